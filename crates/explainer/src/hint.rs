//! [`Hint`]: what a rule found, with just enough to convert it to a step later.

use super::chains::{ChainHint, ForcingChain};
use super::grid::{Code, Planes};

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
    /// Cells of a house and as many digits.
    Subset { house: usize, positions: u16, digits: u16, naked: bool },
    /// A digit whose places in base lines all lie in as many cover lines.
    Fish { v: usize, base: Vec<usize>, cover: Vec<usize> },
    /// A pivot and its pincers.
    Wing { pivot: usize, pincers: [usize; 2], z: usize, with_z: bool },
    /// A loop of cells that would have two fillings.
    Loop(UniqueLoop),
    /// A grid that would have two solutions.
    Bug(Bug),
    /// Cells whose candidates are tried together.
    Aligned { cells: Vec<usize>, excluders: u128 },
    /// Strong links of a digit, each in a house, that join two nodes each; and whether they close.
    StrongLinks { v: usize, houses: Vec<usize>, nodes: Vec<u128>, is_loop: bool },
    /// An almost locked set in a house, a bivalue cell, and the digits that only one of the two can hold.
    BentSet { set: u128, digits: u16, cell: usize, commons: u16 },
    /// A chain, or several.
    Chain(ForcingChain),
}

/// A loop of cells with the same two digits.
#[derive(Clone, Debug)]
pub(super) struct UniqueLoop {
    /// The cells in the order of the loop.
    pub(super) cells: Vec<usize>,
    /// The two digits.
    pub(super) digits: u16,
    /// What keeps the loop from being deadly.
    pub(super) kind: LoopType,
}

/// What keeps a loop from being deadly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LoopType {
    /// Only one cell has other digits.
    Type1,
    /// All other digits of the cells are one and the same.
    Type2,
    /// Two cells' other digits are, as one cell, a member of a naked set with these cells.
    Naked { house: usize, positions: u16, digits: u16 },
    /// The two digits are, with others, a hidden set of these cells.
    Hidden { house: usize, positions: u16, digits: u16 },
    /// One of the digits has no place in a house but two cells of the loop.
    Type4 { house: usize, locked: usize },
}

impl LoopType {
    pub(super) fn number(self) -> u8 {
        match self {
            LoopType::Type1 => 1,
            LoopType::Type2 => 2,
            LoopType::Naked { .. } | LoopType::Hidden { .. } => 3,
            LoopType::Type4 { .. } => 4,
        }
    }
}

/// A bivalue universal grave but for a few cells.
#[derive(Clone, Debug)]
pub(super) struct Bug {
    /// Each of these cells with its extra digits.
    pub(super) cells: Vec<(usize, u16)>,
    /// What else the conclusion rests on.
    pub(super) kind: BugType,
}

/// What the conclusion from a bivalue universal grave rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BugType {
    /// A single cell.
    Type1,
    /// A single digit.
    Type2,
    /// A naked set of these cells of a house.
    Type3 { house: usize, cells: u128, digits: u16 },
    /// A digit that one of two cells must have.
    Type4 { locked: usize },
}

impl Hint {
    pub(super) fn place(rating: f64, code: Code, reason: Reason) -> Hint {
        Hint { rating, eliminated: [0; 9], placed: Some(code), reason }
    }

    pub(super) fn eliminate(rating: f64, eliminated: Planes, reason: Reason) -> Hint {
        Hint { rating, eliminated, placed: None, reason }
    }
}

impl From<ChainHint> for Hint {
    fn from(found: ChainHint) -> Hint {
        let ChainHint { rating, eliminated, placed, chain } = found;
        Hint { rating, eliminated, placed, reason: Reason::Chain(chain) }
    }
}
