//! Which constraints make a candidate false.

use ergodoku_core::{Candidate, Conclusion, Constraint, State};

use crate::facts::{Assumption, Facts};

/// The number VeriPB gives a constraint: from 1, in the order they are written.
pub(super) type Id = usize;

/// The id of a rule as "at least one": of each equality the first half.
pub(super) fn at_least(rule: Constraint) -> Id {
    2 * rule.index() + 1
}

/// The id of a rule as "at most one": of each equality the second half.
pub(super) fn at_most(rule: Constraint) -> Id {
    2 * rule.index() + 2
}

/// The facts, and for each candidate that is false the constraints by which unit propagation sees
/// it: a fact that says so; or a fact that a candidate is true, and a rule that allows but one.
#[derive(Clone)]
pub(super) struct Ledger {
    pub(super) facts: Facts,
    reasons: Vec<Reason>,
}

#[derive(Copy, Clone, Default)]
struct Reason {
    fact: Option<Id>,
    rule: Option<Id>,
}

impl Ledger {
    /// The facts of a state; what makes its candidates false is still to be told.
    pub(super) fn new(state: &State) -> Ledger {
        Ledger { facts: Facts::of(state), reasons: vec![Reason::default(); 729] }
    }

    /// The constraints by which a candidate is seen to be false, in the order of propagation.
    pub(super) fn reasons(&self, gone: Candidate) -> impl Iterator<Item = Id> + use<> {
        let Reason { fact, rule } = self.reasons[gone.index()];
        fact.into_iter().chain(rule)
    }

    /// A fact says that the candidate is false.
    pub(super) fn eliminated(&mut self, gone: Candidate, fact: Id) {
        self.because(gone, Reason { fact: Some(fact), rule: None });
    }

    /// A fact says that the candidate is true.
    pub(super) fn placed(&mut self, placed: Candidate, fact: Id) {
        self.exclude(placed, Some(fact));
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

    /// Takes in a proven conclusion; the facts that say so have consecutive ids from `first`.
    pub(super) fn learn(&mut self, conclusion: &Conclusion, facts: &[Id]) {
        self.facts.learn(conclusion);
        match conclusion {
            Conclusion::Place(it) => facts.iter().for_each(|&fact| self.placed(*it, fact)),
            Conclusion::Eliminate(gone) => {
                gone.iter().zip(facts).for_each(|(it, &fact)| self.eliminated(it, fact));
            }
        }
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
