//! Unique loops, row by row.

use std::collections::BTreeSet;

use ergodoku_core::{Cell, CellSet, Digit, DigitSet, House, State};
use ergodoku_engine::{Technique, techniques as t};

use crate::oracles::judge::{judge, left, seeing_all};
use crate::oracles::states;
use crate::oracles::uniqueness::{Key, has_one_solution, key, type_three};

/// A set of cells with two digits, two or none in each house.
struct Loop {
    cells: CellSet,
    digits: DigitSet,
    guarded: CellSet,
    extra: DigitSet,
}

/// All that may be of use: with one guardian digit, or with two cells with guardians at most.
fn loops(state: &State) -> Vec<Loop> {
    let mut all = Vec::new();
    for a in 0..9 {
        for b in a + 1..9 {
            let digits = DigitSet::only(Digit::from_index(a)).with(Digit::from_index(b));
            let both = state.places(Digit::from_index(a)) & state.places(Digit::from_index(b));
            fill(state, digits, both, 0, CellSet::EMPTY, &mut all);
        }
    }
    all
}

fn fill(
    state: &State,
    digits: DigitSet,
    both: CellSet,
    row: usize,
    cells: CellSet,
    all: &mut Vec<Loop>,
) {
    let extra_of = |it: &Cell| state.candidates(*it) - digits;
    let guarded: CellSet = cells.iter().filter(|it| !extra_of(it).is_empty()).collect();
    let extra = guarded.iter().fold(DigitSet::EMPTY, |all, it| all | extra_of(&it));
    let too_many = |house: House| (house.cells() & cells).len() > 2;
    if House::all().any(too_many) || guarded.len() > 2 && extra.len() > 1 {
        return;
    }
    if row == 9 {
        let is_paired = |house: House| [0, 2].contains(&(house.cells() & cells).len());
        if cells.len() >= 6 && House::all().all(is_paired) && is_one_loop(cells) {
            all.push(Loop { cells, digits, guarded, extra });
        }
        return;
    }
    fill(state, digits, both, row + 1, cells, all);
    let here: Vec<Cell> = both.iter().filter(|it| it.index() / 9 == row).collect();
    for (index, &one) in here.iter().enumerate() {
        for &other in &here[index + 1..] {
            fill(state, digits, both, row + 1, cells.with(one).with(other), all);
        }
    }
}

/// Whether all cells hang together, and can be of two sides so that no two of a side see each other.
fn is_one_loop(cells: CellSet) -> bool {
    let mut sides = [CellSet::EMPTY; 2];
    let mut todo = vec![(cells.first().expect("six cells"), 0)];
    while let Some((cell, side)) = todo.pop() {
        if sides[side].contains(cell) {
            continue;
        }
        sides[side].insert(cell);
        todo.extend(cells.iter().filter(|it| it.sees(cell)).map(|it| (it, 1 - side)));
    }
    sides[0].is_disjoint(sides[1]) && sides[0] | sides[1] == cells
}

fn by_type(state: &State, kind: usize) -> BTreeSet<Key> {
    let mut all = BTreeSet::new();
    for Loop { cells, digits, guarded, extra } in loops(state) {
        let houses = guarded.common_houses();
        let is_pair = guarded.len() == 2 && !houses.is_empty();
        let gone = match kind {
            1 if guarded.len() == 1 => vec![left(state, guarded, digits)],
            2 if guarded.len() > 1 && extra.len() == 1 => {
                vec![left(state, seeing_all(guarded), extra)]
            }
            3 if is_pair && extra.len() > 1 => type_three(state, guarded, extra),
            4 if is_pair => {
                let is_bound = |digit: &Digit| {
                    houses.iter().any(|it| state.places(*digit) & it.cells() == guarded)
                };
                let bound = digits.iter().filter(is_bound);
                bound.map(|it| left(state, guarded, digits.without(it))).collect()
            }
            _ => Vec::new(),
        };
        all.extend(gone.into_iter().filter(|it| !it.is_empty()).map(|it| (cells, digits, it)));
    }
    if all.is_empty() || has_one_solution(state) { all } else { BTreeSet::new() }
}

#[test]
fn unique_loops_are_all_sets_of_two_cells_or_none_in_each_house() {
    const TYPES: [(&Technique, usize, usize); 4] = [
        (&t::UNIQUE_LOOP_1, 1, 5),
        (&t::UNIQUE_LOOP_2, 2, 1),
        (&t::UNIQUE_LOOP_3, 3, 1),
        (&t::UNIQUE_LOOP_4, 4, 3),
    ];
    for (technique, kind, least) in TYPES {
        let states = states::with_up_to(140).chain(states::without_singles());
        judge(technique, states, least, key, |state| by_type(state, kind));
    }
}
