//! Many puzzles at a time: search nodes in the lanes of vectors.
//!
//! A [`Group`] holds as many nodes as a vector has lanes, of whatever puzzles: one vector for each
//! cell, and in each 16-bit lane the candidates of that cell in one node. A sweep keeps the rules in
//! all nodes at once, without a branch that depends on the data.

mod branch;
mod depth;
mod pool;
mod sweep;

pub(crate) use pool::{Pool, Source};

use crate::vector::Nodes;

/// As many nodes as a vector has lanes.
#[derive(Copy, Clone)]
#[repr(C, align(64))]
pub(crate) struct Group<V> {
    pub(crate) cells: [V; 81],
    /// Which puzzle each node belongs to.
    pub(crate) puzzles: V,
}

impl<V: Nodes> Group<V> {
    pub(crate) fn new(token: V::Token) -> Group<V> {
        let zero = V::splat(token, 0);
        Group { cells: [zero; 81], puzzles: zero }
    }

    /// The processor's instructions, which the vectors are proof of.
    #[inline(always)]
    pub(crate) fn token(&self) -> V::Token {
        self.puzzles.token()
    }
}
