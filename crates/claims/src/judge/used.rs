//! [`constraints_used`]: what a proof uses, whatever its form.

use ergodoku_core::{Candidate, CandidateSet, Conclusion, Constraint, State};
use ergodoku_proof::{Lemma, Proof, Truth};

/// The constraints that a proof of `conclusion` uses: those of which it says "at least one is true", and
/// those of which it says "at most one is true". Each once, in the order in which the proof comes to them.
///
/// A proof by lemmas names no links for what a digit placed on the way rules out. They are among these links
/// all the same.
pub(super) fn constraints_used(
    state: &State,
    conclusion: &Conclusion,
    proof: &Proof,
) -> (Vec<Truth>, Vec<Constraint>) {
    let mut used = Used { start: state.live(), truths: Vec::new(), links: Vec::new() };
    let facts = Facts { live: state.live(), known: Vec::new() };
    used.lemma(&facts, conclusion, proof);
    (used.truths, used.links)
}

/// What has been used so far.
struct Used {
    /// The candidates left at the start.
    start: CandidateSet,
    truths: Vec<Truth>,
    links: Vec<Constraint>,
}

/// What is known at some point of a proof.
#[derive(Clone)]
struct Facts {
    live: CandidateSet,
    /// The digits placed or assumed on the way.
    known: Vec<Candidate>,
}

impl Facts {
    fn learn(&mut self, conclusion: &Conclusion) {
        match conclusion {
            Conclusion::Place(candidate) => {
                self.live -= candidate.peers();
                self.known.push(*candidate);
            }
            Conclusion::Eliminate(candidates) => self.live -= *candidates,
        }
    }

    fn with(&self, conclusion: &Conclusion) -> Facts {
        let mut facts = self.clone();
        facts.learn(conclusion);
        facts
    }
}

impl Used {
    /// The proof of a conclusion, under the opposite of each of its parts.
    fn lemma(&mut self, facts: &Facts, conclusion: &Conclusion, proof: &Proof) {
        match conclusion {
            Conclusion::Place(candidate) => {
                let opposite = Conclusion::Eliminate(CandidateSet::only(*candidate));
                self.proof(&facts.with(&opposite), proof);
            }
            Conclusion::Eliminate(candidates) => {
                for candidate in candidates.iter() {
                    self.proof(&facts.with(&Conclusion::Place(candidate)), proof);
                }
            }
        }
    }

    fn proof(&mut self, facts: &Facts, proof: &Proof) {
        match proof {
            Proof::Count { truths, links } => self.count(facts, truths, links),
            Proof::Sum(sum) => {
                let truths: Vec<Truth> =
                    sum.truths.iter().map(|(it, _)| Truth::Rule(*it)).collect();
                let links: Vec<Constraint> = sum.links.iter().map(|(it, _)| *it).collect();
                self.count(facts, &truths, &links);
            }
            Proof::Lemmas { lemmas, last } => {
                let mut facts = facts.clone();
                for Lemma { conclusion, proof } in lemmas {
                    self.lemma(&facts, conclusion, proof);
                    facts.learn(conclusion);
                }
                self.proof(&facts, last);
            }
            Proof::Cases { truth, branches } => {
                self.count(facts, &[*truth], &[]);
                for (candidate, proof) in branches {
                    self.proof(&facts.with(&Conclusion::Place(*candidate)), proof);
                }
            }
            Proof::Either(proofs) => proofs.iter().for_each(|proof| self.proof(facts, proof)),
        }
    }

    fn count(&mut self, facts: &Facts, truths: &[Truth], links: &[Constraint]) {
        links.iter().for_each(|link| self.add_link(*link));
        for truth in truths {
            if !self.truths.contains(truth) {
                self.truths.push(*truth);
            }
            // What is gone of the truth is gone because of a digit known by now, or by a lemma.
            for gone in (truth.members() & (self.start - facts.live)).iter() {
                let rules = |rule: &Constraint| {
                    rule.contains(gone) && facts.known.iter().any(|known| rule.contains(*known))
                };
                let by = gone.constraints().into_iter().filter(rules);
                let is_named = by.clone().any(|rule| self.links.contains(&rule));
                if let Some(rule) = by.clone().next().filter(|_| !is_named) {
                    self.add_link(rule);
                }
            }
        }
    }

    fn add_link(&mut self, link: Constraint) {
        if !self.links.contains(&link) {
            self.links.push(link);
        }
    }
}
