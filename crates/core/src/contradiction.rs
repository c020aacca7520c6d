//! [`Contradiction`]: a rule of the game that can no longer be satisfied.

use std::fmt;

use crate::{Cell, Constraint, Digit, House};

/// A rule of the game that a state can no longer satisfy.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Contradiction {
    /// A cell without a digit has no candidate left.
    NoCandidate(Cell),
    /// A house has no place left for a digit.
    NoPlace(House, Digit),
}

impl Contradiction {
    /// The rule that is broken.
    pub fn constraint(self) -> Constraint {
        match self {
            Contradiction::NoCandidate(cell) => Constraint::Cell(cell),
            Contradiction::NoPlace(house, digit) => Constraint::House(house, digit),
        }
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contradiction::NoCandidate(cell) => write!(f, "{cell} has no candidate left"),
            Contradiction::NoPlace(house, digit) => {
                write!(f, "{} has no place left for {digit}", house.name())
            }
        }
    }
}
