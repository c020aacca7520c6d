//! An [`Answer`] in words and marks.

use ergodoku_core::{Literal, sentence};

use super::{Answer, Other, When};
use crate::claims::Ruling;
use crate::claims::judge::Fault;
use crate::explanation::{Explanation, Mark, Role, Sentence};
use crate::{Candidate, CandidateSet};

impl Answer {
    /// The answer in sentences, with marks for a drawing of its state.
    pub fn explain(&self) -> Explanation {
        let mut told = Explanation::default();
        match self.ruling {
            Ruling::Follows if self.reasons.is_empty() => told.say(self.known()),
            Ruling::Follows => self.tell_reasons(&mut told),
            Ruling::NotShown => told.say(
                "It is true in the only solution, but the search for its reason was given up."
                    .into(),
            ),
            Ruling::False => {
                if let Some(it) = &self.counterexample {
                    told.say(sentence!("No: in the solution {}.", is(!it.fails)));
                    let candidate = it.fails.candidate();
                    let right = Candidate::new(candidate.cell, it.solution.digit(candidate.cell));
                    told.mark(Mark::Candidates(CandidateSet::only(right), Role::FollowsTrue));
                }
            }
            Ruling::SeveralSolutions => {
                told.say("The puzzle has several solutions.".into());
                match &self.counterexample {
                    Some(it) => told.say(sentence!("In one of them {}.", is(!it.fails))),
                    None => told.say("This may hold in all of them, or not.".into()),
                }
            }
            _ => told.say(match &self.fault {
                Some(Fault::Clash(_)) => "A digit stands twice in a house.".into(),
                Some(Fault::Entries) => {
                    "The position contradicts its givens: no reason would mean anything.".into()
                }
                _ => "The puzzle has no solution.".into(),
            }),
        }
        told
    }

    fn known(&self) -> Sentence {
        match self.known_by.iter().next() {
            Some(held) => {
                sentence!("The position says so already: {}.", is(Literal::positive(held)))
            }
            None => "The position says so already.".into(),
        }
    }

    fn tell_reasons(&self, told: &mut Explanation) {
        let Some(state) = &self.state else { return };
        match self.when {
            When::Now => {}
            When::BeforeEntry => told.say("Look at the position before this was entered.".into()),
            When::AtGivens => {
                told.say("Other entries are wrong too, so this looks at the givens alone.".into());
            }
        }
        let easier = self.with_lemmas.as_ref();
        let easier = easier.filter(|_| self.reasons.iter().any(|it| !it.is_easy(state)));
        match easier {
            Some(reason) => {
                let size = self.size();
                told.say(sentence!(
                    "One count of {} truths and {} links does it, but this is easier to follow.",
                    size.truths.to_string(),
                    size.links.to_string()
                ));
                add(told, reason.explain(state));
            }
            None => self.reasons.iter().for_each(|reason| add(told, reason.explain(state))),
        }
        if let Some(step) = &self.step {
            told.say(sentence!("This is known as {}.", step.technique.name));
        }
    }
}

fn add(told: &mut Explanation, more: Explanation) {
    told.sentences.extend(more.sentences);
    told.marks.extend(more.marks);
}

fn is(literal: Literal) -> Sentence {
    let Candidate { cell, digit } = literal.candidate();
    match literal.is_true() {
        true => sentence!("{} is {}", cell, digit),
        false => sentence!("{} is not {}", cell, digit),
    }
}

impl Other {
    /// The other reason on one line.
    pub fn summary(&self) -> String {
        let size = self.size();
        let (truths, links) = (counted(size.truths, "truth"), counted(size.links, "link"));
        match self {
            Other::Step(step) => format!("{step} ({truths}, {links})"),
            Other::Lemmas(_) => {
                format!("{}, {truths} and {links} in all", counted(size.lemmas, "lemma"))
            }
            Other::Only(_) => format!(
                "only with the techniques chosen: {} under the assumption of the opposite, {truths} and {links} \
                 in all",
                counted(size.lemmas, "step")
            ),
        }
    }
}

fn counted(number: usize, one: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {one}{ending}")
}
