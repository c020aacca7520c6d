//! Search: every candidate of a cell tried out to the end.

use std::ops::ControlFlow;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, Conclusion, Constraint, DigitSet, Explanation, Mark, Role,
    Sentence, State, sentence,
};
use ergodoku_proof::{Proof, Truth};
use serde::{Serialize, Serializer};

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::Sink;

/// A cell all of whose candidates but one have been tried and refuted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Search {
    /// The candidate that is left.
    pub left: Candidate,
    /// The others, and in how many dead ends each of them comes to nothing.
    #[serde(serialize_with = "with_dead_ends")]
    pub refuted: Vec<(Candidate, Proof)>,
}

fn with_dead_ends<S: Serializer>(
    refuted: &[(Candidate, Proof)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(refuted.iter().map(|(it, proof)| (it.to_string(), proof.dead_ends())))
}

/// Every cell that search can fill, the middle one of the unsolved cells first.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<Search>) -> ControlFlow<()> {
    let mut cells: Vec<Cell> = context.state.unsolved().iter().collect();
    let middle = cells.len() / 2;
    let mut order: Vec<usize> = (0..cells.len()).collect();
    order.sort_by_key(|index| index.abs_diff(middle));
    cells = order.into_iter().map(|index| cells[index]).collect();
    for cell in cells {
        context.check()?;
        if let Some(pattern) = fill(context, cell) {
            let conclusion = Conclusion::Place(pattern.left);
            sink.offer(pattern, conclusion)?;
        }
    }
    ControlFlow::Continue(())
}

/// Tries all candidates of a cell; none unless exactly one has a solution. The fast search says
/// which; why not the others is then shown case by case.
fn fill(context: &Context<'_>, cell: Cell) -> Option<Search> {
    let (state, stop) = (context.state, context.stop());
    let assuming = |candidate| {
        let mut assumed = state.clone();
        assumed.apply_unchecked(&Conclusion::Place(candidate));
        assumed
    };
    let candidates = state.candidates(cell).iter().map(|digit| Candidate::new(cell, digit));
    let (left, wrong): (Vec<_>, Vec<_>) =
        candidates.partition(|&it| ergodoku_search::count_until(&assuming(it), 1, stop) > 0);
    let [left] = left[..] else { return None };
    let by_cases = |it| Proof::by_cases_until(&assuming(it), stop);
    let refuted = wrong.into_iter().map(|it| Some((it, by_cases(it)?)));
    Some(Search { left, refuted: refuted.collect::<Option<_>>()? })
}

impl Reasoning for Search {
    fn proof(&self) -> Proof {
        let truth = Truth::Rule(Constraint::Cell(self.left.cell));
        Proof::Cases { truth, branches: self.refuted.clone() }
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.left.digit)
    }

    fn notation(&self) -> String {
        let ends: usize = self.refuted.iter().map(|(_, proof)| proof.dead_ends()).sum();
        match ends {
            1 => format!("{} with 1 dead end", self.left.cell),
            several => format!("{} with {several} dead ends", self.left.cell),
        }
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        let cell = self.left.cell;
        explanation.say(sentence!(
            "This is no reasoning by a technique: the candidates of {} are tried one by one, each with \
             all that follows, and where nothing follows by trying again.",
            cell
        ));
        for (candidate, proof) in &self.refuted {
            explanation.say(match proof.dead_ends() {
                1 => sentence!("With {} a rule breaks.", *candidate),
                ends => sentence!(
                    "With {} a rule breaks in each of {} cases.",
                    *candidate,
                    ends.to_string()
                ),
            });
        }
        explanation.say(sentence!("Only {} is left.", self.left));
        let tried: CandidateSet = self.refuted.iter().map(|(candidate, _)| *candidate).collect();
        explanation.mark(Mark::Candidates(tried, Role::FollowsFalse));
    }

    fn look_at(&self) -> Sentence {
        sentence!("Look at {}: nothing is left but to try.", self.left.cell.square())
    }

    fn because(&self) -> Sentence {
        sentence!("all other candidates of {} fail when tried", self.left.cell)
    }

    fn place(&self) -> Sentence {
        sentence!("through the candidates of {}", self.left.cell)
    }
}
