//! [`check`]: the proof checker.

use std::error::Error;
use std::fmt;

use ergodoku_core::{
    Candidate, CandidateSet, Candidates, Cell, Classic, Conclusion, Constraint, Rules, State,
};

use crate::facts::{Assumption, Facts};
use crate::{Lemma, Proof, Truth, sum};

/// Whether `proof` shows that `conclusion` holds in every solution of `state`.
///
/// # Errors
///
/// Returns the first reason why the proof is not valid.
pub fn check(state: &State, conclusion: &Conclusion, proof: &Proof) -> Result<(), ProofError> {
    check_by(&Classic, state, conclusion, proof)
}

/// [`check`] for puzzles with rules of their own.
///
/// # Errors
///
/// Returns the first reason why the proof is not valid.
pub fn check_by<R: Rules>(
    rules: &R,
    state: &impl Candidates,
    conclusion: &Conclusion,
    proof: &Proof<R::Id>,
) -> Result<(), ProofError> {
    check_lemma(&Facts::by(rules, state), conclusion, proof)
}

fn check_lemma<R: Rules + Clone>(
    facts: &Facts<R>,
    conclusion: &Conclusion,
    proof: &Proof<R::Id>,
) -> Result<(), ProofError> {
    let opposing = Assumption::opposing(conclusion);
    if opposing.is_empty() {
        return Err(ProofError::NothingConcluded);
    }
    for assumption in opposing {
        if !facts.is_open(assumption.candidate()) {
            return Err(ProofError::AlreadyKnown(assumption.candidate()));
        }
        refute(&facts.assuming(assumption), proof)?;
    }
    Ok(())
}

