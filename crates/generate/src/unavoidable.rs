//! Unavoidable sets: cells of a solved grid that can be filled in another way while all others stay as
//! they are. A puzzle whose only solution the grid is has a clue in each of them.

use ergodoku_core::{Cell, CellSet};
use ergodoku_search::Solution;

/// The cells in which two solved grids differ.
pub(crate) fn differing(one: &Solution, other: &Solution) -> CellSet {
    // By bands: shifting a word of 128 bits cell by cell takes several times as long.
    let bands = one.as_bytes().chunks(27).zip(other.as_bytes().chunks(27)).rev();
    let bits = bands.fold(0, |bits, (one, other)| {
        let cells = one.iter().zip(other).rev();
        let band = cells.fold(0, |bits, (one, other)| bits << 1 | u32::from(one != other));
        bits << 27 | u128::from(band)
    });
    CellSet::from_bits(bits)
}

/// The unavoidable sets of at most so many cells in two rows of a band or two columns of a stack: where
/// the same digits stand in the same places of both, the lines can trade them.
pub(crate) fn line_cycles(grid: &Solution, longest: usize, mut found: impl FnMut(CellSet)) {
    let digit = |index: usize| usize::from(grid.as_bytes()[index] - b'1');
    for (line_step, place_step) in [(9, 1), (1, 9)] {
        for line in 0..9 {
            let next = line / 3 * 3 + (line + 1) % 3;
            let cell_of = |line: usize, place: usize| line * line_step + place * place_step;
            let mut place_of = [0; 9];
            (0..9).for_each(|place| place_of[digit(cell_of(line, place))] = place);
            let mut seen = [false; 9];
            for start in 0..9 {
                let (mut cells, mut place) = (CellSet::EMPTY, start);
                while !seen[place] {
                    seen[place] = true;
                    let other = cell_of(next, place);
                    cells.insert(Cell::from_index(cell_of(line, place)));
                    cells.insert(Cell::from_index(other));
                    place = place_of[digit(other)];
                }
                if !cells.is_empty() && cells.len() <= longest {
                    found(cells);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random_grid;

    /// Each set, its lines having traded places, leaves a solved grid that differs in these cells alone.
    #[test]
    fn the_lines_can_trade_the_cells_of_a_cycle() {
        let mut random = fastrand::Rng::with_seed(7);
        let mut count = 0;
        for grid in std::iter::repeat_with(|| random_grid(&mut random)).take(50) {
            line_cycles(&grid, 18, |cells| {
                let mut masks = grid.as_bytes().map(|digit| 1u16 << (digit - b'1'));
                cells.iter().for_each(|cell| masks[cell.index()] ^= 0o777);
                let other = ergodoku_search::solve(&masks).expect("another solution");
                assert_eq!(differing(&grid, &other), cells);
                count += 1;
            });
        }
        assert!(count > 1000, "{count} sets");
    }
}
