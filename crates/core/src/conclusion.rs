//! [`Conclusion`]: the result of a step; [`ConclusionError`]: why it cannot be applied.

use std::error::Error;
use std::fmt;

use crate::{Candidate, CandidateSet, Digit};

/// The result of a step, which can be applied to a [`State`](crate::State). Displayed in the usual
/// notation.
///
/// ```
/// use ergodoku_core::Conclusion;
///
/// let place = Conclusion::Place("r4c3=5".parse()?);
/// assert_eq!(place.to_string(), "r4c3=5");
/// let eliminate = Conclusion::Eliminate("r45c3<>5".parse()?);
/// assert_eq!(eliminate.to_string(), "r45c3<>5");
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Conclusion {
    /// This candidate is true.
    Place(Candidate),
    /// These candidates are false. The set is not empty.
    Eliminate(CandidateSet),
}

impl Conclusion {
    /// The candidate that is placed, if any.
    pub fn placed(&self) -> Option<Candidate> {
        match self {
            Conclusion::Place(candidate) => Some(*candidate),
            Conclusion::Eliminate(_) => None,
        }
    }

    /// The number of candidates placed or eliminated.
    pub fn count(&self) -> usize {
        match self {
            Conclusion::Place(_) => 1,
            Conclusion::Eliminate(candidates) => candidates.len(),
        }
    }

    /// The candidates that are eliminated; empty for a placement.
    pub fn eliminated(&self) -> CandidateSet {
        match self {
            Conclusion::Place(_) => CandidateSet::EMPTY,
            Conclusion::Eliminate(candidates) => *candidates,
        }
    }
}

impl fmt::Display for Conclusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Conclusion::Place(candidate) => write!(f, "{candidate}"),
            Conclusion::Eliminate(candidates) => f.write_str(&candidates.eliminations()),
        }
    }
}

/// Why a conclusion cannot be applied to a state: it contradicts what is known there. Displays in words.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ConclusionError {
    /// The cell of the digit to place holds another one.
    Filled {
        /// What was to be placed.
        placed: Candidate,
        /// The digit that the cell holds.
        held: Digit,
    },
    /// The digit to place is not among the candidates of its cell.
    RuledOut(Candidate),
    /// A candidate to eliminate is a digit placed: the first such.
    Placed(Candidate),
}

impl fmt::Display for ConclusionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ConclusionError::Filled { placed: Candidate { cell, digit }, held } => {
                write!(f, "{cell} cannot be {digit}: it holds {held}")
            }
            ConclusionError::RuledOut(Candidate { cell, digit }) => {
                write!(f, "{cell} cannot be {digit}: the candidate is ruled out")
            }
            ConclusionError::Placed(Candidate { cell, digit }) => {
                write!(f, "{digit} cannot be eliminated from {cell}: it is placed there")
            }
        }
    }
}

impl Error for ConclusionError {}
