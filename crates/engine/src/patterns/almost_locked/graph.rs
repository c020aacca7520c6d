//! [`Graph`]: what follows along rows of almost locked sets.

use std::ops::Range;

use ergodoku_core::{Digit, DigitSet, Stop};

use super::network::Network;
use crate::patterns::links::NodeSet;

/// What follows from what: a node says that a set lacks a digit. There are those from which a row can
/// go on to its end.
pub(super) struct Graph {
    /// The sets and digits.
    pub(super) nodes: Vec<(usize, Digit)>,
    /// By set: its first node; and the number of all.
    first: Vec<usize>,
    /// By node: those that follow in the next set.
    next: Vec<NodeSet>,
    /// Where rows can begin, set by set.
    pub(super) starts: Vec<Start>,
    /// Whether sets are joined only with those that stand behind them.
    forward: bool,
}

/// A set that holds a digit.
pub(super) struct Start {
    pub(super) set: usize,
    pub(super) digit: Digit,
    /// Those that lack it for this.
    joined: NodeSet,
}

impl Graph {
    /// The graph of a network; with `forward` sets are joined only with those that stand behind them.
    pub(super) fn of(network: &Network, forward: bool, stop: &Stop) -> Graph {
        let (mut nodes, mut first) = (Vec::new(), vec![0]);
        let lacked: Vec<DigitSet> = (0..network.sets.len())
            .map(|set| {
                let digits = network.sets[set].als.digits.iter();
                let lacked: DigitSet = digits.filter(|&it| network.goes_on(set, it)).collect();
                nodes.extend(lacked.iter().map(|digit| (set, digit)));
                first.push(nodes.len());
                lacked
            })
            .collect();
        let node = |set: usize, digit: Digit| {
            let below = DigitSet::from_bits((1 << digit.index()) - 1);
            first[set] + (lacked[set] & below).len()
        };
        let (mut next, mut starts) = (Vec::with_capacity(nodes.len()), Vec::new());
        // Given up, nothing starts anywhere.
        for (set, &lacked_here) in lacked.iter().enumerate().take_while(|_| !stop.is_due()) {
            let is_end = network.is_end(set);
            if lacked_here.is_empty() && !is_end {
                continue;
            }
            let mut joined: [Option<NodeSet>; 9] = Default::default();
            for joint in network.joints(set).iter().filter(|it| !forward || it.to > set) {
                for digit in (joint.digits & lacked[joint.to]).iter() {
                    let joined =
                        joined[digit.index()].get_or_insert_with(|| NodeSet::new(nodes.len()));
                    joined.insert(node(joint.to, digit));
                }
            }
            for digit in lacked_here.iter() {
                let mut all = NodeSet::new(nodes.len());
                let others = Digit::ALL.into_iter().zip(&joined).filter(|&(it, _)| it != digit);
                others.filter_map(|(_, it)| it.as_ref()).for_each(|it| all.add(&it.0));
                next.push(all);
            }
            if is_end {
                let joined = Digit::ALL.into_iter().zip(joined);
                starts.extend(
                    joined.filter_map(|(digit, it)| Some(Start { set, digit, joined: it? })),
                );
            }
        }
        Graph { nodes, first, next, starts, forward }
    }

    /// The nodes of a set.
    fn nodes_of(&self, set: usize) -> Range<usize> {
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
        start: &Start,
        most: usize,
        layers: &mut Vec<NodeSet>,
        mut reached: impl FnMut(usize, &NodeSet),
    ) {
        let count = self.nodes.len();
        layers.resize_with(most.max(2), || NodeSet::new(count));
        let (known, layers) = layers.split_last_mut().expect("two at least");
        known.clear();
        self.nodes_of(start.set).for_each(|node| known.insert(node));
        layers[0].clone_from(&start.joined);
        // Forward, nothing follows that stands before.
        let from = if self.forward { self.first[start.set] / 64 } else { 0 };
        for index in 0..layers.len() {
            let (near, far) = layers.split_at_mut(index + 1);
            let layer = &mut near[index];
            layer.remove_all(&known.0);
            known.add_from(from, &layer.0);
            if let Some(beyond) = far.first_mut() {
                beyond.clear();
                layer.iter().for_each(|node| beyond.add_from(from, &self.next[node].0));
            }
            reached(index + 2, layer);
        }
    }

    /// The sets of a shortest row from start to end, and the digits that join them.
    pub(super) fn row(&self, start: &Start, end: usize, length: usize) -> (Vec<usize>, Vec<Digit>) {
        let mut layers = Vec::new();
        self.spread(start, length, &mut layers, |_, _| {});
        let mut nodes = vec![end];
        for layer in layers[..length - 2].iter().rev() {
            let after = nodes[nodes.len() - 1];
            nodes.extend(layer.iter().find(|&it| self.next[it].contains(after)));
        }
        nodes.reverse();
        let (sets, digits): (Vec<usize>, _) = nodes.iter().map(|&node| self.nodes[node]).unzip();
        ([vec![start.set], sets].concat(), digits)
    }
}
