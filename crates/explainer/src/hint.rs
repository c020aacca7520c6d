//! [`Hint`]: what a rule found, small enough to throw away.

use super::grid::{Code, Planes, only};

/// What a rule found.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    /// Its rating, as Sudoku Explainer adds it up: a binary double.
    pub(super) rating: f64,
    /// The candidates eliminated; for a chain that ends in a placement, the other candidates of the
    /// cell.
    pub(super) eliminated: Planes,
    /// The candidate placed.
    pub(super) placed: Option<Code>,
    /// What was found.
    pub(super) reason: Reason,
}

/// What a rule found, as far as it takes to build the step.
#[derive(Clone, Debug)]
pub(super) enum Reason {
    /// The last place of a digit in a house.
    HiddenSingle { house: usize },
    /// The last candidate of a cell.
    NakedSingle,
    /// A digit whose places in a house all lie in another.
    Locking { base: usize, cover: usize, v: usize },
    /// Digits and cells of a house that belong together.
    Subset { house: usize, positions: u16, digits: u16, naked: bool },
    /// A digit whose places in base lines all lie in as many cover lines.
    Fish { v: usize, base: Vec<usize>, cover: Vec<usize> },
    /// A pivot and its pincers.
    Wing { pivot: usize, pincers: [usize; 2], z: usize, with_z: bool },
    /// A loop of cells that would leave two solutions.
    Loop(super::unique_loop::UniqueLoop),
    /// A grid that would leave two solutions.
    Bug(super::bug::Bug),
    /// Cells whose candidates are tried together.
    Aligned { cells: Vec<usize>, excluders: u128 },
    /// Strong links of a digit, each in a house, that join two nodes each; and whether they close.
    StrongLinks { v: usize, houses: Vec<usize>, nodes: Vec<u128>, is_loop: bool },
    /// An almost locked set in a house, a bivalue cell, and the digits of which only one of the two has
    /// any.
    BentSet { house: usize, set: u128, digits: u16, cell: usize, commons: u16 },
    /// A chain, or several.
    Chain(super::chains::ForcingChain),
}

impl Hint {
    pub(super) fn place(rating: f64, code: Code, reason: Reason) -> Hint {
        Hint { rating, eliminated: only(code).map(|_| 0), placed: Some(code), reason }
    }

    pub(super) fn eliminate(rating: f64, eliminated: Planes, reason: Reason) -> Hint {
        Hint { rating, eliminated, placed: None, reason }
    }
}
