//! [`HintRecord`]: a hint that gives away no more than was asked for.

use ergodoku::engine::InterruptedError;
use ergodoku::text::{Entry, ParseError};
use ergodoku::{Depth, mistake};
use serde::Serialize;
use utoipa::ToSchema;

use super::{ErrorRecord, Options, PuzzleRecord, SCHEMA, Status, StepRecord};
use crate::schema;

/// A hint at the next step, or at a mistake, that gives away no more than its level allows.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The 81 characters as read; empty if the text could not be read.
    #[schema(value_type = schema::Grid)]
    pub puzzle: String,
    /// The label that stood beside the puzzle.
    pub label: String,
    /// What the puzzle turned out to be; `stuck` if no technique in use finds a step.
    pub status: Status,
    /// How much it gives away: 1 where to look, 2 the technique and its place, 3 the whole reason.
    pub level: u8,
    /// The hint in words; none if there is neither a step nor a mistake.
    #[schema(required)]
    pub hint: Option<String>,
    /// The technique's name, from level 2.
    #[schema(required)]
    pub technique: Option<&'static str>,
    /// The step, at level 3.
    #[schema(required)]
    pub step: Option<StepRecord>,
    /// What is wrong, if the status says that something is. With a hint at a mistake only at level 3.
    #[schema(required)]
    pub error: Option<ErrorRecord>,
}

impl HintRecord {
    /// Finds the next step and says as much of it as `depth` allows. If the position contradicts the one
    /// solution of its givens, the hint is at a mistake instead. A puzzle with several solutions has hints,
    /// too: a step holds in all of them.
    pub fn new(entry: &Result<Entry, ParseError>, options: &Options, depth: Depth) -> HintRecord {
        let (mut record, ready) = PuzzleRecord::begin(entry);
        let mut hint = None;
        let mut technique = None;
        if let Some(ready) = ready {
            let state = &ready.state;
            match ready.next_step(options) {
                Err(InterruptedError) => record.interrupt(),
                Ok(Some(step)) => {
                    hint = Some(step.hint(state, depth).to_string());
                    technique = Some(step.technique.name);
                    record.add_step(step, state, options);
                }
                Ok(None) if record.status == Status::Solved && !state.is_solved() => {
                    record.status = Status::Stuck;
                }
                Ok(None) => {}
            }
        }
        let level = match depth {
            Depth::Where => 1,
            Depth::Name | Depth::What => 2,
            Depth::Why => 3,
        };
        if record.status == Status::Mistake
            && let Some(first) = record.error.as_ref().and_then(|it| mistake::first(&it.mistakes))
        {
            hint = Some(first.ladder()[level - 1].to_string());
            record.error = record.error.filter(|_| depth == Depth::Why);
        }
        HintRecord {
            schema: SCHEMA,
            puzzle: record.puzzle,
            label: record.label,
            status: record.status,
            level: level as u8,
            hint,
            technique: technique.filter(|_| depth >= Depth::Name),
            step: record.steps.pop().filter(|_| depth == Depth::Why),
            error: record.error,
        }
    }
}
