//! `steps`: every step there is now.

use std::ops::ControlFlow;

use ergodoku::find_steps;
use ergodoku::record::{PuzzleRecord, SCHEMA, Status};
use serde::Serialize;

use crate::explained::Explained;
use crate::request::Solving;
use crate::{Bounds, Refusal};

#[derive(Serialize)]
pub(crate) struct Answer {
    schema: u32,
    status: Status,
    steps: Vec<Explained>,
}

pub(crate) fn steps(request: Solving, bounds: &Bounds) -> Result<Answer, Refusal> {
    let options = request.options()?;
    let (record, ready) = PuzzleRecord::begin(&request.puzzle.entry()?);
    let Some(ready) = ready else { return Err(Refusal::of_puzzle(record)) };
    let most = options.max_steps.unwrap_or(usize::MAX);
    let mut steps = Vec::new();
    let mut ended = Ok(());
    let _ = find_steps(&ready.state, &options.profile, &mut |step| {
        ended = bounds.check();
        if ended.is_err() || steps.len() >= most {
            return ControlFlow::Break(());
        }
        steps.push(Explained::new(step, &ready.state));
        ControlFlow::Continue(())
    });
    ended?;
    Ok(Answer { schema: SCHEMA, status: record.status, steps })
}
