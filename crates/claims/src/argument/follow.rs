//! [`prove`]: follows an argument from the opposite of its conclusion to a contradiction.

use ergodoku_core::{Candidate, CandidateSet, Conclusion, State};
use ergodoku_proof::{Lemma, Proof};

use super::facts::{Facts, Group, contradiction};

/// How often the groups are gone through: a chain takes one time, a pattern a few.
const MOST_ROUNDS: usize = 32;

/// A proof of the conclusion that counts in the groups alone. `watched` are the candidates that may fall on the way.
pub(super) fn prove(
    state: &State,
    conclusion: &Conclusion,
    groups: &[Group],
    watched: &CandidateSet,
) -> Option<Proof> {
    let facts = Facts::of(state);
    let refuted = |candidate: Candidate, is_true: bool| {
        let of_one = Conclusion::from(ergodoku_core::Literal::new(candidate, !is_true));
        facts.is_open(candidate).then_some(())?;
        let proof = refute(facts.assuming(candidate, is_true), groups, watched)?;
        Some(shortened(state, &of_one, proof))
    };
    match conclusion {
        Conclusion::Place(candidate) => refuted(*candidate, false),
        Conclusion::Eliminate(candidates) => {
            let each: Option<Vec<Proof>> = candidates.iter().map(|it| refuted(it, true)).collect();
            each.map(|proofs| together(state, conclusion, proofs))
        }
    }
}

/// One proof of a conclusion from those of its parts.
pub(super) fn together(state: &State, conclusion: &Conclusion, proofs: Vec<Proof>) -> Proof {
    let one = proofs.iter().find(|it| ergodoku_proof::check(state, conclusion, it).is_ok());
    if let Some(proof) = one {
        return proof.clone();
    }
    let mut different: Vec<Proof> = Vec::new();
    for proof in proofs {
        if !different.contains(&proof) {
            different.push(proof);
        }
    }
    match different.len() {
        1 => different.remove(0),
        _ => Proof::Either(different),
    }
}

/// Why the facts contradict each other, by counts in the groups.
pub(super) fn refute(mut facts: Facts, groups: &[Group], watched: &CandidateSet) -> Option<Proof> {
    let mut lemmas: Vec<Lemma> = Vec::new();
    for _ in 0..MOST_ROUNDS {
        let before = lemmas.len();
        for group in groups {
            if let Some(last) = contradiction(&facts, group) {
                return Some(match lemmas.is_empty() {
                    true => last,
                    false => Proof::Lemmas { lemmas, last: Box::new(last) },
                });
            }
            learn(&mut facts, group, watched, &mut lemmas);
        }
        if lemmas.len() == before {
            break;
        }
    }
    None
}

/// Eliminates what the group alone rules out.
fn learn(facts: &mut Facts, group: &Group, watched: &CandidateSet, lemmas: &mut Vec<Lemma>) {
    let start = lemmas.len();
    // Each is refuted by what was known before, so that those with one proof are one lemma.
    let before = facts.clone();
    for candidate in (before.open() & *watched).iter() {
        let Some(proof) = contradiction(&before.assuming(candidate, true), group) else { continue };
        facts.live.remove(candidate);
        let same = lemmas[start..].iter_mut().find(|lemma| lemma.proof == proof);
        match same.map(|lemma| &mut lemma.conclusion) {
            Some(Conclusion::Eliminate(all)) => all.insert(candidate),
            _ => {
                let conclusion = Conclusion::Eliminate(CandidateSet::only(candidate));
                lemmas.push(Lemma { conclusion, proof });
            }
        }
    }
}

/// The proof without the lemmas that it does not need.
fn shortened(state: &State, conclusion: &Conclusion, proof: Proof) -> Proof {
    let Proof::Lemmas { mut lemmas, last } = proof else { return proof };
    for place in (0..lemmas.len()).rev() {
        let taken = lemmas.remove(place);
        let shorter = Proof::Lemmas { lemmas: lemmas.clone(), last: last.clone() };
        if ergodoku_proof::check(state, conclusion, &shorter).is_err() {
            lemmas.insert(place, taken);
        }
    }
    match lemmas.is_empty() {
        true => *last,
        false => Proof::Lemmas { lemmas, last },
    }
}
