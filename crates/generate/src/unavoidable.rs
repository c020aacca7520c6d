//! Unavoidable sets: cells of a solved grid that can be filled in another way while the rest stays the same.
//! A puzzle with this grid as its only solution has a clue in each of them.

use ergodoku_core::CellSet;
use ergodoku_search::Solution;

/// Finds the unavoidable sets of four cells. Two rows of a band, or two columns of a stack, with the same two
/// digits in the same two places can exchange them.
pub(crate) fn rectangles(grid: &Solution, mut found: impl FnMut(CellSet)) {
    for (line_step, place_step) in [(9, 1), (1, 9)] {
        let digit = |line: usize, place: usize| {
            usize::from(grid.as_bytes()[line * line_step + place * place_step] - b'1')
        };
        for line in 0..9 {
            let mut place_of = [0; 9];
            (0..9).for_each(|place| place_of[digit(line, place)] = place);
            let next = line / 3 * 3 + (line + 1) % 3;
            for one in 0..9 {
                let other = place_of[digit(next, one)];
                if one < other && place_of[digit(next, other)] == one {
                    let places = 1u128 << (one * place_step) | 1 << (other * place_step);
                    let cells = places << (line * line_step) | places << (next * line_step);
                    found(CellSet::from_bits(cells));
                }
            }
        }
    }
}

/// The cells in which two solved grids differ.
pub(crate) fn differing(one: &Solution, other: &Solution) -> CellSet {
    // Digits differ in the lower four bits of their characters. Eight characters are compared at once, and a
    // product gathers the result from eight bytes in one. The last word overlaps the previous one.
    const STARTS: [usize; 11] = [0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 73];
    let word = |grid: &Solution, start: usize| {
        let characters = grid.as_bytes()[start..].first_chunk().expect("eight of 81");
        u64::from_le_bytes(*characters)
    };
    let bits = STARTS.iter().fold(0, |bits, &start| {
        let differs = (word(one, start) ^ word(other, start)) + 0x0f0f_0f0f_0f0f_0f0f;
        let bytes = differs >> 4 & 0x0101_0101_0101_0101;
        bits | u128::from(bytes.wrapping_mul(0x0102_0408_1020_4080) >> 56) << start
    });
    CellSet::from_bits(bits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random_grid;

    /// Exchanging the digits of each set gives a solved grid that differs in these cells only.
    #[test]
    fn the_digits_of_a_rectangle_can_be_exchanged() {
        let mut random = fastrand::Rng::with_seed(7);
        let mut count = 0;
        for grid in std::iter::repeat_with(|| random_grid(&mut random)).take(50) {
            rectangles(&grid, |cells| {
                let mut masks = grid.as_bytes().map(|digit| 1u16 << (digit - b'1'));
                cells.iter().for_each(|cell| masks[cell.index()] ^= 0o777);
                let other = ergodoku_search::solve(&masks).expect("another solution");
                assert_eq!(differing(&grid, &other), cells);
                count += 1;
            });
        }
        assert!(count > 250, "{count} sets");
    }

    /// Compares every two lines of a chute with every two lines that cross them.
    #[test]
    fn all_rectangles_are_found() {
        use ergodoku_core::Cell;
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
            let mut found_sets = Vec::new();
            rectangles(&grid, |cells| found_sets.push(cells));
            found_sets.sort();
            expected.sort();
            assert_eq!(found_sets, expected);
        }
    }
}
