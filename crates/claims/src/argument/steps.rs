//! Lines of reasoning: claims that follow one after another.

use ergodoku_core::{Candidate, CandidateSet, Conclusion, State, sentence};
use ergodoku_proof::{Lemma, Proof};

use super::facts::Facts;
use super::{Broken, follow, proofs as proofs_of};
use crate::Claim;

/// The proofs of conclusions that are among those of the steps.
pub(super) fn proofs(
    state: &State,
    conclusions: &[Conclusion],
    steps: &[Claim],
) -> Result<Option<Vec<Proof>>, Broken> {
    let mut now = state.clone();
    let mut lemmas: Vec<Lemma> = Vec::new();
    for (place, step) in steps.iter().enumerate() {
        let numbered = |broken: Broken| Broken {
            place: format!("step {}, {}", place + 1, broken.place),
            ..broken
        };
        let Some(argument) = &step.argument else { return Ok(None) };
        let technique = step.technique.as_deref();
        let found = proofs_of(&now, &step.conclusions, argument, technique).map_err(numbered)?;
        let Some(found) = found else { return Ok(None) };
        for (conclusion, proof) in step.conclusions.iter().zip(found) {
            let refused = |error: ergodoku_core::ConclusionError| {
                let reason = error.to_string().into();
                numbered(Broken { place: conclusion.to_string(), reason, mend: None })
            };
            now.apply(conclusion).map_err(refused)?;
            lemmas.push(Lemma { conclusion: *conclusion, proof });
        }
    }
    conclusions.iter().map(|it| conclude(state, it, &lemmas)).collect::<Result<_, _>>().map(Some)
}

fn conclude(state: &State, conclusion: &Conclusion, lemmas: &[Lemma]) -> Result<Proof, Broken> {
    let facts = Facts::of(state);
    let broken = |candidate: Candidate| Broken {
        place: conclusion.to_string(),
        reason: sentence!("broken-no-step", candidate),
        mend: None,
    };
    let mut found = Vec::new();
    let parts: Vec<(Candidate, bool)> = match conclusion {
        Conclusion::Place(it) => vec![(*it, false)],
        Conclusion::Eliminate(all) => all.iter().map(|it| (it, true)).collect(),
    };
    for (candidate, assumed) in parts {
        let under = facts.assuming(candidate, assumed);
        found.push(refute(under, lemmas).ok_or_else(|| broken(candidate))?);
    }
    Ok(follow::together(state, conclusion, found))
}

/// The lemmas that are new under an assumption, up to the one that contradicts it.
fn refute(mut facts: Facts, lemmas: &[Lemma]) -> Option<Proof> {
    let mut new: Vec<Lemma> = Vec::new();
    for Lemma { conclusion, proof } in lemmas {
        let contradicts = match conclusion {
            Conclusion::Place(it) => !facts.live.contains(*it),
            Conclusion::Eliminate(all) => !all.is_disjoint(&facts.known),
        };
        if contradicts {
            let last = Box::new(proof.clone());
            return Some(match new.is_empty() {
                true => *last,
                false => Proof::Lemmas { lemmas: new, last },
            });
        }
        let open = match conclusion {
            Conclusion::Place(it) if facts.known.contains(*it) => continue,
            Conclusion::Place(it) => {
                facts = facts.assuming(*it, true);
                *conclusion
            }
            Conclusion::Eliminate(all) => {
                let open: CandidateSet = *all & facts.open();
                facts.live -= open;
                if open.is_empty() {
                    continue;
                }
                Conclusion::Eliminate(open)
            }
        };
        new.push(Lemma { conclusion: open, proof: proof.clone() });
    }
    None
}
