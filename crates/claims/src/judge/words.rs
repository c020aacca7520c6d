//! A verdict in words and marks, as a patient teacher says it.

use ergodoku_core::{
    CandidateSet, CellSet, Conclusion, Explanation, Mark, Role, Sentence, State, sentence,
};
use ergodoku_why::Reason;

use super::grounds::{Fault, Grounds};
use super::part::Part;
use super::verdict::{By, Ruling, Verdict};
use crate::{Argument, Claim, argument};

impl Verdict {
    /// The verdict in sentences, with marks for a drawing of the position.
    pub fn explain(&self, grounds: &Grounds, claim: &Claim) -> Explanation {
        let mut told = Explanation::default();
        told.say(self.first_sentence(grounds));
        if let Some(broken) = &self.broken {
            told.say(sentence!(
                "verdict-breaks",
                place = broken.place.clone(),
                reason = broken.reason.clone()
            ));
            if let Some(mend) = &broken.mend {
                told.say(sentence!("verdict-mend", mend = Sentence::from(&**mend)));
            }
        }
        if let Some(state) = &grounds.state {
            self.explain_reason(state, &mut told);
            // A chain is drawn as it was claimed, right or wrong.
            if let Some(Argument::Chain(chain)) = &claim.argument {
                told.marks = argument::marks(state, &argument::links(state, chain));
            }
            mark_claim(state, claim, &mut told);
        }
        self.explain_failure(&mut told);
        self.explain_profile(&mut told);
        told
    }

    fn first_sentence(&self, grounds: &Grounds) -> Sentence {
        match (self.ruling, self.by) {
            (Ruling::Follows, Some(By::Technique(technique))) => {
                sentence!("verdict-technique", technique = Sentence::Technique(technique.name))
            }
            (Ruling::Follows, Some(By::Argument)) => sentence!("verdict-argument"),
            (Ruling::Follows, Some(By::State)) => {
                sentence!("verdict-known")
            }
            (Ruling::Follows, _) => sentence!("verdict-follows"),
            (Ruling::FollowsOtherwise, Some(By::State)) => {
                sentence!("verdict-otherwise-known")
            }
            (Ruling::FollowsOtherwise, Some(By::Technique(technique))) => sentence!(
                "verdict-otherwise-technique",
                technique = Sentence::Technique(technique.name)
            ),
            (Ruling::FollowsOtherwise, Some(By::Argument)) => {
                sentence!("verdict-otherwise-argument")
            }
            (Ruling::FollowsOtherwise, _) => sentence!("verdict-otherwise"),
            (Ruling::NotShown, _) => {
                sentence!("verdict-not-shown")
            }
            (Ruling::False, _) => sentence!("verdict-false"),
            (Ruling::SeveralSolutions, _) => {
                sentence!("verdict-several")
            }
            (Ruling::NoSolution, _) => no_solution(self.fault.as_ref(), grounds),
            (Ruling::Malformed, _) => sentence!("verdict-malformed"),
        }
    }

    /// Why it follows.
    fn explain_reason(&self, state: &State, told: &mut Explanation) {
        if let Some(step) = &self.step {
            let Explanation { sentences, marks, .. } = step.explain(state);
            told.sentences.extend(sentences);
            told.marks.extend(marks);
        } else {
            for part in &self.parts {
                let Explanation { sentences, marks, .. } = part.explain(state);
                told.sentences.extend(sentences);
                told.marks.extend(marks);
            }
        }
        if let Some(size) = self.size() {
            told.say(size);
        }
        if self.assumes_uniqueness() {
            told.say(sentence!("verdict-uniqueness"));
        }
    }

    /// The size of the certificate, and whether a smaller one is possible. None if there is nothing to count.
    fn size(&self) -> Option<Sentence> {
        let (truths, links) = self.parts.iter().fold((0, 0), |(truths, links), part| {
            (truths + part.truths.len(), links + part.links.len())
        });
        if truths == 0 {
            return None;
        }
        let parts = self.parts.len();
        Some(match self.parts.iter().all(|part| part.is_proved_smallest) {
            true => sentence!("verdict-smallest", parts, truths, links),
            false => sentence!("verdict-size", parts, truths, links),
        })
    }

    fn explain_failure(&self, told: &mut Explanation) {
        let Some(counterexample) = &self.counterexample else { return };
        let candidate = counterexample.fails.candidate();
        let digit = counterexample.solution.digit(candidate.cell);
        let of = match self.ruling {
            Ruling::SeveralSolutions => "one",
            _ => "only",
        };
        let (cell, not) = (candidate.cell, candidate.digit);
        told.say(match counterexample.fails.is_true() {
            true => sentence!("verdict-solution-not", of, cell, digit, not),
            false => sentence!("verdict-solution", of, cell, digit),
        });
        told.mark(Mark::Cells(CellSet::only(candidate.cell), Role::Contradiction));
    }

    fn explain_profile(&self, told: &mut Explanation) {
        match self.within {
            Some(true) => told.say(sentence!("verdict-profile")),
            Some(false) => told.say(sentence!("verdict-no-profile")),
            None => {}
        }
        let names: Vec<&'static str> =
            self.recognised.iter().map(|step| step.technique.name).collect();
        if let Some((first, others)) = names.split_first() {
            told.say(sentence!("verdict-easiest", technique = Sentence::Technique(first)));
            if !others.is_empty() {
                told.say(sentence!(
                    "verdict-so-do",
                    techniques =
                        others.iter().map(|it| Sentence::Technique(it)).collect::<Vec<_>>()
                ));
            }
        }
    }
}

fn no_solution(fault: Option<&Fault>, grounds: &Grounds) -> Sentence {
    match fault {
        Some(Fault::Clash(clashes)) => {
            sentence!("verdict-clash", clashes = Sentence::from(clashes))
        }
        Some(Fault::Entries) => {
            sentence!("verdict-entries")
        }
        _ if grounds.puzzle.givens().is_empty() => sentence!("verdict-position"),
        _ => sentence!("verdict-givens"),
    }
}

/// The candidates that a claim is about.
fn mark_claim(state: &State, claim: &Claim, told: &mut Explanation) {
    for conclusion in &claim.conclusions {
        told.mark(match conclusion {
            Conclusion::Place(candidate) => {
                Mark::Candidates(CandidateSet::only(*candidate), Role::Placed)
            }
            Conclusion::Eliminate(all) => {
                Mark::Candidates(*all & *state.all_candidates(), Role::Eliminated)
            }
        });
    }
}

impl Part {
    /// The proof in words and marks. `state` is the state that it is about.
    pub fn explain(&self, state: &State) -> Explanation {
        let (conclusion, proof) = (self.conclusion, self.proof.clone());
        Reason { conclusion, proof, smallest: None, no_count: None }.explain(state)
    }
}
