//! [`Conclusion`]: what a step makes known.

use std::fmt;

use crate::{Candidate, CandidateSet};

/// What a step makes known: the one thing that can be applied to a [`State`](crate::State).
/// Displays in the field's notation.
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
    /// A candidate is true.
    Place(Candidate),
    /// Candidates, at least one, are false.
    Eliminate(CandidateSet),
}

impl Conclusion {
    /// The candidate placed, if one is.
    pub fn placed(&self) -> Option<Candidate> {
        match self {
            Conclusion::Place(candidate) => Some(*candidate),
            Conclusion::Eliminate(_) => None,
        }
    }

    /// How many candidates are placed or eliminated.
    pub fn count(&self) -> usize {
        match self {
            Conclusion::Place(_) => 1,
            Conclusion::Eliminate(candidates) => candidates.len(),
        }
    }

    /// The candidates eliminated; none for a placement.
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
