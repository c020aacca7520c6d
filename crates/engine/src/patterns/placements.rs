//! Which places of a digit a whole placement of it can use: one cell in each row, column and box.

use ergodoku_core::CellSet;
use ergodoku_core::Each as _;

use ergodoku_kernel::matrix::ones;

/// Of the cells where a digit can still be, placed ones included, those that some placement of all
/// nine uses. The rest is false for reasons that lie in this one digit: nothing else can fall by a
/// fish or by any other pattern of a single digit.
///
/// In a band a placement uses three columns, one in each stack. There are 27 such triples, and three
/// of them, one for each band, must share out the nine columns.
pub(crate) fn used_by_placements(possible: CellSet) -> CellSet {
    let bands = [0, 27, 54].each(|first| in_band((possible.bits() >> first) as u32));
    let [top, middle, bottom] = bands.map(|ways| ways.into_iter().fold(0, |all, way| all | way));
    let mut used = [0; 3];
    for first in ones(top) {
        // In each stack the numbers of three different columns come to three, so that the numbers of the
        // triples come to 39: what the third makes of the second turns the order round.
        let thirds_of = |seconds: u32| (u64::from(seconds.reverse_bits()) << 8 >> first) as u32;
        let seconds = middle & APART[first] & thirds_of(bottom);
        used[0] |= u32::from(seconds != 0) << first;
        used[1] |= seconds;
        used[2] |= bottom & thirds_of(seconds);
    }
    let [top, middle, bottom] =
        [0, 1, 2].each(|band| u128::from(cells_in_band(bands[band], used[band])));
    CellSet::from_bits(top | middle << 27 | bottom << 54)
}

/// For each way to share out the rows of a band among the stacks, the triples of columns that it can
/// be placed in.
fn in_band(possible: u32) -> [u32; 6] {
    let places =
        [0, 1, 2].each(|row| [0, 1, 2].each(|stack| possible >> (9 * row + 3 * stack) & 0b111));
    let triples =
        [0, 1, 2].each(|row| [0, 1, 2].each(|stack| WITH[stack][places[row][stack] as usize]));
    WAYS.map(|rows| triples[rows[0]][0] & triples[rows[1]][1] & triples[rows[2]][2])
}

/// The cells of a band that placements in some triples of columns use.
fn cells_in_band(ways: [u32; 6], used: u32) -> u32 {
    let mut triples = [[0; 3]; 3];
    for (rows, way) in WAYS.into_iter().zip(ways) {
        for (stack, row) in rows.into_iter().enumerate() {
            triples[row][stack] |= way & used;
        }
    }
    let mut cells = 0;
    for (row, triples) in triples.into_iter().enumerate() {
        for (stack, triples) in triples.into_iter().enumerate() {
            for (column, with) in [1, 2, 4].each(|only| WITH[stack][only]).into_iter().enumerate() {
                cells |= u32::from(triples & with != 0) << (9 * row + 3 * stack + column);
            }
        }
    }
    cells
}

/// As many bits as a band has cells, and as there are triples of columns.
const ALL_27: u32 = (1 << 27) - 1;

/// The column of a triple in a stack.
const fn column_of(triple: usize, stack: usize) -> usize {
    triple / [1, 3, 9][stack] % 3
}

/// The ways to share out the rows of a band among the stacks: the row of each.
const WAYS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// For each stack, the triples whose column in it is among some columns.
static WITH: [[u32; 8]; 3] = {
    let mut with = [[0; 8]; 3];
    let mut index = 0;
    while index < 27 * 8 * 3 {
        let (triple, columns, stack) = (index / 24, index / 3 % 8, index % 3);
        with[stack][columns] |= (columns as u32 >> column_of(triple, stack) & 1) << triple;
        index += 1;
    }
    with
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
    use ergodoku_core::{Cell, House};

    use super::*;

    /// Placement by placement: the cells of those that go on with some cells from a row down.
    fn used_one_by_one(possible: CellSet, chosen: CellSet, row: usize) -> CellSet {
        if row == 9 {
            return chosen;
        }
        let next = (possible & House::row(row).cells()).iter();
        next.fold(CellSet::EMPTY, |used, cell| {
            used | used_one_by_one(possible - cell.peers(), chosen.with(cell), row + 1)
        })
    }

    #[test]
    fn placements_use_what_they_do_one_by_one() {
        let mut chance: u64 = 1;
        for few in 0..400 {
            let is_possible = |_: &Cell| {
                chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                (chance >> 33) % 8 <= 2 + few % 3
            };
            let possible: CellSet = Cell::all().filter(is_possible).collect();
            let expected = used_one_by_one(possible, CellSet::EMPTY, 0);
            assert_eq!(used_by_placements(possible), expected, "{possible}");
        }
    }

    #[test]
    fn an_empty_grid_lets_a_digit_be_anywhere() {
        assert_eq!(used_by_placements(CellSet::ALL), CellSet::ALL);
    }

    #[test]
    fn places_that_a_box_confined_to_a_row_takes_are_unused() {
        // Box 1 has places only in row 1: none is left for the rest of row 1.
        let eliminated: CellSet = "r23c123".parse().unwrap();
        let expected: CellSet = "r1c456789".parse().unwrap();
        assert_eq!(
            CellSet::ALL - eliminated - used_by_placements(CellSet::ALL - eliminated),
            expected
        );
    }

    #[test]
    fn without_a_placement_nothing_is_used() {
        let eliminated: CellSet = "r1c123456789".parse().unwrap();
        assert_eq!(used_by_placements(CellSet::ALL - eliminated), CellSet::EMPTY);
    }
}
