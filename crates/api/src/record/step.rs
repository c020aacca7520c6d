//! [`StepRecord`]: a step and everything that is said of it.

use ergodoku::engine::Pattern;
use ergodoku::explanation::{Explanation, Language, Voice};
use ergodoku::proof::Proof;
use ergodoku::{Candidate, CandidateSet, State, Step};
use serde::{Serialize, Serializer};

/// A step with everything that is said of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StepRecord {
    /// The technique's name.
    pub technique: &'static str,
    /// The step in the field's notation.
    pub notation: String,
    /// The candidate placed; at most one.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Candidate>))]
    pub place: CandidateSet,
    /// The candidates eliminated.
    #[serde(serialize_with = "as_eliminations")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Elimination>))]
    pub eliminate: CandidateSet,
    /// Whether the step holds only if there is exactly one solution.
    pub assumes_uniqueness: bool,
    /// The reason in words.
    pub explanation: String,
    /// The pattern, with fields of its family.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Pattern))]
    pub pattern: Pattern,
    /// The proof, as `verify` and the checker take it; absent unless asked for, which no call does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Proof>, nullable = false))]
    pub proof: Option<Proof>,
}

fn as_eliminations<S: Serializer>(set: &CandidateSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(set.iter().map(Elimination))
}

/// A candidate that is eliminated; as JSON `r4c3<>5`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Elimination(pub(crate) Candidate);

impl Serialize for Elimination {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Candidate { cell, digit } = self.0;
        serializer.collect_str(&format_args!("{cell}<>{digit}"))
    }
}

impl StepRecord {
    /// The record of a step found in `state`.
    pub fn new(step: Step, state: &State, voice: Voice) -> StepRecord {
        let explanation = step.explain_in_words(state, voice.length);
        StepRecord::explained(step, &explanation, voice.language)
    }

    /// The same, with the proof if that is wanted.
    pub(super) fn with_proof(
        step: Step,
        state: &State,
        has_proof: bool,
        voice: Voice,
    ) -> StepRecord {
        let proof = has_proof.then(|| step.proof());
        let mut record = StepRecord::new(step, state, voice);
        record.proof = proof;
        record
    }

    /// The record of a step that has been explained already.
    pub fn explained(step: Step, said: &Explanation, language: Language) -> StepRecord {
        let explanation = said.text(language);
        StepRecord {
            technique: step.technique.name,
            notation: step.to_string(),
            place: step.conclusion.placed().map(CandidateSet::only).unwrap_or_default(),
            eliminate: step.conclusion.eliminated(),
            assumes_uniqueness: step.technique.assumes_uniqueness,
            explanation,
            pattern: step.pattern,
            proof: None,
        }
    }
}
