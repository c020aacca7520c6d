//! Direct forms: each elimination by definition, and the houses where it leaves one place.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet, House, State};
use ergodoku_engine::techniques as t;

use crate::oracles::judge::{choose, judge};
use crate::oracles::states;

/// Where these candidates gone leave a digit one of several places in a house.
fn singles(state: &State, gone: CandidateSet) -> impl Iterator<Item = Candidate> {
    let of = move |(house, digit): (House, Digit)| {
        let places = state.places(digit) & house.cells();
        let cell = (places - gone.cells_of(digit)).single()?;
        (places.len() > 1).then(|| Candidate::new(cell, digit))
    };
    House::all().flat_map(|house| Digit::ALL.map(|it| (house, it))).filter_map(of)
}

/// A digit whose places in a house of one kind all lie in one of the other.
fn locked(state: &State, boxes: bool) -> BTreeSet<Candidate> {
    let mut all = BTreeSet::new();
    for digit in Digit::ALL {
        for base in House::all().filter(|it| (it.index() >= 18) == boxes) {
            for cover in House::all().filter(|it| (it.index() >= 18) != boxes) {
                let places = state.places(digit) & base.cells();
                if places.len() > 1 && places.is_subset(cover.cells()) {
                    let gone = (state.places(digit) & cover.cells()) - base.cells();
                    all.extend(singles(state, CandidateSet::of(digit, gone)));
                }
            }
        }
    }
    all
}

/// So many digits that have places in only so many cells of a house.
fn hidden(state: &State, size: usize) -> BTreeSet<Candidate> {
    let mut all = BTreeSet::new();
    for house in House::all() {
        let open: Vec<Digit> = Digit::ALL
            .into_iter()
            .filter(|it| !(state.places(*it) & house.cells()).is_empty())
            .collect();
        for digits in choose(&open, size) {
            let places = |it: &Digit| state.places(*it) & house.cells();
            let cells = digits.iter().map(places).fold(CellSet::EMPTY, |all, it| all | it);
            if cells.len() == size {
                let others = DigitSet::ALL - digits.iter().copied().collect();
                let gone = CandidateSet::product(cells, others) & *state.all_candidates();
                all.extend(singles(state, gone));
            }
        }
    }
    all
}

#[test]
fn direct_forms_are_all_patterns_that_leave_a_digit_one_place() {
    let key = |step: &ergodoku_engine::Step| step.conclusion.placed().expect("a single");
    let has_none = |it: &&State| states::has_no_single(it);
    let states = || states::without_singles().chain(states::all().filter(has_none));
    judge(&t::DIRECT_POINTING, states(), 20, key, |state| locked(state, true));
    judge(&t::DIRECT_CLAIMING, states(), 5, key, |state| locked(state, false));
    judge(&t::DIRECT_HIDDEN_PAIR, states(), 5, key, |state| hidden(state, 2));
    judge(&t::DIRECT_HIDDEN_TRIPLET, states(), 1, key, |state| hidden(state, 3));
}
