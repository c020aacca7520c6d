//! [`Truth`]: what a proof may use as "at least one of these is true".

use std::fmt;

use ergodoku_core::{Candidate, CandidateSet, CellSet, Constraint, Digit, DigitSet, House};

/// Something of which at least one candidate is true.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Truth {
    /// A rule of the game.
    Rule(Constraint),
    /// The guardians of a deadly pattern: true only of a puzzle with exactly one solution.
    Guardians(DeadlyPattern),
}

impl Truth {
    /// The candidates of which at least one is true.
    pub fn members(&self) -> CandidateSet {
        match self {
            Truth::Rule(rule) => rule.members(),
            Truth::Guardians(pattern) => pattern.guardians(),
        }
    }

    /// Whether the candidate is one of [`Truth::members`].
    pub(crate) fn contains(&self, candidate: Candidate) -> bool {
        match self {
            Truth::Rule(rule) => rule.contains(candidate),
            Truth::Guardians(pattern) => pattern.guardians().contains(candidate),
        }
    }
}

impl From<Constraint> for Truth {
    fn from(rule: Constraint) -> Truth {
        Truth::Rule(rule)
    }
}

impl From<DeadlyPattern> for Truth {
    fn from(pattern: DeadlyPattern) -> Truth {
        Truth::Guardians(pattern)
    }
}

/// Cells with two digits each, arranged so that in every house each digit lies in none or in exactly
/// two of them. If all its cells held digits of the pattern, each could change to the other of its two
/// digits, and every house would hold the same digits as before: with none of the cells a given, the
/// puzzle would have a second solution. So in a puzzle with one solution some cell of the pattern
/// holds another digit: one of the *guardians* is true.
///
/// Unique rectangles (four cells with the same two digits in two rows, columns and boxes), unique
/// loops and bivalue universal graves are such patterns.
///
/// ```
/// use ergodoku_core::{CandidateSet, Digit};
/// use ergodoku_proof::DeadlyPattern;
///
/// let digits = [5, 7].into_iter().filter_map(Digit::new).collect();
/// let rectangle = CandidateSet::product("r12c14".parse()?, digits);
/// let pattern = DeadlyPattern::new(rectangle).unwrap();
/// assert_eq!(pattern.guardians().len(), 4 * 7);
/// // In two rows, two columns and four boxes: each box then has each digit once.
/// let square = CandidateSet::product("r15c15".parse()?, digits);
/// assert_eq!(DeadlyPattern::new(square), None);
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeadlyPattern(CandidateSet);

impl DeadlyPattern {
    /// The pattern of these candidates; none if they are not arranged as one.
    pub fn new(candidates: CandidateSet) -> Option<DeadlyPattern> {
        let two_digits =
            candidates.cells().iter().all(|cell| candidates.digits_in(cell).len() == 2);
        let twice_or_not = |house: House, digit: Digit| {
            matches!((candidates.cells_of(digit) & house.cells()).len(), 0 | 2)
        };
        let paired = candidates
            .digits()
            .iter()
            .all(|digit| House::all().all(|house| twice_or_not(house, digit)));
        (!candidates.is_empty() && two_digits && paired).then_some(DeadlyPattern(candidates))
    }

    /// The two digits of each cell.
    pub fn candidates(&self) -> CandidateSet {
        self.0
    }

    /// The cells. If one is a given, nothing follows.
    pub fn cells(&self) -> CellSet {
        self.0.cells()
    }

    /// All other digits of the cells.
    pub fn guardians(&self) -> CandidateSet {
        CandidateSet::product(self.cells(), DigitSet::ALL) - self.0
    }
}

impl fmt::Display for DeadlyPattern {
    /// `57r12c14`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
