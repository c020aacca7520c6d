//! `hint`: the first mistake in what has been entered; if there is none, the next step, from where to look
//! to the whole reason.

use ergodoku::explanation::Explanation;
use ergodoku::mistake::{self, Mistake};
use ergodoku::{Candidate, Depth};
use serde::Serialize;

pub(crate) use crate::calls::request::SolvingRequest;
use crate::record::{ExplainedStep, PuzzleRecord, SCHEMA, SentenceRecord, Status};
use crate::{ApiError, Bounds};

/// A mistake, or the next step.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct HintAnswer {
    /// The version of the schema.
    schema: u32,
    /// What the puzzle turned out to be.
    status: Status,
    /// What to put right before looking for a step.
    #[cfg_attr(feature = "schema", schema(required))]
    mistake: Option<MistakeHint>,
    /// Three sentences, each of which gives away more: where to look; the technique; the technique with
    /// its house or digit. Empty if there is no step.
    ladder: Vec<SentenceRecord>,
    /// The step with its sentences, marks and proof.
    #[cfg_attr(feature = "schema", schema(required))]
    step: Option<ExplainedStep>,
}

/// A digit that is wrong, or a true candidate that was removed.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct MistakeHint {
    /// What was entered.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::EntryKind))]
    kind: mistake::EntryKind,
    /// The digit that was entered, or the candidate that was removed.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Candidate))]
    candidate: Candidate,
    /// Three sentences, each of which gives away more: where to look; in which cell; what is wrong.
    ladder: Vec<SentenceRecord>,
}

impl MistakeHint {
    fn new(mistake: &Mistake) -> MistakeHint {
        let ladder = mistake.ladder().iter().map(SentenceRecord::new).collect();
        MistakeHint { kind: mistake.kind, candidate: mistake.candidate, ladder }
    }
}

pub(crate) fn hint(request: SolvingRequest, bounds: &Bounds) -> Result<HintAnswer, ApiError> {
    let options = request.options(bounds)?;
    let (record, ready) = PuzzleRecord::begin(&request.puzzle.entry()?);
    let status = record.status;
    if let Some(first) = record.error.as_ref().and_then(|it| mistake::first(&it.mistakes)) {
        let mistake = Some(MistakeHint::new(first));
        return Ok(HintAnswer { schema: SCHEMA, status, mistake, ladder: Vec::new(), step: None });
    }
    let Some(ready) = ready else { return Err(ApiError::of_puzzle(record)) };
    let step = ready.next_step(&options).map_err(|_| ApiError::too_long())?;
    let state = ready.state;
    let at = |depth| step.as_ref().map(|step| step.hint(&state, depth));
    let ladder = [Depth::Where, Depth::Name, Depth::What].into_iter().filter_map(at);
    let ladder = ladder.map(|it: Explanation| SentenceRecord::of_all(&it.sentences)).collect();
    let stuck = step.is_none() && status == Status::Solved && !state.is_solved();
    Ok(HintAnswer {
        schema: SCHEMA,
        status: if stuck { Status::Stuck } else { status },
        mistake: None,
        ladder,
        step: step.map(|step| ExplainedStep::new(step, &state)),
    })
}
