//! `hint`: first of all what is wrong in what has been done so far; then the next step, from where to
//! look to the whole reason.

use crate::record::{PuzzleRecord, SCHEMA, Status};
use ergodoku::mistake::{self, Kind, Mistake};
use ergodoku::{Candidate, Depth, Explanation, next_step_until};
use serde::Serialize;

use crate::calls::request::Solving;
use crate::record::{Explained, SentenceView};
use crate::{ApiError, Bounds};

#[derive(Serialize)]
pub(crate) struct Answer {
    schema: u32,
    status: Status,
    /// What must be put right before any step is worth looking for.
    mistake: Option<MistakeView>,
    /// Where to look; the technique; the technique with its house or digit. Empty if there is no step.
    ladder: Vec<SentenceView>,
    step: Option<Explained>,
}

/// A digit that is wrong, or a candidate that was removed though it is true.
#[derive(Serialize)]
struct MistakeView {
    kind: Kind,
    candidate: Candidate,
    /// Where to look; in which cell; what is wrong.
    ladder: Vec<SentenceView>,
}

impl MistakeView {
    fn new(mistake: &Mistake) -> MistakeView {
        let ladder = mistake.ladder().iter().map(SentenceView::new).collect();
        MistakeView { kind: mistake.kind, candidate: mistake.candidate, ladder }
    }
}

pub(crate) fn hint(request: Solving, bounds: &Bounds) -> Result<Answer, ApiError> {
    let options = request.options(bounds)?;
    let (record, ready) = PuzzleRecord::begin(&request.puzzle.entry()?);
    let status = record.status;
    if let Some(first) = record.error.as_ref().and_then(|it| mistake::first(&it.mistakes)) {
        let mistake = Some(MistakeView::new(first));
        return Ok(Answer { schema: SCHEMA, status, mistake, ladder: Vec::new(), step: None });
    }
    let Some(ready) = ready else { return Err(ApiError::of_puzzle(record)) };
    let has_step = !ready.has_no_step(&ready.state);
    let state = ready.state;
    let search = || next_step_until(&state, &options.profile, &options.effort.stop);
    let step = if has_step { search().map_err(|_| ApiError::too_long())? } else { None };
    let at = |depth| step.as_ref().map(|step| step.hint(&state, depth));
    let ladder = [Depth::Where, Depth::Name, Depth::What].into_iter().filter_map(at);
    let ladder = ladder.map(|it: Explanation| SentenceView::of_all(&it.sentences)).collect();
    let stuck = step.is_none() && status == Status::Solved && !state.is_solved();
    Ok(Answer {
        schema: SCHEMA,
        status: if stuck { Status::Stuck } else { status },
        mistake: None,
        ladder,
        step: step.map(|step| Explained::new(step, &state)),
    })
}
