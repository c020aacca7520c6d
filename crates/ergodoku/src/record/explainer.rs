//! [`ExplainerRecord`]: how hard a puzzle is by Sudoku Explainer's rules.

use std::cell::RefCell;

use serde::Serialize;

use super::{ErrorRecord, PuzzleRecord, SCHEMA, Status};
use crate::rate::sudoku_explainer::{End, Options, Rater, Rules};
use crate::text::{Entry, ParseError};

/// How hard a puzzle is by Sudoku Explainer's rules. What a puzzle that has not exactly one solution
/// lacks is `None`.
#[derive(Clone, Debug, Serialize)]
pub struct ExplainerRecord {
    /// The version of this record, [`SCHEMA`].
    pub schema: u32,
    /// The 81 characters as read; empty if the text could not be read.
    pub puzzle: String,
    /// What stood beside the puzzle.
    pub label: String,
    /// What the puzzle turned out to be; [`Status::Solved`] if it is rated.
    pub status: Status,
    /// The rating of the hardest step.
    pub er: Option<f64>,
    /// The rating of the hardest step up to the first placement.
    pub ep: Option<f64>,
    /// The rating of the first step.
    pub ed: Option<f64>,
    /// What it is measured by: `se121` or `se121-fixed`.
    pub scale: &'static str,
    /// The version of this program.
    pub version: &'static str,
    /// How the rating ended: `rated`, `stuck` (20.0), or early: `above-max-er`, `time-limit`, `no-pearl`,
    /// `no-diamond`; the ratings are then those of the steps so far.
    pub end: Option<&'static str>,
    /// The steps, if they were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<RatedStepRecord>,
    /// What is wrong, where the status says that something is.
    pub error: Option<ErrorRecord>,
}

/// A step and its rating.
#[derive(Clone, Debug, Serialize)]
pub struct RatedStepRecord {
    /// The rating.
    pub rating: f64,
    /// What Sudoku Explainer calls it.
    pub name: &'static str,
    /// What was found, in the field's notation; empty where the conclusion says it all.
    pub notation: String,
    /// What follows.
    pub conclusion: String,
}

thread_local! {
    /// The rooms that ratings need are used again.
    static RATER: RefCell<Rater> = RefCell::default();
}

/// The name of a scale.
fn name(rules: Rules) -> &'static str {
    match rules {
        Rules::Original => "se121",
        Rules::Fixed => "se121-fixed",
    }
}

impl ExplainerRecord {
    /// The columns of [`csv`](ExplainerRecord::csv).
    pub const COLUMNS: &'static str = "puzzle,er,ep,ed,scale,version,status";

    /// The rating as comma-separated values; what it lacks is left empty.
    pub fn csv(&self) -> String {
        let tenths = |it: Option<f64>| it.map(|it| format!("{it:.1}")).unwrap_or_default();
        let [er, ep, ed] = [self.er, self.ep, self.ed].map(tenths);
        let status = self.end.map_or_else(|| self.status.to_string(), str::to_string);
        format!("{},{er},{ep},{ed},{},{},{status}", self.puzzle, self.scale, self.version)
    }

    /// Rates a puzzle.
    pub fn new(entry: &Result<Entry, ParseError>, options: &Options) -> ExplainerRecord {
        let (record, ready) = PuzzleRecord::begin(entry);
        let ready = ready.filter(|ready| ready.solution.is_some());
        let rating =
            ready.map(|ready| RATER.with_borrow_mut(|rater| rater.rate(&ready.state, options)));
        let PuzzleRecord { puzzle, label, status, error, .. } = record;
        let stuck = rating.as_ref().is_some_and(|it| it.end == End::Stuck);
        let steps = rating.iter().flat_map(|it| &it.steps).map(|step| RatedStepRecord {
            rating: step.rating,
            name: step.name,
            notation: step.notation.clone(),
            conclusion: step.conclusion.to_string(),
        });
        ExplainerRecord {
            schema: SCHEMA,
            puzzle,
            label,
            status: if stuck { Status::Stuck } else { status },
            er: rating.as_ref().map(|it| it.er),
            ep: rating.as_ref().map(|it| it.ep),
            ed: rating.as_ref().map(|it| it.ed),
            scale: name(options.rules),
            version: env!("CARGO_PKG_VERSION"),
            end: rating.as_ref().map(|it| it.end.name()),
            steps: steps.collect(),
            error,
        }
    }

    /// What an earlier run wrote of a puzzle, if that was a whole rating on the same scale by the same
    /// version: a line of [`csv`](ExplainerRecord::csv).
    pub fn from_csv(line: &str, options: &Options) -> Option<ExplainerRecord> {
        let [puzzle, er, ep, ed, scale, version, "rated"] =
            line.trim_end().split(',').collect::<Vec<_>>()[..]
        else {
            return None;
        };
        if scale != name(options.rules) || version != env!("CARGO_PKG_VERSION") {
            return None;
        }
        Some(ExplainerRecord {
            schema: SCHEMA,
            puzzle: puzzle.to_string(),
            label: String::new(),
            status: Status::Solved,
            er: er.parse().ok(),
            ep: ep.parse().ok(),
            ed: ed.parse().ok(),
            scale: name(options.rules),
            version: env!("CARGO_PKG_VERSION"),
            end: Some(End::Rated.name()),
            steps: Vec::new(),
            error: None,
        })
    }
}
