//! [`Miss`]: why a candidate does not meet the specification.

use ergodoku_core::{Sentence, sentence};
use ergodoku_engine::Level;

/// Why a candidate was rejected, and how near it came.
pub(crate) struct Miss {
    /// The distance from the specification, comparable among candidates that fail the same demand.
    pub(crate) distance: f64,
    pub(crate) reason: Reason,
}

/// The reason for the rejection. As a sentence it describes the nearest candidate.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Reason {
    Clues(usize),
    Redundant(usize),
    Grade(Level, u32),
    /// The rating was interrupted because it already exceeded the specification.
    Above(Level, u32),
    SolvedWithout(String),
    Times(String, usize),
    Stuck(usize),
    NoPosition(usize),
    Explainer(f64),
    NoPearl,
    NoDiamond,
}

impl From<&Reason> for Sentence {
    fn from(reason: &Reason) -> Sentence {
        let graded = |level: &Level, score: &u32| (level_name(*level), *score as usize);
        match reason {
            Reason::Clues(count) => sentence!("report-lack-clues", count = *count),
            Reason::Redundant(count) => sentence!("report-lack-redundant", count = *count),
            Reason::Grade(level, score) => {
                let (level, score) = graded(level, score);
                sentence!("report-lack-grade", level, score)
            }
            Reason::Above(level, score) => {
                let (level, score) = graded(level, score);
                sentence!("report-lack-above", level, score)
            }
            Reason::SolvedWithout(technique) => {
                sentence!("report-lack-without", technique = technique.clone())
            }
            Reason::Times(technique, count) => {
                sentence!("report-lack-times", technique = technique.clone(), count = *count)
            }
            Reason::Stuck(count) => sentence!("report-lack-stuck", count = *count),
            Reason::NoPosition(count) => sentence!("report-lack-position", count = *count),
            Reason::Explainer(er) => sentence!("report-lack-rating", rating = format!("{er:.1}")),
            Reason::NoPearl => sentence!("report-lack-pearl"),
            Reason::NoDiamond => sentence!("report-lack-diamond"),
        }
    }
}

/// What a level is called.
pub(crate) fn level_name(level: Level) -> Sentence {
    let name = level.to_string().to_lowercase();
    Sentence::Message(format!("command-level-{name}").into(), Vec::new())
}
