//! [`Miss`]: why a candidate does not meet the specification.

use std::fmt;

use ergodoku_engine::Level;

/// Why a candidate was rejected, and how near it came.
pub(crate) struct Miss {
    /// The distance from the specification, comparable among candidates that fail the same demand.
    pub(crate) distance: f64,
    pub(crate) reason: Reason,
}

/// The reason for the rejection. Its `Display` output describes the nearest candidate.
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

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Clues(clues) => write!(f, "it has {clues} clues"),
            Reason::Redundant(clues) => write!(f, "{clues} of its clues are not needed"),
            Reason::Grade(level, score) => write!(f, "it is {level} with score {score}"),
            Reason::Above(level, score) => {
                write!(f, "it is at least {level} with a score of at least {score}")
            }
            Reason::SolvedWithout(technique) => write!(f, "it can be solved without {technique}"),
            Reason::Times(technique, times) => write!(f, "it needs {technique} {times} times"),
            Reason::Stuck(unsolved) => {
                write!(f, "the allowed techniques leave {unsolved} cells empty")
            }
            Reason::NoPosition(steps) => write!(f, "its position has {steps} such steps"),
            Reason::Explainer(er) => write!(f, "its ER is {er:.1}"),
            Reason::NoPearl => f.write_str("it is not a pearl"),
            Reason::NoDiamond => f.write_str("it is not a diamond"),
        }
    }
}
