//! Writes derivations, and numbers them as VeriPB does.

use std::fmt::{self, Write};

use ergodoku_core::{Candidate, Conclusion, Constraint};

use super::Variable;
use super::ledger::{Id, Ledger, at_least, at_most};
use crate::check::{Rejection, count, refute};
use crate::facts::Assumption;
use crate::{DeadlyPattern, Lemma, Proof, Truth};

pub(super) struct Writer {
    out: String,
    last: Id,
    /// The assumptions that whatever is derived now is conditional on.
    assumed: Vec<Assumption>,
    /// The deadly patterns that the formula excludes, each with the id of the axiom.
    excluded: Vec<(DeadlyPattern, Id)>,
}

impl Writer {
    /// A proof about a formula of so many constraints.
    pub(super) fn new(constraints: Id, excluded: Vec<(DeadlyPattern, Id)>) -> Writer {
        let out = format!("pseudo-Boolean proof version 3.0\nf {constraints};\n");
        Writer { out, last: constraints, assumed: Vec::new(), excluded }
    }

    /// The whole proof, ended with a claim.
    pub(super) fn finish(mut self, conclusion: &str) -> String {
        self.line(format_args!("output NONE;\n{conclusion};\nend pseudo-Boolean proof;"));
        self.out
    }

    /// Writes a line that derives nothing.
    pub(super) fn line(&mut self, line: fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = writeln!(self.out, "{line}");
    }

    /// Writes a line that derives a constraint, and says which number it has.
    fn derivation(&mut self, line: fmt::Arguments<'_>) -> Id {
        self.line(line);
        self.last += 1;
        self.last
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
        let fact = self.not_all_assumed(&reasons);
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
                reasons.push(self.at_least(truth)?);
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
    pub(super) fn not_all_assumed(&mut self, reasons: &[Id]) -> Id {
        let literals = self.assumed.iter().map(|assumption| match assumption {
            Assumption::True(candidate) => format!(" 1 ~{}", Variable(*candidate)),
            Assumption::False(candidate) => format!(" 1 {}", Variable(*candidate)),
        });
        let clause: String = literals.collect();
        self.derivation(format_args!("rup{clause} >= 1 : ~{};", List(reasons)))
    }

    /// States a candidate's falsity once more, as a fact of its own.
    pub(super) fn recall(&mut self, ledger: &Ledger, gone: Candidate) {
        let reasons: Vec<Id> = ledger.reasons(gone).collect();
        self.derivation(format_args!("rup 1 ~{} >= 1 : ~{};", Variable(gone), List(&reasons)));
    }

    /// The sum of truths (as at-least constraints) and links (as at-most constraints).
    fn sum(&mut self, truths: &[Truth], links: &[Constraint]) -> Result<Id, Rejection> {
        let at_least = truths.iter().map(|truth| self.at_least(truth));
        let mut ids = at_least.collect::<Result<Vec<Id>, Rejection>>()?;
        ids.extend(links.iter().map(|&link| at_most(link)));
        Ok(match ids.as_slice() {
            [only] => *only,
            [first, rest @ ..] => {
                let rest: String = rest.iter().map(|id| format!(" {id} +")).collect();
                self.derivation(format_args!("pol {first}{rest};"))
            }
            [] => unreachable!("a count has more truths than links"),
        })
    }

    /// The id of a truth as "at least one".
    fn at_least(&self, truth: &Truth) -> Result<Id, Rejection> {
        match truth {
            Truth::Rule(rule) => Ok(at_least(*rule)),
            Truth::Guardians(pattern) => {
                let axiom = self.excluded.iter().find(|(it, _)| it == pattern);
                axiom.map(|(_, id)| *id).ok_or(Rejection::NotInFormula)
            }
        }
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

/// Ids, each after a blank.
struct List<'a>(&'a [Id]);

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|id| write!(f, " {id}"))
    }
}
