//! Unique rectangles with the places of their digits in houses, and with sets of a line and a box.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, CellSet, DigitSet, House, State};
use ergodoku_engine::{Profile, techniques as t};

use crate::oracles::deadly::excluding;
use crate::oracles::judge::{choose, digits_of, gone, judge, left, subsets};
use crate::oracles::states;
use crate::oracles::uniqueness::{
    has_one_solution, named_elsewhere, open_rectangles, roofs_of_line_and_box,
};

/// What is false because some candidates cannot all be: each of a rectangle's guardians outside some of its cells, and each
/// place, outside these cells, of as many pairs of a digit and a house of two corners.
fn by_sides(state: &State, cells: CellSet, digits: DigitSet) -> CandidateSet {
    let guardians = left(state, cells, DigitSet::ALL - digits);
    let houses = House::all().filter(|house| (house.cells() & cells).len() == 2);
    let sides: Vec<CandidateSet> = houses
        .flat_map(|house| digits.iter().map(move |digit| (house, digit)))
        .map(|(house, digit)| left(state, house.cells(), DigitSet::only(digit)))
        .collect();
    let mut all = CandidateSet::EMPTY;
    for filled in subsets(cells) {
        let inside = CandidateSet::product(filled, DigitSet::ALL);
        let there = |index: &usize| sides[*index] & inside;
        let indices: Vec<usize> =
            (0..sides.len()).filter(|index| !there(index).is_empty()).collect();
        for chosen in choose(&indices, filled.len()) {
            let elsewhere = |index: &usize| sides[*index] - inside;
            if !are_apart(&chosen, there) {
                continue;
            }
            let one_of = chosen.iter().fold(guardians, |all, it| all | sides[*it]) - inside;
            // Only what is in one side can be counted as part of one cell.
            if !one_of.is_empty() && are_apart(&chosen, elsewhere) {
                all |= by_one_of(state, cells, &one_of);
            } else if !one_of.is_empty() {
                all |= excluding(state, &one_of);
            }
        }
    }
    all
}

/// Whether no two of the sides chosen have a candidate in common.
fn are_apart(chosen: &[usize], candidates: impl Fn(&usize) -> CandidateSet) -> bool {
    let mut all = CandidateSet::EMPTY;
    chosen.iter().map(candidates).all(|it| {
        let is_apart = it.is_disjoint(&all);
        all |= it;
        is_apart
    })
}

/// What is false if one of these is true: what excludes them all; by a naked subset, counted as one cell; and in two cells,
/// by a digit that has no other place in a house of both.
fn by_one_of(state: &State, rectangle: CellSet, one_of: &CandidateSet) -> CandidateSet {
    let mut all = excluding(state, one_of);
    let own = one_of.cells();
    for house in own.common_houses().iter() {
        if one_of.digits().len() > 1 {
            for cells in subsets((house.cells() & state.unsolved()) - own - rectangle) {
                let digits = one_of.digits() | digits_of(state, cells);
                if digits.len() == cells.len() + 1 {
                    all |= left(state, house.cells() - own - cells, digits);
                }
            }
        }
        let bound = |digit| state.places(digit) & house.cells() == own;
        for digit in (DigitSet::ALL - one_of.digits()).iter().filter(|it| bound(*it)) {
            if own.len() == 2 {
                all |= left(state, own, DigitSet::ALL.without(digit)) - *one_of;
            }
        }
    }
    all
}

#[test]
fn sides_of_rectangles_are_all_choices_of_digits_in_houses_of_two_corners() {
    let mut totals = [0, 0];
    for state in states::with_up_to(120).step_by(4).filter(|it| has_one_solution(it)) {
        let kinds = [&t::UNIQUE_RECTANGLE_STRONG_LINKS, &t::UNIQUE_RECTANGLE_EXTERNAL];
        let of = |kind: usize| {
            let steps = kinds[kind].all_steps(state, &Profile::default());
            steps.iter().fold(CandidateSet::EMPTY, |all, step| all | gone(step))
        };
        let found = [of(0), of(1)];
        totals = [0, 1].map(|kind| totals[kind] + found[kind].len());
        let expected = open_rectangles(state).into_iter().fold(
            CandidateSet::EMPTY,
            |all, (corners, digits)| {
                let cells = corners.into_iter().collect();
                let guardians = left(state, cells, DigitSet::ALL - digits);
                if guardians.is_empty() {
                    return all;
                }
                let named = named_elsewhere(state, corners, digits) | excluding(state, &guardians);
                all | (by_sides(state, cells, digits) - named)
            },
        );
        assert_eq!(found[0] | found[1], expected, "{state:?}");
    }
    assert!(totals.iter().all(|it| *it >= 5), "{totals:?}");
}

/// The two roof cells as one, and cells of their line and of their box: as many digits as cells, those of the line's cells not
/// in the box's. Both have more digits than cells, and one of the roof's.
fn with_line_and_box(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for (roof, extra, [line, box_]) in roofs_of_line_and_box(state) {
        let around = ((line.cells() | box_.cells()) & state.unsolved()) - roof;
        for cells in subsets(around) {
            let parts = [cells - box_.cells(), cells - line.cells()];
            let held = parts.map(|it| digits_of(state, it));
            let takes = |it: usize| {
                held[it].len() > parts[it].len()
                    && extra.iter().any(|digit| held[it].contains(digit))
            };
            let digits = extra | digits_of(state, cells);
            let are_apart = held[0].iter().all(|digit| !held[1].contains(digit));
            if are_apart && takes(0) && takes(1) && digits.len() == cells.len() + 1 {
                let rest = |house: House| house.cells() - cells - roof;
                let of_line = left(state, rest(line), digits - held[1]);
                all.insert(of_line | left(state, rest(box_), digits - held[0]));
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    if all.is_empty() || has_one_solution(state) { all } else { BTreeSet::new() }
}

#[test]
fn rectangles_with_sue_de_coq_are_all_roofs_with_sets_of_a_line_and_a_box() {
    judge(&t::UNIQUE_RECTANGLE_SUE_DE_COQ, states::all(), 2, gone, with_line_and_box);
}
