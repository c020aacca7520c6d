//! [`Graph`]: what follows along rows of almost locked sets.

use std::ops::{ControlFlow, Range};

use ergodoku_core::{Digit, DigitSet, Stop};
use ergodoku_kernel::{Layers, Walk, WaysBack};

use super::network::Network;
use crate::patterns::links::{NodeSet, Rows};

/// What follows from what: a node says that a set lacks a digit. Only nodes from which a row can go on to
/// its end are in the graph.
pub(super) struct Graph {
    /// The sets and digits.
    pub(super) nodes: Vec<(usize, Digit)>,
    /// By set: its first node; and the number of all.
    first: Vec<usize>,
    /// By node: those that follow in the next set.
    next: Rows,
    /// Where rows can begin, set by set.
    pub(super) starts: Vec<Start>,
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
        let (mut next, mut starts) = (Rows::new(nodes.len()), Vec::new());
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
                let others = Digit::ALL.into_iter().zip(&joined).filter(|&(it, _)| it != digit);
                let others = others.filter_map(|(_, it)| it.as_ref());
                others.for_each(|it| next.add(node(set, digit), it.row()));
            }
            if is_end {
                let joined = Digit::ALL.into_iter().zip(joined);
                let start = |(digit, it): (Digit, Option<NodeSet>)| {
                    it.map(|joined| Start { set, digit, joined })
                };
                starts.extend(joined.filter_map(start));
            }
        }
        Graph { nodes, first, next, starts }
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

    /// Room for searches.
    pub(super) fn layers(&self) -> Layers<Vec<u64>> {
        Layers::new(self.nodes.len())
    }

    /// Calls `reached(length, nodes)` with the nodes that follow if the start's set holds its digit, by
    /// the number of sets in the shortest row to them, their own and the start's included.
    pub(super) fn search(
        &self,
        start: &Start,
        most: usize,
        layers: &mut Layers<Vec<u64>>,
        mut reached: impl FnMut(usize, &NodeSet),
    ) {
        layers.start(start.joined.row(), self.nodes_of(start.set));
        reached(2, &layers.found()[0]);
        for length in 3..=most {
            reached(length, layers.advance(&self.next));
        }
    }

    /// How many candidates a row from start to end eliminates; and the end, and their digits.
    pub(super) fn eliminated(
        &self,
        network: &Network,
        start: &Start,
        end: usize,
    ) -> (usize, usize, DigitSet) {
        let (last, common) = self.nodes[end];
        let digits = network.shared(start.set, last).without(start.digit).without(common);
        (network.count_eliminated(start.set, last, digits), end, digits)
    }

    /// The sets of a shortest row from start to end, and the digits that join them.
    pub(super) fn row(&self, start: &Start, end: usize, length: usize) -> (Vec<usize>, Vec<Digit>) {
        let mut layers = self.layers();
        self.search(start, length, &mut layers, |_, _| {});
        let back = WaysBack {
            layers: &layers.found()[..length - 2],
            leads: |_: usize, from, to| self.next.has(from, to),
            // A row may come by a set again.
            is_taken: |_: &[usize], _| false,
            walk: Walk::Ascending,
            budget: usize::MAX,
            stop: &Stop::never(),
        };
        let mut row = (vec![start.set], Vec::new());
        back.to(end, |way| {
            for &(set, digit) in way.iter().map(|&node| &self.nodes[node]) {
                row.0.push(set);
                row.1.push(digit);
            }
            ControlFlow::Break(())
        });
        row
    }
}
