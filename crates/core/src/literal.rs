//! [`Literal`]: a candidate that is true, or one that is false.

use std::fmt;
use std::ops::Not;

use crate::{Candidate, CandidateSet, Conclusion};

/// A candidate that is true or false. Chains, nets and implication tables consist of literals. Displayed as `r1c1=5` or `r1c1<>5`.
///
/// ```
/// use ergodoku_core::{Candidate, Cell, Conclusion, Digit, Literal};
///
/// let candidate = Candidate::new(Cell::at(0, 0), Digit::new(5).unwrap());
/// let literal = Literal::positive(candidate);
/// assert_eq!(literal.to_string(), "r1c1=5");
/// assert_eq!((!literal).to_string(), "r1c1<>5");
/// assert!(literal.is_true() && !(!literal).is_true());
/// assert_eq!(!!literal, literal);
/// assert_eq!(literal.candidate(), candidate);
/// assert_eq!(Literal::from_index((!literal).index()), !literal);
/// assert_eq!(literal.as_conclusion(), Conclusion::Place(candidate));
/// assert_eq!(Literal::from_conclusion(&literal.as_conclusion()), Some(literal));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Literal(u16);

impl Literal {
    /// The number of literals: two for each of the 729 candidates.
    pub const COUNT: usize = 2 * 729;

    /// `candidate` is true, or it is false.
    #[inline]
    pub const fn new(candidate: Candidate, is_true: bool) -> Literal {
        Literal(2 * candidate.index() as u16 + is_true as u16)
    }

    /// `candidate` is true.
    #[inline]
    pub const fn positive(candidate: Candidate) -> Literal {
        Literal::new(candidate, true)
    }

    /// `candidate` is false.
    #[inline]
    pub const fn negative(candidate: Candidate) -> Literal {
        Literal::new(candidate, false)
    }

    /// The literal at `index` below [`COUNT`](Literal::COUNT): candidate by candidate, false before true.
    ///
    /// # Panics
    /// If `index` is too large.
    #[inline]
    pub const fn from_index(index: usize) -> Literal {
        assert!(index < Literal::COUNT);
        Literal(index as u16)
    }

    /// The literal's index: twice its candidate's index, plus 1 if it is positive.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The candidate that the literal is about.
    #[inline]
    pub const fn candidate(self) -> Candidate {
        Candidate::from_index(self.index() / 2)
    }

    /// Whether the literal says that its candidate is true.
    #[inline]
    pub const fn is_true(self) -> bool {
        self.0 % 2 == 1
    }

    /// The literal as a conclusion, which can be applied to a [`State`](crate::State).
    pub fn as_conclusion(self) -> Conclusion {
        match self.is_true() {
            true => Conclusion::Place(self.candidate()),
            false => Conclusion::Eliminate(CandidateSet::only(self.candidate())),
        }
    }

    /// The literal equivalent to `conclusion`, or `None` if that eliminates several candidates.
    pub fn from_conclusion(conclusion: &Conclusion) -> Option<Literal> {
        match conclusion {
            Conclusion::Place(candidate) => Some(Literal::positive(*candidate)),
            Conclusion::Eliminate(candidates) => candidates.single().map(Literal::negative),
        }
    }
}

impl Not for Literal {
    type Output = Literal;

    /// The opposite literal of the same candidate.
    #[inline]
    fn not(self) -> Literal {
        Literal(self.0 ^ 1)
    }
}

impl From<Literal> for Conclusion {
    fn from(literal: Literal) -> Conclusion {
        literal.as_conclusion()
    }
}

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Candidate { cell, digit } = self.candidate();
        let relation = if self.is_true() { "=" } else { "<>" };
        write!(f, "{cell}{relation}{digit}")
    }
}

impl fmt::Debug for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
