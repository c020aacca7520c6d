//! Reverse graves, row by row.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, State};
use ergodoku_engine::techniques as t;

use crate::oracles::deadly::by_guardians;
use crate::oracles::judge::{choose, gone, judge, left};
use crate::oracles::states;
use crate::oracles::uniqueness::has_one_solution;

/// Two digits, and cells that would hold each of them.
struct Pair<'a> {
    state: &'a State,
    digits: [Digit; 2],
    found: Vec<[CellSet; 2]>,
}

impl Pair<'_> {
    /// A cell that holds one of the digits or can hold it.
    fn may_hold(&self, cell: Cell, side: usize) -> bool {
        match self.state.digit(cell) {
            Some(digit) => digit == self.digits[side],
            None => self.state.candidates(cell).contains(self.digits[side]),
        }
    }

    fn guardians(&self, cells: CellSet) -> CandidateSet {
        left(self.state, cells, DigitSet::ALL - self.digits.into_iter().collect())
    }

    /// The givens of a row that hold one of the digits.
    fn givens(&self, row: usize) -> CellSet {
        let is_one = |it: &Cell| self.state.digit(*it).is_some_and(|it| self.digits.contains(&it));
        (self.state.givens() & House::row(row).cells()).iter().filter(is_one).collect()
    }

    /// Chooses one cell of a row for each digit, or none if it has no given of them, and goes on to the next row.
    fn fill(&mut self, row: usize, sides: [CellSet; 2]) {
        let guardians = self.guardians(sides[0] | sides[1]);
        if guardians.cells().len() > 2 && guardians.digits().len() > 1 {
            return;
        }
        let is_paired = |house: House| {
            sides[0].is_disjoint(house.cells()) == sides[1].is_disjoint(house.cells())
        };
        let boxes_above = row / 3 * 3;
        if !(0..boxes_above).map(House::box_).all(is_paired) {
            return;
        }
        if row == 9 {
            if (0..9).map(House::column).all(is_paired) {
                self.found.push(sides);
            }
            return;
        }
        let givens = self.givens(row);
        if givens.is_empty() {
            self.fill(row + 1, sides);
        }
        let cells = |side| {
            House::row(row)
                .cells()
                .iter()
                .filter(|it| self.may_hold(*it, side))
                .collect::<CellSet>()
        };
        let (first, second) = (cells(0), cells(1));
        for one in first.iter() {
            for other in second.iter() {
                let is_new = |side: CellSet, cell: Cell| side.iter().all(|it| !it.sees(cell));
                let has_givens = givens.is_subset(CellSet::only(one).with(other));
                if one != other && has_givens && is_new(sides[0], one) && is_new(sides[1], other) {
                    self.fill(row + 1, [sides[0].with(one), sides[1].with(other)]);
                }
            }
        }
    }
}

fn reverse_graves(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    if !has_one_solution(state) {
        return all;
    }
    for digits in choose(&Digit::ALL, 2) {
        let mut pair = Pair { state, digits: [digits[0], digits[1]], found: Vec::new() };
        pair.fill(0, [CellSet::EMPTY; 2]);
        let sets: Vec<CellSet> = pair.found.iter().map(|it| it[0] | it[1]).collect();
        for cells in &sets {
            let guardians = pair.guardians(*cells);
            let has_less = sets.iter().any(|it| it != cells && it.is_subset(*cells));
            if has_less || cells.is_empty() || cells.len() == 18 || guardians.is_empty() {
                continue;
            }
            by_guardians(state, &guardians, &mut all);
            let guarded = guardians.cells();
            if guarded.len() != 2 {
                continue;
            }
            for (bound, other) in [(digits[0], digits[1]), (digits[1], digits[0])] {
                let has_only_these = |house: House| state.places(bound) & house.cells() == guarded;
                if House::all().any(has_only_these) {
                    all.insert(left(state, guarded, DigitSet::only(other)));
                }
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn reverse_graves_are_all_smallest_sets_of_cells_with_the_givens_of_two_digits() {
    let with_placed = states::WITH_PLACED.iter().step_by(24);
    judge(&t::REVERSE_BUG, states::one_in(6).chain(with_placed), 5, gone, reverse_graves);
}
