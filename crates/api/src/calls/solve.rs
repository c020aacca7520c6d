//! `solve`: the whole path.

use ergodoku::engine::{Aim, shortest};
use ergodoku::explanation::{Language, Length};
use ergodoku::{Outcome, Path, State};
use serde::{Deserialize, Serialize};

use crate::bounds::Part;
use crate::calls::request::{PuzzleText, SolvingRequest, default_profile, yes};
use crate::record::{ExplainedStep, Options, PuzzleRecord, SCHEMA, ShortestRecord, Status};
use crate::{ApiError, Bounds};

/// A puzzle, and how to solve it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct SolveRequest {
    puzzle: PuzzleText,
    /// Which techniques, in which order; `default` if not given.
    #[serde(default = "default_profile")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::ProfileName))]
    profile: String,
    /// Whether techniques may assume that there is exactly one solution; true if not given.
    #[serde(default = "yes")]
    uniqueness: bool,
    /// The largest number of steps to give; all if not given.
    max_steps: Option<usize>,
    /// To solve with as few hard steps as possible, or as easy ones; as the profile goes if not given.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::AimName>))]
    shortest: Option<Aim>,
    /// The language of explanations; `en` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LanguageName))]
    language: Language,
    /// How long explanations are; `standard` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LengthName))]
    length: Length,
}

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
    /// Whether the time limit ended the path, of which the steps were told as they were found.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    cut_short: bool,
    /// Of a shortest solve: how good it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    shortest: Option<ShortestRecord>,
}

/// The search for a shortest solve ends after this number of checks: some seconds.
const SHORTEST_CHECKS: u64 = 20_000_000;

pub(crate) fn solve(request: SolveRequest, bounds: &Bounds) -> Result<SolveAnswer, ApiError> {
    let SolveRequest { puzzle, profile, uniqueness, max_steps, shortest, language, length } =
        request;
    let request = SolvingRequest { puzzle, profile, uniqueness, max_steps, language, length };
    let options = request.options(bounds)?;
    let (record, ready) = PuzzleRecord::begin(&request.puzzle.entry()?);
    let Some(ready) = ready else { return Err(ApiError::of_puzzle(record)) };
    if let Some(aim) = shortest
        && record.status == Status::Solved
        && let Some(answer) = solve_shortest(&ready.state, aim, &options, bounds)
    {
        return Ok(answer);
    }
    let path = Path::new(ready.state.clone(), &options.profile);
    let mut path = path.until(options.effort.stop.clone());
    let (mut steps, mut count) = (Vec::new(), 0);
    while options.max_steps.is_none_or(|most| count < most) {
        if bounds.is_over() && !bounds.is_telling() {
            return Err(ApiError::too_long());
        }
        let before = path.state().clone();
        if ready.has_no_step(&before) {
            break;
        }
        let Some(step) = path.next() else { break };
        count += 1;
        let step = ExplainedStep::new(step, &before, options.voice);
        match bounds.is_telling() {
            true => bounds.tell(&Part::Step(Box::new(step))),
            false => steps.push(step),
        }
    }
    let cut_short = path.outcome() == Outcome::Interrupted;
    if cut_short && !bounds.is_telling() {
        return Err(ApiError::too_long());
    }
    let unsolved = path.outcome() != Outcome::Solved && record.status == Status::Solved;
    let status = if unsolved { Status::Stuck } else { record.status };
    let grid = path.state().to_string();
    Ok(SolveAnswer { schema: SCHEMA, status, grid, steps, cut_short, shortest: None })
}

/// The shortest solve, or none if the profile does not solve the puzzle in time.
fn solve_shortest(
    state: &State,
    aim: Aim,
    options: &Options,
    bounds: &Bounds,
) -> Option<SolveAnswer> {
    let stop = bounds.stop_early(SHORTEST_CHECKS);
    let best = shortest(state, &options.profile, aim, &stop).ok()??;
    let record = ShortestRecord::new(&best, aim);
    let mut now = state.clone();
    let mut explained = |step: ergodoku::Step| {
        let before = now.clone();
        now.apply_unchecked(&step.conclusion);
        ExplainedStep::new(step, &before, options.voice)
    };
    let most = options.max_steps.unwrap_or(usize::MAX);
    let steps = best.steps.into_iter().take(most).map(&mut explained).collect();
    let status = if now.is_solved() { Status::Solved } else { Status::Stuck };
    Some(SolveAnswer {
        schema: SCHEMA,
        status,
        grid: now.to_string(),
        steps,
        cut_short: false,
        shortest: Some(record),
    })
}
