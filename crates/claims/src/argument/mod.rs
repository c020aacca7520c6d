//! [`check`]: whether an argument holds, by itself.

mod chain;
mod facts;
mod follow;
mod judged;
mod link;
mod pattern;
mod steps;

use std::fmt;

use ergodoku_core::{CandidateSet, Conclusion, Sentence, State, sentence};
use ergodoku_proof::Proof;

use crate::{Argument, Chain, Claim};

pub use judged::{JudgedLink, links, marks};

/// What [`check`] says of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It holds: for each conclusion of the claim, a proof that `ergodoku_proof::check` accepts.
    Holds(Vec<Proof>),
    /// It breaks.
    Broken(Broken),
    /// The claim has no argument, or one that names a pattern which only the search of its technique can judge.
    Open,
}

/// Where an argument breaks first, and what would mend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The place, as in the claim's text: a link, a cell, a conclusion.
    pub place: String,
    /// What is wrong there, as a clause: `this link is not strong: r4c3 also holds 5`.
    pub reason: Sentence,
    /// A small change that would do.
    pub mend: Option<Box<Mend>>,
}

/// A small change that makes an argument hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mend {
    /// The argument holds once this is known.
    After(Conclusion),
    /// This follows from the argument instead.
    Instead(Conclusion),
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)?;
        match &self.mend {
            None => Ok(()),
            Some(mend) => write!(f, "; {mend}"),
        }
    }
}

impl From<&Mend> for Sentence {
    fn from(mend: &Mend) -> Sentence {
        match *mend {
            Mend::After(conclusion) => sentence!("mend-after", conclusion),
            Mend::Instead(conclusion) => sentence!("mend-instead", conclusion),
        }
    }
}

impl fmt::Display for Mend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Sentence::from(self), f)
    }
}

/// Whether the claim's own argument shows its conclusions in `state`.
///
/// ```
/// use ergodoku_claims::{Claim, argument};
/// use ergodoku_core::State;
///
/// // Digit 5 has two places in rows 2 and 7: r2c37 and r7c39.
/// let mut puzzle = ergodoku_core::Puzzle::EMPTY;
/// puzzle.remove("r2c1245689<>5, r7c1245678<>5".parse()?);
/// let state = State::new(&puzzle)?;
/// let claim: Claim = "(5)r2c7=(5)r2c3-(5)r7c3=(5)r7c9 => r9c7<>5".parse()?;
/// let argument::Outcome::Holds(proofs) = argument::check(&state, &claim) else { panic!() };
/// assert_eq!(ergodoku_proof::check(&state, &claim.conclusions[0], &proofs[0]), Ok(()));
///
/// let claim: Claim = "X-Wing: 5 r27c37 => r4c3<>5".parse()?;
/// let argument::Outcome::Broken(broken) = argument::check(&state, &claim) else { panic!() };
/// assert_eq!(broken.reason.to_string(), "the pattern has a fin at r7c9");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check(state: &State, claim: &Claim) -> Outcome {
    let Some(argument) = &claim.argument else { return Outcome::Open };
    let judged = proofs(state, &claim.conclusions, argument, claim.technique.as_deref());
    match judged {
        Ok(Some(proofs)) => Outcome::Holds(proofs),
        Ok(None) => Outcome::Open,
        Err(broken) => Outcome::Broken(mended(state, claim, broken)),
    }
}

/// What follows from a chain in `state` if all its links hold.
///
/// # Errors
///
/// Says which link breaks first.
pub fn conclusions(state: &State, chain: &Chain) -> Result<Vec<Conclusion>, Broken> {
    chain::sound(state, chain).map(|sound| sound.conclusions())
}

/// A proof for each conclusion; none if the argument cannot be judged by itself.
fn proofs(
    state: &State,
    conclusions: &[Conclusion],
    argument: &Argument,
    technique: Option<&str>,
) -> Result<Option<Vec<Proof>>, Broken> {
    match argument {
        Argument::Chain(chain) => {
            let sound = chain::sound(state, chain)?;
            conclusions.iter().map(|it| sound.proof(it)).collect::<Result<_, _>>().map(Some)
        }
        Argument::Count { truths, links } => {
            let count = Proof::Count { truths: truths.clone(), links: links.clone() };
            by_proof(state, conclusions, &count).map(Some)
        }
        Argument::Proof(proof) => by_proof(state, conclusions, proof).map(Some),
        Argument::Pattern(pattern) => pattern::proofs(state, conclusions, pattern, technique),
        Argument::Either(arguments) => {
            let judge = |conclusion: &Conclusion| either(state, conclusion, arguments, technique);
            conclusions.iter().map(judge).collect()
        }
        Argument::Steps(steps) => steps::proofs(state, conclusions, steps),
    }
}

fn by_proof(
    state: &State,
    conclusions: &[Conclusion],
    proof: &Proof,
) -> Result<Vec<Proof>, Broken> {
    for conclusion in conclusions {
        ergodoku_proof::check(state, conclusion, proof).map_err(|error| Broken {
            place: conclusion.to_string(),
            reason: error.to_string().into(),
            mend: None,
        })?;
    }
    Ok(vec![proof.clone(); conclusions.len()])
}

/// Each part of the conclusion by the first argument that shows it.
fn either(
    state: &State,
    conclusion: &Conclusion,
    arguments: &[Argument],
    technique: Option<&str>,
) -> Result<Option<Proof>, Broken> {
    let parts: Vec<Conclusion> = match conclusion {
        Conclusion::Place(_) => vec![*conclusion],
        Conclusion::Eliminate(all) => {
            all.iter().map(|it| Conclusion::Eliminate(CandidateSet::only(it))).collect()
        }
    };
    let mut found = Vec::new();
    for part in parts {
        let mut first_fault = None;
        let mut is_open = false;
        let proof = arguments.iter().find_map(|argument| {
            match proofs(state, &[part], argument, technique) {
                Ok(Some(proofs)) => proofs.into_iter().next(),
                Ok(None) => {
                    is_open = true;
                    None
                }
                Err(broken) => {
                    first_fault.get_or_insert(broken);
                    None
                }
            }
        });
        match (proof, first_fault, is_open) {
            (Some(proof), ..) => found.push(proof),
            (None, Some(broken), false) => return Err(broken),
            (None, ..) => return Ok(None),
        }
    }
    Ok(Some(follow::together(state, conclusion, found)))
}

/// Keeps a proposed first elimination only if the argument holds after it.
fn mended(state: &State, claim: &Claim, mut broken: Broken) -> Broken {
    if let Some(Mend::After(first)) = broken.mend.as_deref() {
        let mut after = state.clone();
        let holds = after.apply(first).is_ok()
            && claim.argument.as_ref().is_some_and(|argument| {
                let technique = claim.technique.as_deref();
                matches!(proofs(&after, &claim.conclusions, argument, technique), Ok(Some(_)))
            });
        if !holds {
            broken.mend = None;
        }
    }
    broken
}
