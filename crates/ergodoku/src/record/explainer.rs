//! [`ExplainerRecord`]: how hard a puzzle is by Sudoku Explainer's rules.

use std::cell::RefCell;

use serde::Serialize;

use super::{ErrorRecord, PuzzleRecord, SCHEMA, Status, StepRecord};
use crate::generate::canonical;
use crate::rate::sudoku_explainer::{End, Options, RatedStep, Rater};
use crate::text::{self, Entry, ParseError};
use crate::{Puzzle, State};

/// How hard a puzzle is by Sudoku Explainer's rules. What a puzzle that has not exactly one solution
/// lacks is `None`.
#[derive(Clone, Debug, Serialize)]
pub struct ExplainerRecord {
    /// The version of this record, [`SCHEMA`].
    pub schema: u32,
    /// The 81 characters rated: as read, or the canonical form; the 729 of a Sukaku; empty if the text
    /// could not be read.
    pub puzzle: String,
    /// Where the canonical form was rated, the 81 characters as read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read: Option<String>,
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
    /// What it is measured by: `se121`, `se121-fixed` or `sukaku`.
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
    /// The step; its technique is that of the engine which comes nearest.
    #[serde(flatten)]
    pub step: StepRecord,
}

impl RatedStepRecord {
    fn new(rated: &RatedStep) -> RatedStepRecord {
        let step = StepRecord::new(rated.step(), &rated.state);
        RatedStepRecord { rating: rated.rating, name: rated.name, step }
    }

    /// The step in the field's notation, under Sudoku Explainer's name.
    pub fn notation(&self) -> String {
        let StepRecord { notation, technique, .. } = &self.step;
        format!("{}{}", self.name, notation.strip_prefix(technique).unwrap_or_default())
    }
}

thread_local! {
    /// The rooms that ratings need are used again.
    static RATER: RefCell<Rater> = RefCell::default();
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

    /// Rates a puzzle; if `in_canonical_form` is set, that form of it.
    pub fn new(
        entry: &Result<Entry, ParseError>,
        options: &Options,
        in_canonical_form: bool,
    ) -> ExplainerRecord {
        let form = in_canonical_form.then(|| canonical_form(entry)).flatten();
        let read = form.is_some().then(|| entry.as_ref().map(|it| it.puzzle.to_string()));
        let (record, ready) = match form {
            Some(form) => PuzzleRecord::begin(&Ok(form)),
            None => PuzzleRecord::begin(entry),
        };
        let ready = ready.filter(|ready| ready.solution.is_some());
        let rating =
            ready.map(|ready| RATER.with_borrow_mut(|rater| rater.rate(&ready.state, options)));
        let PuzzleRecord { mut puzzle, label, status, error, .. } = record;
        if let Some(sukaku) = entry.as_ref().ok().and_then(|entry| sukaku(&entry.puzzle)) {
            puzzle = sukaku;
        }
        let is_stuck = rating.as_ref().is_some_and(|it| it.end == End::Stuck);
        ExplainerRecord {
            schema: SCHEMA,
            puzzle,
            read: read.and_then(Result::ok),
            label,
            status: if is_stuck { Status::Stuck } else { status },
            er: rating.as_ref().map(|it| it.er),
            ep: rating.as_ref().map(|it| it.ep),
            ed: rating.as_ref().map(|it| it.ed),
            scale: options.scale.name(),
            version: env!("CARGO_PKG_VERSION"),
            end: rating.as_ref().map(|it| it.end.name()),
            steps: rating.iter().flat_map(|it| &it.steps).map(RatedStepRecord::new).collect(),
            error,
        }
    }

    /// Whether a line of [`csv`](ExplainerRecord::csv) is about an entry.
    ///
    /// # Errors
    /// What is wrong, if it is not, or is on another scale or by another version.
    pub fn fits(
        line: &str,
        entry: &Result<Entry, ParseError>,
        options: &Options,
        in_canonical_form: bool,
    ) -> Result<(), String> {
        let [puzzle, _, _, _, scale, version, _] = line.split(',').collect::<Vec<_>>()[..] else {
            return Err("this is no rating".to_string());
        };
        let form = in_canonical_form.then(|| canonical_form(entry)).flatten();
        let rated = form.as_ref().or(entry.as_ref().ok());
        let rated = rated.map(|it| sukaku(&it.puzzle).unwrap_or_else(|| it.puzzle.to_string()));
        let (own_scale, own_version) = (options.scale.name(), env!("CARGO_PKG_VERSION"));
        if puzzle != rated.unwrap_or_default() {
            Err("this is about another puzzle than the input has here; was the file written from \
                 another, or with --canonical?"
                .to_string())
        } else if (scale, version) != (own_scale, own_version) {
            Err(format!(
                "this is rated by {scale} of version {version}, not {own_scale} of {own_version}"
            ))
        } else {
            Ok(())
        }
    }
}

/// The 729 characters of a puzzle that has candidates and no digits.
fn sukaku(puzzle: &Puzzle) -> Option<String> {
    let is_sukaku = puzzle.filled().is_empty() && !puzzle.removed().is_empty();
    let state = is_sukaku.then(|| State::new(puzzle).ok()).flatten()?;
    Some(text::write_sukaku(&state).trim_end().to_string())
}

/// The canonical form of a puzzle that can be rated.
fn canonical_form(entry: &Result<Entry, ParseError>) -> Option<Entry> {
    let (_, ready) = PuzzleRecord::begin(entry);
    let entry = entry.as_ref().ok().filter(|entry| sukaku(&entry.puzzle).is_none())?;
    ready?.solution.map(|_| Entry { puzzle: canonical(&entry.puzzle), ..entry.clone() })
}
