//! The searches that techniques share, one file a family: how to find the pattern, why it proves
//! what it concludes, how it is said and drawn.

pub mod assumption;
pub mod chain;
pub mod fish;
pub mod intersection;
mod matrix;
pub mod single;
pub(crate) mod single_digit;
pub mod subset;
pub mod wing;

use ergodoku_core::{DigitSet, Explanation, Sentence, State};
use ergodoku_proof::Proof;
use serde::Serialize;

pub use assumption::Assumption;
pub use chain::{Chain, Node};
pub use fish::Fish;
pub use intersection::Intersection;
pub use single::Single;
pub use subset::Subset;
pub use wing::Wing;

/// What a step rests on: enough to prove, explain and draw it. One variant a family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pattern {
    /// The only candidate of a cell, or the only place of a digit in a house.
    Single(Single),
    /// A digit confined to the crossing of a box and a line.
    Intersection(Intersection),
    /// As many digits as cells.
    Subset(Subset),
    /// As many base lines as cover lines.
    Fish(Fish),
    /// A pivot and two pincers.
    Wing(Wing),
    /// Strong and weak links in turn.
    Chain(Chain),
    /// A candidate assumed and followed to a contradiction.
    Assumption(Assumption),
}

impl Pattern {
    /// The digits that the pattern is made of.
    pub fn digits(&self) -> DigitSet {
        self.reasoning().digits()
    }

    /// How long a chain is; of two steps that eliminate as much the shorter is better.
    pub fn length(&self) -> usize {
        self.reasoning().length()
    }

    pub(crate) fn reasoning(&self) -> &dyn Reasoning {
        match self {
            Pattern::Single(pattern) => pattern,
            Pattern::Intersection(pattern) => pattern,
            Pattern::Subset(pattern) => pattern,
            Pattern::Fish(pattern) => pattern,
            Pattern::Wing(pattern) => pattern,
            Pattern::Chain(pattern) => pattern,
            Pattern::Assumption(pattern) => pattern,
        }
    }
}

/// What every pattern can say of itself.
pub(crate) trait Reasoning {
    /// Why the conclusion holds, for the checker.
    fn proof(&self) -> Proof;

    /// The digits that the pattern is made of.
    fn digits(&self) -> DigitSet;

    /// How long a chain it is, in nodes; 0 for what is no chain.
    fn length(&self) -> usize {
        0
    }

    /// The pattern in the field's notation, as in `X-Wing: `**`5 r27c36`**` => r4c3<>5`; empty where
    /// the conclusion says it all.
    fn notation(&self) -> String;

    /// Why the conclusion holds, in words and marks, up to but without the conclusion itself.
    fn explain(&self, state: &State, explanation: &mut Explanation);

    /// The reason in a clause, for a step inside a line of reasoning.
    fn because(&self) -> Sentence;

    /// Where to look, as a whole sentence that gives away nothing else.
    fn look_at(&self) -> Sentence;

    /// Where the pattern is, to go on after "There is an X-Wing ".
    fn place(&self) -> Sentence;
}
