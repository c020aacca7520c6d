//! `steps`: every step there is now.

use std::ops::ControlFlow;

use crate::record::{PuzzleRecord, SCHEMA, Status};
use ergodoku::{Profile, find_steps_within};
use serde::Serialize;

use crate::calls::request::Solving;
use crate::record::Explained;
use crate::{ApiError, Bounds};

#[derive(Serialize)]
pub(crate) struct Answer {
    schema: u32,
    status: Status,
    steps: Vec<Explained>,
    /// The techniques that were not searched to their end, as there was no time left: there may be more.
    cut_short: Vec<&'static str>,
}

pub(crate) fn steps(request: Solving, bounds: &Bounds) -> Result<Answer, ApiError> {
    let options = request.options(bounds)?;
    let (record, ready) = PuzzleRecord::begin(&request.puzzle.entry()?);
    let Some(ready) = ready else { return Err(ApiError::of_puzzle(record)) };
    let most = options.max_steps.unwrap_or(usize::MAX);
    let mut steps = Vec::new();
    let mut note = |step| {
        if steps.len() >= most {
            return ControlFlow::Break(());
        }
        steps.push(Explained::new(step, &ready.state));
        ControlFlow::Continue(())
    };
    let has_step = !ready.has_no_step(&ready.state);
    let profile = if has_step { options.profile } else { Profile::new(Vec::new()) };
    let (_, cut_short) = find_steps_within(&ready.state, &profile, &options.effort, &mut note);
    let cut_short = cut_short.iter().map(|technique| technique.name).collect();
    Ok(Answer { schema: SCHEMA, status: record.status, steps, cut_short })
}
