//! [`SolveError`]: why a puzzle does not have exactly one solution.

use std::error::Error;
use std::fmt;

use ergodoku_core::sentence;

use crate::Cell;
use crate::explanation::Sentence;
use crate::search::Solution;

/// Why a puzzle does not have exactly one solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveError {
    /// There is no solution. [`diagnose`](crate::mistake::diagnose) looks for the reason.
    NoSolution,
    /// There is more than one solution; these are two of them.
    SeveralSolutions(Box<[Solution; 2]>),
}

impl SolveError {
    /// Two different solutions of a puzzle.
    pub fn several(one: Solution, other: Solution) -> SolveError {
        SolveError::SeveralSolutions(Box::new([one, other]))
    }
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&SolveError> for Sentence {
    fn from(error: &SolveError) -> Sentence {
        let SolveError::SeveralSolutions(two) = error else {
            return sentence!("error-no-solution");
        };
        let [one, other] = &**two;
        let differs = |cell: &Cell| one.digit(*cell) != other.digit(*cell);
        let cell = Cell::all().find(differs).expect("two solutions differ");
        let (one, other) = (one.digit(cell), other.digit(cell));
        sentence!("error-several-as", cell, one, other)
    }
}

impl Error for SolveError {}
