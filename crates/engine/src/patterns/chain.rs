//! Chains: strong and weak links in turn, so that one of the two ends is true.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, Constraint, Digit, DigitSet, Explanation,
    LinkKind, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

use super::{Pattern, Reasoning};
use crate::technique::Found;

/// A candidate, or several of one digit in a house that count as one: true if one of them is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// Its cell, or two or three cells.
    pub cells: CellSet,
}

impl Node {
    pub(crate) fn new(digit: Digit, cells: CellSet) -> Node {
        Node { digit, cells }
    }

    fn candidates(self) -> CandidateSet {
        CandidateSet::of(self.digit, self.cells)
    }

    /// The candidates that are false if this node is true, whichever of its candidates it is.
    fn excluded(self) -> CandidateSet {
        let peers = self.candidates().iter().map(Candidate::peers);
        peers.fold(CandidateSet::ALL, CandidateSet::intersection)
    }
}

/// Nodes joined by strong and weak links in turn, the first and the last link strong: if one end is
/// false, the other is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The nodes: an even number.
    pub nodes: Vec<Node>,
    /// The rule that each link comes from, one fewer than nodes; of the first, third, … one of the
    /// two nodes is true, of the others at most one.
    pub links: Vec<Constraint>,
}

impl Chain {
    /// What both ends exclude.
    pub(crate) fn eliminations(&self, state: &State) -> CandidateSet {
        match self.nodes.as_slice() {
            [first, .., last] => first.excluded() & last.excluded() & *state.all_candidates(),
            _ => CandidateSet::EMPTY,
        }
    }

    /// Reports the chain, if it eliminates anything.
    pub(crate) fn report(self, state: &State, found: &mut Found<'_>) -> ControlFlow<()> {
        let gone = self.eliminations(state);
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        found(Pattern::Chain(self), Conclusion::Eliminate(gone))
    }

    /// The chain in Eureka notation: `(5)r2c3=(5)r2c7-(5)r8c7=(5)r8c1`.
    pub fn eureka(&self) -> String {
        let mut written = String::new();
        for (index, node) in self.nodes.iter().enumerate() {
            if index > 0 {
                written.push(if is_strong(index - 1) { '=' } else { '-' });
            }
            written += &format!("({}){}", node.digit, node.cells);
        }
        written
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
        let mut record = serializer.serialize_struct("Chain", 3)?;
        record.serialize_field("eureka", &self.eureka())?;
        record.serialize_field("nodes", &nodes)?;
        record.serialize_field("links", &self.links)?;
        record.end()
    }
}

impl Reasoning for Chain {
    fn length(&self) -> usize {
        self.nodes.len()
    }

    fn proof(&self) -> Proof {
        let of_kind = |strong: bool| {
            let links = self.links.iter().enumerate();
            let kept = links.filter(move |(index, _)| is_strong(*index) == strong);
            kept.map(|(_, link)| *link)
        };
        Proof::count(of_kind(true), of_kind(false))
    }

    fn digits(&self) -> DigitSet {
        self.nodes.iter().map(|node| node.digit).collect()
    }

    fn notation(&self) -> String {
        self.eureka()
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        let ends = [self.nodes[0], self.nodes[self.nodes.len() - 1]];
        for node in &self.nodes {
            explanation.mark(Mark::Candidates(node.candidates(), Role::Pattern));
        }
        for (index, pair) in self.nodes.windows(2).enumerate() {
            let kind = if is_strong(index) { LinkKind::Strong } else { LinkKind::Weak };
            let [from, to] = [pair[0].candidates(), pair[1].candidates()];
            explanation.mark(Mark::Link { from, to, kind });
        }
        explanation.say(sentence!("Suppose {}.", said(ends[0], false)));
        for (index, node) in self.nodes.iter().enumerate().skip(1) {
            let link = self.links[index - 1];
            let (is, because) = (said(*node, is_strong(index - 1)), said_of(link));
            explanation.say(match (index, is_strong(index - 1)) {
                (1, _) => sentence!("Then {}, {}.", is, because.0),
                (_, true) => sentence!("So {}, {}.", is, because.0),
                (_, false) => sentence!("So {}, {}.", is, because.1),
            });
        }
        explanation.say(sentence!(
            "So {} or {}: what both rule out cannot be.",
            said(ends[0], true),
            said(ends[1], true)
        ));
    }

    fn look_at(&self) -> Sentence {
        match self.digits().single() {
            Some(digit) => sentence!("Look at the places for {}.", digit),
            None => sentence!("Look at the digits {}.", self.digits()),
        }
    }

    fn because(&self) -> Sentence {
        let [first, last] = [self.nodes[0], self.nodes[self.nodes.len() - 1]];
        sentence!("{} or {}", said(first, true), said(last, true))
    }

    fn place(&self) -> Sentence {
        let [first, last] = [self.nodes[0], self.nodes[self.nodes.len() - 1]];
        sentence!("of the digits {} between {} and {}", self.digits(), first.cells, last.cells)
    }
}

/// `r1c2 is 5`, `none of r1c2 and r1c3 is 5`.
fn said(node: Node, is_true: bool) -> Sentence {
    let Node { digit, cells } = node;
    match (cells.len(), is_true) {
        (1, true) => sentence!("{} is {}", cells, digit),
        (1, false) => sentence!("{} is not {}", cells, digit),
        (_, true) => sentence!("one of {} is {}", cells, digit),
        (_, false) => sentence!("none of {} is {}", cells, digit),
    }
}

/// What a rule says as a strong link, and as a weak one.
fn said_of(rule: Constraint) -> (Sentence, Sentence) {
    match rule {
        Constraint::Cell(cell) => (
            sentence!("the only other candidate of {}", cell),
            sentence!("for {} holds one digit", cell),
        ),
        Constraint::House(house, digit) => (
            sentence!("the only other place for {} in {}", digit, house),
            sentence!("for {} has one {}", house, digit),
        ),
    }
}
