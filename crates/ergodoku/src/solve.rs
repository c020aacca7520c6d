//! [`SolveError`]: why a puzzle does not have exactly one solution.

use std::error::Error;
use std::fmt;

use crate::Cell;
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
        let SolveError::SeveralSolutions(two) = self else {
            return f.write_str("the puzzle has no solution");
        };
        let [one, other] = &**two;
        let differs = |cell: &Cell| one.digit(*cell) != other.digit(*cell);
        let cell = Cell::all().find(differs).expect("two solutions differ");
        let (one, other) = (one.digit(cell), other.digit(cell));
        write!(f, "the puzzle has several solutions: {cell}, for one, can be {one} or {other}")
    }
}

impl Error for SolveError {}
