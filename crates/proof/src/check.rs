//! The checker.

use std::error::Error;
use std::fmt;

use ergodoku_core::{Candidate, CandidateSet, Cell, Conclusion, Constraint, State};

use crate::facts::{Assumption, Facts};
use crate::{Lemma, Proof, Truth};

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
pub(crate) fn refute(facts: &Facts, proof: &Proof) -> Result<(), Rejection> {
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
            facts.allow(truth)?;
            for case in facts.left_in(truth).iter() {
                let branch = branches.iter().find(|(candidate, _)| *candidate == case);
                let (_, proof) = branch.ok_or(Rejection::MissingCase(case))?;
                refute(&facts.assuming(Assumption::True(case)), proof)?;
            }
            Ok(())
        }
        Proof::Either(proofs) => {
            let mut last = Err(Rejection::NoReason);
            for proof in proofs {
                last = refute(facts, proof);
                if last.is_ok() {
                    break;
                }
            }
            last
        }
    }
}

/// A count that stands: truths that are still open, and fewer links that hold all they have left.
pub(crate) struct Counted {
    pub(crate) truths: Vec<Truth>,
    pub(crate) links: Vec<Constraint>,
}

/// The heart of the checker: whether the truths need more true candidates than the links allow.
pub(crate) fn count(
    facts: &Facts,
    truths: &[Truth],
    links: &[Constraint],
) -> Result<Counted, Rejection> {
    truths.iter().try_for_each(|truth| facts.allow(truth))?;
    let is_open = |truth: &Truth| !facts.is_satisfied(truth);
    let truths: Vec<Truth> = truths.iter().copied().filter(is_open).collect();
    let left = truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | facts.left_in(truth));
    let meets = |link: &Constraint| !facts.left_in(&Truth::Rule(*link)).is_disjoint(&left);
    let links: Vec<Constraint> = links.iter().copied().filter(meets).collect();
    if links.len() >= truths.len() {
        return Err(Rejection::TooFewTruths { truths: truths.len(), links: links.len() });
    }
    let is_held = |candidate| {
        let in_links = links.iter().filter(|link| link.contains(candidate)).count();
        in_links >= truths.iter().filter(|truth| truth.contains(candidate)).count()
    };
    match left.iter().find(|&candidate| !is_held(candidate)) {
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
    /// A deadly pattern has a given among its cells, this one: nothing can change there.
    GivenInPattern(Cell),
    /// The proof assumes that the puzzle has one solution: it cannot be part of a proof that it has.
    AssumesOneSolution,
    /// Nothing says what a cell holds, in the proof of what all of them hold.
    NotPlaced(Cell),
    /// A choice of proofs that holds none.
    NoReason,
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
            Rejection::GivenInPattern(cell) => {
                write!(f, "{cell}, in a deadly pattern, is a given")
            }
            Rejection::AssumesOneSolution => {
                f.write_str("the proof assumes that the puzzle has one solution")
            }
            Rejection::NotPlaced(cell) => write!(f, "nothing says what {cell} holds"),
            Rejection::NoReason => f.write_str("there is no proof to choose from"),
        }
    }
}

impl Error for Rejection {}
