//! [`ExplainerRecord`]: how hard a puzzle is by Sudoku Explainer's rules.

use std::cell::RefCell;

use ergodoku::explainer::{PuzzleRating, RatedStep, Rater, RatingEnd, RatingOptions};
use ergodoku::explanation::Voice;
use ergodoku::text::{Entry, ParseError};
use serde::Serialize;

use super::rate::ToRate;
use super::{ErrorRecord, SCHEMA, Status, StepRecord};

/// How hard a puzzle is by Sudoku Explainer's rules. The ratings are null if the puzzle does not have exactly
/// one solution.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExplainerRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The 81 characters as read; the 729 of a Sukaku; empty if the text could not be read.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RatedPuzzle))]
    pub puzzle: String,
    /// The label that stood beside the puzzle.
    pub label: String,
    /// What the puzzle turned out to be: `solved` if it is rated.
    pub status: Status,
    /// The rating of the hardest step.
    #[cfg_attr(feature = "schema", schema(required))]
    pub er: Option<f64>,
    /// The rating of the hardest step up to the first placement.
    #[cfg_attr(feature = "schema", schema(required))]
    pub ep: Option<f64>,
    /// The rating of the first step.
    #[cfg_attr(feature = "schema", schema(required))]
    pub ed: Option<f64>,
    /// The scale: `se121`, `se121-fixed` or `sukaku`.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::ExplainerScale))]
    pub scale: &'static str,
    /// The version of this program.
    pub version: &'static str,
    /// How the rating ended: `rated`, `stuck` (20.0), or early: `above-max-er`, `time-limit`, `no-pearl`,
    /// `no-diamond`; the ratings are then those of the steps so far.
    #[cfg_attr(feature = "schema", schema(required))]
    pub end: Option<&'static str>,
    /// The steps, if they were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<RatedStepRecord>,
    /// What is wrong, where the status says that something is.
    #[cfg_attr(feature = "schema", schema(required))]
    pub error: Option<ErrorRecord>,
}

/// A step and its rating.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RatedStepRecord {
    /// The rating.
    pub rating: f64,
    /// What Sudoku Explainer calls it.
    pub name: &'static str,
    /// The step; its technique is the nearest one of the engine.
    #[serde(flatten)]
    pub step: StepRecord,
}

impl RatedStepRecord {
    fn new(rated: &RatedStep, voice: Voice) -> RatedStepRecord {
        let step = StepRecord::new(rated.step(), &rated.state, voice);
        RatedStepRecord { rating: rated.rating, name: rated.name, step }
    }

    /// The step in the field's notation, under Sudoku Explainer's name.
    pub fn notation(&self) -> String {
        let StepRecord { notation, technique, .. } = &self.step;
        format!("{}{}", self.name, notation.strip_prefix(technique).unwrap_or_default())
    }
}

thread_local! {
    /// Keeps the memory that ratings need from puzzle to puzzle.
    static RATER: RefCell<Rater> = RefCell::default();
}

impl ExplainerRecord {
    /// Rates a puzzle.
    pub fn new(entry: &Result<Entry, ParseError>, options: &RatingOptions) -> ExplainerRecord {
        ExplainerRecord::told(entry, options, Voice::default())
    }

    /// The same, with the reasons of steps told in a language and length.
    pub fn told(
        entry: &Result<Entry, ParseError>,
        options: &RatingOptions,
        voice: Voice,
    ) -> ExplainerRecord {
        let rate = |puzzle| RATER.with_borrow_mut(|rater| rater.rate_puzzle(puzzle, options));
        let rated = entry.as_ref().ok().and_then(|it| Some((it, rate(&it.puzzle).ok()?)));
        match rated {
            Some((entry, rating)) => {
                ExplainerRecord::of(ToRate::solved(entry), Some(rating), options, voice)
            }
            None => ExplainerRecord::of(ToRate::new(entry), None, options, voice),
        }
    }

    /// Rates a puzzle, and tells after each step what its rating is at least.
    pub(crate) fn telling(
        entry: &Result<Entry, ParseError>,
        options: &RatingOptions,
        voice: Voice,
        told: &mut dyn FnMut(&PuzzleRating),
    ) -> ExplainerRecord {
        let to_rate = ToRate::new(entry);
        let rating = to_rate
            .state()
            .map(|state| RATER.with_borrow_mut(|rater| rater.rate_telling(state, options, told)));
        ExplainerRecord::of(to_rate, rating, options, voice)
    }

    fn of(
        to_rate: ToRate,
        rating: Option<PuzzleRating>,
        options: &RatingOptions,
        voice: Voice,
    ) -> ExplainerRecord {
        let ToRate { puzzle, label, status, error, .. } = to_rate;
        let is_stuck = rating.as_ref().is_some_and(|it| it.end == RatingEnd::Stuck);
        ExplainerRecord {
            schema: SCHEMA,
            puzzle,
            label,
            status: if is_stuck { Status::Stuck } else { status },
            er: rating.as_ref().map(|it| it.er),
            ep: rating.as_ref().map(|it| it.ep),
            ed: rating.as_ref().map(|it| it.ed),
            scale: options.scale.name(),
            version: env!("CARGO_PKG_VERSION"),
            end: rating.as_ref().map(|it| it.end.name()),
            steps: rating
                .iter()
                .flat_map(|it| &it.steps)
                .map(|step| RatedStepRecord::new(step, voice))
                .collect(),
            error,
        }
    }
}
