//! [`Reasoning`]: what every pattern can say of itself.

use ergodoku_core::{CandidateSet, DigitSet, Explanation, Role, Sentence, State};
use ergodoku_proof::Proof;

/// What every pattern can say of itself.
pub(crate) trait Reasoning {
    /// Why the conclusion holds, for the checker.
    fn proof(&self) -> Proof;

    /// The digits that the pattern is made of.
    fn digits(&self) -> DigitSet;

    /// How long a chain it is, in nodes, or a line of reasoning, in steps; 0 for what is neither.
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

    /// The candidates of which one must be true, if that is why it eliminates others.
    fn confined(&self) -> CandidateSet {
        CandidateSet::EMPTY
    }

    /// Says a line of reasoning inside a numbered step of another line.
    fn say_inside(&self, _number: &str, _explanation: &mut Explanation) {}

    /// What the roles of the drawing are called in this technique, where it has names of its own for them, as names
    /// of messages: the stem and petals of a blossom, the roof and floor of a rectangle.
    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[]
    }

    /// Where to look, as a whole sentence that gives away nothing else.
    fn look_at(&self) -> Sentence;

    /// Where the pattern is, to go on after "There is an X-Wing ".
    fn place(&self) -> Sentence;
}
