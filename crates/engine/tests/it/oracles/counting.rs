//! Sets of cells by counting: 3-D Sue de Coq, subset counting.

use std::collections::BTreeSet;

use ergodoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, State};
use ergodoku_engine::techniques as t;

use crate::oracles::judge::{choose, digits_of, gone, judge, subsets};
use crate::oracles::states;

/// Cells of a row and a column, and cells of the box where they cross, with as many digits as cells: those of the row's
/// cells outside the box are in no other part of the column and the box, and the other way round. Neither one house nor
/// the box with one line is enough.
fn sue_de_coqs_of_three(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    for crossing in Cell::all() {
        let [row, column, block] = [crossing.row(), crossing.column(), crossing.box_()];
        let rest = |line: House| subsets((line.cells() - block.cells()) & state.unsolved());
        let digits = |cells| digits_of(state, cells);
        let is_rich = |cells: &CellSet| digits(*cells).len() > cells.len();
        for in_row in rest(row).into_iter().filter(is_rich) {
            for in_column in rest(column).into_iter().filter(is_rich) {
                let [of_row, of_column] = [in_row, in_column].map(digits);
                if !of_row.is_disjoint(of_column) {
                    continue;
                }
                let fits = |cell: &Cell| {
                    let here = state.candidates(*cell);
                    (row.cells().contains(*cell) || here.is_disjoint(of_row))
                        && (column.cells().contains(*cell) || here.is_disjoint(of_column))
                };
                let may_be = (block.cells() & state.unsolved()).iter().filter(fits).collect();
                for in_box in subsets(may_be) {
                    let cells = in_row | in_column | in_box;
                    let of_box = digits(in_box) - of_row - of_column;
                    let room = |lines: DigitSet| {
                        let has = |it: &Cell| state.candidates(*it).is_subset(of_box | lines);
                        in_box.iter().filter(has).count()
                    };
                    let is_enough = room(DigitSet::EMPTY) >= of_box.len()
                        || room(of_row) + in_row.len() >= (of_row | of_box).len()
                        || room(of_column) + in_column.len() >= (of_column | of_box).len();
                    if digits(cells).len() == cells.len() && !is_enough {
                        all.insert(around(state, cells, [row, column, block]));
                    }
                }
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

/// The candidates outside some cells, in one of these houses, of which all places in the cells are in this house too.
fn around(state: &State, cells: CellSet, houses: [House; 3]) -> CandidateSet {
    let mut all = CandidateSet::EMPTY;
    for digit in digits_of(state, cells).iter() {
        let places = state.places(digit);
        for house in houses.iter().filter(|it| (places & cells).is_subset(it.cells())) {
            all |= CandidateSet::of(digit, (places & house.cells()) - cells);
        }
    }
    all
}

#[test]
fn three_dimensional_sue_de_coqs_are_all_cells_whose_digits_three_houses_use_up() {
    let few = states::with_up_to(150);
    judge(&t::THREE_DIMENSIONAL_SUE_DE_COQ, few, 15, gone, sue_de_coqs_of_three);
}

/// How many houses cover some cells at least.
fn fewest_covers(cells: CellSet) -> usize {
    let Some(first) = cells.first() else { return 0 };
    if cells.len() == 1 {
        return 1;
    }
    // One of the houses of the first cell covers it.
    let houses = [first.row(), first.column(), first.box_()];
    let rest = houses.map(|house| fewest_covers(cells - house.cells()));
    1 + rest.into_iter().min().expect("there are three")
}

/// Some cells that could not be filled if a digit were in another cell that sees enough of its places here.
struct Filling {
    /// The places for the digit in the cells.
    places: CellSet,
    /// How many of the cells the digit must fill, as the others fill no more.
    least: usize,
}

impl Filling {
    fn of(state: &State, cells: CellSet, digit: Digit) -> Filling {
        let by_other = |it: Digit| fewest_covers(state.places(it) & cells);
        let others = Digit::ALL.into_iter().filter(|it| *it != digit).map(by_other).sum();
        Filling { places: state.places(digit) & cells, least: cells.len().saturating_sub(others) }
    }

    /// Whether the cells could not be filled if the digit were in this one.
    fn is_short(&self, cell: Cell) -> bool {
        self.least > 0 && fewest_covers(self.places - cell.peers()) < self.least
    }
}

/// Whether some cells are two almost locked sets that have this digit and a restricted common.
fn is_als_xz(state: &State, cells: CellSet, digit: Digit) -> bool {
    let is_set = |cells: CellSet| {
        digits_of(state, cells).len() == cells.len() + 1
            && House::all().any(|house| cells.is_subset(house.cells()))
    };
    subsets(cells).into_iter().filter(|it| is_set(*it) && is_set(cells - *it)).any(|one| {
        let both = digits_of(state, one) & digits_of(state, cells - one);
        let is_restricted = |it: &Digit| {
            let places = state.places(*it) & cells;
            places.iter().all(|cell| (places - CellSet::only(cell)).is_subset(cell.peers()))
        };
        both.contains(digit) && both.iter().filter(|it| *it != digit).any(|it| is_restricted(&it))
    })
}

/// Up to five cells of two candidates or more each, with fewer digits than cells, and what cannot be beside them: where no part of them is enough.
fn counts(state: &State) -> BTreeSet<CandidateSet> {
    let mut all = BTreeSet::new();
    let digit_sets = (1..512).map(DigitSet::from_bits).filter(|it| (2..5).contains(&it.len()));
    for digits in digit_sets {
        let is_of =
            |it: &Cell| state.candidates(*it).is_subset(digits) && state.candidates(*it).len() > 1;
        let open: Vec<Cell> = state.unsolved().iter().filter(is_of).collect();
        for size in digits.len() + 1..=5 {
            for cells in choose(&open, size) {
                let cells: CellSet = cells.into_iter().collect();
                if digits_of(state, cells) != digits {
                    continue;
                }
                for digit in digits.iter() {
                    let filling = Filling::of(state, cells, digit);
                    let others = state.places(digit) - cells;
                    let short = others.iter().filter(|it| filling.is_short(*it));
                    let mut fallen: CellSet = short.collect();
                    if fallen.is_empty() {
                        continue;
                    }
                    for part in subsets(cells).into_iter().filter(|it| *it != cells) {
                        let by_part = Filling::of(state, part, digit);
                        let short = fallen.iter().filter(|it| by_part.is_short(*it));
                        fallen -= short.collect();
                    }
                    if !fallen.is_empty() && !is_als_xz(state, cells, digit) {
                        all.insert(CandidateSet::of(digit, fallen));
                    }
                }
            }
        }
    }
    all.remove(&CandidateSet::EMPTY);
    all
}

#[test]
fn subset_counts_are_all_cells_that_too_few_digits_would_fill() {
    let few = states::with_up_to(110).step_by(12);
    judge(&t::SUBSET_COUNTING, few, 5, gone, counts);
}
