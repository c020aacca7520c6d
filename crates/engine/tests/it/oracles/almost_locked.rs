//! Almost locked sets: pairs, wings and chains of them, Death Blossom, Sue de Coq.

use std::collections::BTreeSet;

use ergodoku_core::text::write_library;
use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, State};
use ergodoku_engine::{Limits, Profile, techniques as t};

use crate::oracles::judge::{
    digits_of, gone, judge, judge_by, left, seeing_all, strong_links, subsets,
};
use crate::oracles::states;

/// Cells of a house with one candidate more than cells. A cell with one candidate is a single still to come.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Als {
    pub(crate) cells: CellSet,
    pub(crate) digits: DigitSet,
}

pub(crate) fn sets(state: &State) -> Vec<Als> {
    let mut all = BTreeSet::new();
    for house in House::all() {
        let open = house.cells().iter().filter(|cell| state.candidates(*cell).len() > 1);
        for cells in subsets(open.collect()) {
            let digits = digits_of(state, cells);
            if digits.len() == cells.len() + 1 {
                all.insert(Als { cells, digits });
            }
        }
    }
    all.into_iter().collect()
}

impl Als {
    fn places(&self, state: &State, digit: Digit) -> CellSet {
        self.cells & state.places(digit)
    }

    /// What goes if the set holds these digits: what sees all places of one of them in the set.
    pub(crate) fn seen(&self, state: &State, digits: DigitSet) -> CandidateSet {
        let of = |digit| {
            let seeing = seeing_all(self.places(state, digit));
            CandidateSet::of(digit, state.places(digit) & seeing)
        };
        digits.iter().map(of).fold(CandidateSet::EMPTY, |all, it| all | it)
    }

    /// The restricted commons: the places in the one all see all those in the other.
    fn commons(&self, seeing: &[CellSet; 9], other: &Als, state: &State) -> DigitSet {
        let is_restricted =
            |digit: &Digit| other.places(state, *digit).is_subset(seeing[digit.index()]);
        (self.digits & other.digits).iter().filter(is_restricted).collect()
    }
}

/// The sets, and of any two without a common cell the restricted commons.
pub(crate) struct Network<'a> {
    pub(crate) state: &'a State,
    pub(crate) sets: Vec<Als>,
    joints: Vec<Vec<(usize, DigitSet)>>,
    /// By set and digit, the cells that see all its places in the set.
    seeing: Vec<[CellSet; 9]>,
    /// By set and digit, what goes if the set holds the digit.
    pub(crate) seen: Vec<[CandidateSet; 9]>,
}

impl Network<'_> {
    pub(crate) fn of(state: &State) -> Network<'_> {
        let sets = sets(state);
        let seen = sets
            .iter()
            .map(|set| {
                Digit::ALL.map(|it| match set.digits.contains(it) {
                    true => set.seen(state, DigitSet::only(it)),
                    false => CandidateSet::EMPTY,
                })
            })
            .collect();
        let seeing: Vec<[CellSet; 9]> = sets
            .iter()
            .map(|set| Digit::ALL.map(|digit| seeing_all(set.places(state, digit))))
            .collect();
        let joints = sets
            .iter()
            .zip(&seeing)
            .map(|(one, seeing)| {
                let apart =
                    sets.iter().enumerate().filter(|(_, it)| it.cells.is_disjoint(one.cells));
                let joint = apart.map(|(to, other)| (to, one.commons(seeing, other, state)));
                joint.filter(|(_, digits)| !digits.is_empty()).collect()
            })
            .collect();
        Network { state, sets, joints, seeing, seen }
    }

    /// What goes if one of the two sets holds each of the digits, which both have.
    fn gone(&self, one: usize, other: usize, digits: DigitSet) -> CandidateSet {
        let of = |digit: Digit| self.seen[one][digit.index()] & self.seen[other][digit.index()];
        digits.iter().map(of).fold(CandidateSet::EMPTY, |all, it| all | it)
    }

    fn shared(&self, one: usize, other: usize) -> DigitSet {
        self.sets[one].digits & self.sets[other].digits
    }
}

