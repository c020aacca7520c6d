//! The engine for batches: one search node in each lane of the vectors.
//!
//! A [`LaneGroup`] holds as many nodes as a vector has lanes, from any puzzles. It has one vector for each
//! cell, and each 16-bit lane holds the candidates of that cell in one node. A sweep applies the rules to
//! all nodes at once, without data-dependent branches.

mod branch;
mod depth;
mod in_turn;
mod lost;
mod pool;
mod sweep;

pub(crate) use pool::{Pool, PuzzleSource};
pub(crate) use sweep::{Cells, CellsMut, Tally, obey_rules, pass};

use crate::vector::{NodeVector, set_bits};

/// A search node in each lane.
#[derive(Copy, Clone)]
#[repr(C, align(64))]
pub(crate) struct LaneGroup<V> {
    pub(crate) cells: [V; 81],
    /// The puzzle that each node belongs to.
    pub(crate) puzzles: V,
}

impl<V: NodeVector> LaneGroup<V> {
    pub(crate) fn new(token: V::Token) -> LaneGroup<V> {
        let zero = V::splat(token, 0);
        LaneGroup { cells: [zero; 81], puzzles: zero }
    }

    /// The token of the vectors.
    #[inline(always)]
    pub(crate) fn token(&self) -> V::Token {
        self.puzzles.token()
    }

    /// Copies the lanes `from` of another group to the lanes `to`, in order.
    #[inline(always)]
    pub(crate) fn copy_one_by_one(&mut self, to: u32, other: &LaneGroup<V>, from: u32) {
        for (from, to) in set_bits(from).zip(set_bits(to)) {
            for (cell, other) in self.cells.iter_mut().zip(&other.cells) {
                cell.set_lane(to, other.lane(from));
            }
            self.puzzles.set_lane(to, other.puzzles.lane(from));
        }
    }
}
