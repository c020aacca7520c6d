//! [`Writer`]: derives the constraints of a certificate, line by line.

use ergodoku_core::{Conclusion, Constraint};

use super::ledger::{Id, Ledger, at_least, at_most};
use super::linear::LinearConstraint;
use super::trim::{Derivation, Line};
use crate::check::{ProofError, count, refute};
use crate::facts::Assumption;
use crate::{Lemma, Proof, Truth};

#[derive(Default)]
pub(super) struct Writer {
    pub(super) lines: Vec<Line>,
    /// The assumptions currently in force: every line derived now depends on them.
    assumed: Vec<Assumption>,
}

impl Writer {
    /// Adds a line, and returns the constraint that it derives.
    fn line(&mut self, constraint: LinearConstraint, derivation: Derivation) -> Id {
        self.lines.push(Line { constraint, derivation });
        Id::Line(self.lines.len() - 1)
    }

    /// Proves a conclusion and adds it to the ledger.
    pub(super) fn lemma(
        &mut self,
        ledger: &mut Ledger,
        conclusion: &Conclusion,
        proof: &Proof,
    ) -> Result<(), ProofError> {
        let opposing = Assumption::opposing(conclusion).into_iter();
        let facts = opposing.map(|assumption| self.case(ledger, assumption, proof));
        let facts = facts.collect::<Result<Vec<Id>, ProofError>>()?;
        ledger.learn(conclusion, &facts);
        Ok(())
    }

    /// Refutes one more assumption on top of those made so far.
    fn case(
        &mut self,
        ledger: &Ledger,
        assumption: Assumption,
        proof: &Proof,
    ) -> Result<Id, ProofError> {
        self.assumed.push(assumption);
        let reasons = self.refute(&ledger.assuming(assumption), proof)?;
        let fact = self.not_all_assumed(reasons);
        self.assumed.pop();
        Ok(fact)
    }

    /// Derives a contradiction from the assumptions. Returns the constraints from which unit propagation
    /// finds it, in order.
    pub(super) fn refute(&mut self, ledger: &Ledger, proof: &Proof) -> Result<Vec<Id>, ProofError> {
        match proof {
            Proof::Count { truths, links } => {
                let counted = count(&ledger.facts, truths, links)?;
                let mut reasons = absences(ledger, &counted.truths);
                reasons.push(self.sum(&counted.truths, &counted.links)?);
                Ok(reasons)
            }
            Proof::Sum(_) => Err(ProofError::SumNotWritten),
            Proof::Lemmas { lemmas, last } => {
                let mut ledger = ledger.clone();
                for Lemma { conclusion, proof } in lemmas {
                    self.lemma(&mut ledger, conclusion, proof)?;
                }
                self.refute(&ledger, last)
            }
            Proof::Cases { truth, branches } => {
                let left = ledger.facts.left_in(truth);
                let mut reasons = absences(ledger, std::slice::from_ref(truth));
                for (case, proof) in branches.iter().filter(|(case, _)| left.contains(*case)) {
                    reasons.push(self.case(ledger, Assumption::True(*case), proof)?);
                }
                reasons.push(rule(truth).map(at_least)?);
                Ok(reasons)
            }
            Proof::Either(proofs) => {
                let is_valid = |proof: &&Proof| refute(&ledger.facts, proof).is_ok();
                let proof = proofs.iter().find(is_valid).ok_or(ProofError::NoAlternative)?;
                self.refute(ledger, proof)
            }
        }
    }

    /// Derives, by unit propagation over `reasons` alone, the clause that the assumptions do not all hold.
    pub(super) fn not_all_assumed(&mut self, reasons: Vec<Id>) -> Id {
        let clause = LinearConstraint::not_all(&self.assumed);
        self.line(clause, Derivation::Propagation(self.assumed.clone(), reasons))
    }

    /// Derives the sum of the truths (as at-least constraints) and links (as at-most constraints).
    fn sum(&mut self, truths: &[Truth], links: &[Constraint]) -> Result<Id, ProofError> {
        let truths = truths.iter().map(rule).collect::<Result<Vec<Constraint>, ProofError>>()?;
        let halves =
            truths.iter().map(|&truth| (at_least(truth), LinearConstraint::at_least_one(truth)));
        let halves = halves
            .chain(links.iter().map(|&link| (at_most(link), LinearConstraint::at_most_one(link))));
        let (ids, summands): (Vec<Id>, Vec<LinearConstraint>) = halves.unzip();
        match ids.as_slice() {
            [only] => Ok(*only),
            _ => Ok(self.line(LinearConstraint::sum(summands.iter()), Derivation::Sum(ids))),
        }
    }
}

/// The constraint behind a truth, if it holds of every puzzle.
fn rule(truth: &Truth) -> Result<Constraint, ProofError> {
    match truth {
        Truth::Rule(rule) => Ok(*rule),
        Truth::Guardians(_) | Truth::Image(_) | Truth::Cover(_) => {
            Err(ProofError::AssumesUniqueness)
        }
    }
}

/// The constraints that make the candidates missing from `truths` false.
fn absences(ledger: &Ledger, truths: &[Truth]) -> Vec<Id> {
    let mut ids: Vec<Id> = Vec::new();
    for truth in truths {
        let absent = truth.members() - ledger.facts.left_in(truth);
        for id in absent.iter().flat_map(|eliminated| ledger.reasons(eliminated)) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
    }
    ids
}