/// Two sets, not in one house, with one restricted common: what sees all places of another digit of both.
/// With two: what sees all of one of these in both, or all of another digit in one; in the sets' own cells
/// that is a step by itself.
fn pairs(state: &State) -> BTreeSet<CandidateSet> {
    let network = Network::of(state);
    let mut all = BTreeSet::new();
    for (i, joints) in network.joints.iter().enumerate() {
        for &(j, commons) in joints.iter().filter(|(j, _)| *j > i) {
            let (one, other) = (network.sets[i], network.sets[j]);
            let cells = one.cells | other.cells;
            if !cells.common_houses().is_empty() {
                continue;
            }
            if commons.len() == 1 {
                all.insert(network.gone(i, j, network.shared(i, j) - commons));
            } else {
                let gone = network.gone(i, j, commons)
                    | one.seen(state, one.digits - commons)
                    | other.seen(state, other.digits - commons);
                let inside = CandidateSet::product(cells, DigitSet::ALL);
                all.extend([gone - inside, gone & inside]);
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

/// A pivot with a restricted common `x` with one set, and another one `y` with another: what sees all places
/// of a third digit in these two.
fn wings(state: &State, may_overlap: bool) -> BTreeSet<CandidateSet> {
    let network = Network::of(state);
    let mut all = BTreeSet::new();
    for joints in &network.joints {
        for &(one, x_all) in joints {
            for &(other, y_all) in joints.iter().filter(|(other, _)| *other > one) {
                let apart = network.sets[one].cells.is_disjoint(network.sets[other].cells);
                if !may_overlap && !apart {
                    continue;
                }
                for x in x_all.iter() {
                    for y in y_all.without(x).iter() {
                        let digits = network.shared(one, other).without(x).without(y);
                        all.insert(network.gone(one, other, digits));
                    }
                }
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

/// Two sets apart, not both of one cell, and two places for a digit in a house, outside both, each of which sees all
/// places for it in one of the sets: what sees all places of another digit in both.
fn w_wings(state: &State) -> BTreeSet<CandidateSet> {
    let network = Network::of(state);
    let links = Digit::ALL.map(|digit| strong_links(state, digit));
    let mut all = BTreeSet::new();
    for (i, one) in network.sets.iter().enumerate() {
        for (j, other) in network.sets.iter().enumerate() {
            let cells = one.cells | other.cells;
            if !one.cells.is_disjoint(other.cells) || cells.len() == 2 {
                continue;
            }
            let shared = network.shared(i, j);
            for x in shared.iter() {
                let loses =
                    |set: usize, place: Cell| network.seeing[set][x.index()].contains(place);
                let joins = links[x.index()].iter().any(|&(_, [near, far])| {
                    loses(i, near) && loses(j, far) && !cells.contains(near) && !cells.contains(far)
                });
                if joins {
                    let others = shared.without(x).iter();
                    all.extend(others.map(|z| network.gone(i, j, DigitSet::only(z))));
                }
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn als_w_wings_are_all_pairs_of_sets_joined_by_two_places() {
    judge(&t::ALS_W_WING, states::with_up_to(130).step_by(8), 100, gone, w_wings);
}

/// The ends of rows of four sets or more, each joined with the next by a restricted common other than the one before:
/// the first set and its common, the last one and its. Of rows between the same ends the shortest counts. No row comes
/// back to its first set.
fn rows(network: &Network<'_>, most: usize) -> BTreeSet<[(usize, Digit); 2]> {
    let mut all = BTreeSet::new();
    for first in 0..network.sets.len() {
        for x in network.sets[first].digits.iter() {
            // By set and the common before it, the number of sets in the shortest row to there.
            let mut length = vec![[None; 9]; network.sets.len()];
            let mut latest = Vec::new();
            for &(next, commons) in &network.joints[first] {
                if commons.contains(x) {
                    length[next][x.index()] = Some(2);
                    latest.push((next, x));
                }
            }
            for many in 3..=most {
                latest = lengthened(network, first, &latest, many, &mut length);
                if many >= 4 {
                    all.extend(latest.iter().map(|last| [(first, x), *last]));
                }
            }
        }
    }
    all
}

/// One set more for rows from `first`: the sets and the commons before them to which no shorter row leads. Notes
/// how many sets there are.
fn lengthened(
    network: &Network<'_>,
    first: usize,
    rows: &[(usize, Digit)],
    many: usize,
    length: &mut [[Option<usize>; 9]],
) -> Vec<(usize, Digit)> {
    let mut found = Vec::new();
    for &(set, before) in rows {
        for &(next, commons) in &network.joints[set] {
            for digit in commons.without(before).iter() {
                if next != first && length[next][digit.index()].is_none() {
                    length[next][digit.index()] = Some(many);
                    found.push((next, digit));
                }
            }
        }
    }
    found
}

#[test]
fn als_xz_are_all_pairs_of_joined_sets() {
    judge(&t::ALS_XZ, states::with_up_to(150).step_by(8), 300, gone, pairs);
}

#[test]
fn als_xy_wings_are_all_pivots_with_two_sets() {
    let few = || states::with_up_to(130).step_by(8);
    judge(&t::ALS_XY_WING, few(), 300, gone, |state| wings(state, true));
    let limits = Limits { als_wing_overlap: false, ..Limits::default() };
    let profile = Profile::default().with_limits(limits);
    let some = few().step_by(3);
    judge_by(&profile, &t::ALS_XY_WING, some, 50, gone, |state| wings(state, false));
}

/// What sees all places of another digit in the first and the last set of a row. The search begins with one of the ends,
/// and the row may come by the other one: then the row cannot be read backwards, and may be missed.
#[test]
fn als_chains_are_all_shortest_rows_of_joined_sets() {
    let mut total = 0;
    for state in states::with_up_to(110).step_by(8) {
        let network = Network::of(state);
        let rows = rows(&network, 8);
        let both_ways = rows.iter().filter(|[first, last]| rows.contains(&[*last, *first]));
        let gone_of = |[(first, x), (last, y)]: &[(usize, Digit); 2]| {
            network.gone(*first, *last, network.shared(*first, *last).without(*x).without(*y))
        };
        let expected: BTreeSet<CandidateSet> = both_ways.map(gone_of).collect();
        let allowed: BTreeSet<CandidateSet> = rows.iter().map(gone_of).collect();
        let steps = t::ALS_CHAIN.all_steps(state, &Profile::default());
        let mut found: BTreeSet<CandidateSet> = steps.iter().map(gone).collect();
        assert!(found.is_subset(&allowed), "beyond its definition in {}", write_library(state));
        // What eliminates nothing is no step.
        found.insert(CandidateSet::EMPTY);
        let missed: Vec<&CandidateSet> = expected.difference(&found).collect();
        assert!(missed.is_empty(), "{missed:?} missed in {}", write_library(state));
        total += steps.len();
    }
    assert!(total >= 100, "only {total} steps to compare");
}

/// Two or three cells of a crossing with two digits more than cells; cells in the rest of the line and in the
/// rest of the box, each with fewer digits of their own than cells. All in all as many digits as cells, where
/// a digit of the crossing that line and box both have counts twice.
fn sue_de_coqs(state: &State, may_share: bool) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for line in House::all().filter(|it| it.kind() != HouseKind::Box) {
        for block in HouseKind::Box.houses() {
            let both = line.cells() & block.cells() & state.unsolved();
            for crossing in subsets(both).into_iter().filter(|it| it.len() >= 2) {
                all.extend(with_crossing(state, (line, block), crossing, may_share));
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

/// The same with these cells of the crossing.
fn with_crossing(
    state: &State,
    (line, block): (House, House),
    crossing: CellSet,
    may_share: bool,
) -> Vec<CandidateSet> {
    let digits = digits_of(state, crossing);
    if digits.len() < crossing.len() + 2 {
        return Vec::new();
    }
    let takers = |house: House| {
        let rest = subsets((house.cells() - crossing) & state.unsolved()).into_iter();
        let takes = move |&cells: &CellSet| (digits_of(state, cells) - digits).len() < cells.len();
        rest.filter(takes).collect::<Vec<CellSet>>()
    };
    let mut all = Vec::new();
    let in_box = takers(block);
    for in_line in takers(line) {
        for &in_box in in_box.iter().filter(|it| it.is_disjoint(in_line)) {
            let [l, b] = [in_line, in_box].map(|it| digits_of(state, it));
            let twice = l & b & digits;
            let own = (l - digits).len() + (b - digits).len();
            let cells = crossing.len() + in_line.len() + in_box.len();
            if digits.len() + twice.len() + own != cells || !may_share && !twice.is_empty() {
                continue;
            }
            // Each digit is there once: in the line unless only the box has it, and so on.
            let cells = crossing | in_line | in_box;
            all.push(
                left(state, line.cells() - cells, l | (digits - b))
                    | left(state, block.cells() - cells, b | (digits - l))
                    | left(state, (line.cells() & in_box) - crossing, l | (digits - b))
                    | left(state, (block.cells() & in_line) - crossing, b | (digits - l))
                    | left(state, crossing, l & b),
            );
        }
    }
    all
}

#[test]
fn sue_de_coqs_are_all_crossings_whose_digits_line_and_box_use_up() {
    let few = || states::with_up_to(170).step_by(4);
    judge(&t::SUE_DE_COQ, few(), 100, gone, |state| sue_de_coqs(state, true));
    let limits = Limits { sue_de_coq_overlap: false, ..Limits::default() };
    let profile = Profile::default().with_limits(limits);
    let some = few().step_by(2);
    judge_by(&profile, &t::SUE_DE_COQ, some, 20, gone, |state| sue_de_coqs(state, false));
}
