//! [`Constraint`]: one of the 324 rules of the game.

use std::fmt;

use crate::{Candidate, CandidateSet, Cell, Digit, DigitSet, House};

/// One of the 324 rules of Sudoku: exactly one of nine candidates is true. As "at least one is true" a
/// constraint is a *truth* of a proof, a base of a fish or a strong link. As "at most one is true" it is a
/// *link* of a proof, a cover of a fish or a weak link.
///
/// ```
/// use ergodoku_core::{Cell, Constraint, Digit, House};
///
/// let five = Digit::new(5).unwrap();
/// assert_eq!(Constraint::House(House::row(1), five).to_string(), "5r2");
/// assert_eq!(Constraint::Cell(Cell::at(0, 0)).to_string(), "r1c1");
/// assert_eq!(Constraint::all().count(), 324);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Constraint {
    /// A cell holds exactly one digit.
    Cell(Cell),
    /// A house holds a digit exactly once.
    House(House, Digit),
}

impl Constraint {
    /// All 324 constraints: the cells, then the digits of each house.
    pub fn all() -> impl Iterator<Item = Constraint> + Clone {
        let cells = Cell::all().map(Constraint::Cell);
        let houses =
            House::all().flat_map(|house| Digit::ALL.map(|digit| Constraint::House(house, digit)));
        cells.chain(houses)
    }

    /// The constraint's index in [`Constraint::all`], 0..=323.
    pub const fn index(self) -> usize {
        match self {
            Constraint::Cell(cell) => cell.index(),
            Constraint::House(house, digit) => 81 + house.index() * 9 + digit.index(),
        }
    }

    /// Whether the candidate is one of [`Constraint::members`].
    pub const fn contains(self, candidate: Candidate) -> bool {
        match self {
            Constraint::Cell(cell) => cell.index() == candidate.cell.index(),
            Constraint::House(house, digit) => {
                digit.get() == candidate.digit.get() && house.cells().contains(candidate.cell)
            }
        }
    }

    /// The nine candidates of which exactly one is true.
    pub fn members(self) -> CandidateSet {
        match self {
            Constraint::Cell(cell) => CandidateSet::in_cell(cell, DigitSet::ALL),
            Constraint::House(house, digit) => CandidateSet::of(digit, house.cells()),
        }
    }
}

impl fmt::Display for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Constraint::Cell(cell) => write!(f, "{cell}"),
            Constraint::House(house, digit) => write!(f, "{digit}{house}"),
        }
    }
}

impl fmt::Debug for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
