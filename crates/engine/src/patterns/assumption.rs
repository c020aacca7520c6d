//! Assumptions: a candidate assumed to be true and followed, step by step, to a contradiction.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, Constraint, Contradiction, DigitSet, Explanation,
    Literal, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::{Serialize, Serializer};

use super::inference::Inference;
use super::inference_line::InferenceLine;
use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::Sink;

/// A premise that leads to a contradiction, and the whole line of reasoning that shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Assumption {
    /// The premise and the steps that follow; no step that the contradiction does not need.
    #[serde(flatten)]
    pub line: InferenceLine,
    /// The rule that can then no longer be kept.
    #[serde(serialize_with = "as_words")]
    pub contradiction: Contradiction,
}

fn as_words<S: Serializer>(it: &Contradiction, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(it)
}

/// Every candidate that a line of reasoning refutes; the cells with the fewest candidates first.
/// `follow` says what follows next in a context under an assumption.
pub(crate) fn find(
    context: &Context<'_>,
    follow: impl Fn(&Context<'_>) -> Option<Inference>,
    sink: &mut impl Sink<Assumption>,
) -> ControlFlow<()> {
    let state = context.state;
    for count in 2..=9 {
        for cell in state.cells_with(count).iter() {
            for digit in state.candidates(cell).iter() {
                context.check()?;
                let assumed = Candidate::new(cell, digit);
                if let Some(pattern) = refute(context, assumed, &follow) {
                    let eliminated = Conclusion::Eliminate(CandidateSet::only(assumed));
                    sink.offer(pattern, eliminated)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Follows an assumption with the simplest steps there are until a rule is broken; none if no step
/// applies before that.
fn refute(
    context: &Context<'_>,
    assumed: Candidate,
    follow: impl Fn(&Context<'_>) -> Option<Inference>,
) -> Option<Assumption> {
    let mut line = InferenceLine::new(Literal::positive(assumed));
    let mut now = context.position.clone();
    now.apply_unchecked(&line.premise.as_conclusion());
    let contradiction = loop {
        if let Some(contradiction) = now.state().contradiction() {
            break contradiction;
        }
        let step = follow(&context.under_assumption(&now))?;
        line.add_at(&mut now, step);
    };
    Some(Assumption::new(context.state, line, contradiction))
}

impl Assumption {
    /// A line that ends in a contradiction, less what that does not need.
    pub(crate) fn new(
        state: &State,
        line: InferenceLine,
        contradiction: Contradiction,
    ) -> Assumption {
        let goal = contradiction.constraint().members();
        Assumption { line: line.needed_for(state, goal), contradiction }
    }
}

impl Reasoning for Assumption {
    fn length(&self) -> usize {
        self.line.steps.len()
    }

    fn proof(&self) -> Proof {
        self.line.breaks(self.contradiction.constraint())
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.line.premise.candidate().digit)
    }

    fn notation(&self) -> String {
        let broken = match self.contradiction.constraint() {
            Constraint::Cell(cell) => format!("no candidate in {cell}"),
            Constraint::House(house, digit) => format!("no {digit} in {house}"),
        };
        let InferenceLine { premise, steps } = &self.line;
        match steps.len() {
            0 => format!("{premise} => {broken}"),
            1 => format!("{premise} => 1 step => {broken}"),
            several => format!("{premise} => {several} steps => {broken}"),
        }
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        let premise = self.line.premise;
        explanation.say(sentence!("assume-and-see", premise = premise.as_conclusion()));
        explanation.mark(match self.contradiction {
            Contradiction::NoCandidate(cell) => {
                Mark::Cells(CellSet::only(cell), Role::Contradiction)
            }
            Contradiction::NoPlace(house, _) => Mark::House(house, Role::Contradiction),
        });
        self.line.tell(state, 1, Some(self.contradiction.constraint()), explanation);
        explanation.say(sentence!("assumption-broken", contradiction = self.contradiction));
        let assumed = CandidateSet::only(premise.candidate());
        explanation.mark(Mark::Candidates(assumed, Role::Assumed));
    }

    fn say_inside(&self, number: &str, explanation: &mut Explanation) {
        for (place, step) in self.line.steps.iter().enumerate() {
            step.say(&format!("{number}.{}", place + 1), explanation);
        }
        let level = 2 + number.matches('.').count();
        explanation.say_at(level, sentence!("then-clause", clause = self.contradiction));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::Pattern, "legend-one-of-these-is-true")]
    }

    fn look_at(&self) -> Sentence {
        let box_ = self.line.premise.candidate().cell.box_();
        sentence!("look-at-guess", house = box_)
    }

    fn because(&self) -> Sentence {
        sentence!("assumption-because", premise = self.line.premise.as_conclusion())
    }

    fn place(&self) -> Sentence {
        sentence!("place-start", cell = self.line.premise.candidate().cell)
    }
}
