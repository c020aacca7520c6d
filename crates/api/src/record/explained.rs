//! A step with all that a page shows of it: sentences whose parts say what they speak of, marks to draw,
//! and its proof, checked.

use super::{Elimination, StepRecord};
use ergodoku::{
    CandidateSet, CellSet, DigitSet, Explanation, HouseSet, Sentence, Span, State, Step,
};
use serde::Serialize;

use super::mark::MarkText;

/// A step and its explanation.
#[derive(Serialize)]
pub(crate) struct Explained {
    #[serde(flatten)]
    record: StepRecord,
    /// The technique's name as one types it.
    slug: String,
    family: &'static str,
    sentences: Vec<SentenceView>,
    marks: Vec<MarkText>,
    /// The certificate, as text.
    proof: String,
    /// Whether the certificate stands.
    checked: bool,
}

impl Explained {
    /// The step found in `state`.
    pub(crate) fn new(step: Step, state: &State) -> Explained {
        let explanation = step.explain(state);
        let Explanation { sentences, marks } = &explanation;
        Explained {
            slug: step.technique.slug(),
            family: step.technique.family.name(),
            sentences: sentences.iter().map(SentenceView::new).collect(),
            marks: marks.iter().map(MarkText::new).collect(),
            proof: step.proof().to_string(),
            checked: step.check(state).is_ok(),
            record: StepRecord::explained(step, &explanation),
        }
    }
}

/// A sentence as a list of its parts.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct SentenceView(Vec<Part>);

impl SentenceView {
    pub(crate) fn new(sentence: &Sentence) -> SentenceView {
        SentenceView(sentence.0.iter().map(Part::new).collect())
    }

    /// Several sentences as one.
    pub(crate) fn of_all(sentences: &[Sentence]) -> SentenceView {
        let space = Span::from(" ");
        let parts = sentences.iter().enumerate().flat_map(|(place, sentence)| {
            let gap = (place > 0).then_some(&space);
            gap.into_iter().chain(&sentence.0).map(Part::new)
        });
        SentenceView(parts.collect())
    }
}

/// A part of a sentence: its words, and what they speak of.
#[derive(Serialize)]
struct Part {
    text: String,
    #[serde(flatten)]
    about: Option<About>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum About {
    Cells(CellSet),
    Digits(DigitSet),
    Houses(HouseSet),
    Candidates(CandidateSet),
    Eliminated(Vec<Elimination>),
}

impl Part {
    fn new(span: &Span) -> Part {
        let about = match span {
            Span::Text(_) => None,
            Span::Cells(cells) => Some(About::Cells(*cells)),
            Span::Digits(digits) => Some(About::Digits(*digits)),
            Span::Houses(houses) => Some(About::Houses(*houses)),
            Span::Candidate(it) => Some(About::Candidates(CandidateSet::only(*it))),
            Span::Eliminated(gone) | Span::False(gone) => {
                Some(About::Eliminated(gone.iter().map(Elimination).collect()))
            }
        };
        Part { text: span.to_string(), about }
    }
}

#[cfg(test)]
mod tests {
    use ergodoku::{Profile, next_step};

    use super::*;

    #[test]
    fn a_step_that_does_not_stand_is_not_said_to_be_checked() {
        let state = |text: &str| {
            let entry = ergodoku::text::parse_one(text).expect("a puzzle");
            State::new(&entry.puzzle).expect("no digit stands twice")
        };
        let text =
            "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
        let (here, elsewhere) = (state(text), state(&".".repeat(81)));
        let step = next_step(&here, &Profile::default()).expect("a step");
        assert!(Explained::new(step.clone(), &here).checked);
        assert!(!Explained::new(step, &elsewhere).checked);
    }
}
