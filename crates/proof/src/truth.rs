//! [`Truth`]: a set of candidates of which a proof may say "at least one is true".

use std::fmt;

use ergodoku_core::{CandidateSet, CellSet, Constraint, Digit, DigitSet, House};

/// A set of candidates of which at least one is true, and why.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Truth<C = Constraint> {
    /// A constraint of the game, by the name that its [`Rules`](ergodoku_core::Rules) have for it.
    Rule(C),
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

/// Cells with two digits each, such that every house contains each of the digits in none or in exactly
/// two of the cells.
///
/// If every cell held one of its two digits, all cells could switch to the other one, and each house
/// would still hold the same digits. Unless a cell is a given, the puzzle would have a second solution.
/// So in a puzzle with one solution some cell of the pattern holds another digit: one of the *guardians*
/// is true.
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
/// // In two rows, two columns and four boxes: each box would have each digit once.
/// let four_boxes = CandidateSet::product("r15c15".parse()?, digits);
/// assert_eq!(DeadlyPattern::new(four_boxes), None);
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeadlyPattern(CandidateSet);

impl DeadlyPattern {
    /// The pattern of these candidates, or `None` if they do not form one.
    pub fn new(candidates: CandidateSet) -> Option<DeadlyPattern> {
        let two_digits =
            candidates.cells().iter().all(|cell| candidates.digits_in(cell).len() == 2);
        let none_or_two = |house: House, digit: Digit| {
            matches!((candidates.cells_of(digit) & house.cells()).len(), 0 | 2)
        };
        let paired = candidates
            .digits()
            .iter()
            .all(|digit| House::all().all(|house| none_or_two(house, digit)));
        (!candidates.is_empty() && two_digits && paired).then_some(DeadlyPattern(candidates))
    }

    /// The two digits of each cell.
    pub fn candidates(&self) -> CandidateSet {
        self.0
    }

    /// The cells. If one of them is a given, the pattern proves nothing.
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
