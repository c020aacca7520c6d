//! The graph of strong and weak links that definitions of chains rest on.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet, House, State};

use crate::oracles::judge::strong_links;
use crate::oracles::states;

/// A candidate, or two or three of one digit in the crossing of a line and a box.
pub(crate) type Node = (Digit, CellSet);

/// The strong and weak links between the nodes of a state.
pub(crate) struct Graph {
    pub(crate) nodes: Vec<Node>,
    /// By node, those of which one of the two is true.
    pub(crate) strong: Vec<Vec<usize>>,
    /// By node, those of which at most one is true.
    pub(crate) weak: Vec<Vec<usize>>,
}

/// The candidates that are false if the node is true, whichever of its cells it is in.
pub(crate) fn excluded(state: &State, (digit, cells): Node) -> CandidateSet {
    let peers = cells.iter().map(|cell| Candidate::new(cell, digit).peers());
    peers.fold(*state.all_candidates(), |all, it| all & it)
}

impl Graph {
    /// Of the candidates alone: strong links in cells with two candidates and in houses with two places.
    pub(crate) fn of_candidates(state: &State, digits: DigitSet) -> Graph {
        let all = state.all_candidates().iter().filter(|it| digits.contains(it.digit));
        let nodes = all.map(|it| (it.digit, CellSet::only(it.cell))).collect();
        let in_house = |(digit, cells): Node, (other, others): Node| {
            let both = cells | others;
            let fills = |it: House| state.places(digit) & it.cells() == both;
            digit == other && both.len() == 2 && both.common_houses().iter().any(fills)
        };
        let in_cell = |one: Node, other: Node| {
            let cell = one.1.first().expect("a cell");
            one.0 != other.0 && one.1 == other.1 && state.candidates(cell).len() == 2
        };
        Graph::linked(nodes, |one, other| in_house(one, other) || in_cell(one, other))
    }

    /// The same with groups: where all places of a digit in a house lie in two nodes, these are strongly linked.
    pub(crate) fn with_groups(state: &State) -> Graph {
        let mut graph = Graph::of_candidates(state, DigitSet::ALL);
        let mut pairs: BTreeSet<(Node, Node)> = BTreeSet::new();
        for digit in Digit::ALL {
            for house in House::all() {
                let places = state.places(digit) & house.cells();
                // A node lies in a crossing of the house with another.
                let crossings: Vec<CellSet> = House::all()
                    .filter(|it| *it != house)
                    .map(|it| it.cells() & house.cells())
                    .filter(|it| it.len() == 3)
                    .collect();
                for crossing in &crossings {
                    let (one, other) = (places & *crossing, places - *crossing);
                    let fits = crossings.iter().any(|it| other.is_subset(*it));
                    if places.len() > 2 && !one.is_empty() && !other.is_empty() && fits {
                        pairs.insert(((digit, one), (digit, other)));
                        pairs.insert(((digit, other), (digit, one)));
                    }
                }
            }
        }
        let (plain, nodes) = (graph.nodes.clone(), &mut graph.nodes);
        let groups: BTreeSet<Node> =
            pairs.iter().map(|(one, _)| *one).filter(|it| it.1.len() > 1).collect();
        nodes.extend(groups);
        let strong = |one: Node, other: Node| pairs.contains(&(one, other));
        let mut linked = Graph::linked(graph.nodes, strong);
        for one in 0..plain.len() {
            linked.strong[one].extend(&graph.strong[one]);
        }
        linked
    }

    fn linked(nodes: Vec<Node>, is_strong: impl Fn(Node, Node) -> bool) -> Graph {
        let each = |is_linked: &dyn Fn(Node, Node) -> bool| {
            let of = |&one: &Node| {
                (0..nodes.len()).filter(|&other| is_linked(one, nodes[other])).collect()
            };
            nodes.iter().map(of).collect()
        };
        let are_apart = |(digit, cells): Node, (other, others): Node| match digit == other {
            true => cells.iter().all(|it| others.iter().all(|cell| it.sees(cell))),
            false => cells == others && cells.len() == 1,
        };
        let (strong, weak) = (each(&is_strong), each(&are_apart));
        Graph { nodes, strong, weak }
    }

    /// The same with one more strong link between some nodes, which may be new.
    pub(crate) fn with_pairs(state: &State, pairs: &BTreeSet<(Node, Node)>) -> Graph {
        let graph = Graph::of_candidates(state, DigitSet::ALL);
        let all = pairs.iter().flat_map(|(one, other)| [*one, *other]);
        let new: BTreeSet<Node> = all.filter(|it| it.1.len() > 1).collect();
        let nodes = graph.nodes.iter().copied().chain(new).collect();
        let strong = |one, other| pairs.contains(&(one, other)) || pairs.contains(&(other, one));
        let mut linked = Graph::linked(nodes, strong);
        for (strong, known) in linked.strong.iter_mut().zip(&graph.strong) {
            strong.extend(known);
        }
        linked
    }

    /// Each node twice: come to without a group on the way, and from `nodes.len()` on with one. A way that
    /// starts in a group starts among the latter.
    pub(crate) fn doubled(&self) -> Graph {
        self.doubled_by(&|_, _| false)
    }

