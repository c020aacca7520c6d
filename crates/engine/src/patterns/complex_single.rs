//! Complex singles: the last place for a digit, or the last candidate of a cell, after several easy eliminations.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Conclusion, Constraint, DigitSet, Explanation, Mark, Role, Sentence,
    State, sentence,
};
use ergodoku_proof::Proof;
use serde::{Serialize, Serializer};

use super::Pattern;
use super::inference::Inference;
use super::inference_line::{learned, needed_steps};
use super::reasoning::Reasoning;
use super::single::{self, Alone, Single};
use crate::context::Context;
use crate::sink::Sink;
use crate::step::Step;
use crate::technique::Technique;
use crate::techniques as t;

/// Eliminations, each possible once those before it are made, and the single that they uncover. Only the digit is placed;
/// what the eliminations take elsewhere is left for later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ComplexSingle {
    /// The eliminations: two or more.
    #[serde(rename = "line", serialize_with = "as_notation")]
    pub steps: Vec<Inference>,
    /// The single.
    pub single: Single,
}

fn as_notation<S: Serializer>(steps: &[Inference], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(steps.iter().map(Inference::to_string))
}

/// The easy eliminations, the easiest first.
const EASY: [&Technique; 6] = [
    &t::POINTING,
    &t::CLAIMING,
    &t::NAKED_PAIR,
    &t::HIDDEN_PAIR,
    &t::NAKED_TRIPLE,
    &t::HIDDEN_TRIPLE,
];

/// Every single that takes two eliminations or more, once all that are possible are made. The fewest eliminations first.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<ComplexSingle>) -> ControlFlow<()> {
    let mut now = context.position.clone();
    let mut steps: Vec<Inference> = Vec::new();
    // All that are possible are made at once, so that the order makes no difference: a cell that has one candidate left is
    // a single, and no part of other patterns any more.
    loop {
        let mut round: Vec<Step> = Vec::new();
        let inner = context.under_assumption(&now);
        for technique in EASY {
            let mut found: Vec<(Pattern, Conclusion)> = Vec::new();
            technique.find(&inner, &[], &mut found)?;
            let step = |(pattern, conclusion)| Step { technique, pattern, conclusion };
            round.extend(found.into_iter().map(step));
        }
        drop(inner);
        let before = steps.len();
        steps.extend(round.into_iter().filter_map(|step| learned(&mut now, step.into())));
        if steps.len() == before {
            break;
        }
    }
    let mut singles: Vec<(Single, Conclusion)> = Vec::new();
    {
        let inner = context.under_assumption(&now);
        single::in_houses(&inner, &mut singles)?;
        single::in_cells(&inner, &mut singles)?;
    }
    let mut found: Vec<ComplexSingle> = Vec::new();
    for (single, _) in singles {
        context.check()?;
        let goal = single.proof().rests_on();
        let conclusion = |step: &Inference| step.conclusion;
        let needed = needed_steps(context.state.clone(), steps.clone(), conclusion, Some, goal);
        let steps = needed.unwrap_or_default();
        if steps.len() > 1 {
            found.push(ComplexSingle { steps, single });
        }
    }
    found.sort_by_key(|it| it.steps.len());
    let mut known = CandidateSet::EMPTY;
    for it in found {
        let candidate = it.single.candidate;
        if !known.contains(candidate) {
            known.insert(candidate);
            sink.offer(it, Conclusion::Place(candidate))?;
        }
    }
    ControlFlow::Continue(())
}

impl Reasoning for ComplexSingle {
    fn length(&self) -> usize {
        self.steps.len()
    }

    fn proof(&self) -> Proof {
        let lemmas = self.steps.iter().map(Inference::lemma).collect();
        Proof::Lemmas { lemmas, last: Box::new(self.single.proof()) }
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.single.candidate.digit)
    }

    fn notation(&self) -> String {
        format!("{} eliminations", self.steps.len())
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let mut eliminated = CandidateSet::EMPTY;
        for (index, step) in self.steps.iter().enumerate() {
            step.say(&(index + 1).to_string(), explanation);
            explanation.mark(Mark::Candidates(step.leaves(), Role::Pattern));
            eliminated |= step.conclusion.eliminated() & *state.all_candidates();
        }
        if let Constraint::House(house, _) = self.single.rule() {
            explanation.mark(Mark::House(house, Role::Base));
        }
        explanation.mark(Mark::Candidates(eliminated, Role::FollowsFalse));
        let Candidate { cell, digit } = self.single.candidate;
        explanation.say(match self.single.alone {
            Alone::InCell => sentence!("single-last-candidate", digit, cell),
            _ => sentence!("direct-single", cell, single = self.single.because()),
        });
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[
            (Role::Base, "legend-house-of-the-single"),
            (Role::Pattern, "legend-one-of-these-is-true"),
            (Role::FollowsFalse, "legend-removed-on-the-way"),
        ]
    }

    fn look_at(&self) -> Sentence {
        self.single.look_at()
    }

    fn because(&self) -> Sentence {
        self.single.because()
    }

    fn place(&self) -> Sentence {
        self.single.place()
    }
}
