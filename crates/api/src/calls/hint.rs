//! `hint`: the first mistake in what has been entered; if there is none, the next step, from where to look
//! to the whole reason.

use std::ops::ControlFlow;

use ergodoku::engine::{find_steps_of, next_step_until, techniques_named};
use ergodoku::explanation::{Explanation, Language, Length, Voice};
use ergodoku::mistake::{self, Mistake};
use ergodoku::{Candidate, Depth, Profile, State, Step};
use serde::{Deserialize, Serialize};

use crate::calls::request::{PuzzleText, SolvingRequest, default_profile, yes};
use crate::record::{ExplainedStep, Options, PuzzleRecord, SCHEMA, SentenceRecord, Status};
use crate::{ApiError, Bounds};

/// A puzzle, and what the hint is to be about.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct HintRequest {
    puzzle: PuzzleText,
    /// Which techniques, in which order; `default` if not given.
    #[serde(default = "default_profile")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::ProfileName))]
    profile: String,
    /// Whether techniques may assume that there is exactly one solution; true if not given.
    #[serde(default = "yes")]
    uniqueness: bool,
    /// A technique to practise: the hint is at a step of it, if it has one here.
    technique: Option<String>,
    /// The language of explanations; `en` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LanguageName))]
    language: Language,
    /// How long explanations are; `standard` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LengthName))]
    length: Length,
}

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
    fn new(mistake: &Mistake, language: Language) -> MistakeHint {
        let ladder = mistake.ladder().iter().map(|it| SentenceRecord::new(it, language)).collect();
        MistakeHint { kind: mistake.kind, candidate: mistake.candidate, ladder }
    }
}

pub(crate) fn hint(request: HintRequest, bounds: &Bounds) -> Result<HintAnswer, ApiError> {
    let HintRequest { puzzle, profile, uniqueness, technique, language, length } = request;
    let request = SolvingRequest { puzzle, profile, uniqueness, max_steps: None, language, length };
    let options = request.options(bounds)?;
    let (record, ready) = PuzzleRecord::begin(&request.puzzle.entry()?);
    let status = record.status;
    if let Some(first) = record.error.as_ref().and_then(|it| mistake::first(&it.mistakes)) {
        let mistake = Some(MistakeHint::new(first, language));
        return Ok(HintAnswer { schema: SCHEMA, status, mistake, ladder: Vec::new(), step: None });
    }
    let Some(ready) = ready else { return Err(ApiError::of_puzzle(record)) };
    let practised = match &technique {
        Some(name) => step_of(name, &ready.state, &options)?,
        None => None,
    };
    let step = match practised {
        Some(step) => Some(step),
        None => ready.next_step(&options).map_err(|_| ApiError::too_long())?,
    };
    Ok(HintAnswer::new(status, step, &ready.state, options.voice))
}

/// The answer where there is one solution, and the first techniques of the default profile find a step.
pub(super) fn first(request: HintRequest, bounds: &Bounds) -> Option<HintAnswer> {
    let HintRequest { puzzle, profile, technique, language, length, .. } = request;
    // None of these techniques assumes uniqueness; lessons are long.
    if profile != default_profile() || technique.is_some() || length == Length::Teach {
        return None;
    }
    let (record, ready) = PuzzleRecord::begin(&Ok(puzzle.position()?));
    let ready = ready.filter(|_| record.status == Status::Solved)?;
    let step = next_step_until(&ready.state, &Profile::first(), &bounds.stop()).ok()??;
    let voice = Voice { language, length };
    Some(HintAnswer::new(record.status, Some(step), &ready.state, voice))
}

impl HintAnswer {
    /// The answer with the step found in `state`, or with none.
    fn new(status: Status, step: Option<Step>, state: &State, voice: Voice) -> HintAnswer {
        let at = |depth| step.as_ref().map(|step| step.hint(state, depth));
        let ladder = [Depth::Where, Depth::Name, Depth::What].into_iter().filter_map(at);
        let ladder = ladder
            .map(|it: Explanation| SentenceRecord::of_all(&it.sentences, voice.language))
            .collect();
        let stuck = step.is_none() && status == Status::Solved && !state.is_solved();
        HintAnswer {
            schema: SCHEMA,
            status: if stuck { Status::Stuck } else { status },
            mistake: None,
            ladder,
            step: step.map(|step| ExplainedStep::new(step, state, voice)),
        }
    }
}

/// The first step of a technique in a state, if it has one there.
fn step_of(name: &str, state: &State, options: &Options) -> Result<Option<Step>, ApiError> {
    let techniques =
        techniques_named(name).map_err(|error| ApiError::unknown(error.to_string()))?;
    let mut first = None;
    let mut take = |step| {
        first = Some(step);
        ControlFlow::Break(())
    };
    let (Options { profile, effort, .. }, at) = (options, state.clone());
    let _ = find_steps_of(&techniques, at, profile, &effort.stop, &mut take);
    Ok(first)
}
