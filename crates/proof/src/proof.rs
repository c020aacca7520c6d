//! [`Proof`]: why the opposite of a conclusion cannot be.

use ergodoku_core::{Candidate, CandidateSet, Conclusion, Constraint};

use crate::{DeadlyPattern, Truth};

/// Why an assumption cannot be, given what can still be true in a state.
///
/// One proof serves all candidates of a conclusion: each is assumed in turn, the candidates it
/// excludes are out, and the proof must refute what is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// More truths than links: every candidate left in a truth lies in at least as many links as
    /// truths, so the truths, each of which needs a true candidate, need more than the links, each
    /// of which allows one, can give. A truth that already holds a candidate known to be true does
    /// not count, nor does a link that meets no truth.
    Count {
        /// Rules used as "at least one is true", and guardians.
        truths: Vec<Truth>,
        /// Rules used as "at most one is true".
        links: Vec<Constraint>,
    },
    /// Facts found one after another under the assumption, each with its own proof, then the proof
    /// that they cannot all be.
    Lemmas {
        /// In the order found; each may use those before it.
        lemmas: Vec<Lemma>,
        /// What refutes the assumption once the lemmas are known.
        last: Box<Proof>,
    },
    /// One of a truth's candidates must be true, and each of them is refuted.
    Cases {
        /// What has the cases as its candidates.
        truth: Truth,
        /// A proof for each candidate of the truth that is left.
        branches: Vec<(Candidate, Proof)>,
    },
    /// The first of these that refutes: for a conclusion whose candidates fall for different reasons.
    Either(Vec<Proof>),
}

/// A fact found on the way, and why it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lemma {
    /// What holds, under the assumptions made so far.
    pub conclusion: Conclusion,
    /// Why.
    pub proof: Proof,
}

impl Proof {
    /// A single rule that has nothing left to satisfy it once the assumption is made.
    ///
    /// ```
    /// use ergodoku_core::{Cell, Constraint};
    /// use ergodoku_proof::Proof;
    ///
    /// let naked_single = Proof::no_place_left(Constraint::Cell(Cell::at(0, 0)));
    /// assert!(matches!(naked_single, Proof::Count { links, .. } if links.is_empty()));
    /// ```
    pub fn no_place_left(truth: Constraint) -> Proof {
        Proof::count([truth], [])
    }

    /// A [`Proof::Count`] of rules alone.
    pub fn count(
        truths: impl IntoIterator<Item = Constraint>,
        links: impl IntoIterator<Item = Constraint>,
    ) -> Proof {
        let truths = truths.into_iter().map(Truth::Rule).collect();
        Proof::Count { truths, links: links.into_iter().collect() }
    }

    /// The candidates whose absence the proof may rest on: the members of all its truths. What is
    /// absent beyond these does not matter to it.
    pub fn rests_on(&self) -> CandidateSet {
        let mut members = CandidateSet::EMPTY;
        self.each_truth(&mut |truth| members |= truth.members());
        members
    }

    /// The deadly patterns that the proof takes to be impossible: what it assumes besides the rules
    /// is that the puzzle has no two solutions that differ by one of these. Each once, in order.
    pub fn deadly_patterns(&self) -> Vec<DeadlyPattern> {
        let mut patterns = Vec::new();
        self.each_truth(&mut |truth| {
            if let Truth::Guardians(pattern) = truth {
                patterns.push(*pattern);
            }
        });
        patterns.sort();
        patterns.dedup();
        patterns
    }

    fn each_truth(&self, visit: &mut dyn FnMut(&Truth)) {
        match self {
            Proof::Count { truths, .. } => truths.iter().for_each(visit),
            Proof::Lemmas { lemmas, last } => {
                lemmas.iter().for_each(|lemma| lemma.proof.each_truth(visit));
                last.each_truth(visit);
            }
            Proof::Cases { truth, branches } => {
                visit(truth);
                branches.iter().for_each(|(_, proof)| proof.each_truth(visit));
            }
            Proof::Either(proofs) => proofs.iter().for_each(|proof| proof.each_truth(visit)),
        }
    }
}
