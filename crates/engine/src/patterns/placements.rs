//! Which places of a digit a whole placement of it can use: one cell in each row, column and box.

use ergodoku_core::CellSet;

use super::matrix::ones;

/// Of the cells where a digit can still be, placed ones included, those that some placement of all
/// nine uses. The rest is false for reasons that lie in this one digit: nothing else can fall by a
/// fish or by any other pattern of a single digit.
///
/// In a band a placement uses three columns, one in each stack. There are 27 such triples, and three
/// of them, one for each band, must share out the nine columns.
pub(crate) fn used_by_placements(possible: CellSet) -> CellSet {
    let [top, middle, bottom] =
        [0, 27, 54].map(|first| in_band((possible.bits() >> first) as u32 & ALL_27));
    let [in_top, in_middle] = [&top, &middle].map(|used| {
        used.iter().enumerate().fold(0, |all, (it, &cells)| all | u32::from(cells != 0) << it)
    });
    let mut used = [0; 3];
    for first in ones(in_top) {
        for second in ones(in_middle & APART[first]) {
            // In each stack the numbers of three different columns come to three.
            let third = 39 - first - second;
            if bottom[third] != 0 {
                used[0] |= top[first];
                used[1] |= middle[second];
                used[2] |= bottom[third];
            }
        }
    }
    let [top, middle, bottom] = used.map(u128::from);
    CellSet::from_bits(top | middle << 27 | bottom << 54)
}

/// For each triple of columns (a digit of its number to base 3 for each stack), the cells of a band
/// that its placements in these columns use.
fn in_band(possible: u32) -> [u32; 27] {
    let mut used = [0; 27];
    for ways in &WAYS {
        for (used, way) in used.iter_mut().zip(ways) {
            *used |= if possible & way == *way { *way } else { 0 };
        }
    }
    used
}

/// As many bits as a band has cells, and as there are triples of columns.
const ALL_27: u32 = (1 << 27) - 1;

/// The column of a triple in a stack.
const fn column_of(triple: usize, stack: usize) -> usize {
    triple / [1, 3, 9][stack] % 3
}

/// For each way to share out the rows of a band among the stacks, and for each triple of columns, the
/// three cells.
static WAYS: [[u32; 27]; 6] = {
    let rows = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut ways = [[0; 27]; 6];
    let mut index = 0;
    while index < 6 * 27 * 3 {
        let (way, triple, stack) = (index / 81, index / 3 % 27, index % 3);
        ways[way][triple] |= 1 << (9 * rows[way][stack] + 3 * stack + column_of(triple, stack));
        index += 1;
    }
    ways
};

/// For each triple the others that have no column with it in common.
static APART: [u32; 27] = {
    let mut apart = [ALL_27; 27];
    let mut index = 0;
    while index < 27 * 27 * 3 {
        let (triple, other, stack) = (index / 81, index / 3 % 27, index % 3);
        if column_of(triple, stack) == column_of(other, stack) {
            apart[triple] &= !(1 << other);
        }
        index += 1;
    }
    apart
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
