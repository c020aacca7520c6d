//! Bivalue universal graves with several candidates too many, by trial.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, Digit, DigitSet, House, Puzzle, State, text};
use ergodoku_engine::{Technique, techniques as t};
use fastrand::Rng;

use crate::oracles::judge::{gone, judge, left, seeing_all};
use crate::oracles::uniqueness::{has_one_solution, type_three};

const TYPES: [&Technique; 4] = [&t::BUG_2, &t::BUG_3, &t::BUG_4, &t::BUG_PLUS_N];

/// The states of the examples and near misses with up to three candidates more or fewer.
fn states() -> Vec<State> {
    let mut rng = Rng::with_seed(3);
    let lines = TYPES.iter().flat_map(|it| [it.example().state, it.near_miss().state]);
    let mut all = Vec::new();
    for line in lines.chain([t::BUG_PLUS_ONE.example().state, t::BUG_PLUS_ONE.near_miss().state]) {
        let puzzle = text::parse_one(line).expect("a state").puzzle;
        for round in 0..150 {
            let mut copy = Puzzle::EMPTY;
            for cell in puzzle.filled().iter() {
                let candidate =
                    ergodoku_core::Candidate::new(cell, puzzle.digit(cell).expect("filled"));
                match puzzle.givens().contains(cell) {
                    true => copy.give(candidate),
                    false => copy.place(candidate),
                }
            }
            let mut removed = puzzle.removed();
            let back: Vec<_> = removed.iter().collect();
            for _ in 0..round % 4 {
                if !back.is_empty() {
                    removed.remove(back[rng.usize(..back.len())]);
                }
            }
            copy.remove(removed);
            all.extend(State::new(&copy));
        }
    }
    all
}

/// The candidates, two or more, without which each open cell has two and each digit two places or none in a house.
fn guardians(state: &State) -> Vec<CandidateSet> {
    let mut found = Vec::new();
    let many: Vec<Cell> =
        state.unsolved().iter().filter(|it| state.candidates(*it).len() > 2).collect();
    if many.len() <= 6 && state.unsolved().iter().all(|it| state.candidates(it).len() >= 2) {
        choose(state, &many, CandidateSet::EMPTY, &mut found);
    }
    found
}

fn choose(state: &State, many: &[Cell], gone: CandidateSet, found: &mut Vec<CandidateSet>) {
    let [cell, rest @ ..] = many else {
        let kept = *state.all_candidates() - gone;
        let twice = |house: House, digit: Digit| {
            [0, 2].contains(&(kept.cells_of(digit) & house.cells()).len())
        };
        if gone.len() > 1 && House::all().all(|it| Digit::ALL.into_iter().all(|d| twice(it, d))) {
            found.push(gone);
        }
        return;
    };
    let candidates = state.candidates(*cell);
    for one in candidates.iter() {
        for other in candidates.iter().filter(|&it| it > one) {
            let extra = candidates.without(one).without(other);
            choose(state, rest, gone | CandidateSet::in_cell(*cell, extra), found);
        }
    }
}

fn by_type(state: &State, kind: usize) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for guardians in guardians(state) {
        let (cells, digits) = (guardians.cells(), guardians.digits());
        match kind {
            2 if digits.len() == 1 => {
                all.insert(left(state, seeing_all(cells), digits));
            }
            3 if cells.len() > 1 && digits.len() > 1 => {
                all.extend(type_three(state, cells, digits));
            }
            4 if cells.len() == 2 && !cells.common_houses().is_empty() => {
                let kept = |cell: Cell| state.candidates(cell) - guardians.digits_in(cell);
                let shared = cells.iter().map(kept).fold(DigitSet::ALL, |all, it| all & it);
                let others = cells.iter().map(|it| CandidateSet::in_cell(it, kept(it) - shared));
                if shared.len() == 1 && (guardians.digits() & shared).is_empty() {
                    all.insert(others.fold(CandidateSet::EMPTY, |all, it| all | it));
                }
            }
            5 if digits.len() > 1 => {
                let excluded = |it: &ergodoku_core::Candidate| {
                    guardians.iter().all(|by| by != *it && by.peers().contains(*it))
                };
                all.insert(state.all_candidates().iter().filter(excluded).collect());
            }
            _ => {}
        }
    }
    all.remove(&CandidateSet::EMPTY);
    if all.is_empty() || has_one_solution(state) { all } else { BTreeSet::new() }
}

#[test]
fn graves_are_all_states_that_some_candidates_keep_from_having_two_everywhere() {
    for (technique, kind) in TYPES.into_iter().zip(2..) {
        judge(technique, &states(), 3, gone, |state| by_type(state, kind));
    }
}
