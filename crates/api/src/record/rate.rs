//! [`RatingRecord`]: how hard a puzzle is.

use ergodoku::engine::{InterruptedError, rate_until};
use ergodoku::generate::canonical;
use ergodoku::text::{self, Entry, ParseError};
use ergodoku::{Level, Profile, Puzzle, State, Stop};
use serde::Serialize;

use super::puzzle::{Opened, Ready};
use super::{ErrorRecord, PuzzleRecord, SCHEMA, Status};

/// The scale of a rating.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Scale {
    /// The sum of the scores of all steps, and a level.
    Hodoku,
}

/// The entry with its puzzle in canonical form: the least of all lines of 81 characters that are essentially
/// the same. `None` if the puzzle has no such form: if it does not have exactly one solution, or has more than
/// givens.
///
/// ```
/// use ergodoku_api::record::canonical_form;
/// use ergodoku::text;
///
/// let rows = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
/// let traded = ".4...58....32..1.782...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
/// let form = |puzzle| canonical_form(&text::parse_one(puzzle)).unwrap().puzzle;
/// assert_eq!(form(rows), form(traded));
/// ```
pub fn canonical_form(entry: &Result<Entry, ParseError>) -> Option<Entry> {
    let (_, ready) = PuzzleRecord::begin(entry);
    let entry = entry.as_ref().ok()?;
    ready?.solution?;
    Some(Entry { puzzle: canonical(&entry.puzzle)?, ..entry.clone() })
}

/// The text that identifies a rated puzzle: its 81 characters, or the 729 of a Sukaku.
pub fn characters(puzzle: &Puzzle) -> String {
    sukaku(puzzle).unwrap_or_else(|| puzzle.to_string())
}

/// What there is to say of a puzzle before it is rated.
pub(super) struct ToRate {
    /// The text that identifies it; empty if it could not be read.
    pub(super) puzzle: String,
    pub(super) label: String,
    pub(super) status: Status,
    pub(super) error: Option<ErrorRecord>,
    ready: Option<Ready>,
}

impl ToRate {
    pub(super) fn new(entry: &Result<Entry, ParseError>) -> ToRate {
        let entry = match entry {
            Ok(entry) => entry,
            Err(error) => {
                let PuzzleRecord { label, status, error, .. } = PuzzleRecord::unreadable(error);
                return ToRate { puzzle: String::new(), label, status, error, ready: None };
            }
        };
        let Opened { status, error, ready } = Opened::new(entry);
        let (puzzle, label) = (characters(&entry.puzzle), entry.label.clone());
        ToRate { puzzle, label, status, error, ready }
    }

    /// A puzzle that is known to have exactly one solution.
    pub(super) fn solved(entry: &Entry) -> ToRate {
        let (puzzle, label) = (characters(&entry.puzzle), entry.label.clone());
        ToRate { puzzle, label, status: Status::Solved, error: None, ready: None }
    }

    /// Its first state, if it has exactly one solution.
    pub(super) fn state(&self) -> Option<&State> {
        self.ready.as_ref().filter(|it| it.solution.is_some()).map(|it| &it.state)
    }
}

/// The 729 characters of a puzzle that has candidates and no digits.
fn sukaku(puzzle: &Puzzle) -> Option<String> {
    let is_sukaku = puzzle.filled().is_empty() && !puzzle.removed().is_empty();
    let state = is_sukaku.then(|| State::new(puzzle).ok()).flatten()?;
    Some(text::write_sukaku(&state).trim_end().to_string())
}

/// How hard a puzzle is on HoDoKu's scale. The numbers are null if the puzzle does not have exactly one
/// solution.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RatingRecord {
    /// The version of the schema.
    pub schema: u32,
    /// The puzzle as read.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Grid))]
    pub puzzle: String,
    /// The label that stood beside the puzzle.
    pub label: String,
    /// What the puzzle turned out to be: `solved` if it has exactly one solution.
    pub status: Status,
    /// The scale.
    pub scale: Scale,
    /// The version of this program.
    pub version: &'static str,
    /// The sum over all steps.
    #[cfg_attr(feature = "schema", schema(required))]
    pub score: Option<u64>,
    /// The level.
    #[cfg_attr(feature = "schema", schema(required, value_type = Option<crate::schema::LevelName>))]
    pub level: Option<Level>,
    /// The number of steps.
    #[cfg_attr(feature = "schema", schema(required))]
    pub steps: Option<usize>,
    /// The number of cells that had to be guessed.
    #[cfg_attr(feature = "schema", schema(required))]
    pub guesses: Option<usize>,
    /// The first of the hardest steps; none if there is no step, or a guess is harder.
    #[cfg_attr(feature = "schema", schema(required))]
    pub hardest: Option<HardestRecord>,
    /// What is wrong, if the status says that something is.
    #[cfg_attr(feature = "schema", schema(required))]
    pub error: Option<ErrorRecord>,
}

/// The step that decides a puzzle's level.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HardestRecord {
    /// Its number on the path, from 1.
    pub number: usize,
    /// The technique's name.
    pub technique: &'static str,
    /// The step in the field's notation.
    pub notation: String,
    /// The level of such a step. The puzzle's level is higher if its score is too high for this one.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LevelName))]
    pub level: Level,
    /// The score of such a step.
    pub score: u32,
}

impl RatingRecord {
    /// Rates a puzzle by the steps, scores and levels of a profile.
    pub fn new(entry: &Result<Entry, ParseError>, scale: Scale, profile: &Profile) -> RatingRecord {
        RatingRecord::until(entry, scale, profile, &Stop::never())
    }

    /// The same for a rating that `stop` may interrupt: the status is then [`Status::Interrupted`].
    pub fn until(
        entry: &Result<Entry, ParseError>,
        scale: Scale,
        profile: &Profile,
        stop: &Stop,
    ) -> RatingRecord {
        let Scale::Hodoku = scale;
        let (mut record, ready) = PuzzleRecord::begin(entry);
        let ready = ready.filter(|ready| ready.solution.is_some());
        let rating = ready.and_then(|ready| match rate_until(ready.state, profile, stop) {
            Ok(rating) => Some(rating),
            Err(InterruptedError) => {
                record.interrupt();
                None
            }
        });
        let PuzzleRecord { puzzle, label, status, error, .. } = record;
        let hardest = rating.as_ref().and_then(|it| it.hardest.as_ref()).map(|(number, step)| {
            let rank =
                profile.rank_of(step.technique).expect("steps come from the profile's ranks");
            HardestRecord {
                number: *number,
                technique: step.technique.name,
                notation: step.to_string(),
                level: rank.level,
                score: rank.score,
            }
        });
        RatingRecord {
            schema: SCHEMA,
            puzzle,
            label,
            status,
            scale,
            version: env!("CARGO_PKG_VERSION"),
            score: rating.as_ref().map(|it| it.score),
            level: rating.as_ref().map(|it| it.level),
            steps: rating.as_ref().map(|it| it.steps),
            guesses: rating.as_ref().map(|it| it.guesses),
            hardest,
            error,
        }
    }
}
