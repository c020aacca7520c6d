//! Truths and links: the rank of a set, what falls by it, and the links that cover truths with least rank.
//!
//! The *rank* of a set is the number of its links less that of its truths. It counts if the links *cover* the
//! truths: every candidate left in a truth is in at least as many links as truths. Each truth has one true candidate
//! and each link at most one. So over the true candidates, the links that they are in exceed the truths that they
//! are in by no more than the rank in all, and a candidate whose own excess is larger is false. With rank 0 every
//! candidate of a link that is in no truth falls, with rank 1 every one that is in two, and so on.

mod cover;

use std::error::Error;
use std::fmt;

use ergodoku_core::{
    Candidate, CandidateSet, CellSet, Conclusion, Constraint, Explanation, Mark, Role, Sentence,
    State, Stop, sentence,
};
use ergodoku_proof::{Proof, check};

pub use cover::{Cover, cover};
pub use ergodoku_kernel::rank::FindLimits;
use ergodoku_kernel::rank::{self, notation};

/// Truths and links: what may be a rank argument.
///
/// ```
/// use ergodoku_core::{Constraint, Digit, House, Puzzle, State};
/// use ergodoku_why::rank::{RankSet, cover};
/// use ergodoku_core::Stop;
///
/// // An X-Wing: in rows 2 and 7 the digit 5 has places in columns 3 and 6 alone.
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.remove("r27c1245789<>5".parse()?);
/// let state = State::new(&puzzle).unwrap();
/// let five = Digit::new(5).unwrap();
/// let truths = [1, 6].map(|row| Constraint::House(House::row(row), five));
/// let found = cover(&state, &truths, &Stop::never())?;
/// assert_eq!(found.set.rank(), 0);
/// assert_eq!(found.set.to_string(), "5r27 \\ 5c36");
/// assert_eq!(found.set.falls(&state).len(), 14);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankSet {
    /// Constraints used as "at least one of these is true".
    pub truths: Vec<Constraint>,
    /// Constraints used as "at most one of these is true".
    pub links: Vec<Constraint>,
}

impl From<rank::RankSet> for RankSet {
    fn from(set: rank::RankSet) -> RankSet {
        RankSet { truths: set.truths, links: set.links }
    }
}

/// The sets of rank 0 or 1 that [`ergodoku_kernel::rank::find_sets`] finds. When `stop` is due, those found until then.
///
/// ```
/// use ergodoku_core::{Puzzle, State, Stop};
/// use ergodoku_why::rank::{FindLimits, find_sets};
///
/// // Digits 1 and 2 have places in columns 3 and 6 alone, in rows 2 and 7.
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.remove("r27c1245789<>12".parse()?);
/// let state = State::new(&puzzle).unwrap();
/// let sets = find_sets(&state, &FindLimits::default(), &Stop::never());
/// assert_eq!(sets[0].rank(), 0);
/// assert_eq!(sets[0].falls(&state).len(), 28);
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn find_sets(state: &State, limits: &FindLimits, stop: &Stop) -> Vec<RankSet> {
    rank::find_sets(state, limits, stop).into_iter().map(RankSet::from).collect()
}

/// A candidate that a set eliminates.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Fall {
    /// The candidate, which is false.
    pub candidate: Candidate,
    /// How many of the links it is in.
    pub links: usize,
    /// How many of the truths it is in.
    pub truths: usize,
}

impl RankSet {
    /// Links less truths.
    pub fn rank(&self) -> i32 {
        self.links.len() as i32 - self.truths.len() as i32
    }

    /// Checks that the truths are still to be satisfied, and that none is there twice.
    ///
    /// # Errors
    /// If there are none, or if one is there twice or has its digit already.
    pub fn check_open(&self, state: &State) -> Result<(), RankError> {
        let placed = state.live() - *state.all_candidates();
        if self.truths.is_empty() {
            return Err(RankError::NoTruths);
        }
        for (at, truth) in self.truths.iter().enumerate() {
            if self.truths[..at].contains(truth) {
                return Err(RankError::Repeated(*truth));
            }
            if !truth.members().is_disjoint(&placed) {
                return Err(RankError::Satisfied(*truth));
            }
        }
        Ok(())
    }

    /// The argument as a proof.
    pub fn proof(&self) -> Proof {
        Proof::count(self.truths.iter().copied(), self.links.iter().copied())
    }

    /// The candidates left that are in a truth.
    pub fn candidates(&self, state: &State) -> CandidateSet {
        let members = self.truths.iter().map(|truth| truth.members());
        members.fold(CandidateSet::EMPTY, |all, it| all | it) & *state.all_candidates()
    }

