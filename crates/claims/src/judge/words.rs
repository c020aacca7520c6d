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
                "The argument breaks at {}: {}.",
                broken.place.clone(),
                broken.reason.clone()
            ));
            if let Some(mend) = &broken.mend {
                told.say(sentence!("A small change would do: {}.", mend.to_string()));
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
                sentence!("Yes. This follows by the technique {}.", technique.name)
            }
            (Ruling::Follows, Some(By::Argument)) => "Yes. The argument holds.".into(),
            (Ruling::Follows, Some(By::State)) => {
                "Yes. The position says so already: there is nothing to show.".into()
            }
            (Ruling::Follows, _) => "Yes. This follows.".into(),
            (Ruling::FollowsOtherwise, Some(By::State)) => {
                "It is true, but there is nothing left to show.".into()
            }
            (Ruling::FollowsOtherwise, Some(By::Technique(technique))) => sentence!(
                "It is true, but not for the reason given: {} shows it in another way.",
                technique.name
            ),
            (Ruling::FollowsOtherwise, Some(By::Argument)) => {
                "It is true, and the argument holds, but it is not what it is called.".into()
            }
            (Ruling::FollowsOtherwise, _) => "It is true, but not for the reason given.".into(),
            (Ruling::NotShown, _) => {
                "It is true in the only solution, but no short proof of it was found.".into()
            }
            (Ruling::False, _) => "No. This is false.".into(),
            (Ruling::SeveralSolutions, _) => {
                "The givens have several solutions, so first the puzzle needs another clue.".into()
            }
            (Ruling::NoSolution, _) => no_solution(self.fault.as_ref(), grounds),
            (Ruling::Malformed, _) => "This cannot be read.".into(),
        }
    }

    /// Why it follows.
    fn explain_reason(&self, state: &State, told: &mut Explanation) {
        if let Some(step) = &self.step {
            let Explanation { sentences, marks } = step.explain(state);
            told.sentences.extend(sentences);
            told.marks.extend(marks);
        } else {
            for part in &self.parts {
                let Explanation { sentences, marks } = part.explain(state);
                told.sentences.extend(sentences);
                told.marks.extend(marks);
            }
        }
        if let Some(size) = self.size() {
            told.say(size);
        }
        if self.assumes_uniqueness() {
            told.say(
                "This assumes that the puzzle has only one solution, as its givens do.".into(),
            );
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
        let size = format!("{} and {}", counted(truths, "truth"), counted(links, "link"));
        let (its, count) = match self.parts.len() {
            1 => ("The certificate has", "count"),
            _ => ("The certificates of the parts have", "counts"),
        };
        Some(match self.parts.iter().all(|part| part.is_proved_smallest) {
            true => sentence!(
                "{} {}; it is proved that no {} with fewer truths would do.",
                its,
                size,
                count
            ),
            false => sentence!("{} {}.", its, size),
        })
    }

    fn explain_failure(&self, told: &mut Explanation) {
        let Some(counterexample) = &self.counterexample else { return };
        let candidate = counterexample.fails.candidate();
        let digit = counterexample.solution.digit(candidate.cell);
        let of = match self.ruling {
            Ruling::SeveralSolutions => "In one of the solutions",
            _ => "In the only solution of the givens",
        };
        told.say(match counterexample.fails.is_true() {
            true => sentence!("{} {} is {}, not {}.", of, candidate.cell, digit, candidate.digit),
            false => sentence!("{} {} is {}.", of, candidate.cell, digit),
        });
        told.mark(Mark::Cells(CellSet::only(candidate.cell), Role::Contradiction));
    }

    fn explain_profile(&self, told: &mut Explanation) {
        match self.within {
            Some(true) => told.say("A technique of the chosen profile shows it.".into()),
            Some(false) => told.say("No technique of the chosen profile shows it.".into()),
            None => {}
        }
        let names: Vec<&str> = self.recognised.iter().map(|step| step.technique.name).collect();
        if let Some((first, others)) = names.split_first() {
            told.say(sentence!(
                "The easiest technique that concludes exactly this here is {}.",
                *first
            ));
            if !others.is_empty() {
                told.say(sentence!("So do: {}.", others.join(", ")));
            }
        }
    }
}

fn no_solution(fault: Option<&Fault>, grounds: &Grounds) -> Sentence {
    match fault {
        Some(Fault::Clash(clashes)) => sentence!("The position breaks the rules: {}.", clashes.to_string()),
        Some(Fault::Entries) => {
            "The position is wrong already: a digit placed or a candidate removed contradicts the givens.".into()
        }
        _ if grounds.puzzle.givens().is_empty() => "The position has no solution.".into(),
        _ => "The givens have no solution.".into(),
    }
}

/// "1 truth", "2 truths".
fn counted(count: usize, what: &str) -> String {
    let end = if count == 1 { "" } else { "s" };
    format!("{count} {what}{end}")
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
