//! Singles.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, Cell, Digit, House, State};
use ergodoku_engine::patterns::single::Alone;
use ergodoku_engine::{Pattern, Step, techniques as t};

use crate::oracles::judge::judge;
use crate::oracles::states;

/// The candidate, and the house that it is alone in.
type Key = (Candidate, Option<House>);

fn key(step: &Step) -> Key {
    let Pattern::Single(single) = &step.pattern else { panic!("{step} is no single") };
    assert_eq!(step.conclusion.placed(), Some(single.candidate));
    match single.alone {
        Alone::InCell => (single.candidate, None),
        Alone::LastCell { house } | Alone::InHouse { house } => (single.candidate, Some(house)),
    }
}

fn last_cells(state: &State) -> BTreeSet<Key> {
    let mut all = BTreeSet::new();
    for house in House::all() {
        let empty: Vec<Cell> =
            house.cells().iter().filter(|&it| state.digit(it).is_none()).collect();
        if let [cell] = empty[..] {
            let digit = state.candidates(cell).single().expect("one digit is missing");
            all.insert((Candidate::new(cell, digit), Some(house)));
        }
    }
    all
}

fn naked(state: &State) -> BTreeSet<Key> {
    let single = |cell| Some((Candidate::new(cell, state.candidates(cell).single()?), None));
    Cell::all().filter_map(single).collect()
}

fn hidden(state: &State) -> BTreeSet<Key> {
    let mut all = BTreeSet::new();
    for house in House::all() {
        for digit in Digit::ALL {
            if let Some(cell) = (state.places(digit) & house.cells()).single() {
                all.insert((Candidate::new(cell, digit), Some(house)));
            }
        }
    }
    all
}

#[test]
fn singles_are_all_that_are_alone() {
    judge(&t::FULL_HOUSE, states::all(), 100, key, last_cells);
    judge(&t::NAKED_SINGLE, states::all(), 300, key, naked);
    judge(&t::HIDDEN_SINGLE, states::all(), 1000, key, hidden);
}
