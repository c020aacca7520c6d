//! The checker.

use std::error::Error;
use std::fmt;

use ergodoku_core::{Candidate, CandidateSet, Conclusion, Constraint, State};

use crate::facts::{Assumption, Facts};
use crate::{Lemma, Proof};

/// Whether `proof` shows that `conclusion` holds in every solution of `state`.
///
/// # Errors
/// The reason for which the proof does not stand.
pub fn check(state: &State, conclusion: &Conclusion, proof: &Proof) -> Result<(), Rejection> {
    check_lemma(&Facts::of(state), conclusion, proof)
}

fn check_lemma(facts: &Facts, conclusion: &Conclusion, proof: &Proof) -> Result<(), Rejection> {
    let opposing = Assumption::opposing(conclusion);
    if opposing.is_empty() {
        return Err(Rejection::NothingConcluded);
    }
    for assumption in opposing {
        if !facts.is_open(assumption.candidate()) {
            return Err(Rejection::AlreadyKnown(assumption.candidate()));
        }
        refute(&facts.assuming(assumption), proof)?;
    }
    Ok(())
}

/// Whether `proof` shows that `facts` cannot all be.
fn refute(facts: &Facts, proof: &Proof) -> Result<(), Rejection> {
    match proof {
        Proof::Count { truths, links } => count(facts, truths, links).map(|_| ()),
        Proof::Lemmas { lemmas, last } => {
            let mut facts = facts.clone();
            for Lemma { conclusion, proof } in lemmas {
                check_lemma(&facts, conclusion, proof)?;
                facts.learn(conclusion);
            }
            refute(&facts, last)
        }
        Proof::Cases { truth, branches } => {
            for case in facts.left_in(*truth).iter() {
                let branch = branches.iter().find(|(candidate, _)| *candidate == case);
                let (_, proof) = branch.ok_or(Rejection::MissingCase(case))?;
                refute(&facts.assuming(Assumption::True(case)), proof)?;
            }
            Ok(())
        }
    }
}

/// A count that stands: truths that are still open, and fewer links that hold all they have left.
pub(crate) struct Counted {
    pub(crate) truths: Vec<Constraint>,
    pub(crate) links: Vec<Constraint>,
}

/// The heart of the checker: whether the truths need more true candidates than the links allow.
pub(crate) fn count(
    facts: &Facts,
    truths: &[Constraint],
    links: &[Constraint],
) -> Result<Counted, Rejection> {
    let is_open = |truth: &Constraint| !facts.is_satisfied(*truth);
    let truths: Vec<Constraint> = truths.iter().copied().filter(is_open).collect();
    let left = truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | facts.left_in(*truth));
    let meets = |link: &Constraint| !facts.left_in(*link).is_disjoint(&left);
    let links: Vec<Constraint> = links.iter().copied().filter(meets).collect();
    if links.len() >= truths.len() {
        return Err(Rejection::TooFewTruths { truths: truths.len(), links: links.len() });
    }
    let among = |rules: &[Constraint], candidate| {
        rules.iter().filter(|rule| rule.contains(candidate)).count()
    };
    match left.iter().find(|&candidate| among(&links, candidate) < among(&truths, candidate)) {
        Some(candidate) => Err(Rejection::NotHeld(candidate)),
        None => Ok(Counted { truths, links }),
    }
}

/// Why a proof does not stand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rejection {
    /// The conclusion places and eliminates nothing.
    NothingConcluded,
    /// The conclusion speaks of a candidate that is already known to be false, or true.
    AlreadyKnown(Candidate),
    /// There are not more open truths than links that meet them.
    TooFewTruths {
        /// How many truths are still open under the assumption.
        truths: usize,
        /// How many links meet them.
        links: usize,
    },
    /// A candidate left in the truths lies in fewer links than truths.
    NotHeld(Candidate),
    /// A candidate of a case distinction has no proof.
    MissingCase(Candidate),
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejection::NothingConcluded => f.write_str("the step concludes nothing"),
            Rejection::AlreadyKnown(candidate) => {
                write!(f, "whether {candidate} holds is already known")
            }
            Rejection::TooFewTruths { truths, links } => {
                write!(f, "{truths} open truths are not more than the {links} links that meet them")
            }
            Rejection::NotHeld(candidate) => {
                write!(f, "{candidate} lies in fewer links than truths")
            }
            Rejection::MissingCase(candidate) => write!(f, "the case {candidate} has no proof"),
        }
    }
}

impl Error for Rejection {}
