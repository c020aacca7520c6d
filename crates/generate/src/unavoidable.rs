//! Unavoidable sets: cells of a solved grid that can be filled in another way while the rest stays the same.
//! A puzzle with this grid as its only solution has a clue in each of them.

use ergodoku_search::Solution;

/// The longest cycle that is worth knowing: the set of a longer one rarely decides a clue.
const LONGEST: usize = 6;

/// Finds unavoidable sets of two rows of a band, or two columns of a stack: in some places they hold the same digits, and
/// can exchange them.
pub(crate) fn exchanges(grid: &Solution, mut found: impl FnMut(&[u8])) {
    let numbers = grid.as_bytes().map(|character| character - b'1');
    for (line_step, place_step) in [(9, 1), (1, 9)] {
        let cell = |line: usize, place: usize| line * line_step + place * place_step;
        for line in 0..9 {
            let other = line / 3 * 3 + (line + 1) % 3;
            // Arrays of sixteen, so that indices need no check.
            let mut place_of = [0; 16];
            for place in 0..9 {
                place_of[usize::from(numbers[cell(line, place)] & 15)] = place;
            }
            let mut left = 0x1ff_u32;
            while left != 0 {
                let first = left.trailing_zeros() as usize;
                let (mut cells, mut length, mut place) = ([0; 18], 0, first);
                // In the other line, each place has the digit of the next place of the cycle.
                while length < 9 && left >> place & 1 == 1 {
                    left &= !(1 << place);
                    cells[2 * length] = cell(line, place) as u8;
                    cells[2 * length + 1] = cell(other, place) as u8;
                    length += 1;
                    place = place_of[usize::from(numbers[cell(other, place)] & 15)];
                }
                if length <= LONGEST {
                    found(&cells[..2 * length]);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ergodoku_core::{Cell, CellSet};

    use super::*;
    use crate::random_grid;

    fn sets(grid: &Solution) -> Vec<CellSet> {
        let mut sets = Vec::new();
        let cell = |cell: &u8| Cell::from_index(usize::from(*cell));
        exchanges(grid, |cells| sets.push(cells.iter().map(cell).collect()));
        sets
    }

    /// With the rest of the grid, there is a solution with another digit in each of the cells.
    #[test]
    fn two_lines_can_exchange_their_digits() {
        let mut random = fastrand::Rng::with_seed(7);
        let mut count = [0; LONGEST + 1];
        for grid in std::iter::repeat_with(|| random_grid(&mut random)).take(50) {
            for set in sets(&grid) {
                let mut masks = grid.as_bytes().map(|digit| 1u16 << (digit - b'1'));
                set.iter().for_each(|cell| masks[cell.index()] ^= 0o777);
                assert!(ergodoku_search::solve(&masks).is_some());
                count[set.len() / 2] += 1;
            }
        }
        assert!(count[2..].iter().all(|count| *count > 50), "sets by their places: {count:?}");
    }

    /// Compares every two lines of a chute with every two lines that cross them.
    #[test]
    fn all_rectangles_are_found() {
        let mut random = fastrand::Rng::with_seed(9);
        for grid in std::iter::repeat_with(|| random_grid(&mut random)).take(50) {
            let mut expected = Vec::new();
            let pairs = || (0..9).flat_map(|one| (one + 1..9).map(move |other| (one, other)));
            for (top, bottom) in pairs() {
                for (left, right) in pairs() {
                    let corners = [(top, left), (top, right), (bottom, left), (bottom, right)]
                        .map(|(row, column)| Cell::at(row, column));
                    let [a, b, c, d] = corners.map(|cell| grid.digit(cell));
                    if a == d && b == c && (top / 3 == bottom / 3 || left / 3 == right / 3) {
                        expected.push(corners.into_iter().collect::<CellSet>());
                    }
                }
            }
            let mut found = sets(&grid);
            found.retain(|set| set.len() == 4);
            found.sort();
            expected.sort();
            assert_eq!(found, expected);
        }
    }
}