    /// The same where some strong links count as groups do.
    pub(crate) fn doubled_by(&self, counts: &dyn Fn(Node, Node) -> bool) -> Graph {
        let base = self.nodes.len();
        let double = |links: &[Vec<usize>], are_strong: bool| -> Vec<Vec<usize>> {
            let is_group = |node: usize| self.nodes[node].1.len() > 1;
            let before = links.iter().enumerate().map(|(from, all)| {
                let passes = |it: usize| {
                    is_group(it) || are_strong && counts(self.nodes[from], self.nodes[it])
                };
                all.iter().map(|&it| if passes(it) { it + base } else { it }).collect()
            });
            let behind = links.iter().map(|all| all.iter().map(|it| it + base).collect());
            before.chain(behind).collect()
        };
        let nodes = [self.nodes.clone(), self.nodes.clone()].concat();
        Graph { nodes, strong: double(&self.strong, true), weak: double(&self.weak, false) }
    }

    /// By node the number of strong links on the shortest way from a node that is false, along strong and weak
    /// links in turn, until it is true, and until it is false. No way goes through its start.
    pub(crate) fn spread(&self, start: usize, most: usize) -> [Vec<Option<usize>>; 2] {
        let count = self.nodes.len();
        let (mut on, mut off) = (vec![None; count], vec![None; count]);
        off[start] = Some(0);
        let mut made_false = vec![start];
        for level in 1..=most {
            let next = made_false.iter().flat_map(|&it| &self.strong[it]);
            let mut made_true = reach(&mut on, next, level);
            made_true.retain(|&it| self.nodes[it] != self.nodes[start]);
            let next = made_true.iter().flat_map(|&it| &self.weak[it]);
            made_false = reach(&mut off, next, level);
        }
        [on, off]
    }

    /// The same graph with each link from its end to its start.
    pub(crate) fn reversed(&self) -> Graph {
        let reverse = |links: &[Vec<usize>]| {
            let mut all = vec![Vec::new(); links.len()];
            for (from, to) in links.iter().enumerate() {
                to.iter().for_each(|&it| all[it].push(from));
            }
            // Two nodes may be linked for two reasons.
            all.iter_mut().for_each(Vec::dedup);
            all
        };
        let (strong, weak) = (reverse(&self.strong), reverse(&self.weak));
        Graph { nodes: self.nodes.clone(), strong, weak }
    }

    /// The ends of the shortest ways from a node that is false to one that is true, and the number of their
    /// strong links; where one of these ways has no node twice but for its ends. `back` is the graph reversed.
    pub(crate) fn ends(&self, back: &Graph, start: usize, most: usize) -> Vec<(usize, usize)> {
        let [on, off] = self.spread(start, most);
        let ends = (0..self.nodes.len()).filter_map(|end| Some((end, on[end]?)));
        let has_way = |&(end, level): &(usize, usize)| {
            back.visit_ways([&on, &off], level, &mut vec![end], &mut |_| true)
        };
        ends.filter(has_way).collect()
    }

    /// In a reversed graph: goes to the start from the last node of a way, which is true after so many strong links, in all
    /// shortest ways without a node twice; until `visit`, which gets each from its end to its start, is content.
    pub(crate) fn visit_ways(
        &self,
        [on, off]: [&[Option<usize>]; 2],
        level: usize,
        way: &mut Vec<usize>,
        visit: &mut dyn FnMut(&[usize]) -> bool,
    ) -> bool {
        let last = way[way.len() - 1];
        let is_new = |it: usize, way: &[usize]| {
            !way.iter().any(|&other| self.nodes[other] == self.nodes[it])
        };
        for &before in &self.strong[last] {
            if off[before] != Some(level - 1) {
                continue;
            }
            if level > 1 && !is_new(before, way) {
                continue;
            }
            way.push(before);
            let mut is_content = level == 1 && visit(way);
            for &source in &self.weak[before] {
                if level > 1 && !is_content && on[source] == Some(level - 1) && is_new(source, way)
                {
                    way.push(source);
                    is_content = self.visit_ways([on, off], level - 1, way, visit);
                    way.pop();
                }
            }
            way.pop();
            if is_content {
                return true;
            }
        }
        false
    }
}

/// Notes the level of those of some nodes that have none yet, and returns them.
fn reach<'a>(
    known: &mut [Option<usize>],
    nodes: impl Iterator<Item = &'a usize>,
    level: usize,
) -> Vec<usize> {
    let mut new = Vec::new();
    for &node in nodes {
        if known[node].is_none() {
            known[node] = Some(level);
            new.push(node);
        }
    }
    new
}

#[test]
fn strong_links_are_those_of_houses() {
    // The two helpers that definitions rest on agree.
    for state in states::one_in(10) {
        let graph = Graph::of_candidates(state, DigitSet::ALL);
        for digit in Digit::ALL {
            for (_, [one, other]) in strong_links(state, digit) {
                let number = |cell| {
                    let node = (digit, CellSet::only(cell));
                    graph.nodes.iter().position(|it| *it == node).expect("a candidate")
                };
                assert!(graph.strong[number(one)].contains(&number(other)));
            }
        }
    }
}
