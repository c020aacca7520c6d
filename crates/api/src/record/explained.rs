//! [`ExplainedStep`]: a step with all that a page shows of it.

use std::collections::BTreeMap;

use ergodoku::explanation::{Explanation, Language, Said, Sentence, Span, Voice};
use ergodoku::{CandidateSet, CellSet, DigitSet, HouseSet, State, Step};
use serde::Serialize;

use super::{Elimination, MarkRecord, StepRecord};

/// A step with its sentences, the marks to draw, and its proof, checked.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct ExplainedStep {
    #[serde(flatten)]
    record: StepRecord,
    /// The technique's name as one types it: `x-wing`.
    slug: String,
    /// The technique's family.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::FamilyName))]
    family: &'static str,
    /// The reason, sentence by sentence.
    sentences: Vec<SentenceRecord>,
    /// The level of each sentence in an outline, 0 or more for one on a line of its own, none for one that goes on.
    /// Absent if all go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    levels: Option<Vec<Option<usize>>>,
    /// What to draw on the grid, from the bottom up.
    marks: Vec<MarkRecord>,
    /// What roles of the drawing are called in this technique, where it has names of its own for them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, String>))]
    legend: BTreeMap<&'static str, &'static str>,
    /// The certificate, as text.
    proof_text: String,
    /// Whether the certificate was accepted by the checker.
    checked: bool,
}

impl ExplainedStep {
    /// The step found in `state`.
    pub(crate) fn new(step: Step, state: &State, voice: Voice) -> ExplainedStep {
        let Voice { language, length } = voice;
        let explanation = step.explain_at(state, length);
        let Explanation { sentences, marks, .. } = &explanation;
        ExplainedStep {
            slug: step.technique.slug(),
            family: step.technique.family.name(),
            sentences: sentences.iter().map(|it| SentenceRecord::new(it, language)).collect(),
            levels: levels(sentences),
            marks: marks.iter().map(MarkRecord::new).collect(),
            legend: legend(&step, language),
            proof_text: step.proof().to_string(),
            checked: step.check(state).is_ok(),
            record: StepRecord::explained(step, &explanation, language),
        }
    }
}

/// The levels of sentences, if any is an item of an outline.
fn levels(sentences: &[Sentence]) -> Option<Vec<Option<usize>>> {
    let levels: Vec<Option<usize>> = sentences.iter().map(Sentence::level).collect();
    levels.iter().any(Option::is_some).then_some(levels)
}

/// What roles are called where that is not the usual name in English.
fn legend(step: &Step, language: Language) -> BTreeMap<&'static str, &'static str> {
    let all = match language {
        Language::English => step.legend(),
        _ => step.legend_in(language),
    };
    all.into_iter().map(|(role, words)| (role.name(), words)).collect()
}

/// A sentence, as a list of its parts.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub(crate) struct SentenceRecord(Vec<PartRecord>);

impl SentenceRecord {
    pub(crate) fn new(sentence: &Sentence, language: Language) -> SentenceRecord {
        SentenceRecord::of_all(std::slice::from_ref(sentence), language)
    }

    /// Several sentences as one.
    pub(crate) fn of_all(sentences: &[Sentence], language: Language) -> SentenceRecord {
        let mut parts: Vec<PartRecord> = Vec::new();
        for sentence in sentences {
            if !parts.is_empty() {
                parts.push(PartRecord { text: " ".to_owned(), ..PartRecord::default() });
            }
            parts.extend(sentence.parts(language).into_iter().map(PartRecord::new));
        }
        SentenceRecord(parts)
    }
}

/// A part of a sentence: its words, and in at most one of the other fields what they speak of.
#[derive(Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct PartRecord {
    /// The words.
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<crate::schema::Cell>>, nullable = false))]
    cells: Option<CellSet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<crate::schema::Digit>>, nullable = false))]
    digits: Option<DigitSet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<crate::schema::House>>, nullable = false))]
    houses: Option<HouseSet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<crate::schema::Candidate>>, nullable = false))]
    candidates: Option<CandidateSet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<crate::schema::Elimination>>, nullable = false))]
    eliminated: Option<Vec<Elimination>>,
}

impl PartRecord {
    fn new(Said { span, words }: Said) -> PartRecord {
        let part = PartRecord { text: words, ..PartRecord::default() };
        match span {
            Span::Text(_) => part,
            Span::Cells(cells) => PartRecord { cells: Some(cells), ..part },
            Span::Digits(digits) => PartRecord { digits: Some(digits), ..part },
            Span::Houses(houses) => PartRecord { houses: Some(houses), ..part },
            Span::Candidate(it) => PartRecord { candidates: Some(CandidateSet::only(it)), ..part },
            Span::Eliminated(candidates) | Span::False(candidates) => {
                let eliminated = candidates.iter().map(Elimination).collect();
                PartRecord { eliminated: Some(eliminated), ..part }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ergodoku::prelude::*;

    use super::*;

    #[test]
    fn a_step_whose_proof_fails_is_not_said_to_be_checked() {
        let here: State =
            "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56"
                .parse()
                .expect("a puzzle");
        let elsewhere: State = ".".repeat(81).parse().expect("an empty grid");
        let step = here.hint().expect("a step");
        assert!(ExplainedStep::new(step.clone(), &here, Voice::default()).checked);
        assert!(!ExplainedStep::new(step, &elsewhere, Voice::default()).checked);
    }
}
