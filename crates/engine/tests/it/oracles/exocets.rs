//! Exocets: base cells, targets and cross lines in all ways, each condition by itself.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, State};
use ergodoku_engine::techniques as t;

use crate::oracles::judge::{gone, judge, left};
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

    /// What exocets eliminate whose base cells are those of a line in a part without the third.
    fn exocets(&self, line: usize, part: usize, third: usize, all: &mut BTreeSet<CandidateSet>) {
        let state = self.state;
        let base: CellSet = (3 * part..3 * part + 3)
            .filter(|it| *it != 3 * part + third)
            .map(|it| self.at(line, it))
            .collect();
        let digits = base.iter().fold(DigitSet::EMPTY, |all, it| all | state.candidates(it));
        if !base.is_subset(state.unsolved()) || !(3..=4).contains(&digits.len()) {
            return;
        }
        let [first, second] = [[1, 2], [0, 2], [0, 1]][part];
        for (one, one_across) in self.targets(line, first, digits) {
            for (other, other_across) in self.targets(line, second, digits) {
                let cross = [3 * part + third, one_across, other_across];
                if digits.iter().all(|it| self.is_bound(line, cross, it)) {
                    let held = state.candidates(one) | state.candidates(other);
                    let targets = [one, other].into_iter().collect();
                    let in_targets = left(state, targets, DigitSet::ALL - digits);
                    all.insert(in_targets | left(state, base, DigitSet::ALL - held));
                }
            }
        }
    }
}

/// The lines of a line's band.
fn band(line: usize) -> std::ops::Range<usize> {
    line / 3 * 3..line / 3 * 3 + 3
}

fn exocets(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for grid in [true, false].map(|is_row| Grid { state, is_row }) {
        for line in 0..9 {
            (0..9).for_each(|it| grid.exocets(line, it / 3, it % 3, &mut all));
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn exocets_are_all_bases_whose_digits_are_bound_to_two_targets() {
    judge(&t::EXOCET, states::all(), 5, gone, exocets);
}
