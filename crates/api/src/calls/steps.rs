//! `steps`: every step there is now.

use std::ops::ControlFlow;

use serde::Serialize;

use crate::bounds::Part;
pub(crate) use crate::calls::request::SolvingRequest;
use crate::record::{ExplainedStep, PuzzleRecord, SCHEMA, Status};
use crate::{ApiError, Bounds};

/// The steps of a state.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct StepsAnswer {
    /// The version of the schema.
    schema: u32,
    /// What the puzzle turned out to be.
    status: Status,
    /// The steps, technique by technique.
    steps: Vec<ExplainedStep>,
    /// The techniques whose search was cut short by the time limit: there may be more of their steps.
    cut_short: Vec<&'static str>,
}

pub(crate) fn steps(request: SolvingRequest, bounds: &Bounds) -> Result<StepsAnswer, ApiError> {
    let options = request.options(bounds)?;
    let (record, ready) = PuzzleRecord::begin(&request.puzzle.entry()?);
    let Some(ready) = ready else { return Err(ApiError::of_puzzle(record)) };
    let most = options.max_steps.unwrap_or(usize::MAX);
    let (mut steps, mut count) = (Vec::new(), 0);
    let cut_short = ready.find_steps(&options, &mut |step| {
        if count >= most {
            return ControlFlow::Break(());
        }
        count += 1;
        let step = ExplainedStep::new(step, &ready.state, options.voice);
        match bounds.is_telling() {
            true => bounds.tell(&Part::Step(Box::new(step))),
            false => steps.push(step),
        }
        ControlFlow::Continue(())
    });
    Ok(StepsAnswer { schema: SCHEMA, status: record.status, steps, cut_short })
}
