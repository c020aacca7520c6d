//! Writes the derivations of certificates.

use ergodoku_core::{Conclusion, Constraint};

use super::ledger::{Id, Ledger, at_least, at_most};
use super::linear::Linear;
use super::trim::{From, Line};
use crate::check::{Rejection, count, refute};
use crate::facts::Assumption;
use crate::{Lemma, Proof, Truth};

#[derive(Default)]
pub(super) struct Writer {
    pub(super) lines: Vec<Line>,
    /// The assumptions that whatever is derived now is conditional on.
    assumed: Vec<Assumption>,
}

impl Writer {
    /// Adds a line; what it derives.
    fn line(&mut self, constraint: Linear, from: From) -> Id {
        self.lines.push(Line { constraint, from });
        Id::Line(self.lines.len() - 1)
    }

    /// Proves a conclusion, and enters it in the ledger.
    pub(super) fn lemma(
        &mut self,
        ledger: &mut Ledger,
        conclusion: &Conclusion,
        proof: &Proof,
    ) -> Result<(), Rejection> {
        let opposing = Assumption::opposing(conclusion).into_iter();
        let facts = opposing.map(|assumption| self.case(ledger, assumption, proof));
        let facts = facts.collect::<Result<Vec<Id>, Rejection>>()?;
        ledger.learn(conclusion, &facts);
        Ok(())
    }

    /// Refutes one more assumption on top of those made so far.
    fn case(
        &mut self,
        ledger: &Ledger,
        assumption: Assumption,
        proof: &Proof,
    ) -> Result<Id, Rejection> {
        self.assumed.push(assumption);
        let reasons = self.refute(&ledger.assuming(assumption), proof)?;
        let fact = self.not_all_assumed(reasons);
        self.assumed.pop();
        Ok(fact)
    }

    /// Derives what it takes to see that the assumptions cannot all hold: the constraints from which
    /// unit propagation sees it, in order.
    pub(super) fn refute(&mut self, ledger: &Ledger, proof: &Proof) -> Result<Vec<Id>, Rejection> {
        match proof {
            Proof::Count { truths, links } => {
                let counted = count(&ledger.facts, truths, links)?;
                let mut reasons = absences(ledger, &counted.truths);
                reasons.push(self.sum(&counted.truths, &counted.links)?);
                Ok(reasons)
            }
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
                let stands = |proof: &&Proof| refute(&ledger.facts, proof).is_ok();
                let proof = proofs.iter().find(stands).ok_or(Rejection::NoReason)?;
                self.refute(ledger, proof)
            }
        }
    }

    /// The clause that the assumptions do not all hold, by unit propagation over the reasons alone.
    pub(super) fn not_all_assumed(&mut self, reasons: Vec<Id>) -> Id {
        let clause = Linear::not_all(&self.assumed);
        self.line(clause, From::Propagation(self.assumed.clone(), reasons))
    }

    /// The sum of truths (as at-least constraints) and links (as at-most constraints).
    fn sum(&mut self, truths: &[Truth], links: &[Constraint]) -> Result<Id, Rejection> {
        let truths = truths.iter().map(rule).collect::<Result<Vec<Constraint>, Rejection>>()?;
        let halves = truths.iter().map(|&truth| (at_least(truth), Linear::at_least_one(truth)));
        let halves =
            halves.chain(links.iter().map(|&link| (at_most(link), Linear::at_most_one(link))));
        let (ids, summands): (Vec<Id>, Vec<Linear>) = halves.unzip();
        match ids.as_slice() {
            [only] => Ok(*only),
            _ => Ok(self.line(Linear::sum(summands.iter()), From::Sum(ids))),
        }
    }
}

/// A truth that holds of every puzzle.
fn rule(truth: &Truth) -> Result<Constraint, Rejection> {
    match truth {
        Truth::Rule(rule) => Ok(*rule),
        Truth::Guardians(_) => Err(Rejection::AssumesOneSolution),
    }
}

/// The constraints by which the candidates that the truths lack are seen to be false.
fn absences(ledger: &Ledger, truths: &[Truth]) -> Vec<Id> {
    let mut ids: Vec<Id> = Vec::new();
    for truth in truths {
        let absent = truth.members() - ledger.facts.left_in(truth);
        for id in absent.iter().flat_map(|gone| ledger.reasons(gone)) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
    }
    ids
}
