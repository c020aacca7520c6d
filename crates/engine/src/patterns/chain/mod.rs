//! Chains and loops: strong and weak links in turn, so that one of the two ends is true, or exactly
//! one of each two nodes that are linked.

mod bivalue;
pub(crate) mod find;
mod named;
mod search;
mod tabling;
mod targets;
mod words;

use std::ops::ControlFlow;

use ergodoku_core::{CandidateSet, CellSet, Conclusion, Constraint, State};
use ergodoku_proof::{Proof, Truth};
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

use crate::sink::Sink;

pub use super::almost_fish::AlmostFish;
pub(crate) use super::links::Through;
pub use super::links::{GuardedRectangle, Link};
pub(crate) use bivalue::xy_chains;
pub use ergodoku_kernel::Node;
use search::{ChainSearch, Wanted};

/// Nodes joined by strong and weak links in turn, the first link strong.
///
/// A chain ends with a strong link: if one end is false, the other is true. If both ends are the same
/// node, it is true. A *continuous loop* has one more link, weak, from its last node back to its
/// first: then exactly one of any two linked nodes is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The nodes: an even number.
    pub nodes: Vec<Node>,
    /// Why each link holds: of the first, third, … one of the two nodes is true, of the others at
    /// most one. One fewer than nodes, or in a loop as many.
    pub links: Vec<Link>,
}

impl Chain {
    /// The chain or loop of these nodes, with the reasons for its strong links in their order; the weak ones
    /// rest on the first rule that allows only one of the two nodes.
    pub fn of(
        nodes: Vec<Node>,
        is_loop: bool,
        strong: impl IntoIterator<Item = impl Into<Link>>,
    ) -> Chain {
        let mut strong = strong.into_iter();
        let links = (0..nodes.len() - usize::from(!is_loop)).map(|index| {
            let next = nodes[(index + 1) % nodes.len()];
            match is_strong(index) {
                true => strong.next().expect("a strong link between every other two nodes").into(),
                false => nodes[index].why_not_both(next).next().expect("a weak link").into(),
            }
        });
        Chain { links: links.collect(), nodes }
    }

    /// Whether the last node is linked to the first.
    pub fn is_loop(&self) -> bool {
        self.links.len() == self.nodes.len()
    }

    pub(crate) fn ends(&self) -> [Node; 2] {
        [self.nodes[0], self.nodes[self.nodes.len() - 1]]
    }

    /// Whether a node has several cells, or an almost locked set links two.
    pub(crate) fn is_grouped(&self) -> bool {
        self.nodes.iter().any(|node| node.cells.len() > 1)
            || self.links.iter().any(|link| link.almost_locked().is_some())
    }

    /// The rectangles whose guardians link two nodes.
    pub(crate) fn rectangles(&self) -> impl Iterator<Item = GuardedRectangle> {
        self.links.iter().filter_map(Link::rectangle)
    }

    /// The almost fish that link two nodes.
    pub(crate) fn fish(&self) -> impl Iterator<Item = AlmostFish> {
        self.links.iter().filter_map(Link::fish)
    }

    /// Each link with its two nodes.
    fn joined(&self) -> impl Iterator<Item = (&Link, Node, Node)> {
        let next = |index: usize| self.nodes[(index + 1) % self.nodes.len()];
        let links = self.links.iter().enumerate();
        links.map(move |(index, link)| (link, self.nodes[index], next(index)))
    }

    /// What cannot be: of a chain what both ends exclude, of a loop what any of its links excludes.
    /// If both ends are one candidate, the others of its cell.
    pub(crate) fn eliminations(&self, state: &State) -> CandidateSet {
        let [first, last] = self.ends();
        let eliminations = match (self.is_loop(), first.cells.single()) {
            (true, _) => self
                .counts()
                .iter()
                .fold(CandidateSet::EMPTY, |all, count| all | count.left_over(state)),
            (false, Some(cell)) if first == last => {
                CandidateSet::in_cell(cell, state.candidates(cell).without(first.digit))
            }
            _ => first.excluded() & last.excluded(),
        };
        eliminations & *state.all_candidates()
    }

    /// The eliminations of a loop but for those in its own cells that come from elsewhere in the
    /// loop: what most of the field's programs find.
    pub(crate) fn outside(&self, eliminations: CandidateSet) -> CandidateSet {
        let own = self.nodes.iter().fold(CellSet::EMPTY, |all, node| all | node.cells);
        let linked = self.links.iter().filter_map(|link| match link {
            Link::Rule(Constraint::Cell(cell)) => Some(*cell),
            _ => None,
        });
        let kept = eliminations.iter().filter(|it| !own.contains(it.cell));
        let linked: CellSet = linked.collect();
        kept.chain(eliminations.iter().filter(|it| linked.contains(it.cell))).collect()
    }