/// Whether `proof` shows that `facts` contradict each other.
pub(crate) fn refute<R: Rules + Clone>(
    facts: &Facts<R>,
    proof: &Proof<R::Id>,
) -> Result<(), ProofError> {
    match proof {
        Proof::Count { truths, links } => count(facts, truths, links).map(|_| ()),
        Proof::Sum(sum) => sum::check(facts, sum),
        Proof::Lemmas { lemmas, last } => {
            let mut facts = facts.clone();
            for Lemma { conclusion, proof } in lemmas {
                check_lemma(&facts, conclusion, proof)?;
                facts.learn(conclusion);
            }
            refute(&facts, last)
        }
        Proof::Cases { truth, branches } => {
            facts.check_usable(truth)?;
            for case in facts.left_in(truth).iter() {
                let branch = branches.iter().find(|(candidate, _)| *candidate == case);
                let (_, proof) = branch.ok_or(ProofError::MissingCase(case))?;
                refute(&facts.assuming(Assumption::True(case)), proof)?;
            }
            Ok(())
        }
        Proof::Either(proofs) => {
            let mut last = Err(ProofError::NoAlternative);
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

/// A valid count: the open truths, and fewer links that cover all candidates left in them.
pub(crate) struct Counted<C = Constraint> {
    pub(crate) truths: Vec<Truth<C>>,
    pub(crate) links: Vec<C>,
}

/// The heart of the checker: whether the truths need more true candidates than the links check_usable.
pub(crate) fn count<R: Rules + Clone>(
    facts: &Facts<R>,
    truths: &[Truth<R::Id>],
    links: &[R::Id],
) -> Result<Counted<R::Id>, ProofError> {
    truths.iter().try_for_each(|truth| facts.check_usable(truth))?;
    if links.iter().any(|&link| facts.rules().at_most(link) > 1) {
        return Err(ProofError::NoLink);
    }
    let is_open = |truth: &Truth<R::Id>| !facts.is_satisfied(truth);
    let truths: Vec<Truth<R::Id>> = truths.iter().copied().filter(is_open).collect();
    let left = truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | facts.left_in(truth));
    let meets = |link: &R::Id| !facts.left_in(&Truth::Rule(*link)).is_disjoint(&left);
    let links: Vec<R::Id> = links.iter().copied().filter(meets).collect();
    if links.len() >= truths.len() {
        return Err(ProofError::TooFewTruths { truths: truths.len(), links: links.len() });
    }
    let is_covered = |candidate| {
        let in_links =
            links.iter().filter(|&&link| facts.rules().contains(link, candidate)).count();
        in_links >= truths.iter().filter(|truth| facts.is_in(truth, candidate)).count()
    };
    match left.iter().find(|&candidate| !is_covered(candidate)) {
        Some(candidate) => Err(ProofError::NotCovered(candidate)),
        None => Ok(Counted { truths, links }),
    }
}

/// Why a proof is not valid.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProofError {
    /// The conclusion places and eliminates nothing.
    NothingConcluded,
    /// The conclusion is about a candidate that is already known to be true or false.
    AlreadyKnown(Candidate),
    /// There are not more open truths than links that share a candidate with them.
    TooFewTruths {
        /// The number of truths still open under the assumption.
        truths: usize,
        /// The number of links that share a candidate with an open truth.
        links: usize,
    },
    /// A candidate left in the truths lies in fewer links than truths.
    NotCovered(Candidate),
    /// A candidate of a case distinction has no proof.
    MissingCase(Candidate),
    /// This cell of a deadly pattern is a given, so the pattern proves nothing.
    GivenInPattern(Cell),
    /// This given has a digit of a reverse deadly pattern, and lies outside its cells, so the pattern proves nothing.
    GivenOutsidePattern(Candidate),
    /// The symmetry of an image does not take this given to a given, so the image proves nothing.
    GivenWithoutImage(Candidate),
    /// This given is in the band of a clue cover and not one of its two clues, or it is one of them and not given, so the
    /// cover proves nothing.
    NotTheTwoClues(Candidate),
    /// The proof assumes a unique solution, so it cannot be part of a proof of uniqueness.
    AssumesUniqueness,
    /// A proof of uniqueness leaves this cell without a digit.
    NotPlaced(Cell),
    /// Something used as "at least one" that these rules do not say.
    NoTruth,
    /// A constraint used as "at most one" that allows more.
    NoLink,
    /// A [`Sum`](crate::Sum) that the open candidates may satisfy.
    BoundWithinReach,
    /// A [`Sum`](crate::Sum) divided by zero.
    DividedByZero,
    /// A [`Sum`](crate::Sum) with numbers beyond 64 bits.
    TooLarge,
    /// A [`Sum`](crate::Sum) in a proof for VeriPB: only plain counts are written there so far.
    SumNotWritten,
    /// A [`Proof::Either`] without any proof in it.
    NoAlternative,
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProofError::NothingConcluded => f.write_str("the step concludes nothing"),
            ProofError::AlreadyKnown(candidate) => {
                write!(f, "{candidate} is already known to be true or false")
            }
            ProofError::TooFewTruths { truths, links } => {
                write!(f, "{truths} open truths do not outnumber the {links} links that meet them")
            }
            ProofError::NotCovered(candidate) => {
                write!(f, "{candidate} lies in fewer links than truths")
            }
            ProofError::MissingCase(candidate) => write!(f, "the case {candidate} has no proof"),
            ProofError::GivenInPattern(cell) => {
                write!(f, "{cell} is a given, and part of a deadly pattern")
            }
            ProofError::GivenOutsidePattern(given) => {
                write!(f, "the given {given} lies outside a reverse deadly pattern of its digit")
            }
            ProofError::GivenWithoutImage(given) => {
                write!(f, "the image of {given} by the symmetry is not a given")
            }
            ProofError::NotTheTwoClues(candidate) => {
                write!(f, "the two clues are not the givens of their band: see {candidate}")
            }
            ProofError::AssumesUniqueness => {
                f.write_str("the proof assumes that the puzzle has only one solution")
            }
            ProofError::NotPlaced(cell) => write!(f, "the proof does not place a digit in {cell}"),
            ProofError::NoTruth => f.write_str("the rules do not say that one of these is true"),
            ProofError::NoLink => f.write_str("the rules allow more than one of these"),
            ProofError::BoundWithinReach => f.write_str("the sum can reach its bound"),
            ProofError::DividedByZero => f.write_str("the sum is divided by zero"),
            ProofError::TooLarge => f.write_str("the sum has numbers that are too large"),
            ProofError::SumNotWritten => {
                f.write_str("weighted sums are not written for VeriPB yet")
            }
            ProofError::NoAlternative => f.write_str("the list of alternative proofs is empty"),
        }
    }
}

impl Error for ProofError {}
