//! Exocets: base cells, targets and cross lines in all ways, each condition by itself.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, State, text};
use ergodoku_engine::techniques as t;
use ergodoku_search::solve;
use fastrand::Rng;

use crate::oracles::judge::{gone, judge, left, seeing_all};
use crate::oracles::states;

/// A state seen along rows or along columns.
struct Grid<'a> {
    state: &'a State,
    is_row: bool,
}

impl Grid<'_> {
    fn at(&self, along: usize, across: usize) -> Cell {
        if self.is_row { Cell::at(along, across) } else { Cell::at(across, along) }
    }

    /// Whether a cell has or can have one of some digits.
    fn holds(&self, cell: Cell, digits: DigitSet) -> bool {
        match self.state.digit(cell) {
            Some(digit) => digits.contains(digit),
            None => !(self.state.candidates(cell) & digits).is_empty(),
        }
    }

    /// The targets in a part of the band of a line: open, and beside a cell that cannot hold a base digit.
    fn targets(&self, line: usize, part: usize, digits: DigitSet) -> Vec<(Cell, usize)> {
        let mut all = Vec::new();
        for across in 3 * part..3 * part + 3 {
            for along in band(line).filter(|it| *it != line) {
                let cell = self.at(along, across);
                let beside = band(line).filter(|it| *it != along && *it != line);
                let is_alone =
                    beside.into_iter().all(|it| !self.holds(self.at(it, across), digits));
                if self.state.digit(cell).is_none() && self.holds(cell, digits) && is_alone {
                    all.push((cell, across));
                }
            }
        }
        all
    }

    /// Whether the cross lines have too little room for a digit outside the band.
    fn is_bound(&self, line: usize, cross: [usize; 3], digit: Digit) -> bool {
        let placed =
            |across: usize| (0..9).find(|it| self.state.digit(self.at(*it, across)) == Some(digit));
        let open = cross.iter().filter(|it| placed(**it).is_none()).count();
        let in_band = cross
            .iter()
            .any(|it| placed(*it).is_some_and(|along| band(line).any(|it| it == along)));
        let has = |along: usize, across: usize| {
            self.state.candidates(self.at(along, across)).contains(digit)
        };
        let outside = (0..9).filter(|along| band(line).all(|it| it != *along));
        !in_band && outside.filter(|along| cross.iter().any(|it| has(*along, *it))).count() < open
    }

    /// The exocets whose base cells are those of a line in a part without the third.
    fn exocets(&self, line: usize, part: usize, third: usize) -> Vec<Found> {
        let state = self.state;
        let base: CellSet = (3 * part..3 * part + 3)
            .filter(|it| *it != 3 * part + third)
            .map(|it| self.at(line, it))
            .collect();
        let digits = base.iter().fold(DigitSet::EMPTY, |all, it| all | state.candidates(it));
        let mut all = Vec::new();
        if !base.is_subset(state.unsolved()) || !(3..=4).contains(&digits.len()) {
            return all;
        }
        let [first, second] = [[1, 2], [0, 2], [0, 1]][part];
        for (one, one_across) in self.targets(line, first, digits) {
            for (other, other_across) in self.targets(line, second, digits) {
                let mut cross = [3 * part + third, one_across, other_across];
                if digits.iter().all(|it| self.is_bound(line, cross, it)) {
                    cross.sort_unstable();
                    let targets = [one, other].into_iter().collect();
                    all.push(Found { line, base, targets, cross, digits });
                }
            }
        }
        all
    }

    fn all(&self) -> Vec<Found> {
        let of_line = |line| (0..9).flat_map(move |it| self.exocets(line, it / 3, it % 3));
        (0..9).flat_map(of_line).collect()
    }

    /// What two exocets with different bases and the same digits and cross lines eliminate, if it is more than each does.
    fn of_two(&self, one: &Found, other: &Found) -> Option<CandidateSet> {
        let state = self.state;
        let is_like = one.digits == other.digits && one.cross == other.cross;
        let targets = one.targets | other.targets;
        let bases = one.base | other.base;
        if band(one.line) != band(other.line) || !is_like || one.digits.len() != 4 {
            return None;
        }
        // Where they share a target, both bases may have a digit.
        if targets.len() != 4 || bases.len() != 4 || one.line == other.line {
            return None;
        }
        let by_each = one.gone(state) | other.gone(state);
        let mut gone = by_each;
        for digit in one.digits.iter() {
            let only = DigitSet::only(digit);
            for cells in [bases, targets] {
                let places = cells & state.places(digit);
                if !places.is_empty() {
                    gone |= left(state, seeing_all(places), only);
                }
            }
            for along in (0..9).filter(|it| band(one.line).all(|line| line != *it)) {
                let is_cross = |it: &usize| one.cross.contains(it);
                let at = |across: usize| self.at(along, across);
                let has = |it: &usize| state.candidates(at(*it)).contains(digit);
                if (0..9).any(|it| is_cross(&it) && has(&it)) {
                    let rest = (0..9).filter(|it| !is_cross(it)).map(at).collect();
                    gone |= left(state, rest, only);
                }
            }
        }
        (gone != by_each).then_some(gone)
    }
}

/// An exocet.
struct Found {
    line: usize,
    base: CellSet,
    targets: CellSet,
    /// The cross lines, in order.
    cross: [usize; 3],
    digits: DigitSet,
}

impl Found {
    fn gone(&self, state: &State) -> CandidateSet {
        let held = self.targets.iter().fold(DigitSet::EMPTY, |all, it| all | state.candidates(it));
        left(state, self.targets, DigitSet::ALL - self.digits)
            | left(state, self.base, DigitSet::ALL - held)
    }
}

/// The lines of a line's band.
fn band(line: usize) -> std::ops::Range<usize> {
    line / 3 * 3..line / 3 * 3 + 3
}

fn exocets(state: &State) -> BTreeSet<CandidateSet> {
    let grids = [true, false].map(|is_row| Grid { state, is_row });
    let found = grids.iter().flat_map(Grid::all);
    let mut all: BTreeSet<CandidateSet> = found.map(|it| it.gone(state)).collect();
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn exocets_are_all_bases_whose_digits_are_bound_to_two_targets() {
    judge(&t::EXOCET, states::all(), 5, gone, exocets);
}

fn double_exocets(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for grid in [true, false].map(|is_row| Grid { state, is_row }) {
        let found = grid.all();
        for (at, one) in found.iter().enumerate() {
            all.extend(found[at + 1..].iter().filter_map(|other| grid.of_two(one, other)));
        }
    }
    all
}

/// The example, and what is left of it as wrong candidates go.
fn with_double_exocets() -> Vec<State> {
    let example = text::parse_one(t::DOUBLE_EXOCET.example.state).expect("a state");
    let start = State::new(&example.puzzle).expect("a state");
    let solution = solve(&start).expect("a solution");
    let mut rng = Rng::with_seed(4);
    let fewer = |percent: u32| {
        let wrong = start.all_candidates().iter().filter(|it| !solution.holds(*it));
        let gone: CandidateSet = wrong.filter(|_| rng.u32(..100) < percent).collect();
        let mut puzzle = start.to_puzzle();
        puzzle.remove(gone);
        State::new(&puzzle).expect("no digit stands twice")
    };
    (0..40).map(|it| it / 4).map(fewer).collect()
}

#[test]
fn double_exocets_are_all_two_whose_bases_hold_different_digits() {
    judge(&t::DOUBLE_EXOCET, states::all(), 1, gone, double_exocets);
    judge(&t::DOUBLE_EXOCET, &with_double_exocets(), 20, gone, double_exocets);
}
