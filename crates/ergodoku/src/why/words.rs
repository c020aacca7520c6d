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
            Ruling::NotShown => told.say(sentence!("why-given-up")),
            Ruling::False => {
                if let Some(it) = &self.counterexample {
                    told.say(sentence!("why-false", fact = is(!it.fails)));
                    let candidate = it.fails.candidate();
                    let right = Candidate::new(candidate.cell, it.solution.digit(candidate.cell));
                    told.mark(Mark::Candidates(CandidateSet::only(right), Role::FollowsTrue));
                }
            }
            Ruling::SeveralSolutions => {
                told.say(sentence!("why-several"));
                match &self.counterexample {
                    Some(it) => told.say(sentence!("why-one-of-them", fact = is(!it.fails))),
                    None => told.say(sentence!("why-perhaps")),
                }
            }
            _ => told.say(match &self.fault {
                Some(Fault::Clash(_)) => sentence!("why-clash"),
                Some(Fault::Entries) => {
                    sentence!("why-entries")
                }
                _ => sentence!("why-no-solution"),
            }),
        }
        told
    }

    fn known(&self) -> Sentence {
        match self.known_by.iter().next() {
            Some(held) => {
                sentence!("why-known", fact = is(Literal::positive(held)))
            }
            None => sentence!("why-known-already"),
        }
    }

    fn tell_reasons(&self, told: &mut Explanation) {
        let Some(state) = &self.state else { return };
        match self.when {
            When::Now => {}
            When::BeforeEntry => told.say(sentence!("why-before")),
            When::AtGivens => {
                told.say(sentence!("why-at-givens"));
            }
        }
        let easier = self.with_lemmas.as_ref();
        let easier = easier.filter(|_| self.reasons.iter().any(|it| !it.is_easy(state)));
        match easier {
            Some(reason) => {
                let size = self.size();
                told.say(sentence!("why-size", truths = size.truths, links = size.links));
                add(told, reason.explain(state));
            }
            None => self.reasons.iter().for_each(|reason| add(told, reason.explain(state))),
        }
        if let Some(step) = &self.step {
            told.say(sentence!(
                "why-known-as",
                technique = Sentence::Technique(step.technique.name)
            ));
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
        true => sentence!("is", cell, digit),
        false => sentence!("is-not", cell, digit),
    }
}

impl Other {
    /// The other reason on one line.
    pub fn summary(&self) -> Sentence {
        let size = self.size();
        let (truths, links, count) = (size.truths, size.links, size.lemmas);
        match self {
            Other::Step(step) => {
                let (notation, name) = (step.to_string(), step.technique.name);
                let rest = notation.strip_prefix(name).unwrap_or_default().to_string();
                let technique = Sentence::Technique(name);
                sentence!("command-other-step", technique, rest, truths, links)
            }
            Other::Lemmas(_) => sentence!("command-other-lemmas", count, truths, links),
            Other::Only(_) => sentence!("command-other-only", count, truths, links),
        }
    }
}
