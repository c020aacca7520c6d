//! [`Step`]: one piece of progress, as data.

use std::fmt;

use ergodoku_core::{
    Candidate, CandidateSet, Conclusion, Explanation, Language, Length, Mark, Role, Sentence,
    State, sentence,
};
use ergodoku_proof::{Proof, ProofError};

use crate::patterns::inference::write_notation;
use crate::patterns::{Inference, Pattern};
use crate::technique::Technique;

/// One piece of progress: which technique found what, and by which pattern. Proof, explanation and
/// drawing are made from it on demand, so that solving a million puzzles pays for none of them.
///
/// Displays in the field's notation: `X-Wing: 5 r27c36 => r4c3<>5`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which technique found it.
    pub technique: &'static Technique,
    /// What was found.
    pub pattern: Pattern,
    /// What follows.
    pub conclusion: Conclusion,
}

/// How much a hint gives away.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// Where to look.
    Where,
    /// The technique.
    Name,
    /// The technique, and the houses or digits it is about.
    What,
    /// The whole reason.
    Why,
}

impl Step {
    /// The certificate that the conclusion holds in every solution of the state the step was found
    /// in.
    pub fn proof(&self) -> Proof {
        self.pattern.reasoning().proof()
    }

    /// Whether the certificate stands. `state` is the state the step was found in.
    ///
    /// # Errors
    /// The checker's reason, if it does not: always a fault of the technique's code.
    pub fn check(&self, state: &State) -> Result<(), ProofError> {
        ergodoku_proof::check(state, &self.conclusion, &self.proof())
    }

    /// The reason in words and marks. `state` is the state the step was found in.
    pub fn explain(&self, state: &State) -> Explanation {
        self.explain_to(state, Explanation::default())
    }

    fn explain_to(&self, state: &State, mut explanation: Explanation) -> Explanation {
        self.pattern.reasoning().explain(state, &mut explanation);
        let (said, of, role) = match self.conclusion {
            Conclusion::Place(it) => (
                sentence!("so-placed", cell = it.cell, digit = it.digit),
                CandidateSet::only(it),
                Role::Placed,
            ),
            Conclusion::Eliminate(eliminated) => {
                (sentence!("so-eliminated", eliminated), eliminated, Role::Eliminated)
            }
        };
        explanation.say(said);
        explanation.mark(Mark::Candidates(of, role));
        explanation
    }

    /// The reason at a length. `state` is the state the step was found in.
    ///
    /// ```
    /// use ergodoku_core::{Language, Length};
    /// use ergodoku_engine::technique;
    ///
    /// let (state, step) = technique("x-wing").unwrap().example_step().unwrap();
    /// let line = step.explain_at(&state, Length::Line);
    /// assert_eq!(line.sentences.len(), 1);
    /// let taught = step.explain_at(&state, Length::Teach).text(Language::German);
    /// assert!(taught.len() > step.explain(&state).text(Language::German).len());
    /// ```
    pub fn explain_at(&self, state: &State, length: Length) -> Explanation {
        self.at_length(length, self.explain(state))
    }

    /// The reason at a length, in words alone. `state` is the state the step was found in.
    ///
    /// ```
    /// use ergodoku_core::Length;
    /// use ergodoku_engine::technique;
    ///
    /// let (state, step) = technique("x-wing").unwrap().example_step().unwrap();
    /// let words = step.explain_in_words(&state, Length::Standard);
    /// assert_eq!(words.sentences, step.explain(&state).sentences);
    /// assert!(words.marks.is_empty());
    /// ```
    pub fn explain_in_words(&self, state: &State, length: Length) -> Explanation {
        self.at_length(length, self.explain_to(state, Explanation::in_words()))
    }

    fn at_length(&self, length: Length, mut explanation: Explanation) -> Explanation {
        match length {
            Length::Line => explanation.sentences = vec![self.line()],
            Length::Standard => {}
            Length::Teach => {
                let slug = self.technique.slug();
                let lesson = |part: &str| {
                    let id = format!("lesson-{slug}-{part}");
                    let lesson = Sentence::Message(id.into(), Vec::new());
                    Sentence::Item(0, Box::new(lesson))
                };
                // A technique that is a draft may have no lesson yet.
                if Language::English.has(&format!("lesson-{slug}-why")) {
                    explanation.sentences.insert(0, lesson("why"));
                    explanation.sentences.extend(["spot", "next"].map(lesson));
                }
            }
        }
        explanation
    }

    /// What it is, where, and what follows, in one line.
    fn line(&self) -> Sentence {
        let technique = Sentence::Technique(self.technique.name);
        let place = self.pattern.reasoning().place();
        match self.conclusion {
            Conclusion::Place(Candidate { cell, digit }) => {
                sentence!("line-placed", technique, place, cell, digit)
            }
            Conclusion::Eliminate(eliminated) => {
                sentence!("line-eliminated", technique, place, eliminated)
            }
        }
    }

    /// What the roles of the drawing are called in this technique, where it has names of its own for them.
    ///
    /// ```
    /// use ergodoku_engine::technique;
    ///
    /// let (_, step) = technique("death-blossom").unwrap().example_step().unwrap();
    /// assert!(step.legend().iter().any(|&(_, words)| words == "stem"));
    /// ```
    pub fn legend(&self) -> Vec<(Role, &'static str)> {
        let own = self.pattern.reasoning().legend().iter();
        own.map(|&(role, id)| (role, Language::English.plain(id))).collect()
    }

    /// What all roles of a drawing are called in this technique, in a language.
    pub fn legend_in(&self, language: Language) -> Vec<(Role, &'static str)> {
        let own = self.pattern.reasoning().legend();
        let words = |role: Role| match own.iter().find(|(of, _)| *of == role) {
            Some((_, id)) => language.plain(id),
            None => role.legend_in(language),
        };
        Role::ALL.into_iter().map(|role| (role, words(role))).collect()
    }

    /// A hint that gives away no more than `depth` asks for. `state` is the state the step was found
    /// in.
    pub fn hint(&self, state: &State, depth: Depth) -> Explanation {
        let reasoning = self.pattern.reasoning();
        let mut explanation = Explanation::default();
        let technique = Sentence::Technique(self.technique.name);
        // "an X-Wing", "an XY-Wing": the letter X is spoken with a vowel.
        let vowel = self.technique.name.starts_with(['A', 'E', 'I', 'O', 'U', 'X']);
        let article = if vowel { "an" } else { "a" };
        match depth {
            Depth::Where => explanation.say(reasoning.look_at()),
            Depth::Name => explanation.say(sentence!("hint-name", article, technique)),
            Depth::What => {
                explanation.say(sentence!(
                    "hint-place",
                    article,
                    technique,
                    place = reasoning.place()
                ));
            }
            Depth::Why => return self.explain(state),
        }
        explanation
    }
}

impl From<Step> for Inference {
    fn from(step: Step) -> Inference {
        Inference::new(step.technique.name, step.pattern.into_reasoning(), step.conclusion)
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_notation(f, self.technique.name, self.pattern.reasoning(), &self.conclusion)
    }
}
