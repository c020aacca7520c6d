//! Firework triples and quads, from all rows, columns and digits.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, State};
use ergodoku_engine::techniques as t;

use crate::oracles::judge::{choose, gone, judge, left};
use crate::oracles::states;

/// Whether in the row and the column of a cell a digit has places only in the box and in the wings, and none is filled.
fn has_only(state: &State, cell: Cell, wings: CellSet, digit: Digit) -> bool {
    let lines = cell.row().cells() | cell.column().cells();
    let allowed = cell.box_().cells() | wings;
    (state.places(digit) & lines).is_subset(allowed) && (state.placed(digit) & lines).is_empty()
}

/// The candidates that can go: in the cells all others, in the box what is in neither line.
fn falls(state: &State, cells: CellSet, parts: &[(Cell, DigitSet)]) -> CandidateSet {
    let digits = parts.iter().fold(DigitSet::EMPTY, |all, it| all | it.1);
    let mut all = CandidateSet::EMPTY;
    for (cell, own) in parts {
        // A digit of the other crossing is no other candidate in a wing, but it is in this cell.
        let other = left(state, CellSet::only(*cell), DigitSet::ALL - *own);
        let lines = cell.row().cells() | cell.column().cells();
        all = all | other | left(state, cell.box_().cells() - lines, *own);
    }
    let crossings: CellSet = parts.iter().map(|it| it.0).collect();
    all | left(state, cells - crossings, DigitSet::ALL - digits)
}

fn wings_of(state: &State, cell: Cell) -> Vec<[Cell; 2]> {
    let outside = |it: &Cell| it.box_() != cell.box_() && state.unsolved().contains(*it);
    let row: Vec<Cell> = cell.row().cells().iter().filter(outside).collect();
    let column: Vec<Cell> = cell.column().cells().iter().filter(outside).collect();
    row.iter().flat_map(|&one| column.iter().map(move |&other| [one, other])).collect()
}

fn digits_at(state: &State, cell: Cell, wings: [Cell; 2]) -> Vec<Digit> {
    let wings: CellSet = wings.into_iter().collect();
    Digit::ALL.into_iter().filter(|&it| has_only(state, cell, wings, it)).collect()
}

fn triples(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for cell in state.unsolved().iter() {
        for wings in wings_of(state, cell) {
            for digits in choose(&digits_at(state, cell, wings), 3) {
                let cells = CellSet::only(cell).with(wings[0]).with(wings[1]);
                all.insert(falls(state, cells, &[(cell, digits.into_iter().collect())]));
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

fn quads(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for cell in state.unsolved().iter() {
        for wings in wings_of(state, cell) {
            let opposite = Cell::at(wings[1].row().number(), wings[0].column().number());
            if opposite.box_() == wings[0].box_()
                || opposite.box_() == wings[1].box_()
                || !state.unsolved().contains(opposite)
            {
                continue;
            }
            for one in choose(&digits_at(state, cell, wings), 2) {
                for other in choose(&digits_at(state, opposite, wings), 2) {
                    let parts: [(Cell, DigitSet); 2] = [
                        (cell, one.iter().copied().collect()),
                        (opposite, other.into_iter().collect()),
                    ];
                    if (parts[0].1 & parts[1].1).is_empty() {
                        let cells: CellSet =
                            [cell, opposite, wings[0], wings[1]].into_iter().collect();
                        all.insert(falls(state, cells, &parts));
                    }
                }
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn firework_triples_are_all_crossings_with_three_digits() {
    judge(&t::FIREWORK_TRIPLE, states::all(), 20, gone, triples);
}

#[test]
fn firework_quads_are_all_rectangles_with_two_digits_at_two_corners() {
    judge(&t::FIREWORK_QUAD, states::all(), 5, gone, quads);
}
