//! [`Network`]: the almost locked sets of a state, and the restricted commons between them.

use ergodoku_core::{CandidateSet, CellSet, Digit, DigitSet, State};

use super::{Als, Common};
use crate::patterns::links::{NodeRows, NodeSet, nodes_in};

/// The almost locked sets of a state, house by house, and what joins them.
pub(crate) struct Network {
    pub(super) sets: Vec<Member>,
    joints: Vec<Vec<Joint>>,
    /// By set: those with which it sees a place for a digit that both have.
    sharing: NodeRows,
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

    fn places(&self, digit: Digit) -> CellSet {
        self.candidates.cells_of(digit)
    }
}

impl Network {
    /// The network of all sets; those that share cells are joined only if `overlap` says so.
    pub(crate) fn of(state: &State, sets: &[Als], overlap: bool) -> Network {
        let sets: Vec<Member> = sets.iter().map(|&als| Member::new(als, state)).collect();
        let whereabouts = Whereabouts::of(&sets);
        let mut joints = vec![Vec::new(); sets.len()];
        // By digit: the sets that the digit joins with the one looked at.
        let mut joined: [NodeSet; 9] = std::array::from_fn(|_| NodeSet::new(sets.len()));
        for (i, one) in sets.iter().enumerate() {
            let digits = one.als.digits;
            for digit in digits.iter() {
                let joined = &mut joined[digit.index()];
                whereabouts.within(digit, one.sees.cells_of(digit), state.places(digit), joined);
                if !overlap {
                    whereabouts.leave_out(one.als.cells, joined);
                }
            }
            for word in i / 64..sets.len().div_ceil(64) {
                let by_any = digits.iter().fold(0, |any, it| any | joined[it.index()].0[word]);
                for j in nodes_in(&[by_any]).map(|bit| word * 64 + bit).filter(|&j| j > i) {
                    let joins = |digit: &Digit| joined[digit.index()].contains(j);
                    let digits = digits.iter().filter(joins).collect();
                    joints[i].push(Joint { to: j, digits });
                    joints[j].push(Joint { to: i, digits });
                }
            }
        }
        let sharing = sharing(&sets);
        Network { sets, joints, sharing }
    }

    /// What a set is joined with, in ascending order.
    pub(super) fn joints(&self, set: usize) -> &[Joint] {
        &self.joints[set]
    }

    /// The digits that go somewhere if one of the two sets must hold them.
    #[inline]
    pub(super) fn shared(&self, one: usize, other: usize) -> DigitSet {
        if !self.sharing.has(one, other) {
            return DigitSet::EMPTY;
        }
        let (one, other) = (&self.sets[one], &self.sets[other]);
        let both = one.als.digits & other.als.digits;
        let goes =
            |digit: &Digit| !one.sees.cells_of(*digit).is_disjoint(other.sees.cells_of(*digit));
        both.iter().filter(goes).collect()
    }

    /// The sets that it shares such digits with.
    pub(super) fn sharing(&self, one: usize) -> impl Iterator<Item = usize> {
        nodes_in(self.sharing.row(one))
    }

    /// By set: the digits that it and some set behind it share in this way.
    pub(super) fn shared_with_later(&self) -> Vec<DigitSet> {
        let mut later = CandidateSet::EMPTY;
        let mut shared = Vec::with_capacity(self.sets.len());
        for member in self.sets.iter().rev() {
            shared.push((member.sees & later).digits());
            later |= member.sees;
        }
        shared.reverse();
        shared
    }

    /// How many candidates go if one of the two sets must hold each of the digits.
    #[inline]
    pub(super) fn count_gone(&self, one: usize, other: usize, digits: DigitSet) -> usize {
        let (one, other) = (&self.sets[one].sees, &self.sets[other].sees);
        digits.iter().map(|digit| (one.cells_of(digit) & other.cells_of(digit)).len()).sum()
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

/// For each set those with which it sees a place for a digit that both have.
fn sharing(sets: &[Member]) -> NodeRows {
    let mut sharing = NodeRows::for_each_of(sets.len(), sets.len());
    let mut seeing = NodeRows::for_each_of(81, sets.len());
    let mut shared = NodeSet::new(sets.len());
    for digit in Digit::ALL {
        seeing.clear();
        let sees = |member: &Member| member.sees.cells_of(digit);
        for (number, member) in sets.iter().enumerate() {
            sees(member).iter().for_each(|cell| seeing.insert(cell.index(), number));
        }
        for (number, member) in sets.iter().enumerate().filter(|(_, it)| !sees(it).is_empty()) {
            shared.0.copy_from_slice(sharing.row(number));
            sees(member).iter().for_each(|cell| shared.add(seeing.row(cell.index())));
            sharing.set(number, &shared);
        }
    }
    sharing
}

/// Which sets have a digit in a cell.
struct Whereabouts {
    /// By digit: those that have it.
    with_digit: [NodeSet; 9],
    /// By digit and cell: those that have it there.
    with_candidate: Vec<NodeRows>,
    /// By cell: those that it is one of.
    with_cell: NodeRows,
}

impl Whereabouts {
    fn of(sets: &[Member]) -> Whereabouts {
        let rows = || NodeRows::for_each_of(81, sets.len());
        let mut all = Whereabouts {
            with_digit: std::array::from_fn(|_| NodeSet::new(sets.len())),
            with_candidate: (0..9).map(|_| rows()).collect(),
            with_cell: rows(),
        };
        for (number, member) in sets.iter().enumerate() {
            member.als.cells.iter().for_each(|cell| all.with_cell.insert(cell.index(), number));
            for digit in member.als.digits.iter() {
                all.with_digit[digit.index()].insert(number);
                let rows = &mut all.with_candidate[digit.index()];
                member.places(digit).iter().for_each(|cell| rows.insert(cell.index(), number));
            }
        }
        all
    }

    /// Finds the sets that have a digit, and in these cells alone; `places` are all its places.
    fn within(&self, digit: Digit, cells: CellSet, places: CellSet, found: &mut NodeSet) {
        found.0.copy_from_slice(&self.with_digit[digit.index()].0);
        let rows = &self.with_candidate[digit.index()];
        (places - cells).iter().for_each(|cell| found.remove_row(rows.row(cell.index())));
    }

    /// Takes out the sets that have one of these cells.
    fn leave_out(&self, cells: CellSet, found: &mut NodeSet) {
        cells.iter().for_each(|cell| found.remove_row(self.with_cell.row(cell.index())));
    }
}
