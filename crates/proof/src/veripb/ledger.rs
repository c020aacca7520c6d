//! Which constraints make a candidate true, or false.

use ergodoku_core::{Candidate, Cell, Conclusion, Constraint, State};

use super::formula;
use crate::facts::{Assumption, Facts};

/// A constraint to reason from; those of the formula come first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Id {
    /// One of the formula, from 0.
    Axiom(usize),
    /// One that a line of the proof derives, from 0.
    Line(usize),
}

/// A rule as "at least one": the first half of its equality.
pub(super) fn at_least(rule: Constraint) -> Id {
    Id::Axiom(2 * rule.index())
}

/// A rule as "at most one": the second half of its equality.
pub(super) fn at_most(rule: Constraint) -> Id {
    Id::Axiom(2 * rule.index() + 1)
}

/// The facts, and for each candidate that is false the constraints by which unit propagation sees
/// it: a fact that says so; or a fact that a candidate is true, and a rule that allows but one.
#[derive(Clone)]
pub(super) struct Ledger {
    pub(super) facts: Facts,
    reasons: Vec<Reason>,
    placed: Vec<Option<(Candidate, Id)>>,
}

#[derive(Copy, Clone, Default)]
struct Reason {
    fact: Option<Id>,
    rule: Option<Id>,
}

impl Ledger {
    /// The facts of a state, by its formula's axioms.
    pub(super) fn new(state: &State) -> Ledger {
        let facts = Facts::of(state);
        let mut ledger =
            Ledger { facts, reasons: vec![Reason::default(); 729], placed: vec![None; 81] };
        let ids = (2 * Constraint::all().count()..).map(Id::Axiom);
        for (axiom, id) in formula::axioms(state).zip(ids) {
            match axiom {
                Assumption::False(placed) => ledger.placed(placed, id),
                Assumption::True(gone) => ledger.eliminated(gone, id),
            }
        }
        ledger
    }

    /// The constraints by which a candidate is seen to be false, in the order of propagation.
    pub(super) fn reasons(&self, gone: Candidate) -> impl Iterator<Item = Id> + use<> {
        let Reason { fact, rule } = self.reasons[gone.index()];
        fact.into_iter().chain(rule)
    }

    /// What a cell holds, and the fact that says so.
    pub(super) fn holds(&self, cell: Cell) -> Option<(Candidate, Id)> {
        self.placed[cell.index()]
    }

    /// The ledger if an assumption is made.
    pub(super) fn assuming(&self, assumption: Assumption) -> Ledger {
        let mut ledger = self.clone();
        ledger.facts = self.facts.assuming(assumption);
        if let Assumption::True(candidate) = assumption {
            ledger.exclude(candidate, None);
        }
        ledger
    }

    /// Takes in a proven conclusion, and the facts that say so, one for each candidate.
    pub(super) fn learn(&mut self, conclusion: &Conclusion, facts: &[Id]) {
        self.facts.learn(conclusion);
        match conclusion {
            Conclusion::Place(it) => facts.iter().for_each(|&fact| self.placed(*it, fact)),
            Conclusion::Eliminate(gone) => {
                gone.iter().zip(facts).for_each(|(it, &fact)| self.eliminated(it, fact));
            }
        }
    }

    /// A fact says that the candidate is false.
    fn eliminated(&mut self, gone: Candidate, fact: Id) {
        self.because(gone, Reason { fact: Some(fact), rule: None });
    }

    /// A fact says that the candidate is true.
    fn placed(&mut self, placed: Candidate, fact: Id) {
        self.placed[placed.cell.index()] = Some((placed, fact));
        self.exclude(placed, Some(fact));
    }

    /// Whatever the candidate excludes is false because it is true.
    fn exclude(&mut self, candidate: Candidate, fact: Option<Id>) {
        for rule in candidate.constraints() {
            for other in rule.members().iter().filter(|&other| other != candidate) {
                self.because(other, Reason { fact, rule: Some(at_most(rule)) });
            }
        }
    }

    /// The first reason is kept: it holds in every case that is opened later.
    fn because(&mut self, gone: Candidate, reason: Reason) {
        let kept = &mut self.reasons[gone.index()];
        if kept.fact.is_none() && kept.rule.is_none() {
            *kept = reason;
        }
    }
}
