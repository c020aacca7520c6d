//! What follows from one premise, in order, each conclusion with the one it follows from.

use crate::bits::{NodeSet, nodes_in_word};
use ergodoku_core::Each as _;

/// A node that is true or false, as a number: twice the node's, and one more if it is true.
pub type NodeLiteral = usize;

/// The literal that a node is true, or that it is false.
#[inline]
pub const fn literal(node: usize, is_true: bool) -> NodeLiteral {
    2 * node + is_true as usize
}

/// Literals found breadth first from a premise: each is reached by as few links as there are, and by the
/// first of the shortest ways in the order given. Room is used again by the next search.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The literals reached, the premise first.
    reached: Vec<u16>,
    /// By literal: the one it follows from.
    before: Vec<u16>,
    /// The nodes not yet found false, and those not yet found true.
    open: [NodeSet; 2],
}

const NONE: u16 = u16::MAX;

impl Trace {
    /// Room for searches among `count` nodes.
    pub fn new(count: usize) -> Trace {
        let open = [(); 2].each(|()| NodeSet::new(count));
        Trace { reached: Vec::with_capacity(2 * count), before: vec![NONE; 2 * count], open }
    }

    /// Finds what follows from a premise, until that is all or `is_over` says that it is enough.
    ///
    /// Only the nodes of the first set are found false, and only those of the second true. `next(node,
    /// is_true, word)` is a word of the row of nodes that follow at once: that are false if the node is
    /// true, or true if it is false. Those that follow from one node are reached in the order of
    /// `key(node, other)`.
    pub fn follow<K: Ord>(
        &mut self,
        premise: NodeLiteral,
        among: [&NodeSet; 2],
        next: impl Fn(usize, bool, usize) -> u64,
        key: impl Fn(usize, usize) -> K,
        mut is_over: impl FnMut(&Trace) -> bool,
    ) {
        self.before.fill(NONE);
        self.reached.clear();
        self.open.iter_mut().zip(among).for_each(|(open, among)| open.copy_from(among.row()));
        self.open[premise % 2].remove(premise / 2);
        self.reached.push(premise as u16);
        let mut done = 0;
        while done < self.reached.len() && !is_over(self) {
            let from = self.reached[done];
            let (node, is_true) = (usize::from(from / 2), from % 2 == 1);
            let first = self.reached.len();
            for (word, open) in self.open[usize::from(!is_true)].0.iter_mut().enumerate() {
                let new = *open & next(node, is_true, word);
                *open &= !new;
                for bit in nodes_in_word(new) {
                    let to = literal(64 * word + bit, !is_true);
                    self.before[to] = from;
                    self.reached.push(to as u16);
                }
            }
            if self.reached.len() > first + 1 {
                self.reached[first..].sort_unstable_by_key(|&to| key(node, usize::from(to / 2)));
            }
            done += 1;
        }
    }

    /// The literals reached, the premise first.
    pub fn reached(&self) -> impl Iterator<Item = NodeLiteral> {
        self.reached.iter().map(|&literal| usize::from(literal))
    }

    /// The literal that one follows from; none if it has not been reached or is the premise.
    #[inline]
    pub fn before(&self, literal: NodeLiteral) -> Option<NodeLiteral> {
        Some(usize::from(self.before[literal])).filter(|&before| before != usize::from(NONE))
    }

    /// The literals from one that has been reached back to the premise.
    pub fn back(&self, end: NodeLiteral) -> impl Iterator<Item = NodeLiteral> {
        std::iter::successors(Some(end), |&literal| self.before(literal))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::{Rows, nodes_in};

    /// The literals that follow from a premise, each with the one before it, found with a queue.
    fn queue<'a>(
        premise: usize,
        row: impl Fn(usize, bool) -> &'a [u64],
        key: impl Fn(usize, usize) -> (usize, usize),
    ) -> Vec<(usize, Option<usize>)> {
        let (mut queue, mut next) = (vec![(premise, None)], 0);
        while let Some(&(from, _)) = queue.get(next) {
            next += 1;
            let mut found: Vec<usize> = nodes_in(row(from / 2, from % 2 == 1)).collect();
            found.sort_by_key(|&to| key(from / 2, to));
            for to in found.into_iter().map(|to| literal(to, from % 2 == 0)) {
                if queue.iter().all(|&(known, _)| known != to) {
                    queue.push((to, Some(from)));
                }
            }
        }
        queue
    }

    #[test]
    fn literals_are_reached_in_the_order_of_a_queue() {
        let (count, mut random) = (90, fastrand::Rng::with_seed(17));
        let mut trace = Trace::new(count);
        for links in [40, 80, 160] {
            let [weak, strong] = [(); 2].each(|()| {
                let mut rows = Rows::<Vec<u64>>::new(count);
                (0..links).for_each(|_| rows.join(random.usize(..count), random.usize(..count)));
                rows
            });
            let row = |node, is_true| if is_true { weak.row(node) } else { strong.row(node) };
            let (all, key) = (NodeSet::first(count, count), |_, to| (to % 7, to));
            for premise in 0..2 * count {
                let next = |node, is_true, word: usize| row(node, is_true)[word];
                trace.follow(premise, [&all, &all], next, key, |_| false);
                let queue = queue(premise, row, key);
                assert!(trace.reached().eq(queue.iter().map(|it| it.0)));
                assert!(queue.iter().all(|&(it, before)| trace.before(it) == before));
            }
        }
    }
}
