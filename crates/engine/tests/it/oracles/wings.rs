//! W-, XY- and XYZ-Wings, and remote pairs.

use std::collections::{BTreeMap, BTreeSet};

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, State,
};
use ergodoku_engine::{Pattern, Step, techniques as t};

use crate::oracles::judge::{
    bivalue, choose, digits_of, gone, judge, left, seeing_all, seeing_any, strong_links,
};
use crate::oracles::states;

/// Two cells `xy`, and a strong link of `x` in any house, each end of it seen by another of the two: the
/// two cells, the link's two, and the `y` that see both cells.
fn w_wings(state: &State) -> BTreeSet<(CellSet, CellSet, CandidateSet)> {
    let mut all = BTreeSet::new();
    let cells = bivalue(state);
    for &one in &cells {
        for &other in cells.iter().filter(|&&it| state.candidates(it) == state.candidates(one)) {
            for x in state.candidates(one).iter() {
                for (_, [near, far]) in strong_links(state, x) {
                    let ends: CellSet = [near, far].into_iter().collect();
                    let pair: CellSet = [one, other].into_iter().collect();
                    let y = state.candidates(one).without(x);
                    let rest = left(state, seeing_all(pair), y);
                    if one != other
                        && pair.is_disjoint(ends)
                        && one.sees(near)
                        && other.sees(far)
                        && !rest.is_empty()
                    {
                        all.insert((pair, ends, rest));
                    }
                }
            }
        }
    }
    all
}

#[test]
fn w_wings_are_all_equal_pairs_with_a_strong_link_between() {
    let key = |step: &Step| {
        let Pattern::Chain(chain) = &step.pattern else { panic!("{step}") };
        let cells = |places: [usize; 2]| {
            places.iter().fold(CellSet::EMPTY, |all, &it| all | chain.nodes[it].cells)
        };
        (cells([0, 5]), cells([2, 3]), gone(step))
    };
    judge(&t::W_WING, states::all(), 300, key, w_wings);
}

/// A pivot and two bivalue cells that it sees, three digits in all, and one that both of these have: the
/// pivot has the other two digits, or all three.
fn wings(state: &State, size: usize) -> BTreeSet<(Cell, CellSet, CandidateSet)> {
    let mut all = BTreeSet::new();
    let cells = bivalue(state);
    for pivot in Cell::all().filter(|&it| state.candidates(it).len() == size) {
        let near: Vec<Cell> = cells.iter().copied().filter(|it| it.sees(pivot)).collect();
        for &one in &near {
            for &other in near.iter().filter(|it| **it > one) {
                let pincers: CellSet = [one, other].into_iter().collect();
                let z = state.candidates(one) & state.candidates(other);
                let digits = digits_of(state, pincers.with(pivot));
                let expected = if size == 2 { digits - z } else { digits };
                if z.len() == 1 && digits.len() == 3 && state.candidates(pivot) == expected {
                    let holders = if size == 2 { pincers } else { pincers.with(pivot) };
                    let rest = left(state, seeing_all(holders), z);
                    if !rest.is_empty() {
                        all.insert((pivot, pincers, rest));
                    }
                }
            }
        }
    }
    all
}

#[test]
fn xy_and_xyz_wings_are_all_pivots_with_two_pincers() {
    let key = |step: &Step| {
        let Pattern::Wing(wing) = &step.pattern else { panic!("{step}") };
        (wing.pivot, wing.pincers.iter().map(|it| it.cell).collect(), gone(step))
    };
    judge(&t::XY_WING, states::all(), 300, key, |state| wings(state, 2));
    judge(&t::XYZ_WING, states::all(), 100, key, |state| wings(state, 3));
}

