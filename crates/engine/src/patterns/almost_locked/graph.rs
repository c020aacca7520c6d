//! [`Graph`]: what follows along rows of almost locked sets.

use std::ops::Range;

use ergodoku_core::{Digit, DigitSet};

use super::network::Network;

/// What follows from what: a node says that a set lacks a digit.
pub(super) struct Graph {
    /// The sets and digits.
    pub(super) nodes: Vec<(usize, Digit)>,
    /// By set: its first node; and the number of all.
    first: Vec<usize>,
    /// By node: where the set holds the digit, those that lack it for this.
    joined: Vec<Nodes>,
    /// By node: those that follow in the next set.
    next: Vec<Nodes>,
}

/// A set of nodes.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Nodes(Vec<u64>);

impl Nodes {
    fn none(count: usize) -> Nodes {
        Nodes(vec![0; count.div_ceil(64)])
    }

    fn clear(&mut self) {
        self.0.fill(0);
    }

    fn insert(&mut self, node: usize) {
        self.0[node / 64] |= 1 << (node % 64);
    }

    fn contains(&self, node: usize) -> bool {
        self.0[node / 64] & 1 << (node % 64) != 0
    }

    fn add(&mut self, other: &Nodes) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word |= more);
    }

    fn remove(&mut self, other: &Nodes) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, less)| *word &= !less);
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(index, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| 64 * index + rest.trailing_zeros() as usize);
                rest &= rest.wrapping_sub(1);
                bit
            })
        })
    }
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
        let mut joined = vec![Nodes::none(nodes.len()); nodes.len()];
        for (from, &(set, digit)) in nodes.iter().enumerate() {
            let by_digit = network
                .joints(set)
                .iter()
                .filter(|it| it.digits.contains(digit) && (!forward || it.to > set));
            by_digit.for_each(|joint| joined[from].insert(node(joint.to, digit)));
        }
        let mut next = vec![Nodes::none(nodes.len()); nodes.len()];
        for (from, &(set, digit)) in nodes.iter().enumerate() {
            let others = network.sets[set].als.digits.without(digit);
            others.iter().for_each(|it| next[from].add(&joined[node(set, it)]));
        }
        Graph { nodes, first, joined, next }
    }

    /// The nodes of a set.
    pub(super) fn nodes_of(&self, set: usize) -> Range<usize> {
        self.first[set]..self.first[set + 1]
    }

    /// Calls `reached(length, node)` once for every node that follows if the start's set holds its
    /// digit, with the number of sets in the shortest row to it, itself and the start's included.
    /// Those of each length from two on are left in `layers`.
    pub(super) fn spread(
        &self,
        start: usize,
        most: usize,
        layers: &mut Vec<Nodes>,
        mut reached: impl FnMut(usize, usize),
    ) {
        let count = self.nodes.len();
        layers.resize_with(most.max(2), || Nodes::none(count));
        let (known, layers) = layers.split_last_mut().expect("two at least");
        known.clear();
        self.nodes_of(self.nodes[start].0).for_each(|node| known.insert(node));
        layers[0].clone_from(&self.joined[start]);
        for index in 0..layers.len() {
            let (near, far) = layers.split_at_mut(index + 1);
            let layer = &mut near[index];
            layer.remove(known);
            known.add(layer);
            if let Some(beyond) = far.first_mut() {
                beyond.clear();
                layer.iter().for_each(|node| beyond.add(&self.next[node]));
            }
            layer.iter().for_each(|node| reached(index + 2, node));
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
