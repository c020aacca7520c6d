//! Skyscrapers, kites, turbot fish and empty rectangles.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, State};
use ergodoku_engine::{Limits, Pattern, Profile, Step, techniques as t};

use crate::oracles::judge::{gone, judge, judge_by, left, seeing_all, strong_links};
use crate::oracles::states;

/// The cells of a chain's four nodes, from the lower end, and what goes.
type Key = ([CellSet; 4], CandidateSet);

fn key(step: &Step) -> Key {
    let (nodes, gone) = in_order(step);
    (from_lower_end(nodes), gone)
}

/// The same as the step has its nodes: those of an empty rectangle begin with its box.
fn in_order(step: &Step) -> Key {
    let Pattern::Chain(chain) = &step.pattern else { panic!("{step}") };
    let nodes: Vec<CellSet> = chain.nodes.iter().map(|node| node.cells).collect();
    (nodes.try_into().expect("four nodes"), gone(step))
}

fn from_lower_end(mut nodes: [CellSet; 4]) -> [CellSet; 4] {
    if nodes[3] < nodes[0] {
        nodes.reverse();
    }
    nodes
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    Skyscraper,
    Kite,
    Turbot,
}

/// A strong link: the house with just two places, and the two.
type StrongLink = (House, [Cell; 2]);

/// Two strong links without a common cell, one end of the one seeing one of the other: what sees both of
/// the far ends goes.
fn two_links(state: &State, wanted: Kind) -> BTreeSet<Key> {
    let mut all = BTreeSet::new();
    for digit in Digit::ALL {
        let links = strong_links(state, digit);
        let pairs = || links.iter().map(|(_, pair)| *pair).flat_map(both_ways);
        for [far, near] in pairs() {
            for [other_near, other_far] in pairs() {
                let nodes = [far, near, other_near, other_far];
                let cells: CellSet = nodes.into_iter().collect();
                let ends: CellSet = [far, other_far].into_iter().collect();
                let rest = left(state, seeing_all(ends), DigitSet::only(digit));
                if cells.len() == 4
                    && near.sees(other_near)
                    && !rest.is_empty()
                    && kind_of(&links, nodes) == Some(wanted)
                {
                    all.insert((from_lower_end(nodes.map(CellSet::only)), rest));
                }
            }
        }
    }
    all
}

fn both_ways([one, other]: [Cell; 2]) -> [[Cell; 2]; 2] {
    [[one, other], [other, one]]
}

/// What two strong links, each between two of these cells in turn, are called; none if they are an X-Wing.
fn kind_of(links: &[StrongLink], [far, near, other_near, other_far]: [Cell; 4]) -> Option<Kind> {
    let linked_in = |[one, other]: [Cell; 2], kind| {
        let is_pair = |it: [Cell; 2]| it == [one, other] || it == [other, one];
        links.iter().any(|(house, it)| is_pair(*it) && house.kind() == kind)
    };
    let share = |one: Cell, other: Cell, kind: HouseKind| {
        kind.houses().any(|it| it.cells().contains(one) && it.cells().contains(other))
    };
    let (pair, other_pair) = ([far, near], [other_near, other_far]);
    let lines = [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)];
    let towers = lines.into_iter().find(|&(along, across)| {
        linked_in(pair, along) && linked_in(other_pair, along) && share(near, other_near, across)
    });
    let is_kite = share(near, other_near, HouseKind::Box)
        && lines
            .into_iter()
            .any(|(one, other)| linked_in(pair, one) && linked_in(other_pair, other));
    match towers {
        // With both ends shared it is an X-Wing.
        Some((_, across)) if share(far, other_far, across) => None,
        Some(_) => Some(Kind::Skyscraper),
        None if is_kite => Some(Kind::Kite),
        None => Some(Kind::Turbot),
    }
}

#[test]
fn skyscrapers_kites_and_turbot_fish_are_all_joined_strong_links() {
    let each = || states::all();
    judge(&t::SKYSCRAPER, each(), 200, key, |state| two_links(state, Kind::Skyscraper));
    judge(&t::TWO_STRING_KITE, each(), 200, key, |state| two_links(state, Kind::Kite));
    judge(&t::TURBOT_FISH, each(), 200, key, |state| two_links(state, Kind::Turbot));
}

/// A box with so many places at least, all of them in one row and one column and not all in one of these; a
/// strong link outside that has one end in one of the two: the digit is at its other end, or in the box in
/// the other of the two. What sees all of these goes.
fn empty_rectangles(state: &State, least: usize) -> BTreeSet<Key> {
    let mut all = BTreeSet::new();
    for digit in Digit::ALL {
        for block in HouseKind::Box.houses() {
            let in_box = state.places(digit) & block.cells();
            for row in HouseKind::Row.houses() {
                for column in HouseKind::Column.houses() {
                    let [in_row, in_column] =
                        [row, column].map(|line: House| in_box & line.cells());
                    let all_there = in_box.is_subset(row.cells() | column.cells());
                    if !all_there || in_row == in_box || in_column == in_box || in_box.len() < least
                    {
                        continue;
                    }
                    for lines in [[row, column], [column, row]] {
                        all.extend(with_lines(state, digit, block, lines));
                    }
                }
            }
        }
    }
    all
}

/// The same for a box whose places lie in two lines, and strong links that begin in the first of the two.
fn with_lines(state: &State, digit: Digit, block: House, [along, across]: [House; 2]) -> Vec<Key> {
    let in_box = state.places(digit) & block.cells();
    let kept = in_box & across.cells();
    let mut all = Vec::new();
    for [near, far] in strong_links(state, digit).into_iter().flat_map(|(_, it)| both_ways(it)) {
        let rest = left(state, seeing_all(kept.with(far)), DigitSet::only(digit));
        if along.cells().contains(near)
            && !along.cells().contains(far)
            && !block.cells().contains(near)
            && !block.cells().contains(far)
            && !rest.is_empty()
        {
            let [near, far] = [near, far].map(CellSet::only);
            all.push(([kept, in_box - kept, near, far], rest));
        }
    }
    all
}

#[test]
fn empty_rectangles_are_all_boxes_with_a_row_and_a_column() {
    judge(&t::EMPTY_RECTANGLE, states::all(), 200, in_order, |state| empty_rectangles(state, 2));
    let limits = Limits { two_candidate_rectangles: false, ..Limits::default() };
    let profile = Profile::default().with_limits(limits);
    let three = |state: &State| empty_rectangles(state, 3);
    judge_by(&profile, &t::EMPTY_RECTANGLE, states::one_in(2), 50, in_order, three);
}

/// Any two of these with the same places in their box, where each eliminates what the other does not: what
/// either eliminates.
fn duals(
    singles: &BTreeSet<Key>,
    in_box: impl Fn(&[CellSet; 4]) -> CellSet,
) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for (one, gone) in singles {
        for (other, also) in singles.iter().filter(|(other, _)| in_box(other) == in_box(one)) {
            let are_of_one_digit = gone.digits() == also.digits();
            if are_of_one_digit && !gone.is_subset(also) && !also.is_subset(gone) && one != other {
                all.insert(*gone | *also);
            }
        }
    }
    all
}

#[test]
fn duals_are_all_two_kites_and_empty_rectangles_of_one_box() {
    judge(&t::DUAL_TWO_STRING_KITE, states::all(), 10, gone, |state| {
        duals(&two_links(state, Kind::Kite), |nodes| nodes[1] | nodes[2])
    });
    judge(&t::DUAL_EMPTY_RECTANGLE, states::all(), 10, gone, |state| {
        duals(&empty_rectangles(state, 2), |nodes| nodes[0] | nodes[1])
    });
}
