//! Which places of a digit a whole placement of it can use: one cell in each row, column and box.

use ergodoku_core::{CellSet, House, HouseKind};

use super::matrix::bits;

/// Of the cells where a digit can still be, placed ones included, those that some placement of all
/// nine uses. The rest is false for reasons that lie in this one digit: nothing else can fall by a
/// fish or by any other pattern of a single digit.
///
/// In a band a placement uses three columns, one in each stack. There are 27 such triples, and three
/// of them, one for each band, must share out the nine columns.
pub(crate) fn used_by_placements(possible: CellSet) -> CellSet {
    let [top, middle, bottom] = [0, 1, 2].map(|band| in_band(possible, band));
    let mut used = CellSet::EMPTY;
    for (first, &above) in top.iter().enumerate().filter(|(_, cells)| !cells.is_empty()) {
        for (second, &between) in middle.iter().enumerate() {
            let Some(third) = remaining(first, second) else { continue };
            if !between.is_empty() && !bottom[third].is_empty() {
                used |= above | between | bottom[third];
            }
        }
    }
    used
}

/// For each triple of columns (a digit of its number to base 3 for each stack), the cells of a band
/// that its placements in these columns use.
fn in_band(possible: CellSet, band: usize) -> [CellSet; 27] {
    let rows = [0, 1, 2].map(|row| House::of(HouseKind::Row, 3 * band + row));
    let places = rows.map(|row| row.positions_of(possible));
    let mut used = [CellSet::EMPTY; 27];
    for stacks in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let in_stack = |row: usize| bits(places[row] >> (3 * stacks[row]) & 0b111);
        for first in in_stack(0) {
            for second in in_stack(1) {
                for third in in_stack(2) {
                    let columns = [first, second, third];
                    let each = || (0..3).map(|row| (row, stacks[row], columns[row]));
                    let triple: usize = each().map(|(_, stack, it)| it * POWERS[stack]).sum();
                    for (row, stack, column) in each() {
                        used[triple].insert(rows[row].cell_at(3 * stack + column));
                    }
                }
            }
        }
    }
    used
}

/// What a stack's column counts for in the number of a triple.
const POWERS: [usize; 3] = [1, 3, 9];

/// The triple that has no column in common with two others, if these have none in common.
fn remaining(first: usize, second: usize) -> Option<usize> {
    let column = |triple: usize, stack: usize| triple / POWERS[stack] % 3;
    let disjoint = (0..3).all(|stack| column(first, stack) != column(second, stack));
    let left = |stack| 3 - column(first, stack) - column(second, stack);
    disjoint.then(|| (0..3).map(|stack| left(stack) * POWERS[stack]).sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_grid_lets_a_digit_be_anywhere() {
        assert_eq!(used_by_placements(CellSet::ALL), CellSet::ALL);
    }

    #[test]
    fn places_that_a_box_confined_to_a_row_takes_are_unused() {
        // Box 1 has places only in row 1: none is left for the rest of row 1.
        let gone: CellSet = "r23c123".parse().unwrap();
        let expected: CellSet = "r1c456789".parse().unwrap();
        assert_eq!(CellSet::ALL - gone - used_by_placements(CellSet::ALL - gone), expected);
    }

    #[test]
    fn without_a_placement_nothing_is_used() {
        let gone: CellSet = "r1c123456789".parse().unwrap();
        assert_eq!(used_by_placements(CellSet::ALL - gone), CellSet::EMPTY);
    }
}
