//! [`certify`]: why conclusions hold, found without any technique.

use ergodoku_core::{Conclusion, Literal, State, Stop};
use ergodoku_proof::Proof;
use ergodoku_why::{Reason, Reasons};

use super::part::Part;
use super::refutation::{Refutation, refute};
use super::trail::Reach;

/// Proofs of conclusions that are open in a state, in as few parts as they share proofs. None if any is out of
/// reach.
pub(super) fn certify(state: &State, conclusions: &[Conclusion]) -> Option<Vec<Part>> {
    let mut parts = Vec::with_capacity(1);
    for conclusion in conclusions {
        match conclusion {
            Conclusion::Place(candidate) => {
                let refuted = refute(state, Literal::negative(*candidate), &REACHES)?;
                parts.push(part(state, &refuted, *conclusion)?);
            }
            Conclusion::Eliminate(all) => {
                let mut left = *all;
                while let Some(candidate) = left.iter().next() {
                    let refuted = refute(state, Literal::positive(candidate), &REACHES)?;
                    let part = part(state, &refuted, Conclusion::Eliminate(left))?;
                    left -= part.conclusion.eliminated();
                    parts.push(part);
                }
            }
        }
    }
    Some(parts)
}

/// The smallest proofs of conclusions that are open in a state. None if the search for them takes too long.
pub(super) fn smallest(
    state: &State,
    conclusions: &[Conclusion],
    stop: &Stop,
) -> Option<Vec<Part>> {
    let stop = stop.within(CHECKS);
    let mut reasons = Reasons::of(state);
    let mut parts = Vec::new();
    for conclusion in conclusions {
        for reason in reasons.why_all(conclusion, &stop).ok()? {
            let reason = easier(state, reason, &mut reasons, &stop);
            let is_proved_smallest = reason.smallest.is_some();
            let part = Part::shown(state, &reason.conclusion, reason.proof)?;
            parts.push(Part { is_proved_smallest, ..part });
        }
    }
    Some(parts)
}

/// The same reason by lemmas, if it is about one candidate and hard to follow as one count.
fn easier(state: &State, reason: Reason, reasons: &mut Reasons, stop: &Stop) -> Reason {
    let claim = reason.claim().filter(|_| reason.conclusion.count() == 1);
    match claim.filter(|_| !reason.is_easy(state)) {
        Some(claim) => reasons.with_lemmas(claim, stop).unwrap_or(reason),
        None => reason,
    }
}

/// How much the search for a smallest proof may take: mostly less than a second.
const CHECKS: u64 = 200_000;

/// How far a denial is followed: as far as it takes.
const REACHES: [Reach; 3] = [Reach::Singles, Reach::Subsets, Reach::Nested];

/// The part of `wanted` that a refutation shows: the first candidate at least.
fn part(state: &State, refuted: &Refutation, wanted: Conclusion) -> Option<Part> {
    if let Some((truths, links)) = refuted.count() {
        let proof = Proof::count(truths, links);
        if let Some(part) = Part::shown(state, &wanted, proof).filter(|it| shows_first(it, &wanted))
        {
            return Some(part);
        }
    }
    Part::shown(state, &wanted, refuted.proof()).filter(|it| shows_first(it, &wanted))
}

/// Whether a part has the first of several eliminations.
fn shows_first(part: &Part, wanted: &Conclusion) -> bool {
    let first = wanted.eliminated().iter().next();
    first.is_none_or(|first| part.conclusion.eliminated().contains(first))
}
