//! [`Inference`]: one step of a line of reasoning.

use std::fmt;
use std::sync::Arc;

use ergodoku_core::{CandidateSet, Conclusion, Explanation, Sentence, sentence};
use ergodoku_proof::{Lemma, Proof};

use super::intersection::Intersection;
use super::reasoning::Reasoning;
use super::single::Single;

/// A conclusion inside a line of reasoning, and why it holds in the state that the inferences before it lead
/// to. A [`Step`](crate::Step) can be made into one.
///
/// Displays in the field's notation, as a step does.
#[derive(Clone)]
pub struct Inference {
    /// The name of the technique.
    pub name: &'static str,
    /// What follows.
    pub conclusion: Conclusion,
    reasoning: Arc<dyn Reasoning + Send + Sync>,
}

impl Inference {
    pub(crate) fn new(
        name: &'static str,
        reasoning: Arc<dyn Reasoning + Send + Sync>,
        conclusion: Conclusion,
    ) -> Inference {
        Inference { name, conclusion, reasoning }
    }

    pub(crate) fn single(single: Single) -> Inference {
        let conclusion = Conclusion::Place(single.candidate);
        Inference::new(single.alone.name(), Arc::new(single), conclusion)
    }

    pub(crate) fn intersection(pattern: Intersection, conclusion: Conclusion) -> Inference {
        Inference::new(pattern.name(), Arc::new(pattern), conclusion)
    }

    /// The certificate that the conclusion holds.
    pub fn proof(&self) -> Proof {
        self.reasoning.proof()
    }

    pub(crate) fn lemma(&self) -> Lemma {
        Lemma { conclusion: self.conclusion, proof: self.proof() }
    }

    pub(crate) fn reasoning(&self) -> &dyn Reasoning {
        &*self.reasoning
    }

    /// What is left of a rule: one candidate, or the places of an intersection.
    pub(crate) fn leaves(&self) -> CandidateSet {
        match self.conclusion {
            Conclusion::Place(candidate) => CandidateSet::only(candidate),
            Conclusion::Eliminate(_) => self.reasoning.confined(),
        }
    }

    /// Says the inference under a number, `(3) r1c2=5: the last place for 5 in row 1 (Hidden Single).`,
    /// and a line of reasoning inside it.
    pub(crate) fn say(&self, number: &str, explanation: &mut Explanation) {
        let because: Sentence = self.reasoning.because();
        let level = 1 + number.matches('.').count();
        explanation.say_at(
            level,
            sentence!(
                "inference",
                number = number.to_string(),
                conclusion = self.conclusion,
                because,
                technique = Sentence::Technique(self.name)
            ),
        );
        self.reasoning.say_inside(number, explanation);
    }
}

impl PartialEq for Inference {
    fn eq(&self, other: &Inference) -> bool {
        self.name == other.name
            && self.conclusion == other.conclusion
            && self.reasoning.notation() == other.reasoning.notation()
            && self.proof() == other.proof()
    }
}

impl Eq for Inference {}

impl fmt::Display for Inference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_notation(f, self.name, self.reasoning(), &self.conclusion)
    }
}

/// Writes a step in the field's notation: `X-Wing: 5 r27c36 => r4c3<>5`.
pub(crate) fn write_notation(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    reasoning: &dyn Reasoning,
    conclusion: &Conclusion,
) -> fmt::Result {
    match reasoning.notation() {
        notation if notation.is_empty() => write!(f, "{name}: {conclusion}"),
        notation => write!(f, "{name}: {notation} => {conclusion}"),
    }
}

impl fmt::Debug for Inference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