    /// The candidates left in more truths than links: fins, which keep the rank from counting.
    pub fn uncovered(&self, state: &State) -> CandidateSet {
        let candidates = self.candidates(state);
        candidates.iter().filter(|it| count(&self.links, *it) < count(&self.truths, *it)).collect()
    }

    /// Every candidate that the set eliminates: `ergodoku_proof::check` accepts it as the proof. Besides those in more
    /// links than truths by more than the rank, these are candidates that rule out others of the set, for instance all
    /// its fins.
    pub fn falls(&self, state: &State) -> Vec<Fall> {
        let proof = self.proof();
        let is_false = |it: &Candidate| {
            check(state, &Conclusion::Eliminate(CandidateSet::only(*it)), &proof).is_ok()
        };
        let fall = |candidate| Fall {
            candidate,
            links: count(&self.links, candidate),
            truths: count(&self.truths, candidate),
        };
        state.all_candidates().iter().filter(is_false).map(fall).collect()
    }

    /// The argument in words and marks.
    pub fn explain(&self, state: &State, falls: &[Fall]) -> Explanation {
        let mut explanation = Explanation::default();
        let (truths, links) = (&self.truths, &self.links);
        explanation.say(sentence!("rank-truths", count = truths.len(), truths = notation(truths)));
        if !links.is_empty() {
            explanation.say(sentence!("rank-links", count = links.len(), links = notation(links)));
        }
        let fins = self.uncovered(state);
        explanation.say(self.why(&fins, falls));
        let eliminated: CandidateSet = falls.iter().map(|it| it.candidate).collect();
        explanation.say(match falls.is_empty() {
            true => sentence!("rank-nothing"),
            false => sentence!("so-eliminated", eliminated),
        });
        self.mark(&mut explanation, state, &fins);
        explanation.mark(Mark::Candidates(eliminated, Role::Eliminated));
        explanation
    }

    /// Why the candidates fall.
    fn why(&self, fins: &CandidateSet, falls: &[Fall]) -> Sentence {
        if !fins.is_empty() {
            return match falls.is_empty() {
                true => sentence!("rank-uncovered", candidates = *fins),
                false => sentence!("rank-fins", candidates = *fins),
            };
        }
        match self.rank() {
            ..0 => sentence!("rank-negative"),
            rank => sentence!("rank-links-more", count = usize::try_from(rank).unwrap_or_default()),
        }
    }

    fn mark(&self, explanation: &mut Explanation, state: &State, fins: &CandidateSet) {
        for (constraints, role) in [(&self.links, Role::Cover), (&self.truths, Role::Base)] {
            let mut cells = CellSet::EMPTY;
            let mut houses = Vec::new();
            for constraint in constraints {
                match constraint {
                    Constraint::Cell(cell) => cells.insert(*cell),
                    Constraint::House(house, _) => houses.push(*house),
                }
            }
            houses.sort();
            houses.dedup();
            houses.into_iter().for_each(|house| explanation.mark(Mark::House(house, role)));
            explanation.mark(Mark::Cells(cells, role));
        }
        let candidates = self.candidates(state);
        explanation.mark(Mark::Candidates(candidates - *fins, Role::Pattern));
        explanation.mark(Mark::Candidates(*fins, Role::Fin));
    }
}

/// In how many of some constraints a candidate is.
fn count(constraints: &[Constraint], candidate: Candidate) -> usize {
    constraints.iter().filter(|it| it.contains(candidate)).count()
}

impl fmt::Display for RankSet {
    /// As fish are written in the forums, truths first: `5r27 \ 5c36`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} \\ {}", notation(&self.truths), notation(&self.links))
    }
}

/// Why truths have no cover.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RankError {
    /// There are no truths.
    NoTruths,
    /// This truth is there twice.
    Repeated(Constraint),
    /// This truth has its true candidate already.
    Satisfied(Constraint),
    /// This candidate is in more truths than there are other constraints to cover it.
    NoCover(Candidate),
}

impl fmt::Display for RankError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&RankError> for Sentence {
    fn from(error: &RankError) -> Sentence {
        match error {
            RankError::NoTruths => sentence!("error-no-truths"),
            RankError::Repeated(truth) => sentence!("error-truth-twice", truth = truth.to_string()),
            RankError::Satisfied(truth) => {
                sentence!("error-truth-satisfied", truth = truth.to_string())
            }
            RankError::NoCover(candidate) => sentence!("error-no-cover", candidate = *candidate),
        }
    }
}

impl Error for RankError {}
