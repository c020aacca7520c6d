//! [`Claim`]: what someone says about a state, and why.

use ergodoku_core::{
    CandidateSet, CellSet, Conclusion, Constraint, Digit, DigitSet, HouseSet, LinkKind, Literal,
};
use ergodoku_proof::{Proof, Truth};

/// What someone says about a state: conclusions, and how they are said to follow.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claim {
    /// What is said to hold, all of it. Placements come first; all eliminations are one conclusion.
    pub conclusions: Vec<Conclusion>,
    /// The name of a technique, as written.
    pub technique: Option<String>,
    /// How the conclusions are said to follow.
    pub argument: Option<Argument>,
}

/// How the conclusions of a [`Claim`] are said to follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Strong and weak links.
    Chain(Chain),
    /// More truths than links, as in [`Proof::Count`].
    Count {
        /// "At least one of these is true."
        truths: Vec<Truth>,
        /// "At most one of these is true."
        links: Vec<Constraint>,
    },
    /// What a technique's pattern consists of.
    Pattern(Pattern),
    /// A proof.
    Proof(Proof),
    /// Each conclusion follows by one of these.
    Either(Vec<Argument>),
    /// Claims that follow one after another; the claim's own conclusions follow from the last.
    Steps(Vec<Claim>),
}

/// Nodes joined by links that are strong and weak in turn, as in Eureka notation:
/// `(5)r1c2=(5-3)r4c2=(3)r4c7`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chain {
    /// The nodes in order. A loop does not repeat its first node.
    pub nodes: Vec<Node>,
    /// The links in order, each from the node at the same place to the next one; in a loop, the last one leads back to
    /// the first node.
    pub links: Vec<LinkKind>,
}

impl Chain {
    /// Whether there are as many links as nodes.
    pub fn is_loop(&self) -> bool {
        !self.nodes.is_empty() && self.links.len() == self.nodes.len()
    }
}

/// A node of a [`Chain`]: digits in cells.
///
/// One digit, or one cell, is *one of* its candidates: `(5)r1c23`, or `(38)r4c2`. Several digits in several cells are
/// *all of* the digits: `(38)r4c27` says that the two cells hold a 3 and an 8. A link between two nodes of the same
/// cells, as in `(5=38)r4c27`, is within an almost locked set.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node {
    /// The digits.
    pub digits: DigitSet,
    /// The cells.
    pub cells: CellSet,
}

impl Node {
    /// All candidates of the digits in the cells, those that a state lacks too.
    pub fn candidates(&self) -> CandidateSet {
        CandidateSet::product(self.cells, self.digits)
    }

    /// Whether the node says that each of its digits is in the cells, not one of its candidates alone.
    pub fn holds_all_digits(&self) -> bool {
        self.digits.len() > 1 && self.cells.len() > 1
    }
}

/// What a technique's pattern consists of, as its notation says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// One digit in houses: `5 r27c36 fr2c1`. A place for a digit in one house has no cover.
    Fish {
        /// The digit.
        digit: Digit,
        /// The houses that need the digit.
        base: HouseSet,
        /// The houses that confine it.
        cover: HouseSet,
        /// Fins, endo-fins among them.
        fins: CellSet,
    },
    /// Digits in cells: subsets, wings, almost locked sets, rectangles, colours.
    Sets {
        /// The sets in the order written. Where a notation names digits only, or cells only, the other part is empty.
        sets: Vec<Node>,
        /// The houses named with them.
        houses: HouseSet,
    },
    /// One of these must hold, and each leads to the conclusion; a single one leads to a contradiction.
    Premises(Vec<Literal>),
    /// What the reader does not take apart, as written.
    Other(String),
}
