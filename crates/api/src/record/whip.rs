//! [`WhipRecord`]: how hard a puzzle is by whips and braids.

use std::cell::RefCell;

use ergodoku::explanation::Voice;
use ergodoku::text::{Entry, ParseError};
use ergodoku::whips::{RatedStep, Rater, RatingEnd, RatingOptions};
use serde::Serialize;

use super::rate::ToRate;
use super::{ErrorRecord, SCHEMA, Status, StepRecord};

/// How hard a puzzle is by whips and braids, or by trial and error: one of Berthier's ratings. The rating is null if the puzzle does
/// not have exactly one solution, or the rules do not solve it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WhipRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The 81 characters as read; the 729 of a Sukaku; empty if the text could not be read.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::RatedPuzzle))]
    pub puzzle: String,
    /// The label that stood beside the puzzle.
    pub label: String,
    /// What the puzzle turned out to be: `solved` if it is rated.
    pub status: Status,
    /// The greatest length of a chain or subset that is needed, 0 if singles are enough; for `t&e` the depth of assumptions.
    #[cfg_attr(feature = "schema", schema(required))]
    pub rating: Option<usize>,
    /// The scale: `w`, `s+w`, `gw`, `s+gw`, `b`, `gb`, `t&e` or `bxb`.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::WhipScale))]
    pub scale: &'static str,
    /// The version of this program.
    pub version: &'static str,
    /// How the rating ended: `rated`, `stuck` if the rules do not solve the puzzle, `above-max-length` or `time-limit`.
    #[cfg_attr(feature = "schema", schema(required))]
    pub end: Option<&'static str>,
    /// The steps, if they were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<WhipStepRecord>,
    /// What is wrong, where the status says that something is.
    #[cfg_attr(feature = "schema", schema(required))]
    pub error: Option<ErrorRecord>,
}

/// A step of a rating by whips and braids.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WhipStepRecord {
    /// The length of the chain or subset, 0 for a single. No elimination is possible with less.
    pub length: usize,
    /// The step in the notation of CSP-Rules.
    pub csp: String,
    /// The step.
    #[serde(flatten)]
    pub step: StepRecord,
}

impl WhipStepRecord {
    fn new(rated: RatedStep, voice: Voice) -> WhipStepRecord {
        let step = StepRecord::new(rated.step, &rated.state, voice);
        WhipStepRecord { length: rated.length, csp: rated.csp, step }
    }
}

thread_local! {
    /// Keeps the memory that ratings need from puzzle to puzzle.
    static RATER: RefCell<Rater> = RefCell::default();
}

impl WhipRecord {
    /// Rates a puzzle.
    pub fn new(entry: &Result<Entry, ParseError>, options: &RatingOptions) -> WhipRecord {
        WhipRecord::told(entry, options, Voice::default())
    }

    /// The same, with the reasons of steps told in a language and length.
    pub fn told(
        entry: &Result<Entry, ParseError>,
        options: &RatingOptions,
        voice: Voice,
    ) -> WhipRecord {
        let to_rate = ToRate::new(entry);
        let rating =
            to_rate.state().map(|state| RATER.with_borrow_mut(|rater| rater.rate(state, options)));
        let ToRate { puzzle, label, status, error, .. } = to_rate;
        let end = rating.as_ref().map(|it| it.end);
        WhipRecord {
            schema: SCHEMA,
            puzzle,
            label,
            status: if end == Some(RatingEnd::Stuck) { Status::Stuck } else { status },
            rating: rating.as_ref().and_then(|it| it.rating),
            scale: options.scale.name(),
            version: env!("CARGO_PKG_VERSION"),
            end: end.map(RatingEnd::name),
            steps: rating
                .into_iter()
                .flat_map(|it| it.steps)
                .map(|step| WhipStepRecord::new(step, voice))
                .collect(),
            error,
        }
    }
}