    /// Reports the chain, if it eliminates anything.
    pub(crate) fn report(self, state: &State, sink: &mut impl Sink<Chain>) -> ControlFlow<()> {
        let eliminations = self.eliminations(state);
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        sink.offer(self, Conclusion::Eliminate(eliminations))
    }

    /// The strong links as truths, the weak as links; an almost locked set has its cells as truths, and
    /// of the digits that link no node its house as link. A loop counts again with each other house
    /// that two places may share: what it eliminates may lie in one or the other.
    fn counts(&self) -> Vec<Count> {
        let mut count = Count::default();
        let mut others = Vec::new();
        for (index, (link, from, to)) in self.joined().enumerate() {
            match link {
                Link::Rule(rule) if is_strong(index) => count.truths.push(Truth::Rule(*rule)),
                Link::Rectangle(rectangle) => count.truths.push(rectangle.truth()),
                Link::Fish(fish) => {
                    count.truths.extend(fish.truths().map(Truth::Rule));
                    let rest = fish.rest([from.cells, to.cells]).iter();
                    count.links.extend(rest.map(|it| Constraint::House(it, fish.digit)));
                }
                Link::Rule(rule) => {
                    let place = count.links.len();
                    let alternatives = from.why_not_both(to).filter(|it| it != rule);
                    others.extend(alternatives.map(|it| (place, it)));
                    count.links.push(*rule);
                }
                Link::LastCandidate(it) => {
                    count.hold(it.set.cells.with(it.cell));
                    let of_set = if from.cells == CellSet::only(it.cell) { to } else { from };
                    count.links.extend(it.links(of_set.digit));
                }
                Link::AlmostLocked(als) => {
                    count.hold(als.cells);
                    let locked = als.digits.without(from.digit).without(to.digit);
                    for digit in locked.iter() {
                        let place = count.links.len();
                        let houses = als.cells.common_houses().iter();
                        let alternatives = houses.filter(|house| *house != als.house);
                        others.extend(alternatives.map(|it| (place, Constraint::House(it, digit))));
                        count.links.push(Constraint::House(als.house, digit));
                    }
                }
            }
        }
        let mut counts = vec![count];
        if self.is_loop() {
            for (place, rule) in others {
                let mut other = counts[0].clone();
                other.links[place] = rule;
                counts.push(other);
            }
        }
        counts
    }

    /// Why what the chain eliminates cannot be.
    pub(crate) fn certificate(&self) -> Proof {
        let mut proofs: Vec<Proof> = self.counts().into_iter().map(Proof::from).collect();
        match proofs.len() {
            1 => proofs.remove(0),
            _ => Proof::Either(proofs),
        }
    }
}

/// Truths and links of a proof by counting.
#[derive(Clone, Default)]
struct Count {
    truths: Vec<Truth>,
    links: Vec<Constraint>,
}

impl From<Count> for Proof {
    fn from(Count { truths, links }: Count) -> Proof {
        Proof::Count { truths, links }
    }
}

impl Count {
    /// Adds that each of some cells holds a digit.
    fn hold(&mut self, cells: CellSet) {
        self.truths.extend(cells.iter().map(|it| Truth::Rule(Constraint::Cell(it))));
    }

    /// The candidates in more links than truths: where there are as many of both, none can be true,
    /// for it would use up more than it gives.
    fn left_over(&self, state: &State) -> CandidateSet {
        let members = self.links.iter().fold(CandidateSet::EMPTY, |all, it| all | it.members());
        let in_links = |it| self.links.iter().filter(|link| link.contains(it)).count();
        let in_truths = |it| {
            let has = |truth: &&Truth| match truth {
                Truth::Rule(rule) => rule.contains(it),
                other => other.members().contains(it),
            };
            self.truths.iter().filter(has).count()
        };
        let live = members & *state.all_candidates();
        live.iter().filter(|&it| in_links(it) > in_truths(it)).collect()
    }
}

/// Whether the link behind the node of this index is strong.
fn is_strong(index: usize) -> bool {
    index.is_multiple_of(2)
}

impl Serialize for Chain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let nodes: Vec<String> =
            self.nodes.iter().map(|node| node.candidates().to_string()).collect();
        let mut record = serializer.serialize_struct("Chain", 4)?;
        record.serialize_field("eureka", &self.eureka())?;
        record.serialize_field("loop", &self.is_loop())?;
        record.serialize_field("nodes", &nodes)?;
        record.serialize_field("links", &self.links)?;
        record.end()
    }
}
