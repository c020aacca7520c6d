//! [`Part`]: one proof, and the conclusions that it shows.

use ergodoku_core::{CandidateSet, Conclusion, Constraint, State};
use ergodoku_proof::{Proof, Truth, check};

use super::used::constraints_used;

/// One proof, and the conclusions that it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What the proof shows: a digit placed, or all candidates that it eliminates at once.
    pub conclusion: Conclusion,
    /// The proof. `ergodoku_proof::check` accepts it.
    pub proof: Proof,
    /// The constraints that it uses as "at least one of these is true", and guardians.
    pub truths: Vec<Truth>,
    /// The constraints that it uses as "at most one of these is true". Those by which an assumed or placed
    /// digit rules out candidates are among them.
    pub links: Vec<Constraint>,
    /// Whether it is proved that no count with fewer truths shows the conclusion. Only proofs that are searched for as the
    /// smallest ones can be.
    pub is_proved_smallest: bool,
}

impl Part {
    /// What a proof shows of some conclusions of a state: all of them, or those of the eliminations that the
    /// checker accepts. None if it accepts none.
    pub(super) fn shown(state: &State, wanted: &Conclusion, proof: Proof) -> Option<Part> {
        let conclusion = part_shown(state, wanted, &proof)?;
        let (truths, links) = match &proof {
            Proof::Count { truths, links } => (truths.clone(), links.clone()),
            proof => constraints_used(state, &conclusion, proof),
        };
        Some(Part { conclusion, proof, truths, links, is_proved_smallest: false })
    }
}

impl Part {
    /// Whether the proof rests on the rules alone.
    pub fn needs_no_uniqueness(&self) -> bool {
        !self.proof.assumes_uniqueness()
    }
}

/// The part of some conclusions that a proof shows.
pub(super) fn part_shown(state: &State, wanted: &Conclusion, proof: &Proof) -> Option<Conclusion> {
    if check(state, wanted, proof).is_ok() {
        return Some(*wanted);
    }
    let Conclusion::Eliminate(all) = wanted else { return None };
    let of = |candidate| Conclusion::Eliminate(CandidateSet::only(candidate));
    let shows = |&candidate: &_| check(state, &of(candidate), proof).is_ok();
    let shown: CandidateSet = all.iter().filter(shows).collect();
    (!shown.is_empty() && shown != *all).then_some(Conclusion::Eliminate(shown))
}
