//! One puzzle's tree, searched in lanes.

use std::ops::ControlFlow;

use super::{Group, MOST, Pool, Source, Vector};
use crate::Solution;
use crate::problem::Masks;

/// Searches what is left of a puzzle from several nodes and calls `found` with each solution.
pub(crate) fn search_tree<V: Vector>(
    nodes: &[Masks],
    found: &mut impl FnMut(Solution) -> ControlFlow<()>,
) {
    let mut tree = Tree { nodes, found, enough: false };
    Pool::<V>::new().run(&mut tree);
}

/// Nodes not yet handed out, and where solutions go.
struct Tree<'a, F> {
    nodes: &'a [Masks],
    found: &'a mut F,
    enough: bool,
}

impl<V: Vector, F: FnMut(Solution) -> ControlFlow<()>> Source<V> for Tree<'_, F> {
    fn feed(&mut self, group: &mut Group<V>) -> u32 {
        if self.nodes.is_empty() {
            return 0;
        }
        let some;
        (some, self.nodes) = self.nodes.split_at(self.nodes.len().min(V::LANES));
        for (place, cell) in group.cells.iter_mut().enumerate() {
            let mut values = [0; MOST];
            for (value, node) in values.iter_mut().zip(some) {
                *value = node[place];
            }
            *cell = V::load(&values);
        }
        group.puzzles = V::splat(0);
        u32::MAX >> (MOST - some.len())
    }

    fn take(&mut self, _: u16, line: &[u8; 81]) -> bool {
        self.enough = (self.found)(Solution::from_text(*line)).is_break();
        self.enough
    }

    fn has_enough(&self, _: u16) -> bool {
        self.enough
    }
}
