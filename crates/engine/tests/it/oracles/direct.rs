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

/// What each locked candidate, pair or triple eliminates from some candidates. Cells and digits with one candidate are left
/// out: they are singles.
fn easy(live: &CandidateSet) -> Vec<CandidateSet> {
    let mut all = Vec::new();
    for base in House::all() {
        for cover in House::all().filter(|it| (it.index() >= 18) != (base.index() >= 18)) {
            for digit in Digit::ALL {
                let places = live.cells_of(digit) & base.cells();
                if places.len() > 1 && places.is_subset(cover.cells()) {
                    all.push(CandidateSet::of(digit, cover.cells() - base.cells()) & *live);
                }
            }
        }
        for size in [2, 3] {
            let cells: Vec<_> =
                base.cells().iter().filter(|it| live.digits_in(*it).len() > 1).collect();
            for chosen in choose(&cells, size) {
                let chosen: CellSet = chosen.into_iter().collect();
                let digits =
                    chosen.iter().fold(DigitSet::EMPTY, |all, it| all | live.digits_in(it));
                if digits.len() == size {
                    let houses = chosen.common_houses();
                    let seen = houses.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
                    all.push(CandidateSet::product(seen - chosen, digits) & *live);
                }
            }
            let open = |it: &Digit| (live.cells_of(*it) & base.cells()).len() > 1;
            let digits: Vec<Digit> = Digit::ALL.into_iter().filter(open).collect();
            for chosen in choose(&digits, size) {
                let chosen: DigitSet = chosen.into_iter().collect();
                let places = chosen.iter().fold(CellSet::EMPTY, |all, it| all | live.cells_of(it))
                    & base.cells();
                if places.len() == size {
                    all.push(CandidateSet::product(places, DigitSet::ALL - chosen) & *live);
                }
            }
        }
    }
    all
}

/// The last candidates of cells, and the last places of digits.
fn last_ones(state: &State, live: &CandidateSet) -> BTreeSet<Candidate> {
    let is_last = |it: &Candidate| {
        live.digits_in(it.cell).len() == 1
            || it
                .cell
                .houses()
                .iter()
                .any(|house| (live.cells_of(it.digit) & house.cells()).len() == 1)
    };
    live.iter().filter(|it| state.digit(it.cell).is_none()).filter(is_last).collect()
}

/// The singles after all easy eliminations: each is found, unless one elimination is enough.
#[test]
fn complex_singles_are_all_that_easy_eliminations_leave() {
    let mut total = 0;
    for state in states::without_singles().step_by(3) {
        let start = *state.all_candidates();
        let mut live = start;
        loop {
            let before = live;
            easy(&before).into_iter().for_each(|gone| live -= gone);
            if live == before {
                break;
            }
        }
        let last = last_ones(state, &live);
        let steps = t::COMPLEX_SINGLE.all_steps(state, &ergodoku_engine::Profile::default());
        let found: BTreeSet<Candidate> =
            steps.iter().filter_map(|it| it.conclusion.placed()).collect();
        assert!(found.is_subset(&last), "{state:?}: {:?}", found.difference(&last));
        let by_one = easy(&start).into_iter().flat_map(|gone| last_ones(state, &(start - gone)));
        let by_one: BTreeSet<Candidate> = by_one.collect();
        for it in last.difference(&found) {
            assert!(by_one.contains(it), "{it} in {}", ergodoku_core::text::write_library(state));
        }
        total += found.len();
    }
    assert!(total >= 20, "{total}");
}
