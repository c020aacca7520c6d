//! The opposite of a conclusion refuted by some techniques alone.

use ergodoku_core::Literal;

use super::Reason;
use crate::proof::{Lemma, Proof, check};
use crate::{CandidateSet, Conclusion, Path, Profile, State, Stop};

/// Assumes the opposite of a conclusion about one candidate, and follows it by the techniques of a profile
/// until a rule is broken. None if they get stuck.
pub(super) fn refute(
    state: &State,
    conclusion: &Conclusion,
    profile: &Profile,
    stop: &Stop,
) -> Option<Reason> {
    let claim = Literal::from_conclusion(conclusion)?;
    let mut assumed = state.clone();
    assumed.apply(&(!claim).as_conclusion()).ok()?;
    let mut path = Path::new(assumed, profile).until(stop.clone());
    let mut lemmas: Vec<(Lemma, CandidateSet)> = Vec::new();
    let broken = loop {
        if let Some(broken) = path.state().contradiction() {
            break broken;
        }
        let before = *path.state().all_candidates();
        let step = path.advance()?;
        let lemma = Lemma { conclusion: step.conclusion, proof: step.proof() };
        let gone = before - *path.state().all_candidates();
        lemmas.push((lemma, gone));
    };
    let last = Proof::no_place_left(broken.constraint());
    let proof = needed(lemmas, last);
    check(state, conclusion, &proof).ok()?;
    Some(Reason { conclusion: *conclusion, proof, smallest: None, no_count: None })
}

/// A proof from the lemmas that its end rests on.
fn needed(lemmas: Vec<(Lemma, CandidateSet)>, last: Proof) -> Proof {
    let mut rests_on = last.rests_on();
    let mut kept = Vec::new();
    for (lemma, gone) in lemmas.into_iter().rev() {
        if !(gone & rests_on).is_empty() {
            rests_on |= lemma.proof.rests_on();
            kept.push(lemma);
        }
    }
    kept.reverse();
    match kept.is_empty() {
        true => last,
        false => Proof::Lemmas { lemmas: kept, last: Box::new(last) },
    }
}
