//! Intersections and subsets.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, State};
use ergodoku_engine::patterns::subset::SubsetKind;
use ergodoku_engine::{Pattern, Step, Technique, techniques as t};

use crate::oracles::judge::{choose, digits_of, gone, judge, left};
use crate::oracles::states;

/// Every digit whose places in one house, two or more, all lie in another one that has more of them.
fn confined(state: &State, by_boxes: bool) -> BTreeSet<(Digit, House, House, CandidateSet)> {
    let mut all = BTreeSet::new();
    for base in House::all().filter(|it| (it.kind() == HouseKind::Box) == by_boxes) {
        for cover in House::all().filter(|it| *it != base) {
            for digit in Digit::ALL {
                let places = state.places(digit) & base.cells();
                let rest = (state.places(digit) & cover.cells()) - base.cells();
                if places.len() >= 2 && places.is_subset(cover.cells()) && !rest.is_empty() {
                    all.insert((digit, base, cover, CandidateSet::of(digit, rest)));
                }
            }
        }
    }
    all
}

#[test]
fn intersections_are_all_digits_confined_to_a_crossing() {
    let key = |step: &Step| {
        let Pattern::Intersection(it) = &step.pattern else { panic!("{step}") };
        (it.digit, it.base, it.cover, gone(step))
    };
    judge(&t::POINTING, states::all(), 300, key, |state| confined(state, true));
    judge(&t::CLAIMING, states::all(), 300, key, |state| confined(state, false));
}

/// A house, or the two of a locked subset, the cells, the digits and what goes.
type Key = (House, Option<House>, CellSet, DigitSet, CandidateSet);

fn key(step: &Step) -> Key {
    let Pattern::Subset(it) = &step.pattern else { panic!("{step}") };
    (it.house, it.locked_in, it.cells, it.digits, gone(step))
}

/// Cells of a house, none with a single candidate, that have as many candidates between them.
fn naked(state: &State, size: usize) -> BTreeSet<Key> {
    let mut all = BTreeSet::new();
    for house in House::all() {
        let cells: Vec<Cell> =
            house.cells().iter().filter(|&it| state.candidates(it).len() >= 2).collect();
        for cells in choose(&cells, size) {
            let cells: CellSet = cells.into_iter().collect();
            let digits = digits_of(state, cells);
            let rest = left(state, house.cells() - cells, digits);
            if digits.len() == size && !rest.is_empty() {
                all.insert((house, None, cells, digits, rest));
            }
        }
    }
    all
}

/// Digits, none with a single place in a house, that have as many places between them there.
fn hidden(state: &State, size: usize) -> BTreeSet<Key> {
    let mut all = BTreeSet::new();
    for house in House::all() {
        let places = |digit: Digit| state.places(digit) & house.cells();
        let digits: Vec<Digit> =
            Digit::ALL.into_iter().filter(|&digit| places(digit).len() >= 2).collect();
        for digits in choose(&digits, size) {
            let cells = digits.iter().fold(CellSet::EMPTY, |all, &digit| all | places(digit));
            let digits: DigitSet = digits.into_iter().collect();
            let rest = left(state, cells, DigitSet::ALL - digits);
            if cells.len() == size && !rest.is_empty() {
                all.insert((house, None, cells, digits, rest));
            }
        }
    }
    all
}

/// Naked subsets of a line whose cells lie in a box too, if the rest of both loses something.
fn locked(state: &State, size: usize) -> BTreeSet<Key> {
    let mut all = BTreeSet::new();
    for line in House::all().filter(|it| it.kind() != HouseKind::Box) {
        for box_ in HouseKind::Box.houses() {
            let crossing = (line.cells() & box_.cells()).iter();
            let crossing: Vec<Cell> =
                crossing.filter(|&it| state.candidates(it).len() >= 2).collect();
            for cells in choose(&crossing, size) {
                let cells: CellSet = cells.into_iter().collect();
                let digits = digits_of(state, cells);
                let in_line = left(state, line.cells() - cells, digits);
                let in_box = left(state, box_.cells() - line.cells(), digits);
                if digits.len() == size && !in_line.is_empty() && !in_box.is_empty() {
                    all.insert((line, Some(box_), cells, digits, in_line | in_box));
                }
            }
        }
    }
    all
}

#[test]
fn naked_subsets_are_all_cells_with_as_many_digits() {
    let each: [(&'static Technique, usize, usize); 3] =
        [(&t::NAKED_PAIR, 2, 200), (&t::NAKED_TRIPLE, 3, 200), (&t::NAKED_QUAD, 4, 200)];
    for (technique, size, least) in each {
        judge(technique, states::all(), least, key, |state| naked(state, size));
        for step in states::one_in(7).flat_map(|it| technique.all_steps(it, &Default::default())) {
            let Pattern::Subset(it) = &step.pattern else { panic!("{step}") };
            assert_eq!(it.form, SubsetKind::Naked);
        }
    }
}

#[test]
fn hidden_subsets_are_all_digits_with_as_many_places() {
    judge(&t::HIDDEN_PAIR, states::all(), 200, key, |state| hidden(state, 2));
    judge(&t::HIDDEN_TRIPLE, states::all(), 200, key, |state| hidden(state, 3));
    judge(&t::HIDDEN_QUAD, states::all(), 200, key, |state| hidden(state, 4));
}

#[test]
fn locked_subsets_are_all_naked_ones_in_a_crossing() {
    judge(&t::LOCKED_PAIR, states::all(), 30, key, |state| locked(state, 2));
    judge(&t::LOCKED_TRIPLE, states::all(), 10, key, |state| locked(state, 3));
}
