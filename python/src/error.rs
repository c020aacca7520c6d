//! The package's exceptions, which are Python's classes.

use ergodoku_api::record::{ErrorRecord, PuzzleRecord, Status};
use pyo3::prelude::*;

pyo3::import_exception!(ergodoku._errors, PuzzleError);
pyo3::import_exception!(ergodoku._errors, ClashError);
pyo3::import_exception!(ergodoku._errors, MistakeError);
pyo3::import_exception!(ergodoku._errors, NoSolutionError);
pyo3::import_exception!(ergodoku._errors, SeveralSolutionsError);
pyo3::import_exception!(ergodoku._errors, ClaimError);
pyo3::import_exception!(ergodoku._errors, StoppedError);

/// The exception of a puzzle with this status.
pub(crate) fn of_puzzle(record: PuzzleRecord) -> PyErr {
    let error = record.error.unwrap_or_default();
    let ErrorRecord { message, line, column, text, mistakes, .. } = error;
    let arguments = (message, line, column, text);
    match record.status {
        Status::Invalid => ClashError::new_err(arguments),
        Status::NoSolution => NoSolutionError::new_err(arguments),
        Status::MultipleSolutions => SeveralSolutionsError::new_err(arguments),
        Status::Interrupted => StoppedError::new_err(arguments.0),
        Status::Mistake => {
            let mistakes: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            let (message, line, column, text) = arguments;
            MistakeError::new_err((message, line, column, text, mistakes))
        }
        _ => PuzzleError::new_err(arguments),
    }
}

/// The exception of work that took longer than it was allowed to.
pub(crate) fn stopped() -> PyErr {
    StoppedError::new_err("the time limit was reached")
}
