//! [`RateError`]: why a puzzle has no rating.

use std::error::Error;
use std::fmt;

use ergodoku_core::{ClashError, Puzzle, Sentence, State, sentence};
use ergodoku_search::{Uniqueness, uniqueness};

/// Why a puzzle has no rating.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RateError {
    /// Digits stand twice in a house.
    Clashes(ClashError),
    /// There is no solution.
    NoSolution,
    /// There are several.
    SeveralSolutions,
}

impl fmt::Display for RateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&RateError> for Sentence {
    fn from(error: &RateError) -> Sentence {
        match error {
            RateError::Clashes(_) => sentence!("error-clashes"),
            RateError::NoSolution => sentence!("error-no-solution"),
            RateError::SeveralSolutions => sentence!("error-several"),
        }
    }
}

impl Error for RateError {}

/// The first state of a puzzle that can be rated: one with exactly one solution.
///
/// ```
/// use ergodoku_core::text;
/// use ergodoku_engine::rate::{RateError, ratable};
///
/// let empty = text::parse_one(&".".repeat(81))?;
/// assert_eq!(ratable(&empty.puzzle), Err(RateError::SeveralSolutions));
/// # Ok::<(), text::ParseError>(())
/// ```
///
/// # Errors
/// If digits clash, or the puzzle has not exactly one solution.
pub fn ratable(puzzle: &Puzzle) -> Result<State, RateError> {
    let state = State::new(puzzle).map_err(RateError::Clashes)?;
    match uniqueness(&state) {
        Uniqueness::None => Err(RateError::NoSolution),
        Uniqueness::Several(..) => Err(RateError::SeveralSolutions),
        Uniqueness::One(_) => Ok(state),
    }
}
