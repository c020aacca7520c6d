//! The engine for single puzzles: one box in each lane of the vectors.
//!
//! A [`Board`] has nine vectors, one for each position in a box. Each lane holds the cell at that position
//! in one box, so that a rule applies to all bands, or all stacks, at once. A vector with room for two
//! boards holds two nodes: both children of a branch.

mod branch;
mod sweep;

pub(crate) use branch::Question;
pub(crate) use sweep::NodeStatus;

use crate::Solution;
use crate::lost::houses_can_be_filled;
use crate::problem::{ALL_DIGITS, Givens};
use crate::vector::BoardVector;

/// The lanes in use: box `3 * band + stack` is in lane `4 * band + stack` of sixteen.
const BOXES: u32 = 0x0777;

/// The candidates of each cell, in one node or two.
#[derive(Copy, Clone)]
pub(crate) struct Board<V> {
    /// By position in the box, row by row.
    cells: [V; 9],
}

impl<V: BoardVector> Board<V> {
    /// The number of nodes that a board holds.
    pub(crate) const NODES: usize = V::LANES / 16;

    /// A board with `problem` in all nodes.
    #[inline(always)]
    pub(crate) fn new(token: V::Token, problem: &Givens<'_>) -> Board<V> {
        match problem {
            Givens::Line(line) => Board { cells: V::read_board(token, line.numbers()) },
            Givens::Masks(masks) => {
                Board { cells: V::load_board(token, masks, |mask| mask & ALL_DIGITS) }
            }
        }
    }

    /// The token of the vectors.
    #[inline(always)]
    pub(crate) fn token(&self) -> V::Token {
        self.cells[0].token()
    }

    /// Whether each house of a node, taken alone, can be filled.
    pub(crate) fn houses_can_be_filled(&self, node: usize) -> bool {
        houses_can_be_filled(&V::store_board(&self.cells, node))
    }

    /// The solution of a node in which every cell has one digit.
    #[inline(always)]
    pub(crate) fn solution(&self, node: usize) -> Solution {
        Solution::from_text(V::write_board(&self.cells, node))
    }
}
