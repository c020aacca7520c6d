//! [`RatingRecord`]: how hard a puzzle is.

use serde::Serialize;

use super::{ErrorRecord, PuzzleRecord, SCHEMA, Status};
use crate::text::{Entry, ParseError};
use crate::{Interrupted, Level, Profile, Stop, rate_until};

/// What a puzzle is measured by.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scale {
    /// The sum of the scores of all steps, and a level.
    Hodoku,
}

/// How hard a puzzle is. What a puzzle that has not exactly one solution lacks is `None`.
#[derive(Clone, Debug, Serialize)]
pub struct RatingRecord {
    /// The version of this record, [`SCHEMA`].
    pub schema: u32,
    /// The 81 characters as read; empty if the text could not be read.
    pub puzzle: String,
    /// What stood beside the puzzle.
    pub label: String,
    /// What the puzzle turned out to be; [`Status::Solved`] if it has exactly one solution.
    pub status: Status,
    /// What it is measured by.
    pub scale: Scale,
    /// The sum over all steps.
    pub score: Option<u64>,
    /// The level.
    pub level: Option<Level>,
    /// How many steps.
    pub steps: Option<usize>,
    /// How many cells had to be guessed.
    pub guesses: Option<usize>,
    /// The first of the hardest steps; none if there is no step, or a guess is harder.
    pub hardest: Option<HardestRecord>,
    /// What is wrong, where the status says that something is.
    pub error: Option<ErrorRecord>,
}

/// The step that decides a puzzle's level.
#[derive(Clone, Debug, Serialize)]
pub struct HardestRecord {
    /// Its number on the path, from 1.
    pub number: usize,
    /// The technique's name.
    pub technique: &'static str,
    /// The step in the field's notation.
    pub notation: String,
    /// The level of such a step; the puzzle's is higher if its score is too high for this one.
    pub level: Level,
    /// What such a step counts.
    pub score: u32,
}

impl RatingRecord {
    /// The columns of [`csv`](RatingRecord::csv).
    pub const COLUMNS: &'static str = "puzzle,score,level,status";

    /// The rating as comma-separated values; what it lacks is left empty.
    pub fn csv(&self) -> String {
        let score = self.score.map(|it| it.to_string()).unwrap_or_default();
        let level = self.level.map(|it| it.to_string()).unwrap_or_default();
        format!("{},{score},{level},{}", self.puzzle, self.status)
    }

    /// Rates a puzzle by the steps, scores and levels of a profile.
    pub fn new(entry: &Result<Entry, ParseError>, scale: Scale, profile: &Profile) -> RatingRecord {
        RatingRecord::until(entry, scale, profile, &Stop::never())
    }

    /// The same for a rating that may be given up: then it has the status [`Status::Interrupted`].
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
            Err(Interrupted) => {
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
            score: rating.as_ref().map(|it| it.score),
            level: rating.as_ref().map(|it| it.level),
            steps: rating.as_ref().map(|it| it.steps),
            guesses: rating.as_ref().map(|it| it.guesses),
            hardest,
            error,
        }
    }
}
