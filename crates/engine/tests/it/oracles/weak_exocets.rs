//! Weak exocets: the base cells and three targets, filled in all ways.

use std::collections::BTreeSet;

use ergodoku_core::{Candidate, CandidateSet, Cell, DigitSet, State};
use ergodoku_engine::techniques as t;

use crate::oracles::exocets::{Grid, band, with_example};
use crate::oracles::judge::{choose, gone, judge};
use crate::oracles::states;

impl Grid<'_> {
    /// What the weak exocets of the base cells of a line without the third of a part eliminate.
    fn weak_of(&self, line: usize, third: usize) -> Vec<CandidateSet> {
        let state = self.state;
        let part = third / 3;
        let base: Vec<Cell> = (3 * part..3 * part + 3)
            .filter(|it| *it != third)
            .map(|it| self.at(line, it))
            .collect();
        let digits = base.iter().fold(DigitSet::EMPTY, |all, it| all | state.candidates(*it));
        let is_open = |cell: &Cell| state.digit(*cell).is_none();
        let mut all = Vec::new();
        if !base.iter().all(is_open) || !(3..=4).contains(&digits.len()) {
            return all;
        }
        // Cells of the band beside the line that can hold a base digit, by column.
        let column = |across: usize| -> Vec<Cell> {
            let cells = band(line).filter(|it| *it != line).map(|it| self.at(it, across));
            cells.filter(|it| self.holds(*it, digits)).collect()
        };
        let in_part = |it: usize| 3 * it..3 * it + 3;
        let [first, second] = [[1, 2], [0, 2], [0, 1]][part];
        for (one, other) in in_part(first).flat_map(|one| in_part(second).map(move |it| (one, it)))
        {
            let counts = [column(one).len(), column(other).len()];
            let targets = [column(one), column(other)].concat();
            let is_weak = counts.contains(&1) && counts.contains(&2) && targets.iter().all(is_open);
            if is_weak && digits.iter().all(|it| self.is_bound(line, [third, one, other], it)) {
                let cells: Vec<Cell> = base.iter().chain(&targets).copied().collect();
                let mut possible = CandidateSet::EMPTY;
                let mut take = |held: &[Candidate]| {
                    let (of_base, of_targets) = held.split_at(2);
                    let has = |it: &Candidate| of_targets.iter().any(|at| at.digit == it.digit);
                    if of_base.iter().all(has) {
                        possible |= held.iter().copied().collect::<CandidateSet>();
                    }
                };
                // All three targets, or two: nothing is asked of the one that is free.
                for of in [2, 3].into_iter().flat_map(|it| choose(&targets, it)) {
                    let cells: Vec<Cell> = base.iter().chain(&of).copied().collect();
                    fill(state, &cells, &mut Vec::new(), &mut take);
                }
                let of_cell = |it: &Cell| CandidateSet::in_cell(*it, state.candidates(*it));
                let candidates =
                    cells.iter().map(of_cell).fold(CandidateSet::EMPTY, |all, it| all | it);
                all.push(candidates - possible);
            }
        }
        all
    }
}

/// Visits all ways to fill cells so that no two that see each other are alike.
fn fill(
    state: &State,
    cells: &[Cell],
    held: &mut Vec<Candidate>,
    visit: &mut dyn FnMut(&[Candidate]),
) {
    let Some((&cell, rest)) = cells.split_first() else { return visit(held) };
    for digit in state.candidates(cell).iter() {
        if !held.iter().any(|it| it.digit == digit && it.cell.sees(cell)) {
            held.push(Candidate::new(cell, digit));
            fill(state, rest, held, visit);
            held.pop();
        }
    }
}

/// What is possible in no way that has both base digits in targets.
fn weak_exocets(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for grid in [true, false].map(|is_row| Grid { state, is_row }) {
        for (line, third) in (0..81).map(|it| (it / 9, it % 9)) {
            all.extend(grid.weak_of(line, third));
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn weak_exocets_are_all_candidates_that_leave_the_base_digits_no_two_of_three_targets() {
    judge(&t::WEAK_EXOCET, states::all(), 5, gone, weak_exocets);
    judge(&t::WEAK_EXOCET, &with_example(&t::WEAK_EXOCET, 40), 20, gone, weak_exocets);
}
