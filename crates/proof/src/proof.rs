//! [`Proof`]: a refutation of the opposite of a conclusion.

use ergodoku_core::{Candidate, CandidateSet, Conclusion, Constraint};

use crate::{DeadlyPattern, Truth};

/// Why an assumption contradicts a state.
///
/// One proof serves all candidates of a conclusion. The checker assumes each in turn, removes the
/// candidates that the assumption excludes, and the proof must refute the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof<C = Constraint> {
    /// More truths than links, and every candidate left in a truth lies in at least as many links as
    /// truths. Each truth needs a true candidate and each link allows only one, so they cannot all
    /// hold. The checker ignores a truth with a candidate known to be true, and a link that shares no
    /// candidate with any truth.
    Count {
        /// Constraints used as "at least one is true", guardians and images.
        truths: Vec<Truth<C>>,
        /// Constraints used as "at most one is true".
        links: Vec<C>,
    },
    /// The same count for constraints with other bounds than one: a sum that cannot reach its own bound.
    Sum(Sum<C>),
    /// Facts derived one after another under the assumption, each with its own proof, and a final
    /// proof that they contradict each other.
    Lemmas {
        /// In order of derivation: each may use the ones before it.
        lemmas: Vec<Lemma<C>>,
        /// Refutes the assumption once the lemmas are known.
        last: Box<Proof<C>>,
    },
    /// A case distinction: one of a truth's candidates must be true, and each is refuted.
    Cases {
        /// The truth whose candidates are the cases.
        truth: Truth<C>,
        /// A proof for each candidate left in the truth.
        branches: Vec<(Candidate, Proof<C>)>,
    },
    /// The first of these that refutes the assumption. For a conclusion whose candidates are eliminated
    /// for different reasons.
    Either(Vec<Proof<C>>),
}

/// An intermediate result, and why it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lemma<C = Constraint> {
    /// The fact. It holds under the assumptions made so far.
    pub conclusion: Conclusion,
    /// Why it holds.
    pub proof: Proof<C>,
}

/// A weighted sum of linear constraints, as a `pol` line of VeriPB adds them up. A truth says that at
/// least so many of its candidates are true, a link that at most so many are.
///
/// Facts refute a sum if it stays below its bound whatever the open candidates are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum<C = Constraint> {
    /// Constraints used as "at least", with their multipliers.
    pub truths: Vec<(C, u32)>,
    /// Constraints used as "at most", with their multipliers.
    pub links: Vec<(C, u32)>,
    /// Sums that are divided before they are added.
    pub rounded: Vec<Rounded<C>>,
}

/// A sum divided by a number: all its coefficients and its bound are rounded up, with a negative
/// coefficient counted as a positive one of the candidate's being false. For whole numbers this is the
/// stronger inequality: at most one of each two of three candidates becomes at most one of the three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rounded<C = Constraint> {
    /// What is divided.
    pub sum: Sum<C>,
    /// By what: at least 1.
    pub divisor: u32,
    /// The multiplier of the result.
    pub times: u32,
}

impl<C> Sum<C> {
    /// A sum in which nothing is divided.
    pub fn plain(
        truths: impl IntoIterator<Item = (C, u32)>,
        links: impl IntoIterator<Item = (C, u32)>,
    ) -> Sum<C> {
        let (truths, links) = (truths.into_iter().collect(), links.into_iter().collect());
        Sum { truths, links, rounded: Vec::new() }
    }

    fn for_each_truth(&self, visit: &mut dyn FnMut(&Truth<C>))
    where
        C: Copy,
    {
        self.truths.iter().for_each(|(rule, _)| visit(&Truth::Rule(*rule)));
        self.rounded.iter().for_each(|it| it.sum.for_each_truth(visit));
    }
}

impl<C> Proof<C> {
    /// One constraint that no candidate can satisfy once the assumption is made.
    ///
    /// ```
    /// use ergodoku_core::{Cell, Constraint};
    /// use ergodoku_proof::Proof;
    ///
    /// let naked_single = Proof::no_place_left(Constraint::Cell(Cell::at(0, 0)));
    /// assert!(matches!(naked_single, Proof::Count { links, .. } if links.is_empty()));
    /// ```
    pub fn no_place_left(truth: C) -> Proof<C> {
        Proof::count([truth], [])
    }

    /// A [`Proof::Count`] of constraints, without guardians.
    pub fn count(
        truths: impl IntoIterator<Item = C>,
        links: impl IntoIterator<Item = C>,
    ) -> Proof<C> {
        let truths = truths.into_iter().map(Truth::Rule).collect();
        Proof::Count { truths, links: links.into_iter().collect() }
    }

    /// The deadly patterns that the proof takes to be impossible, sorted and without duplicates. Besides the rules,
    /// symmetries of the givens and clue covers, the proof assumes only that no two solutions of the puzzle differ by one of them.
    pub fn deadly_patterns(&self) -> Vec<DeadlyPattern>
    where
        C: Copy,
    {
        let mut patterns = Vec::new();
        self.for_each_truth(&mut |truth| {
            if let Truth::Guardians(pattern) = truth {
                patterns.push(*pattern);
            }
        });
        patterns.sort();
        patterns.dedup();
        patterns
    }

    /// Whether the proof assumes that the puzzle has only one solution.
    pub fn assumes_uniqueness(&self) -> bool
    where
        C: Copy,
    {
        let mut assumes = false;
        self.for_each_truth(&mut |truth| assumes |= !matches!(truth, Truth::Rule(_)));
        assumes
    }

    fn for_each_truth(&self, visit: &mut dyn FnMut(&Truth<C>))
    where
        C: Copy,
    {
        match self {
            Proof::Count { truths, .. } => truths.iter().for_each(visit),
            Proof::Sum(sum) => sum.for_each_truth(visit),
            Proof::Lemmas { lemmas, last } => {
                lemmas.iter().for_each(|lemma| lemma.proof.for_each_truth(visit));
                last.for_each_truth(visit);
            }
            Proof::Cases { truth, branches } => {
                visit(truth);
                branches.iter().for_each(|(_, proof)| proof.for_each_truth(visit));
            }
            Proof::Either(proofs) => proofs.iter().for_each(|proof| proof.for_each_truth(visit)),
        }
    }
}

impl Proof {
    /// The candidates whose absence the proof may rest on: the members of all its truths. No other
    /// elimination matters to it.
    pub fn rests_on(&self) -> CandidateSet {
        let mut members = CandidateSet::EMPTY;
        self.for_each_truth(&mut |truth| members |= truth.members());
        members
    }
}
