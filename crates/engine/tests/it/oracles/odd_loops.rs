//! Odd loops of two digits, and of one, by walking along all of them.

use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, State,
};
use ergodoku_engine::{Profile, Technique, techniques as t};

use crate::oracles::judge::{choose, left};
use crate::oracles::states;

/// The most cells of a loop here, and the most guardians.
const LONGEST: usize = 7;
const MOST: usize = 4;

/// The guardians of the loops that go on from these cells, each seeing the next, all with two digits.
fn of_two(state: &State, digits: DigitSet, path: &mut Vec<Cell>, all: &mut Vec<CandidateSet>) {
    let (first, last) = (path[0], path[path.len() - 1]);
    let cells: CellSet = path.iter().copied().collect();
    let guardians = left(state, cells, DigitSet::ALL - digits);
    if guardians.len() > MOST {
        return;
    }
    if path.len() % 2 == 1 && path.len() > 3 && last.sees(first) && !has_triangle(path) {
        all.push(guardians);
    }
    if path.len() < LONGEST {
        let next = last.peers().iter().filter(|it| digits.is_subset(state.candidates(*it)));
        for next in next.filter(|it| *it > first && !cells.contains(*it)).collect::<Vec<_>>() {
            path.push(next);
            of_two(state, digits, path, all);
            path.pop();
        }
    }
}

/// Whether three of the cells all see each other: other techniques see to those.
fn has_triangle(path: &[Cell]) -> bool {
    choose(path, 3).iter().any(|it| it[0].sees(it[1]) && it[1].sees(it[2]) && it[0].sees(it[2]))
}

/// The guardians of the loops of houses that go on from these cells.
fn of_one(
    state: &State,
    digit: Digit,
    path: &mut Vec<Cell>,
    houses: &mut Vec<House>,
    guardians: CellSet,
    all: &mut Vec<CandidateSet>,
) {
    let (first, last) = (path[0], path[path.len() - 1]);
    let cells: CellSet = path.iter().copied().collect();
    for house in last.houses() {
        if houses.contains(&house) {
            continue;
        }
        let places = state.places(digit) & house.cells();
        for next in places.without(last).iter() {
            let guardians = guardians | places.without(last).without(next);
            if guardians.len() > MOST || !guardians.is_disjoint(cells.with(next)) {
                continue;
            }
            if next == first && path.len() % 2 == 1 && path.len() > 3 {
                all.push(CandidateSet::of(digit, guardians));
            }
            if next > first && !cells.contains(next) && path.len() < LONGEST {
                path.push(next);
                houses.push(house);
                of_one(state, digit, path, houses, guardians, all);
                houses.pop();
                path.pop();
            }
        }
    }
}

fn loops_of_two(state: &State) -> Vec<CandidateSet> {
    let mut all = Vec::new();
    for digits in choose(&Digit::ALL, 2) {
        let digits: DigitSet = digits.into_iter().collect();
        for cell in Cell::all().filter(|it| digits.is_subset(state.candidates(*it))) {
            of_two(state, digits, &mut vec![cell], &mut all);
        }
    }
    all
}

fn loops_of_one(state: &State) -> Vec<CandidateSet> {
    let mut all = Vec::new();
    for digit in Digit::ALL {
        for cell in state.places(digit).iter() {
            let start = &mut vec![cell];
            of_one(state, digit, start, &mut Vec::new(), CellSet::EMPTY, &mut all);
        }
    }
    all
}

/// All that guardians of a loop rule out is ruled out by a step. That all steps are true, their proofs show.
fn compare(
    technique: &'static Technique,
    states: impl Iterator<Item = &'static State>,
    least: usize,
    loops: fn(&State) -> Vec<CandidateSet>,
) {
    let mut total = 0;
    for state in states {
        let steps = technique.all_steps(state, &Profile::default());
        let mut gone = CandidateSet::EMPTY;
        for step in &steps {
            gone |= match step.conclusion {
                Conclusion::Place(it) => it.peers(),
                Conclusion::Eliminate(eliminated) => eliminated,
            };
        }
        for guardians in loops(state) {
            let excludes = |it: &Candidate| guardians.iter().all(|one| one.peers().contains(*it));
            let excluded: CandidateSet = state.all_candidates().iter().filter(excludes).collect();
            assert!(excluded.is_subset(&gone), "{}: {guardians} {state:?}", technique.name);
            total += usize::from(!excluded.is_empty());
        }
    }
    assert!(total >= least, "{}: only {total}", technique.name);
}

#[test]
fn bivalue_oddagons_are_all_odd_loops_of_two_digits() {
    compare(&t::BIVALUE_ODDAGON, states::one_in(2), 10, loops_of_two);
}

#[test]
fn broken_wings_are_all_odd_loops_of_houses() {
    compare(&t::BROKEN_WING, states::one_in(4), 10, loops_of_one);
}
