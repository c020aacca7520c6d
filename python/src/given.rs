//! [`Given`]: what may stand for a puzzle in a call.

use ergodoku::text::{self, Entry, Format, ParseError};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use crate::puzzle::PyPuzzle;
use crate::state::PyState;

/// A puzzle in a call: a text in any format, a `Puzzle` or a `State`.
pub(crate) struct Given(pub(crate) Result<Entry, ParseError>);

impl Given {
    /// A puzzle without text around it.
    pub(crate) fn entry(puzzle: ergodoku::Puzzle) -> Entry {
        Entry { puzzle, format: Format::Line, label: String::new(), line: 1, library: None }
    }
}

impl<'py> FromPyObject<'_, 'py> for Given {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Given> {
        if let Ok(given) = object.cast::<PyString>() {
            return Ok(Given(text::parse_one(given.to_str()?)));
        }
        if let Ok(state) = object.cast::<PyState>() {
            return Ok(Given(Ok(Given::entry(state.get().state.to_puzzle()))));
        }
        if let Ok(puzzle) = object.cast::<PyPuzzle>() {
            let puzzle = puzzle.get();
            let entry = Given::entry(puzzle.puzzle);
            return Ok(Given(Ok(Entry { label: puzzle.label.clone(), ..entry })));
        }
        if let Ok(bytes) = object.cast::<PyBytes>() {
            return Ok(Given(text::parse_one(&String::from_utf8_lossy(bytes.as_bytes()))));
        }
        let kind = object.get_type().name()?;
        Err(PyTypeError::new_err(format!(
            "a puzzle is a str, Puzzle or State, not {kind}; the batch calls take many puzzles"
        )))
    }
}
