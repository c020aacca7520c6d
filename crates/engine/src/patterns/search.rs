//! Search: every candidate of a cell tried out to the end.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::OnceLock;

use ergodoku_core::{
    Candidate, CandidateSet, Cell, Conclusion, Constraint, DigitSet, Explanation, Mark, Role,
    Sentence, State, Stop, sentence,
};
use ergodoku_proof::{Proof, Truth};
use serde::{Serialize, Serializer};

use super::reasoning::Reasoning;
use crate::context::Context;
use crate::sink::Sink;
use crate::sort::sort_by_key;

/// A cell all of whose candidates but one have been tried and refuted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Search {
    /// The candidate that is left.
    pub left: Candidate,
    /// The others, and in how many dead ends each of them comes to nothing.
    pub refuted: Refuted,
}

/// Candidates that have no solution. The fast search has shown that. The proofs, case by case, take far
/// longer to make, and are made when someone asks for them.
#[derive(Clone)]
pub struct Refuted {
    candidates: Vec<Candidate>,
    state: Box<State>,
    proofs: OnceLock<Vec<(Candidate, Proof)>>,
}

impl Refuted {
    /// Each candidate, and the proof by cases that it is false.
    pub fn proofs(&self) -> &[(Candidate, Proof)] {
        self.proofs.get_or_init(|| self.made_until(&Stop::never()).unwrap_or_default())
    }

    /// None if the proofs are given up.
    fn made_until(&self, stop: &Stop) -> Option<Vec<(Candidate, Proof)>> {
        let by_cases = |it| Proof::by_cases_until(&assuming(&self.state, it), stop);
        self.candidates.iter().map(|&it| Some((it, by_cases(it)?))).collect()
    }
}

impl PartialEq for Refuted {
    /// The proofs follow from the rest.
    fn eq(&self, other: &Refuted) -> bool {
        self.candidates == other.candidates && self.state == other.state
    }
}

impl Eq for Refuted {}

impl fmt::Debug for Refuted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.candidates).finish()
    }
}

impl Serialize for Refuted {
    /// Each candidate with the number of its dead ends.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let proofs = self.proofs().iter();
        serializer.collect_map(proofs.map(|(it, proof)| (it.to_string(), proof.dead_ends())))
    }
}

/// Every cell that search can fill, the middle one of the unsolved cells first.
pub(crate) fn find(context: &Context<'_>, sink: &mut impl Sink<Search>) -> ControlFlow<()> {
    let mut cells: Vec<Cell> = context.state.unsolved().iter().collect();
    let middle = cells.len() / 2;
    let mut order: Vec<usize> = (0..cells.len()).collect();
    sort_by_key(&mut order, |index| index.abs_diff(middle));
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

/// If the fast search takes more checks than this, the proofs by cases may take long. They are then made at
/// once, so that the stop bounds them.
const CHECKS_BEFORE_PROOFS: u64 = 2000;

/// Tries all candidates of a cell by the fast search; none unless exactly one has a solution.
fn fill(context: &Context<'_>, cell: Cell) -> Option<Search> {
    let (state, stop) = (context.state, context.stop());
    let candidates = state.candidates(cell).iter().map(|digit| Candidate::new(cell, digit));
    let has_solution =
        |&it: &Candidate| ergodoku_search::count_until(&assuming(state, it), 1, stop) > 0;
    let before = stop.checks();
    let (left, candidates): (Vec<_>, Vec<_>) = candidates.partition(has_solution);
    let [left] = left[..] else { return None };
    let refuted = Refuted { candidates, state: Box::new(state.clone()), proofs: OnceLock::new() };
    if stop.checks() - before > CHECKS_BEFORE_PROOFS {
        let _ = refuted.proofs.set(refuted.made_until(stop)?);
    }
    Some(Search { left, refuted })
}

/// The state in which a candidate is true.
fn assuming(state: &State, candidate: Candidate) -> State {
    let mut assumed = state.clone();
    assumed.apply_unchecked(&Conclusion::Place(candidate));
    assumed
}

impl Reasoning for Search {
    fn proof(&self) -> Proof {
        let truth = Truth::Rule(Constraint::Cell(self.left.cell));
        Proof::Cases { truth, branches: self.refuted.proofs().to_vec() }
    }

    fn digits(&self) -> DigitSet {
        DigitSet::only(self.left.digit)
    }

    fn notation(&self) -> String {
        let ends: usize = self.refuted.proofs().iter().map(|(_, proof)| proof.dead_ends()).sum();
        match ends {
            1 => format!("{} with 1 dead end", self.left.cell),
            several => format!("{} with {several} dead ends", self.left.cell),
        }
    }

    fn explain(&self, _: &State, explanation: &mut Explanation) {
        let cell = self.left.cell;
        explanation.say(sentence!("search-no-technique", cell));
        for (candidate, proof) in self.refuted.proofs() {
            explanation.say(match proof.dead_ends() {
                1 => sentence!("search-broken", candidate = *candidate),
                ends => sentence!("search-broken-cases", candidate = *candidate, count = ends),
            });
        }
        explanation.say(sentence!("search-left", candidate = self.left));
        let tried: CandidateSet = self.refuted.candidates.iter().copied().collect();
        explanation.mark(Mark::Candidates(tried, Role::FollowsFalse));
    }

    fn legend(&self) -> &'static [(Role, &'static str)] {
        &[(Role::FollowsFalse, "legend-tried-and-false")]
    }

    fn look_at(&self) -> Sentence {
        sentence!("look-at-search", house = self.left.cell.box_())
    }

    fn because(&self) -> Sentence {
        sentence!("search-because", cell = self.left.cell)
    }

    fn place(&self) -> Sentence {
        sentence!("place-through-candidates", cell = self.left.cell)
    }
}
