//! Death Blossoms: on cells, on digits in houses, on the guardians of rectangles.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, State};
use ergodoku_engine::techniques as t;

use crate::oracles::almost_locked::Network;
use crate::oracles::judge::{digits_of, gone, judge, left, subsets};
use crate::oracles::states;
use crate::oracles::uniqueness::{has_one_solution, with_guardians};

/// A stem with three candidates or more, and for each a set that the stem is not in, whose places for it the
/// stem all sees; one set may serve for several. What sees all places of another digit in each set goes, if the
/// stem has not that digit.
fn blossoms(state: &State) -> BTreeSet<CandidateSet> {
    let network = Network::of(state);
    let mut all = BTreeSet::new();
    for stem in Cell::all().filter(|&it| state.candidates(it).len() >= 3) {
        let digits: Vec<Digit> = state.candidates(stem).iter().collect();
        let beds: Vec<Vec<usize>> = digits
            .iter()
            .map(|digit| {
                let loses =
                    |set: &usize| network.seen[*set][digit.index()].cells_of(*digit).contains(stem);
                (0..network.sets.len()).filter(loses).collect()
            })
            .collect();
        let others = left(state, CellSet::ALL, DigitSet::ALL - state.candidates(stem));
        grow(&network, (&digits, &beds), &mut Vec::new(), CellSet::only(stem), others, &mut all);
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

fn grow(
    network: &Network<'_>,
    (digits, beds): (&[Digit], &[Vec<usize>]),
    petals: &mut Vec<usize>,
    taken: CellSet,
    gone: CandidateSet,
    all: &mut BTreeSet<CandidateSet>,
) {
    if gone.is_empty() {
        return;
    }
    let Some(bed) = beds.get(petals.len()) else {
        all.insert(gone);
        return;
    };
    for &petal in bed {
        let set = network.sets[petal];
        if petals.contains(&petal) || set.cells.is_disjoint(taken) {
            let without = set.digits.without(digits[petals.len()]);
            let seen = set.seen(network.state, without);
            petals.push(petal);
            grow(network, (digits, beds), petals, taken | set.cells, gone & seen, all);
            petals.pop();
        }
    }
}

/// The same for any stem: candidates of which one is true, and sets of at most so many cells.
fn blossoms_on(
    state: &State,
    stems: Vec<(CandidateSet, CellSet)>,
    most: usize,
) -> BTreeSet<CandidateSet> {
    let network = Network::of(state);
    let mut all = BTreeSet::new();
    for (stem, taken) in stems {
        let digits: Vec<Digit> = stem.iter().map(|it| it.digit).collect();
        let bed = |it: Candidate| {
            let loses = |set: &usize| {
                let seen = &network.seen[*set][it.digit.index()];
                network.sets[*set].cells.len() <= most && seen.cells_of(it.digit).contains(it.cell)
            };
            (0..network.sets.len()).filter(loses).collect()
        };
        let beds: Vec<Vec<usize>> = stem.iter().map(bed).collect();
        grow(&network, (&digits, &beds), &mut Vec::new(), taken, *state.all_candidates(), &mut all);
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

/// The places of a digit in a house, three to five.
fn house_stems(state: &State) -> Vec<(CandidateSet, CellSet)> {
    let mut stems = Vec::new();
    for house in House::all() {
        for digit in Digit::ALL {
            let places = state.places(digit) & house.cells();
            if (3..=5).contains(&places.len()) {
                stems.push((CandidateSet::of(digit, places), places));
            }
        }
    }
    stems
}

/// The guardians of unique rectangles, two to five.
fn rectangle_stems(state: &State) -> Vec<(CandidateSet, CellSet)> {
    let stems = with_guardians(state).into_iter().map(|(cells, guardians)| (guardians, cells));
    stems.filter(|it| (2..=5).contains(&it.0.len())).collect()
}

#[test]
fn blossoms_over_houses_are_all_digits_with_a_petal_for_each_place() {
    let of = |state: &State, most| blossoms_on(state, house_stems(state), most);
    let few = || states::with_up_to(100).step_by(8);
    judge(&t::DEATH_BLOSSOM_HOUSE, few(), 20, gone, |state| of(state, 9));
    judge(&t::MULTI_BRANCH_W_WING, few(), 5, gone, |state| of(state, 1));
}

#[test]
fn blossoms_over_rectangles_are_all_guardians_with_a_petal_each() {
    let of = |state: &State, most| match has_one_solution(state) {
        true => blossoms_on(state, rectangle_stems(state), most),
        false => BTreeSet::new(),
    };
    let few = || states::with_up_to(120).step_by(4);
    judge(&t::DEATH_BLOSSOM_RECTANGLE, few(), 5, gone, |state| of(state, 9));
    judge(&t::UNIQUE_RECTANGLE_WING, few(), 2, gone, |state| of(state, 1));
}

#[test]
fn death_blossoms_are_all_stems_with_a_petal_for_each_candidate() {
    judge(&t::DEATH_BLOSSOM, states::with_up_to(100).step_by(8), 20, gone, blossoms);
}

/// Two to four cells of a house with two or three digits more than cells, and of these digits all choices of one more than that:
/// each with its places in the cells.
fn set_stems(state: &State) -> Vec<(Vec<(Digit, CellSet)>, CellSet)> {
    let mut stems = Vec::new();
    for house in House::all() {
        let open = house.cells().iter().filter(|cell| state.candidates(*cell).len() > 1);
        for cells in subsets(open.collect()).into_iter().filter(|it| (2..=4).contains(&it.len())) {
            let digits = digits_of(state, cells);
            let surplus = digits.len() - cells.len().min(digits.len());
            if !(2..=3).contains(&surplus) {
                continue;
            }
            let choices = (0..512).map(DigitSet::from_bits);
            for chosen in choices.filter(|it| it.is_subset(digits) && it.len() == surplus + 1) {
                let places = chosen.iter().map(|digit| (digit, cells & state.places(digit)));
                stems.push((places.collect(), cells));
            }
        }
    }
    stems
}

fn blossoms_on_sets(state: &State) -> BTreeSet<CandidateSet> {
    let network = Network::of(state);
    let mut all = BTreeSet::new();
    for (branches, taken) in set_stems(state) {
        let bed = |(digit, places): &(Digit, CellSet)| {
            let loses = |set: &usize| {
                let seen = network.seen[*set][digit.index()].cells_of(*digit);
                places.is_subset(seen)
            };
            (0..network.sets.len()).filter(loses).collect()
        };
        let digits: Vec<Digit> = branches.iter().map(|it| it.0).collect();
        let beds: Vec<Vec<usize>> = branches.iter().map(bed).collect();
        grow(&network, (&digits, &beds), &mut Vec::new(), taken, *state.all_candidates(), &mut all);
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn blossoms_over_sets_are_all_cells_with_petals_for_one_digit_more_than_they_may_lack() {
    let few = || states::with_up_to(70).step_by(8);
    judge(&t::DEATH_BLOSSOM_SET, few(), 10, gone, blossoms_on_sets);
}
