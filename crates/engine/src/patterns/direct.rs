//! Direct forms: a pattern whose eliminations leave a digit a single place, in one step.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Conclusion, DigitSet, Explanation, House, Mark, Role, Sentence, State,
    sentence,
};
use ergodoku_proof::Proof;
use serde::{Serialize, Serializer};

use super::Pattern;
use super::inference::Inference;
use super::intersection::{self, Intersection};
use super::reasoning::Reasoning;
use super::single::{Alone, Single};
use super::subset::{self, Subset, SubsetKind};
use crate::context::Context;
use crate::sink::Sink;
use crate::step::Step;
use crate::technique::Technique;
use crate::techniques as t;

/// A locked candidate or a hidden subset, and the hidden single that it uncovers. Only the digit is
/// placed; what the first step eliminates elsewhere is left for later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Direct {
    /// The step that uncovers the single.
    #[serde(serialize_with = "as_notation")]
    pub first: Inference,
    /// The single.
    pub single: Single,
}

/// Every digit that a box confines to a line and that so gets a single place elsewhere.
pub(crate) fn pointing(context: &Context<'_>, sink: &mut impl Sink<Direct>) -> ControlFlow<()> {
    let mut found: Vec<(Intersection, Conclusion)> = Vec::new();
    intersection::pointing(context, &mut found)?;
    uncovered(context, &t::POINTING, found, sink)
}

/// Every digit that a line confines to a box and that so gets a single place elsewhere.
pub(crate) fn claiming(context: &Context<'_>, sink: &mut impl Sink<Direct>) -> ControlFlow<()> {
    let mut found: Vec<(Intersection, Conclusion)> = Vec::new();
    intersection::claiming(context, &mut found)?;
    uncovered(context, &t::CLAIMING, found, sink)
}

/// Every hidden subset of a size, two or three, that leaves another digit a single place.
pub(crate) fn hidden_subsets(
    context: &Context<'_>,
    size: usize,
    sink: &mut impl Sink<Direct>,
) -> ControlFlow<()> {
    let mut found: Vec<(Subset, Conclusion)> = Vec::new();
    subset::find(context, SubsetKind::Hidden, size, &mut found)?;
    let technique = if size == 2 { &t::HIDDEN_PAIR } else { &t::HIDDEN_TRIPLE };
    uncovered(context, technique, found, sink)
}

/// Reports the singles that first steps uncover: digits that have several places in a house, and one without what
/// the step eliminates.
fn uncovered<P: Into<Pattern> + Clone>(
    context: &Context<'_>,
    technique: &'static Technique,
    found: Vec<(P, Conclusion)>,
    sink: &mut impl Sink<Direct>,
) -> ControlFlow<()> {
    let state = context.state;
    for (pattern, conclusion) in found {
        let eliminated = conclusion.eliminated();
        for digit in eliminated.digits().iter() {
            let (places, gone) = (state.places(digit), eliminated.cells_of(digit));
            let touched = |house: &House| !gone.is_disjoint(house.cells());
            for house in House::all().filter(touched) {
                if let Some(cell) = ((places - gone) & house.cells()).single() {
                    let candidate = Candidate::new(cell, digit);
                    let single = Single { candidate, alone: Alone::InHouse { house } };
                    let pattern = pattern.clone().into();
                    let first = Step { technique, pattern, conclusion };
                    let direct = Direct { first: first.into(), single };
                    sink.offer(direct, Conclusion::Place(candidate))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn as_notation<S: Serializer>(step: &Inference, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(step)
}

impl Reasoning for Direct {
    fn proof(&self) -> Proof {
        Proof::Lemmas { lemmas: vec![self.first.lemma()], last: Box::new(self.single.proof()) }
    }

    fn digits(&self) -> DigitSet {
        self.first.reasoning().digits().with(self.single.candidate.digit)
    }

    fn notation(&self) -> String {
        self.first.reasoning().notation()
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        self.first.reasoning().explain(state, explanation);
        if let Conclusion::Eliminate(eliminated) = self.first.conclusion {
            let digit = self.single.candidate.digit;
            let eliminated = CandidateSet::of(digit, eliminated.cells_of(digit));
            explanation.mark(Mark::Candidates(eliminated, Role::FollowsFalse));
            explanation.say(sentence!("direct-rules-out", eliminated));
        }
        let it = self.single.candidate;
        explanation.say(sentence!("direct-single", cell = it.cell, single = self.single.because()));
    }

    fn look_at(&self) -> Sentence {
        self.first.reasoning().look_at()
    }

    fn because(&self) -> Sentence {
        sentence!(
            "direct-because",
            first = self.first.reasoning().because(),
            single = self.single.because()
        )
    }

    fn place(&self) -> Sentence {
        self.first.reasoning().place()
    }
}
