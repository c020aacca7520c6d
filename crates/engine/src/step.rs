//! [`Step`]: one piece of progress, as data.

use std::fmt;

use ergodoku_core::{CandidateSet, Conclusion, Explanation, Mark, Role, State, sentence};
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
        let mut explanation = Explanation::default();
        self.pattern.reasoning().explain(state, &mut explanation);
        let (said, of, role) = match self.conclusion {
            Conclusion::Place(it) => {
                (sentence!("So {} is {}.", it.cell, it.digit), CandidateSet::only(it), Role::Placed)
            }
            Conclusion::Eliminate(eliminated) => {
                (sentence!("So we can eliminate {}.", eliminated), eliminated, Role::Eliminated)
            }
        };
        explanation.say(said);
        explanation.mark(Mark::Candidates(of, role));
        explanation
    }

    /// What the roles of the drawing are called in this technique, where it has names of its own for them.
    ///
    /// ```
    /// use ergodoku_engine::technique;
    ///
    /// let (_, step) = technique("death-blossom").unwrap().example_step().unwrap();
    /// assert!(step.legend().iter().any(|&(_, words)| words == "stem"));
    /// ```
    pub fn legend(&self) -> &'static [(Role, &'static str)] {
        self.pattern.reasoning().legend()
    }

    /// A hint that gives away no more than `depth` asks for. `state` is the state the step was found
    /// in.
    pub fn hint(&self, state: &State, depth: Depth) -> Explanation {
        let reasoning = self.pattern.reasoning();
        let mut explanation = Explanation::default();
        let name = self.technique.name;
        // "an X-Wing", "an XY-Wing": the letter X is spoken with a vowel.
        let vowel = name.starts_with(['A', 'E', 'I', 'O', 'U', 'X']);
        let there_is = if vowel { "There is an" } else { "There is a" };
        match depth {
            Depth::Where => explanation.say(reasoning.look_at()),
            Depth::Name => explanation.say(sentence!("{} {}.", there_is, name)),
            Depth::What => {
                explanation.say(sentence!("{} {} {}.", there_is, name, reasoning.place()));
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