/// A pivot `xyz`, the pincers `xz` and `yz`, and a house with places for `z` in two houses only, one through each pincer, of
/// which one has the pivot: all else goes from these houses, and from a house of the pivot and each pincer.
fn xyz_rings(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    let cells = bivalue(state);
    for pivot in Cell::all().filter(|&it| state.candidates(it).len() == 3) {
        let fits = |it: &&Cell| {
            it.sees(pivot) && state.candidates(**it).is_subset(state.candidates(pivot))
        };
        let near: Vec<Cell> = cells.iter().filter(fits).copied().collect();
        for pair in choose(&near, 2) {
            let wing: CellSet = [pivot, pair[0], pair[1]].into_iter().collect();
            let z = state.candidates(pair[0]) & state.candidates(pair[1]);
            if z.len() == 1 && digits_of(state, wing).len() == 3 {
                close(state, pivot, [pair[0], pair[1]], z.first().expect("a digit"), &mut all);
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

fn close(
    state: &State,
    pivot: Cell,
    pincers: [Cell; 2],
    z: Digit,
    all: &mut BTreeSet<CandidateSet>,
) {
    let with = |cell: Cell| House::all().filter(move |it| it.cells().contains(cell));
    let wing: CellSet = [pivot, pincers[0], pincers[1]].into_iter().collect();
    for (one, other) in with(pincers[0]).flat_map(|one| with(pincers[1]).map(move |it| (one, it))) {
        let covered = one.cells() | other.cells();
        let twice = one.cells() & other.cells();
        for house in House::all() {
            let places = state.places(z) & house.cells();
            let closes = one != other
                && covered.contains(pivot)
                && (places & wing).is_empty()
                && places.is_subset(covered)
                && !places.is_subset(one.cells())
                && !places.is_subset(other.cells());
            if !closes {
                continue;
            }
            let of_z = left(state, (covered - wing - places) | twice, DigitSet::only(z));
            let shared = |pincer: Cell| {
                let digit = state.candidates(pincer).without(z);
                let houses = with(pivot).filter(move |it| it.cells().contains(pincer));
                houses.map(move |it| left(state, it.cells().without(pivot).without(pincer), digit))
            };
            for x in shared(pincers[0]) {
                for y in shared(pincers[1]) {
                    all.insert(of_z | x | y);
                }
            }
        }
    }
}

#[test]
fn xyz_rings_are_all_xyz_wings_with_a_house_that_closes_them() {
    judge(&t::XYZ_RING, states::all(), 20, gone, xyz_rings);
}

/// Ways over four cells or more of one pair of candidates, an even number: both digits go from what sees
/// a cell of each kind, and is not on the way.
fn remote_pairs(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for start in bivalue(state) {
        go_on(state, &mut vec![start], &mut all);
    }
    all
}

fn go_on(state: &State, way: &mut Vec<Cell>, all: &mut BTreeSet<CandidateSet>) {
    let digits: DigitSet = state.candidates(way[0]);
    let last = way[way.len() - 1];
    if way.len() >= 4 && way.len().is_multiple_of(2) {
        let every_other = |from| seeing_any(way.iter().skip(from).step_by(2).copied().collect());
        let on_the_way: CellSet = way.iter().copied().collect();
        let rest = left(state, (every_other(0) & every_other(1)) - on_the_way, digits);
        if !rest.is_empty() {
            all.insert(rest);
        }
    }
    for next in bivalue(state) {
        if state.candidates(next) == digits && next.sees(last) && !way.contains(&next) {
            way.push(next);
            go_on(state, way, all);
            way.pop();
        }
    }
}

#[test]
fn remote_pairs_are_all_ways_over_equal_pairs() {
    // Ways are very many where many cells are alike.
    let few_alike = |state: &&State| {
        let cells = bivalue(state);
        let alike = |it: &Cell| {
            cells.iter().filter(|&&cell| state.candidates(cell) == state.candidates(*it)).count()
        };
        cells.iter().all(|it| alike(it) <= 8)
    };
    judge(&t::REMOTE_PAIR, states::all().filter(few_alike), 10, gone, remote_pairs);
}

/// A strong link: two candidates, and whether they are in one cell.
type Strong = ([Candidate; 2], bool);

/// The strong links in cells and in houses, each from both of its ends.
fn strong_links_both_ways(state: &State) -> Vec<Strong> {
    let in_cells = bivalue(state).into_iter().map(|cell| {
        let both: Vec<Digit> = state.candidates(cell).iter().collect();
        ([0, 1].map(|it| Candidate { cell, digit: both[it] }), true)
    });
    let in_houses = Digit::ALL.into_iter().flat_map(|digit| {
        let links = strong_links(state, digit).into_iter();
        links.map(move |(_, cells)| (cells.map(|cell| Candidate { cell, digit }), false))
    });
    in_cells
        .chain(in_houses)
        .flat_map(|(ends, cell)| [(ends, cell), ([ends[1], ends[0]], cell)])
        .collect()
}

/// What chains of three strong links over six candidates eliminate, by the pattern of cells and houses. The pattern says
/// for each link whether it is in a cell, and whether the far ends have one digit.
fn of_three_links(
    state: &State,
    is_wanted: impl Fn([bool; 3], [Candidate; 6]) -> bool,
) -> BTreeSet<CandidateSet> {
    let links = strong_links_both_ways(state);
    let weak = |one: Candidate, other: Candidate| one != other && one.peers().contains(other);
    // By the end of a link, those that a weak link joins to it.
    let next: BTreeMap<Candidate, Vec<_>> = links
        .iter()
        .map(|([_, end], _)| (*end, links.iter().filter(|it| weak(*end, it.0[0])).collect()))
        .collect();
    let mut all = BTreeSet::new();
    for &([a, b], first) in &links {
        for &&([c, d], second) in &next[&b] {
            for &&([e, f], third) in &next[&d] {
                let nodes = [a, b, c, d, e, f];
                let different: CandidateSet = nodes.into_iter().collect();
                if different.len() < 6 || !is_wanted([first, second, third], nodes) {
                    continue;
                }
                let rest = a.peers() & f.peers() & *state.all_candidates();
                if !rest.is_empty() {
                    all.insert(rest);
                }
            }
        }
    }
    all
}

#[test]
fn m_split_local_and_hybrid_wings_are_all_chains_of_three_strong_links_that_have_no_other_name() {
    let m = |cells: [bool; 3], nodes: [Candidate; 6]| {
        let is_same = nodes[0].digit == nodes[5].digit;
        is_same && (cells == [true, false, false] || cells == [false, false, true])
    };
    let split = |cells: [bool; 3], _: [Candidate; 6]| cells == [false, true, false];
    let local = |cells: [bool; 3], nodes: [Candidate; 6]| {
        cells == [false; 3] && nodes.iter().any(|it| it.digit != nodes[0].digit)
    };
    let w = |cells: [bool; 3], nodes: [Candidate; 6]| {
        cells == [true, false, true] && nodes[0].digit == nodes[5].digit
    };
    let hybrid = |cells: [bool; 3], nodes: [Candidate; 6]| {
        let is_mixed = cells.contains(&true) && cells.contains(&false);
        is_mixed && !m(cells, nodes) && !split(cells, nodes) && !w(cells, nodes)
    };
    judge(&t::M_WING, states::all(), 300, gone, |state| of_three_links(state, m));
    judge(&t::SPLIT_WING, states::all(), 300, gone, |state| of_three_links(state, split));
    judge(&t::LOCAL_WING, states::all(), 300, gone, |state| of_three_links(state, local));
    judge(&t::HYBRID_WING, states::all(), 300, gone, |state| of_three_links(state, hybrid));
}

/// Two cells with the same two candidates, and the places of one of these in a house, all in two groups, each of which one
/// of the cells sees; of three boxes in a row or column of boxes, or of any house with three places or more.
fn grouped_w_wings(state: &State, in_chutes: bool) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    let cells = bivalue(state);
    for pair in choose(&cells, 2) {
        let [one, other] = [pair[0], pair[1]];
        let digits = state.candidates(one);
        if state.candidates(other) != digits {
            continue;
        }
        for house in House::all() {
            for joint in digits.iter() {
                let places = state.places(joint) & house.cells();
                let near: CellSet = places.iter().filter(|it| it.sees(one)).collect();
                let far = places - near;
                let in_house = |cell: Cell, group: CellSet| {
                    House::all().any(|it| group.with(cell).is_subset(it.cells()))
                };
                let is_split = !near.is_empty()
                    && !far.is_empty()
                    && in_house(one, near)
                    && in_house(other, far)
                    && !house.cells().contains(one)
                    && !house.cells().contains(other);
                let boxes = [one.box_(), other.box_(), house].map(|it| it.number());
                let fits = match in_chutes {
                    false => places.len() > 2,
                    true => {
                        house.kind() == HouseKind::Box
                            && boxes.iter().collect::<BTreeSet<_>>().len() == 3
                            && (boxes.iter().all(|it| it / 3 == boxes[0] / 3)
                                || boxes.iter().all(|it| it % 3 == boxes[0] % 3))
                    }
                };
                if is_split && fits {
                    let sees_both = seeing_all([one, other].into_iter().collect());
                    all.insert(left(state, sees_both, digits.without(joint)));
                }
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn grouped_w_wings_are_all_pairs_joined_by_two_groups() {
    judge(&t::GROUPED_W_WING, states::all(), 20, gone, |state| grouped_w_wings(state, false));
    judge(&t::CHUTE_REMOTE_PAIR, states::all(), 20, gone, |state| grouped_w_wings(state, true));
}
