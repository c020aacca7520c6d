//! W-, XY- and XYZ-Wings, and remote pairs.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, DigitSet, State};
use ergodoku_engine::{Pattern, Step, techniques as t};

use crate::oracles::judge::{
    bivalue, digits_of, gone, judge, left, seeing_all, seeing_any, strong_links,
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
