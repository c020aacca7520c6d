//! Aligned exclusions: every combination, one by one.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, State};
use ergodoku_engine::{Pattern, Step, techniques as t};

use crate::oracles::judge::{choose, gone, judge, seeing_all};
use crate::oracles::states;

type Key = (CellSet, CandidateSet);

fn key(step: &Step) -> Key {
    let Pattern::Aligned(aligned) = &step.pattern else { panic!("{step}") };
    (aligned.cells.iter().copied().collect(), gone(step))
}

/// The candidates of so many cells that no combination has which leaves each cell of up to so many candidates, of
/// those that see them all, one.
fn excluded(state: &State, size: usize) -> BTreeSet<Key> {
    let open: Vec<Cell> = state.unsolved().iter().collect();
    let mut all = BTreeSet::new();
    for cells in choose(&open, size) {
        let set: CellSet = cells.iter().copied().collect();
        let is_excluder = |it: &Cell| (2..=size).contains(&state.candidates(*it).len());
        let excluders: Vec<Cell> = seeing_all(set).iter().filter(is_excluder).collect();
        if excluders.len() < 2 {
            continue;
        }
        let mut possible = CandidateSet::EMPTY;
        combine(state, &cells, &excluders, &mut Vec::new(), &mut possible);
        let candidates = cells.iter().map(|&it| CandidateSet::in_cell(it, state.candidates(it)));
        let gone = candidates.fold(CandidateSet::EMPTY, |all, it| all | it) - possible;
        if !gone.is_empty() {
            all.insert((set, gone));
        }
    }
    all
}

fn combine(
    state: &State,
    cells: &[Cell],
    excluders: &[Cell],
    chosen: &mut Vec<Digit>,
    possible: &mut CandidateSet,
) {
    if chosen.len() < cells.len() {
        let cell = cells[chosen.len()];
        for digit in state.candidates(cell).iter() {
            let clashes = |(it, held): (&Cell, &Digit)| it.sees(cell) && *held == digit;
            if !cells.iter().zip(&*chosen).any(clashes) {
                chosen.push(digit);
                combine(state, cells, excluders, chosen, possible);
                chosen.pop();
            }
        }
        return;
    }
    let taken: DigitSet = chosen.iter().copied().collect();
    if excluders.iter().all(|&it| !state.candidates(it).is_subset(taken)) {
        cells.iter().zip(&*chosen).for_each(|(&it, &digit)| {
            possible.insert(Candidate::new(it, digit));
        });
    }
}

#[test]
fn aligned_exclusions_are_what_no_combination_has() {
    judge(&t::ALIGNED_PAIR, states::one_in(4), 30, key, |state| excluded(state, 2));
    let few = states::with_up_to(150).step_by(6);
    judge(&t::ALIGNED_TRIPLET, few, 30, key, |state| excluded(state, 3));
}
