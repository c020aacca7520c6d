//! Direct forms: a pattern whose eliminations leave a digit a single place, in one step.

use ergodoku_core::{
    CandidateSet, Conclusion, DigitSet, Explanation, Mark, Role, Sentence, State, sentence,
};
use ergodoku_proof::Proof;
use serde::{Serialize, Serializer};

use super::inference::Inference;
use super::reasoning::Reasoning;
use super::single::Single;

/// A locked candidate or a hidden subset, and the hidden single that it uncovers. Only the digit is
/// placed; what the first step eliminates elsewhere is left for later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Direct {
    /// The step that uncovers the single.
    #[serde(serialize_with = "as_notation")]
    pub first: Inference,
    /// The single.
    pub single: Single,
}

fn as_notation<S: Serializer>(step: &Inference, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(step)
}

impl Reasoning for Direct {
    fn proof(&self) -> Proof {
        Proof::Lemmas { lemmas: vec![self.first.lemma()], last: Box::new(self.single.proof()) }
    }

    fn digits(&self) -> DigitSet {
        self.first.reasoning().digits().with(self.single.candidate.digit)
    }

    fn notation(&self) -> String {
        self.first.reasoning().notation()
    }

    fn explain(&self, state: &State, explanation: &mut Explanation) {
        self.first.reasoning().explain(state, explanation);
        if let Conclusion::Eliminate(eliminated) = self.first.conclusion {
            let digit = self.single.candidate.digit;
            let eliminated = CandidateSet::of(digit, eliminated.cells_of(digit));
            explanation.mark(Mark::Candidates(eliminated, Role::FollowsFalse));
            explanation.say(sentence!("That rules out {}.", eliminated));
        }
        let it = self.single.candidate;
        explanation.say(sentence!("Then {} is {}.", it.cell, self.single.because()));
    }

    fn look_at(&self) -> Sentence {
        self.first.reasoning().look_at()
    }

    fn because(&self) -> Sentence {
        sentence!("{}, and so {}", self.first.reasoning().because(), self.single.because())
    }

    fn place(&self) -> Sentence {
        self.first.reasoning().place()
    }
}
