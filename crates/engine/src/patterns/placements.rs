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
        for &[second, third] in &SHARED_OUT[first] {
            let (between, below) = (middle[usize::from(second)], bottom[usize::from(third)]);
            if !between.is_empty() && !below.is_empty() {
                used |= above | between | below;
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

/// For each triple the eight pairs of triples that share out the other columns.
static SHARED_OUT: [[[u8; 2]; 8]; 27] = {
    let mut pairs = [[[0; 2]; 8]; 27];
    let mut first = 0;
    while first < 27 {
        let mut way = 0;
        while way < 8 {
            // In each stack one of the two columns left, and the other.
            let mut stack = 0;
            while stack < 3 {
                let power = POWERS[stack];
                let column = first / power % 3;
                let (one, other) = ((column + 1) % 3, (column + 2) % 3);
                let turned = way >> stack & 1 == 1;
                let (second, third) = if turned { (other, one) } else { (one, other) };
                pairs[first][way][0] += (second * power) as u8;
                pairs[first][way][1] += (third * power) as u8;
                stack += 1;
            }
            way += 1;
        }
        first += 1;
    }
    pairs
};

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
