//! [`Candidate`]: a digit in a cell.

use std::fmt;

use crate::{Cell, Constraint, Digit, notation};

/// A digit in a cell, which is either true or false in the solution. Displayed as `r4c3=5`.
///
/// ```
/// use ergodoku_core::{Candidate, Cell, Digit};
///
/// let candidate = Candidate::new(Cell::at(3, 2), Digit::new(5).unwrap());
/// assert_eq!(candidate.to_string(), "r4c3=5");
/// assert_eq!(candidate.peers().len(), 28); // 8 digits in the cell, 20 cells that it sees
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// `digit` in `cell`.
    #[inline]
    pub const fn new(cell: Cell, digit: Digit) -> Candidate {
        Candidate { cell, digit }
    }

    /// The candidate at `index` 0..=728: cell by cell, digits ascending.
    ///
    /// # Panics
    ///
    /// Panics if `index` is greater than 728.
    pub const fn from_index(index: usize) -> Candidate {
        Candidate::new(Cell::from_index(index / 9), Digit::from_index(index % 9))
    }

    /// The candidate's index among the 729: cell by cell, digits ascending.
    #[inline]
    pub const fn index(self) -> usize {
        self.cell.index() * 9 + self.digit.index()
    }

    /// The four constraints that contain this candidate: its cell holds one digit; its row, its column and
    /// its box hold the digit once.
    pub const fn constraints(self) -> [Constraint; 4] {
        let [row, column, box_] = self.cell.houses();
        [
            Constraint::Cell(self.cell),
            Constraint::House(row, self.digit),
            Constraint::House(column, self.digit),
            Constraint::House(box_, self.digit),
        ]
    }

    /// The candidates that are false if this one is true.
    pub fn peers(self) -> crate::CandidateSet {
        let mut peers = crate::CandidateSet::of(self.digit, self.cell.peers());
        for digit in Digit::ALL {
            if digit != self.digit {
                peers.insert(Candidate::new(self.cell, digit));
            }
        }
        peers
    }

    /// Whether the two candidates cannot both be true.
    #[inline]
    pub const fn excludes(self, other: Candidate) -> bool {
        if self.cell.index() == other.cell.index() {
            self.digit.get() != other.digit.get()
        } else {
            self.digit.get() == other.digit.get() && self.cell.sees(other.cell)
        }
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = notation::of_cell(self.cell);
        text.push(b'=');
        text.push(b'0' + self.digit.get());
        f.write_str(text.as_str())
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
