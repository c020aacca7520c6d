//! Claims about a position: `verify` and `why`.

use ergodoku::claims::Claim;
use ergodoku::claims::judge::Grounds;
use ergodoku::text::Entry;
use ergodoku::why::Asker;
use ergodoku_api::record::{ErrorRecord, Judging, VerdictRecord, WhyRecord, Written};
use pyo3::prelude::*;

use crate::error::{self, ClaimError};
use crate::given::Given;
use crate::marks::{self, MarkTuple};
use crate::profile::Chosen;
use crate::state::PyState;
use crate::stop::{interruptible, limit};

/// A claim, read from one of its text forms or from JSON.
pub(crate) fn read(claim: &str) -> Result<Claim, Box<ErrorRecord>> {
    let read = match claim.trim_start().starts_with('{') {
        true => serde_json::from_str(claim).map_err(|error| ErrorRecord {
            line: Some(error.line()),
            column: Some(error.column()),
            ..ErrorRecord::new(error.to_string())
        }),
        false => claim.parse::<Claim>().map_err(|error| ErrorRecord::unread(&error, claim)),
    };
    let read = read.map_err(Box::new)?;
    match read.conclusions.is_empty() {
        true => {
            let message = "expected a conclusion such as r4c7<>5".to_string();
            Err(Box::new(ErrorRecord::new(message)))
        }
        false => Ok(read),
    }
}

/// The puzzle, or the exception of a text that is none.
fn entry(state: Given) -> PyResult<Entry> {
    state.0.map_err(|error| {
        let (record, _) = ergodoku_api::record::PuzzleRecord::begin(&Err(error));
        error::of_puzzle(record)
    })
}

/// Plain data as JSON.
pub(crate) fn json(record: &impl serde::Serialize) -> String {
    serde_json::to_string(record).expect("a record is plain data")
}

/// The record of the verdict, as JSON.
#[pyfunction]
pub(crate) fn verify(
    py: Python<'_>,
    state: Given,
    claim: &str,
    profile: Option<Chosen>,
    recognise: bool,
    smallest: bool,
    time_limit: Option<f64>,
) -> PyResult<String> {
    let (time, puzzle) = (limit(time_limit)?, entry(state)?.puzzle);
    interruptible(py, time, |stop| {
        let (position, said) = (puzzle.to_string().into(), Written::Text(claim.into()));
        let claim = match read(claim) {
            Ok(claim) => claim,
            Err(error) => return json(&VerdictRecord::malformed(position, said, *error)),
        };
        let profile = profile.map(|it| ergodoku::Profile::clone(&it.0));
        let judging =
            Judging { profile, recognises: recognise, minimises: smallest, stop: stop.clone() };
        let grounds = Grounds::new(puzzle);
        let verdict = judging.judge().judge(&grounds, &claim);
        json(&VerdictRecord::new(position, said, (&grounds, verdict), recognise))
    })
}

/// The record of an answer as JSON, the state in which its reason holds, and what to draw there.
type Reason = (String, Option<PyState>, Vec<MarkTuple>);

#[pyfunction]
pub(crate) fn why(
    py: Python<'_>,
    state: Given,
    claim: &str,
    profile: Chosen,
    others: bool,
    time_limit: Option<f64>,
) -> PyResult<Reason> {
    let (time, puzzle) = (limit(time_limit)?, entry(state)?.puzzle);
    interruptible(py, time, |stop| {
        let read = read(claim).map_err(|error| {
            let ErrorRecord { message, line, column, .. } = *error;
            ClaimError::new_err((message, line, column))
        })?;
        let asker = Asker::new().naming(ergodoku::Profile::clone(&profile.0)).until(stop.clone());
        let mut asker = if others { asker.with_others() } else { asker };
        let grounds = Grounds::new(puzzle);
        let answer = asker.ask(&grounds, &read.conclusions);
        if answer.reasons.is_empty() && stop.is_over() {
            return Err(error::stopped());
        }
        let (position, said) = (puzzle.to_string().into(), Written::Text(claim.into()));
        let record = json(&WhyRecord::new(position, said, (&grounds, &answer), others));
        let drawn = answer.explain().marks.iter().map(marks::written).collect();
        Ok((record, answer.state.map(|state| PyState { state }), drawn))
    })?
}
