//! [`Network`]: the almost locked sets of a state, and the restricted commons between them.

use ergodoku_core::{CandidateSet, CellSet, Digit, DigitSet, State};

use super::{Als, Common};

/// The almost locked sets of a state, house by house, and what joins them.
pub(crate) struct Network {
    pub(super) sets: Vec<Member>,
    joints: Vec<Vec<Joint>>,
    /// By pair of sets: the digits that go somewhere if one of the two must hold them.
    shared: Vec<DigitSet>,
}

/// An almost locked set, with its candidates and what they see.
pub(super) struct Member {
    pub(super) als: Als,
    pub(super) candidates: CandidateSet,
    /// By digit: the places for it that see all places in the set. They go if the set holds it.
    pub(super) sees: CandidateSet,
}

/// A set that another one is joined with, and by which restricted commons.
#[derive(Copy, Clone)]
pub(super) struct Joint {
    pub(super) to: usize,
    pub(super) digits: DigitSet,
}

impl Member {
    fn new(als: Als, state: &State) -> Member {
        let candidates = als.candidates(state);
        let sees = als.digits.iter().fold(CandidateSet::EMPTY, |sees, digit| {
            let common = candidates.cells_of(digit).common_peers();
            sees | CandidateSet::of(digit, common & state.places(digit))
        });
        Member { als, candidates, sees }
    }

    /// Whether its places for the digit see all the other's.
    fn restricts(&self, digit: Digit, other: &Member) -> bool {
        other.candidates.cells_of(digit).is_subset(self.sees.cells_of(digit))
    }

    fn places(&self, digit: Digit) -> CellSet {
        self.candidates.cells_of(digit)
    }
}

impl Network {
    /// The network of all sets; those that share cells are joined only if `overlap` says so.
    pub(crate) fn of(state: &State, sets: &[Als], overlap: bool) -> Network {
        let sets: Vec<Member> = sets.iter().map(|&als| Member::new(als, state)).collect();
        let count = sets.len();
        let mut joints = vec![Vec::new(); count];
        let mut shared = vec![DigitSet::EMPTY; count * count];
        for (i, one) in sets.iter().enumerate() {
            for (j, other) in sets.iter().enumerate().skip(i + 1) {
                let both = one.als.digits & other.als.digits;
                if both.is_empty() {
                    continue;
                }
                let apart = overlap || one.als.cells.is_disjoint(other.als.cells);
                let digits: DigitSet = both.iter().filter(|&it| one.restricts(it, other)).collect();
                if apart && !digits.is_empty() {
                    joints[i].push(Joint { to: j, digits });
                    joints[j].push(Joint { to: i, digits });
                }
                let goes = |digit: &Digit| {
                    let (sees, also) = (one.sees.cells_of(*digit), other.sees.cells_of(*digit));
                    !sees.is_disjoint(also)
                };
                let goes: DigitSet = both.iter().filter(goes).collect();
                (shared[i * count + j], shared[j * count + i]) = (goes, goes);
            }
        }
        Network { sets, joints, shared }
    }

    /// What a set is joined with, in ascending order.
    pub(super) fn joints(&self, set: usize) -> &[Joint] {
        &self.joints[set]
    }

    /// The digits that go somewhere if one of the two sets must hold them.
    pub(super) fn shared(&self, one: usize, other: usize) -> DigitSet {
        self.shared[one * self.sets.len() + other]
    }

    /// What goes if one of the two sets must hold each of the digits.
    pub(super) fn gone(&self, one: usize, other: usize, digits: DigitSet) -> CandidateSet {
        let both_see = self.sets[one].sees & self.sets[other].sees;
        both_see & CandidateSet::product(CellSet::ALL, digits)
    }

    /// A digit that joins two sets.
    pub(super) fn common(&self, one: usize, other: usize, digit: Digit) -> Common {
        Common::of(digit, self.sets[one].places(digit) | self.sets[other].places(digit))
    }
}
