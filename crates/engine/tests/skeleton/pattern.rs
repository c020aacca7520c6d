//! Skeleton Pattern: TODO, in half a sentence.

use std::ops::ControlFlow;

use ergodoku_core::{
    CandidateSet, CellSet, Conclusion, Constraint, DigitSet, Explanation, Mark, Role, Sentence,
    State, sentence,
};
use ergodoku_proof::Proof;
use serde::Serialize;

use super::Reasoning;
use crate::context::Context;
use crate::sink::Sink;

/// TODO: what makes the pattern. Keep what its proof and its explanation need, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SkeletonPattern {
    /// The digits that it is made of.
    pub digits: DigitSet,
    /// Its cells.
    pub cells: CellSet,
}

/// Offers every Skeleton Pattern that eliminates something.
pub(crate) fn find(
    context: &Context<'_>,
    sink: &mut impl Sink<SkeletonPattern>,
) -> ControlFlow<()> {
    let state = context.state;
    for cell in state.unsolved().iter() {
        // A long search asks now and then whether it is to be given up.
        context.check()?;
        // TODO: look for the pattern. This stands for one that eliminates nothing.
        let pattern =
            SkeletonPattern { digits: state.candidates(cell), cells: CellSet::only(cell) };
        let eliminated = CandidateSet::EMPTY;
        if !eliminated.is_empty() {
            sink.offer(pattern, Conclusion::Eliminate(eliminated))?;
        }
    }
    ControlFlow::Continue(())
}

impl Reasoning for SkeletonPattern {
    /// If no eliminated candidate were true, there would be nothing to prove. If one is, the truths, each of which
    /// needs a candidate, are left with fewer links than there are truths, each of which has room for one.
    fn proof(&self) -> Proof {
        // TODO: the cells or houses that need a digit, and the cells or houses that have room for one.
        let truths = self.cells.iter().map(Constraint::Cell);
        let links: [Constraint; 0] = [];
        Proof::count(truths, links)
    }

    fn digits(&self) -> DigitSet {
        self.digits
    }

    /// In "Skeleton Pattern: 123 in r1c1,r2c2 => r3c3<>4", what stands between the colon and the arrow.
    fn notation(&self) -> String {
        format!("{} in {}", self.digits, self.cells)
    }

    /// Marks, and whole sentences up to but without the conclusion.
    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let candidates = CandidateSet::product(self.cells, self.digits) & *state.all_candidates();
        explanation.mark(Mark::Candidates(candidates, Role::Pattern));
        explanation.say(sentence!("skeleton-pattern", digits = self.digits, cells = self.cells));
    }

    /// A hint that gives away nothing else.
    fn look_at(&self) -> Sentence {
        sentence!("look-at-cells", cells = self.cells)
    }

    /// The reason in a clause, for a step within a longer argument.
    fn because(&self) -> Sentence {
        sentence!("skeleton-pattern-because", digits = self.digits, cells = self.cells)
    }

    /// Goes on after "There is a Skeleton Pattern ".
    fn place(&self) -> Sentence {
        sentence!("place-digits-in", digits = self.digits, cells = self.cells)
    }
}
