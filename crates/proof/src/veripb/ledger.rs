//! [`Ledger`]: the constraints that make each candidate true or false.

use ergodoku_core::{Candidate, Cell, Conclusion, Constraint, State};

use super::formula;
use crate::facts::{Assumption, Facts};

/// A constraint that a derivation may use. Those of the formula are ordered first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Id {
    /// A constraint of the formula, counted from 0.
    Axiom(usize),
    /// A constraint derived by a line of the proof, counted from 0.
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

/// The facts, and for each false candidate the constraints from which unit propagation derives that it
/// is false: a fact that says so, or a fact that another candidate is true and a rule that allows only
/// one of them.
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
                Assumption::True(eliminated) => ledger.eliminated(eliminated, id),
            }
        }
        ledger
    }

    /// The constraints that make a candidate false, in order of propagation.
    pub(super) fn reasons(&self, eliminated: Candidate) -> impl Iterator<Item = Id> + use<> {
        let Reason { fact, rule } = self.reasons[eliminated.index()];
        fact.into_iter().chain(rule)
    }

    /// The candidate placed in a cell, and the fact that says so.
    pub(super) fn holds(&self, cell: Cell) -> Option<(Candidate, Id)> {
        self.placed[cell.index()]
    }

    /// The ledger under an assumption.
    pub(super) fn assuming(&self, assumption: Assumption) -> Ledger {
        let mut ledger = self.clone();
        ledger.facts = self.facts.assuming(assumption);
        if let Assumption::True(candidate) = assumption {
            ledger.exclude(candidate, None);
        }
        ledger
    }

    /// Adds a proven conclusion with its facts, one for each candidate.
    pub(super) fn learn(&mut self, conclusion: &Conclusion, facts: &[Id]) {
        self.facts.learn(conclusion);
        match conclusion {
            Conclusion::Place(it) => facts.iter().for_each(|&fact| self.placed(*it, fact)),
            Conclusion::Eliminate(eliminated) => {
                eliminated.iter().zip(facts).for_each(|(it, &fact)| self.eliminated(it, fact));
            }
        }
    }

    /// Records the fact that a candidate is false.
    fn eliminated(&mut self, eliminated: Candidate, fact: Id) {
        self.set_reason(eliminated, Reason { fact: Some(fact), rule: None });
    }

    /// Records the fact that a candidate is true.
    fn placed(&mut self, placed: Candidate, fact: Id) {
        self.placed[placed.cell.index()] = Some((placed, fact));
        self.exclude(placed, Some(fact));
    }

    /// Makes every other member of the candidate's rules false, as the candidate is true.
    fn exclude(&mut self, candidate: Candidate, fact: Option<Id>) {
        for rule in candidate.constraints() {
            for other in rule.members().iter().filter(|&other| other != candidate) {
                self.set_reason(other, Reason { fact, rule: Some(at_most(rule)) });
            }
        }
    }

    /// Sets the reason for an elimination. The first one is kept, as it holds in every case opened later.
    fn set_reason(&mut self, eliminated: Candidate, reason: Reason) {
        let kept = &mut self.reasons[eliminated.index()];
        if kept.fact.is_none() && kept.rule.is_none() {
            *kept = reason;
        }
    }
}
