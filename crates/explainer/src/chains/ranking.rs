//! Which of the chains found are the best: how complex they are, and what is as good.

use super::closure::{Closure, NO_CHAIN};
use super::closure_builder::AdvancedRules;
use super::starts::Start;
use super::{ChainKind, Literal, code_of};
use crate::grid::{Grid, both_of, code, split};

/// A chain found, as far as it takes to rank it.
#[derive(Clone, Copy, Debug)]
pub(super) struct RankedChain {
    pub(super) complexity: u32,
    pub(super) kind: ChainKind,
    pub(super) order: u32,
    pub(super) start: Start,
    pub(super) target: Literal,
}

impl RankedChain {
    pub(super) fn key(&self) -> (u32, ChainKind, u32) {
        (self.complexity, self.kind, self.order)
    }
}

/// Keeps the best chain, or the best of each set of eliminations.
pub(super) struct BestChains {
    pub(super) best: Vec<Option<RankedChain>>,
    pub(super) all: bool,
}

impl BestChains {
    pub(super) fn new(all: bool) -> BestChains {
        BestChains { best: vec![None; if all { Literal::COUNT } else { 1 }], all }
    }

    /// The same slot for targets with the same eliminations.
    fn slot(&self, grid: &Grid, target: Literal) -> usize {
        if !self.all {
            return 0;
        }
        let it = code_of(target);
        let (cell, v) = split(it);
        let candidates = grid.cells[cell];
        match (target.is_true(), candidates.count_ones()) {
            (false, _) => usize::from(it),
            (true, 2) => {
                let [a, b] = both_of(candidates);
                usize::from(code(cell, if a == v { b } else { a }))
            }
            (true, _) => 729 + usize::from(it),
        }
    }

    /// Whether a chain of at least this complexity could be better than the best with its eliminations.
    pub(super) fn wants(&self, grid: &Grid, chain: &RankedChain) -> bool {
        let best = self.best[self.slot(grid, chain.target)];
        best.is_none_or(|best| chain.key() < best.key())
    }

    /// Keeps a chain if it is better.
    pub(super) fn offer(&mut self, grid: &Grid, chain: RankedChain) {
        if self.wants(grid, &chain) {
            let slot = self.slot(grid, chain.target);
            self.best[slot] = Some(chain);
        }
    }
}

/// Counts what leads to a literal.
#[derive(Default)]
pub(super) struct ComplexityCounter {
    marks: Vec<u32>,
    epoch: u32,
    stack: Vec<u16>,
    chains: Vec<u32>,
}

impl ComplexityCounter {
    /// How many nodes lead to a node, itself included; nested chains on the way are noted.
    fn ancestors(&mut self, closure: &Closure, node: u16) -> u32 {
        self.epoch += 1;
        if self.marks.len() < closure.nodes.len() {
            self.marks.resize(closure.nodes.len(), 0);
        }
        self.stack.clear();
        self.stack.push(node);
        self.marks[usize::from(node)] = self.epoch;
        let mut count = 0;
        while let Some(node) = self.stack.pop() {
            count += 1;
            let nested = closure.nodes[usize::from(node)].nested;
            if nested != NO_CHAIN && !self.chains.contains(&nested) {
                self.chains.push(nested);
            }
            for &parent in closure.parents_of(node) {
                if self.marks[usize::from(parent)] != self.epoch {
                    self.marks[usize::from(parent)] = self.epoch;
                    self.stack.push(parent);
                }
            }
        }
        count
    }

    /// The complexity of a chain with these ends.
    pub(super) fn complexity(
        &mut self,
        ends: &[(&Closure, u16)],
        advanced: &dyn AdvancedRules,
    ) -> u32 {
        self.chains.clear();
        let count: u32 = ends.iter().map(|&(closure, node)| self.ancestors(closure, node)).sum();
        count + self.chains.iter().map(|&chain| advanced.complexity(chain)).sum::<u32>()
    }
}
