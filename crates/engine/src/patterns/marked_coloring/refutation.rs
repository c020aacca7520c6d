//! Why assumed candidates cannot all be true, by rules that leave one candidate.

use ergodoku_core::{Candidate, CandidateSet, Conclusion};
use ergodoku_proof::{Lemma, Proof};

use super::Rule;

/// A candidate that is true under the assumptions, and the rule that has no other left; none if it is one of them.
#[derive(Copy, Clone)]
struct Placed {
    candidate: Candidate,
    because: Option<Rule>,
}

/// What follows from candidates by some rules, up to a rule that has no candidate left, as a proof, and how many
/// inferences it takes. What it does not need is left out.
pub(super) fn contradiction(rules: &[Rule], assumed: &[Candidate]) -> Option<(usize, Proof)> {
    let start = |&candidate: &Candidate| Placed { candidate, because: None };
    let mut placed: Vec<Placed> = assumed.iter().map(start).collect();
    let peers = assumed.iter().map(|it| it.peers());
    let mut excluded = peers.fold(CandidateSet::EMPTY, CandidateSet::union);
    loop {
        let before = placed.len();
        for &(rule, left) in rules {
            let mut candidates = (left - excluded).iter();
            match (candidates.next(), candidates.next()) {
                (None, _) => return Some(proof(&placed, (rule, left))),
                (Some(candidate), None) if placed.iter().all(|it| it.candidate != candidate) => {
                    placed.push(Placed { candidate, because: Some((rule, left)) });
                    // At once: of two that exclude each other only the first is placed, and the rule of the other is broken.
                    excluded |= candidate.peers();
                }
                _ => {}
            }
        }
        if placed.len() == before {
            return None;
        }
    }
}

/// The proof that a rule has no candidate left, and the number of its inferences.
fn proof(placed: &[Placed], (broken, left): Rule) -> (usize, Proof) {
    let excluders = |left: CandidateSet, but: Option<Candidate>| {
        let others = left.iter().filter(move |it| Some(*it) != but);
        others.filter_map(|it| placed.iter().position(|by| by.candidate.excludes(it)))
    };
    let mut needed: Vec<usize> = excluders(left, None).collect();
    let mut is_needed = vec![false; placed.len()];
    while let Some(index) = needed.pop() {
        if !std::mem::replace(&mut is_needed[index], true)
            && let Some((_, left)) = placed[index].because
        {
            needed.extend(excluders(left, Some(placed[index].candidate)));
        }
    }
    let lemma = |(it, _): (&Placed, bool)| {
        let (rule, _) = it.because?;
        let conclusion = Conclusion::Place(it.candidate);
        Some(Lemma { conclusion, proof: Proof::no_place_left(rule) })
    };
    let lemmas: Vec<Lemma> =
        placed.iter().zip(is_needed).filter(|(_, needed)| *needed).filter_map(lemma).collect();
    let last = Proof::no_place_left(broken);
    match lemmas.len() {
        0 => (0, last),
        length => (length, Proof::Lemmas { lemmas, last: Box::new(last) }),
    }
}
