//! Why a near miss fails: what is different from the example, and where the reason breaks.

use ergodoku::explanation::{Language, Sentence, sentence};
use ergodoku::proof::{Proof, ProofError, Truth, check};
use ergodoku::{
    Candidate, CandidateSet, CellSet, Conclusion, Constraint, HouseSet, State, Step, Technique,
    text,
};
use serde::Serialize;

use crate::record::SentenceRecord;

/// A state that looks much the same, in which the step does not hold.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct NearMissRecord {
    /// The state, as text.
    state: &'static str,
    /// The conclusion that does not follow.
    conclusion: &'static str,
    /// The candidates that are possible here and not in the example.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Candidate>))]
    candidates: CandidateSet,
    /// The candidate at which the reason of the example breaks; none if it breaks for another reason.
    #[cfg_attr(feature = "schema", schema(required, value_type = Option<crate::schema::Candidate>))]
    breaks: Option<Candidate>,
    /// Why the conclusion does not follow, sentence by sentence.
    sentences: Vec<SentenceRecord>,
}

impl NearMissRecord {
    /// The near miss of a technique whose example is a step in a state.
    pub(crate) fn new(
        technique: &'static Technique,
        state: &State,
        step: &Step,
        language: Language,
    ) -> NearMissRecord {
        let near = technique.near_miss();
        let read = text::parse_one(near.state).ok().and_then(|it| State::new(&it.puzzle).ok());
        let read = read.unwrap_or_else(|| state.clone());
        let emptied = state.filled() - read.filled();
        let candidates = *read.all_candidates() - *state.all_candidates();
        let given = read.givens() - state.givens();
        let failures = failures(step, &read);
        let unfit = failures.iter().find_map(unfit);
        let breaks = match unfit {
            Some(_) => None,
            None => broken(&failures, &step.proof(), candidates),
        };
        let mut sentences: Vec<Sentence> =
            difference(given, emptied, candidates).into_iter().collect();
        if let Some(it) = breaks {
            // That a cell may be a digit is not said twice.
            let is_said = emptied.is_empty() && candidates.single() == Some(it);
            let effect = effect(it, is_said, &step.proof());
            sentences.push(effect.unwrap_or(sentence!("near-miss-needs", candidate = it)));
        }
        sentences.extend(unfit);
        sentences.push(match step.conclusion {
            Conclusion::Place(Candidate { cell, digit }) => {
                sentence!("near-miss-not-placed", cell, digit)
            }
            Conclusion::Eliminate(eliminated) => sentence!("near-miss-not-eliminated", eliminated),
        });
        let sentences = sentences.iter().map(|it| SentenceRecord::new(it, language)).collect();
        NearMissRecord {
            state: near.state,
            conclusion: near.conclusion,
            candidates,
            breaks,
            sentences,
        }
    }
}

/// What is different from the example.
fn difference(given: CellSet, emptied: CellSet, candidates: CandidateSet) -> Option<Sentence> {
    if let Some(cell) = given.single() {
        return Some(sentence!("near-miss-given", cell));
    }
    match (emptied.single(), candidates.single()) {
        (_, Some(Candidate { cell, digit })) if emptied.is_empty() => {
            Some(sentence!("near-miss-candidate", cell, digit))
        }
        (Some(cell), _) => Some(sentence!("near-miss-empty", cell)),
        _ => None,
    }
}

/// How the proof of the example fails here, and the proofs that it chooses from.
fn failures(step: &Step, near: &State) -> Vec<ProofError> {
    let proof = step.proof();
    let choice = match &proof {
        Proof::Either(proofs) => &proofs[..],
        _ => &[],
    };
    let proofs = std::iter::once(&proof).chain(choice);
    proofs.filter_map(|it| check(near, &step.conclusion, it).err()).collect()
}

/// That the givens do not fit the pattern.
fn unfit(failure: &ProofError) -> Option<Sentence> {
    match failure {
        ProofError::GivenInPattern(_) => Some(sentence!("near-miss-bound")),
        ProofError::NotTheTwoClues(_) => Some(sentence!("near-miss-third")),
        ProofError::GivenWithoutImage(it) => Some(sentence!("near-miss-lands", cell = it.cell)),
        _ => None,
    }
}

/// The candidate at which the proof of the example breaks: one of those that are possible here only.
fn broken(failures: &[ProofError], proof: &Proof, candidates: CandidateSet) -> Option<Candidate> {
    let mut named = failures.iter().filter_map(|it| match it {
        ProofError::NotCovered(it) | ProofError::MissingCase(it) => Some(*it),
        _ => None,
    });
    let truths = truths(proof);
    let in_truth = |it: &Candidate| truths.iter().any(|truth| truth.members().contains(*it));
    named.find(|it| candidates.contains(*it)).or_else(|| candidates.iter().find(in_truth))
}

/// What a candidate does to the proof: it is one more way out of one of the truths.
fn effect(broken: Candidate, is_said: bool, proof: &Proof) -> Option<Sentence> {
    let Candidate { cell, digit } = broken;
    let truths: Vec<Truth> =
        truths(proof).into_iter().filter(|it| it.members().contains(broken)).collect();
    // Two houses may have to share the candidate.
    let houses = truths.iter().filter_map(|it| match it {
        Truth::Rule(Constraint::House(house, _)) => Some(*house),
        _ => None,
    });
    let houses: HouseSet = houses.collect();
    truths.first().map(|truth| match *truth {
        Truth::Rule(Constraint::Cell(cell)) if !is_said => {
            sentence!("near-miss-in-cell", cell, digit)
        }
        Truth::Rule(Constraint::House(..)) => {
            sentence!("near-miss-in-house", digit, house = houses, cell)
        }
        Truth::Guardians(_) => {
            sentence!("near-miss-guardian", digit, cell)
        }
        Truth::Rule(Constraint::Cell(_)) | Truth::Cover(_) | Truth::Image(_) => {
            sentence!("near-miss-needs", candidate = broken)
        }
    })
}

/// All truths of a proof.
fn truths(proof: &Proof) -> Vec<Truth> {
    match proof {
        Proof::Count { truths, .. } => truths.clone(),
        Proof::Lemmas { lemmas, last } => {
            let lemmas = lemmas.iter().flat_map(|it| truths(&it.proof));
            lemmas.chain(truths(last)).collect()
        }
        Proof::Cases { truth, branches } => {
            let branches = branches.iter().flat_map(|(_, it)| truths(it));
            [*truth].into_iter().chain(branches).collect()
        }
        Proof::Either(proofs) => proofs.iter().flat_map(truths).collect(),
        Proof::Sum(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ergodoku::TECHNIQUES;

    #[test]
    fn near_misses_say_where_the_reason_breaks() {
        let records = TECHNIQUES.iter().map(|technique| {
            let (state, step) = technique.example_step().expect("an example");
            NearMissRecord::new(technique, &state, &step, Language::English)
        });
        let records: Vec<NearMissRecord> = records.collect();
        assert!(records.iter().all(|it| it.sentences.len() > 1));
        let named = records.iter().filter(|it| it.sentences.len() > 2).count();
        assert!(10 * named > 9 * records.len(), "{named} of {}", records.len());
    }
}
