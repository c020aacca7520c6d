//! `solve`: the whole path.

use crate::record::{PuzzleRecord, SCHEMA, Status};
use ergodoku::{Outcome, Path};
use serde::Serialize;

use crate::calls::request::Solving;
use crate::record::Explained;
use crate::{ApiError, Bounds};

#[derive(Serialize)]
pub(crate) struct Answer {
    schema: u32,
    status: Status,
    /// What is placed at the end of the path.
    grid: String,
    steps: Vec<Explained>,
}

pub(crate) fn solve(request: Solving, bounds: &Bounds) -> Result<Answer, ApiError> {
    let options = request.options(bounds)?;
    let (record, ready) = PuzzleRecord::begin(&request.puzzle.entry()?);
    let Some(ready) = ready else { return Err(ApiError::of_puzzle(record)) };
    let path = Path::new(ready.state.clone(), &options.profile);
    let mut path = path.until(options.effort.stop.clone());
    let mut steps = Vec::new();
    while options.max_steps.is_none_or(|most| steps.len() < most) {
        bounds.check()?;
        let before = path.state().clone();
        if ready.has_no_step(&before) {
            break;
        }
        let Some(step) = path.next() else { break };
        steps.push(Explained::new(step, &before));
    }
    if path.outcome() == Outcome::Interrupted {
        return Err(ApiError::too_long());
    }
    let unsolved = path.outcome() != Outcome::Solved && record.status == Status::Solved;
    let status = if unsolved { Status::Stuck } else { record.status };
    Ok(Answer { schema: SCHEMA, status, grid: path.state().to_string(), steps })
}
