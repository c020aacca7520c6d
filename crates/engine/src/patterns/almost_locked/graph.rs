//! [`Graph`]: what follows along rows of almost locked sets.

use std::ops::Range;

use ergodoku_core::{Digit, DigitSet};

use super::network::Network;
use crate::patterns::links::NodeSet;

/// What follows from what: a node says that a set lacks a digit.
pub(super) struct Graph {
    /// The sets and digits.
    pub(super) nodes: Vec<(usize, Digit)>,
    /// By set: its first node; and the number of all.
    first: Vec<usize>,
    /// By node: where the set holds the digit, those that lack it for this.
    joined: Vec<NodeSet>,
    /// By node: those that follow in the next set.
    next: Vec<NodeSet>,
    /// Whether sets are joined only with those that stand behind them.
    forward: bool,
}

impl Graph {
    /// The graph of a network; with `forward` sets are joined only with those that stand behind them.
    pub(super) fn of(network: &Network, forward: bool) -> Graph {
        let (mut nodes, mut first) = (Vec::new(), vec![0]);
        for (set, member) in network.sets.iter().enumerate() {
            nodes.extend(member.als.digits.iter().map(|digit| (set, digit)));
            first.push(nodes.len());
        }
        let node = |set: usize, digit: Digit| {
            let below = DigitSet::from_bits((1 << digit.index()) - 1);
            first[set] + (network.sets[set].als.digits & below).len()
        };
        let mut joined = vec![NodeSet::new(nodes.len()); nodes.len()];
        for (from, &(set, digit)) in nodes.iter().enumerate() {
            let by_digit = network
                .joints(set)
                .iter()
                .filter(|it| it.digits.contains(digit) && (!forward || it.to > set));
            by_digit.for_each(|joint| joined[from].insert(node(joint.to, digit)));
        }
        let mut next = vec![NodeSet::new(nodes.len()); nodes.len()];
        for (from, &(set, digit)) in nodes.iter().enumerate() {
            let others = network.sets[set].als.digits.without(digit);
            others.iter().for_each(|it| next[from].add(&joined[node(set, it)].0));
        }
        Graph { nodes, first, joined, next, forward }
    }

    /// The nodes of a set.
    pub(super) fn nodes_of(&self, set: usize) -> Range<usize> {
        self.first[set]..self.first[set + 1]
    }

    /// The nodes of several sets.
    pub(super) fn nodes_of_all(&self, sets: impl Iterator<Item = usize>) -> NodeSet {
        let mut all = NodeSet::new(self.nodes.len());
        sets.flat_map(|set| self.nodes_of(set)).for_each(|node| all.insert(node));
        all
    }

    /// Calls `reached(length, nodes)` with the nodes that follow if the start's set holds its digit, by
    /// the number of sets in the shortest row to them, their own and the start's included. Those of
    /// each length from two on are left in `layers`.
    pub(super) fn spread(
        &self,
        start: usize,
        most: usize,
        layers: &mut Vec<NodeSet>,
        mut reached: impl FnMut(usize, &NodeSet),
    ) {
        let count = self.nodes.len();
        layers.resize_with(most.max(2), || NodeSet::new(count));
        let (known, layers) = layers.split_last_mut().expect("two at least");
        known.clear();
        self.nodes_of(self.nodes[start].0).for_each(|node| known.insert(node));
        layers[0].clone_from(&self.joined[start]);
        // Forward, nothing follows that stands before.
        let from = if self.forward { start / 64 } else { 0 };
        for index in 0..layers.len() {
            let (near, far) = layers.split_at_mut(index + 1);
            let layer = &mut near[index];
            layer.remove_all(known);
            known.add_from(from, &layer.0);
            if let Some(beyond) = far.first_mut() {
                beyond.clear();
                layer.iter().for_each(|node| beyond.add_from(from, &self.next[node].0));
            }
            reached(index + 2, layer);
        }
    }

    /// The sets of a shortest row from start to end, and the digits that join them.
    pub(super) fn row(&self, start: usize, end: usize, length: usize) -> (Vec<usize>, Vec<Digit>) {
        let mut layers = Vec::new();
        self.spread(start, length, &mut layers, |_, _| {});
        let mut nodes = vec![end];
        for layer in layers[..length - 2].iter().rev() {
            let after = nodes[nodes.len() - 1];
            nodes.extend(layer.iter().find(|&it| self.next[it].contains(after)));
        }
        nodes.reverse();
        let (sets, digits): (Vec<usize>, _) = nodes.iter().map(|&node| self.nodes[node]).unzip();
        ([vec![self.nodes[start].0], sets].concat(), digits)
    }
}
