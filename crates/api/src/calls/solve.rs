//! `solve`: the whole path.

use ergodoku::{Outcome, Path};
use serde::Serialize;

pub(crate) use crate::calls::request::SolvingRequest;
use crate::record::{ExplainedStep, PuzzleRecord, SCHEMA, Status};
use crate::{ApiError, Bounds};

/// A path.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct SolveAnswer {
    /// The version of the schema.
    schema: u32,
    /// What the puzzle turned out to be.
    status: Status,
    /// The digits placed at the end of the path.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Grid))]
    grid: String,
    /// The steps, in order.
    steps: Vec<ExplainedStep>,
}

pub(crate) fn solve(request: SolvingRequest, bounds: &Bounds) -> Result<SolveAnswer, ApiError> {
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
        steps.push(ExplainedStep::new(step, &before));
    }
    if path.outcome() == Outcome::Interrupted {
        return Err(ApiError::too_long());
    }
    let unsolved = path.outcome() != Outcome::Solved && record.status == Status::Solved;
    let status = if unsolved { Status::Stuck } else { record.status };
    Ok(SolveAnswer { schema: SCHEMA, status, grid: path.state().to_string(), steps })
}
