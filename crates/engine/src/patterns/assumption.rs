//! Assumptions: a candidate assumed to be true and followed, step by step, to a contradiction.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, Constraint, Contradiction, DigitSet, Explanation,
    Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::{Lemma, Proof};
use serde::{Serialize, Serializer};

use super::{Pattern, Reasoning};
use crate::context::Context;
use crate::step::Step;
use crate::technique::Found;

/// A candidate that leads to a contradiction, and the whole line of reasoning that shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Assumption {
    /// The candidate assumed to be true.
    pub assumed: Candidate,
    /// The steps that follow, each found in the state that those before it lead to; no step that the
    /// contradiction does not need.
    #[serde(serialize_with = "as_notation")]
    pub line: Vec<Step>,
    /// The rule that can then no longer be kept.
    #[serde(serialize_with = "as_words")]
    pub contradiction: Contradiction,
}

fn as_notation<S: Serializer>(line: &[Step], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(line.iter().map(Step::to_string))
}

fn as_words<S: Serializer>(it: &Contradiction, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(it)
}

/// Every candidate that a line of reasoning refutes; the cells with the fewest candidates first.
pub(crate) fn find(context: &Context<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let state = context.state;
    for count in 2..=9 {
        for cell in state.cells_with(count).iter() {
            for digit in state.candidates(cell).iter() {
                let assumed = Candidate::new(cell, digit);
                if let Some(pattern) = refute(context, assumed) {
                    let gone = Conclusion::Eliminate(CandidateSet::only(assumed));
                    found(Pattern::Assumption(pattern), gone)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Follows an assumption with the simplest steps there are until a rule is broken; none if no step
/// applies before that.
fn refute(context: &Context<'_>, assumed: Candidate) -> Option<Assumption> {
    let mut line = Vec::new();
    let mut now = context.state.clone();
    now.apply(&Conclusion::Place(assumed));
    let contradiction = loop {
        if let Some(contradiction) = now.contradiction() {
            break contradiction;
        }
        let inner = context.under_assumption(&now);
        let step = context.followers.iter().find_map(|technique| technique.first(&inner))?;
        now.apply(&step.conclusion);
        line.push(step);
    };
    let line = needed(context.state, assumed, line, contradiction);
    Some(Assumption { assumed, line, contradiction })
}

/// The steps of a line that its end rests on, directly or through others.
///
/// A step rests on the absence of candidates from its proof's truths. Going backwards, a step is
/// needed if it removed one of those that the steps kept so far rest on.
fn needed(
    state: &State,
    assumed: Candidate,
    line: Vec<Step>,
    contradiction: Contradiction,
) -> Vec<Step> {
    let mut now = state.clone();
    now.apply(&Conclusion::Place(assumed));
    let mut removed = Vec::with_capacity(line.len());
    for step in &line {
        let before = now.live();
        now.apply(&step.conclusion);
        removed.push(before - now.live());
    }
    let mut rests_on = contradiction.constraint().members();
    let mut kept: Vec<Step> = Vec::new();
    for (step, removed) in line.into_iter().zip(removed).rev() {
        if !removed.is_disjoint(&rests_on) {
            rests_on |= step.proof().rests_on();
            kept.push(step);
        }
    }
    kept.reverse();
    kept
}

impl Assumption {
    /// The candidates found true on the way, in order.
    fn placed(&self) -> impl Iterator<Item = Candidate> {
        self.line.iter().filter_map(|step| step.conclusion.placed())
    }

    fn where_it_breaks(&self) -> CellSet {
        match self.contradiction {
            Contradiction::NoCandidate(cell) => CellSet::only(cell),
            Contradiction::NoPlace(house, _) => house.cells(),
        }
    }
}

impl Reasoning for Assumption {
    fn proof(&self) -> Proof {
        let last = Proof::no_place_left(self.contradiction.constraint());
        if self.line.is_empty() {
            return last;
        }
        let lemma = |step: &Step| Lemma { conclusion: step.conclusion, proof: step.proof() };
        Proof::Lemmas { lemmas: self.line.iter().map(lemma).collect(), last: Box::new(last) }
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.assumed.digit)
    }

    fn notation(&self) -> String {
        let broken = match self.contradiction.constraint() {
            Constraint::Cell(cell) => format!("no candidate in {cell}"),
            Constraint::House(house, digit) => format!("no {digit} in {house}"),
        };
        match self.line.len() {
            0 => format!("{} => {broken}", self.assumed),
            1 => format!("{} => 1 step => {broken}", self.assumed),
            steps => format!("{} => {steps} steps => {broken}", self.assumed),
        }
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        let mut eliminated = CandidateSet::EMPTY;
        explanation.say(sentence!("Assume {} and see what follows.", self.assumed));
        for (index, step) in self.line.iter().enumerate() {
            let because = step.pattern.reasoning().because();
            explanation.say(sentence!(
                "({}) {}: {} ({}).",
                (index + 1).to_string(),
                step.conclusion.to_string(),
                because,
                step.technique.name
            ));
            eliminated |= step.conclusion.eliminated();
        }
        explanation.say(sentence!("Now {}: a contradiction.", self.contradiction.to_string()));
        explanation.mark(Mark::Cells(self.where_it_breaks(), Role::Contradiction));
        explanation.mark(Mark::Candidates(eliminated, Role::FollowsFalse));
        explanation.mark(Mark::Candidates(self.placed().collect(), Role::FollowsTrue));
        for (index, step) in self.line.iter().enumerate() {
            if let Some(placed) = step.conclusion.placed() {
                explanation.mark(Mark::Number(placed, index + 1));
            }
        }
        explanation.mark(Mark::Candidates(CandidateSet::only(self.assumed), Role::Assumed));
    }

    fn look_at(&self) -> Sentence {
        sentence!("Look at {}, and try what follows from a guess.", self.assumed.cell.square())
    }

    fn because(&self) -> Sentence {
        sentence!("{} leads to a contradiction", self.assumed)
    }

    fn place(&self) -> Sentence {
        sentence!("that starts from {}", self.assumed.cell)
    }
}
