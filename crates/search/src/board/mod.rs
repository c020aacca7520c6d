//! One puzzle at a time: the boxes in the lanes of a vector.
//!
//! A [`Board`] holds nine vectors, one for each place in a box; in the lanes of each lie the nine
//! cells at that place, box by box. So each rule is kept in all bands, or all stacks, at once. A
//! vector with room for two boards holds two nodes: the answers to a question, side by side.

mod branch;
mod sweep;

pub(crate) use branch::Question;
pub(crate) use sweep::Verdict;

use crate::Solution;
use crate::problem::{ALL_DIGITS, Problem};
use crate::vector::Boxes;

/// The lanes of a node: box `3 * band + stack` lies in lane `4 * band + stack` of sixteen.
const BOXES: u32 = 0x0777;

/// What each cell may hold, in one node or several.
#[derive(Copy, Clone)]
pub(crate) struct Board<V> {
    /// By place in the box, row by row.
    cells: [V; 9],
}

impl<V: Boxes> Board<V> {
    /// How many nodes there are, side by side.
    pub(crate) const NODES: usize = V::LANES / 16;

    /// A problem, in all nodes.
    #[inline(always)]
    pub(crate) fn new(token: V::Token, problem: &(impl Problem + ?Sized)) -> Board<V> {
        match problem.as_line() {
            Some(line) => Board { cells: V::read_board(token, line.numbers()) },
            None => {
                Board { cells: V::load_board(token, &problem.masks(), |mask| mask & ALL_DIGITS) }
            }
        }
    }

    /// The processor's instructions, which the vectors are proof of.
    #[inline(always)]
    pub(crate) fn token(&self) -> V::Token {
        self.cells[0].token()
    }

    /// The grid of a node whose every cell has one digit.
    #[inline(always)]
    pub(crate) fn solution(&self, node: usize) -> Solution {
        Solution::from_text(V::write_board(&self.cells, node))
    }
}
