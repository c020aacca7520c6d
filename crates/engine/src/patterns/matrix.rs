//! The one combinatorial search behind subsets and fish: `k` of nine rows of a 9×9 table of bits
//! whose entries together lie in `k` columns.
//!
//! For naked subsets the rows are a house's cells and the columns digits; for hidden subsets rows
//! are digits and columns are cells; for a fish rows are base lines and columns are cover lines.

use std::ops::ControlFlow;

use ergodoku_core::DigitSet;

/// A 9×9 table: bit `c` of row `r`.
pub(crate) type Matrix = [u16; 9];

/// Calls `found(rows, columns)`, two nine-bit sets, for every choice of `size` rows of two or more
/// entries that together lie in at most `size + spare` columns. Rows are tried in ascending order.
pub(crate) fn confined_rows(
    matrix: &Matrix,
    size: usize,
    spare: usize,
    found: &mut dyn FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let width = size + spare;
    let fits = |row: &usize| (2..=width).contains(&count(matrix[*row]));
    let rows = (0..9).filter(fits).fold(0, |rows, row| rows | 1 << row);
    extend(matrix, rows, size, width, (0, 0), found)
}

/// Adds `missing` of `rows`, all of which come after those chosen.
fn extend(
    matrix: &Matrix,
    rows: u16,
    missing: usize,
    width: usize,
    (chosen, columns): (u16, u16),
    found: &mut dyn FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if missing == 0 {
        return found(chosen, columns);
    }
    let mut rest = rows;
    while count(rest) >= missing {
        let row = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let union = columns | matrix[row];
        if count(union) <= width {
            extend(matrix, rest, missing - 1, width, (chosen | 1 << row, union), found)?;
        }
    }
    ControlFlow::Continue(())
}

/// How many bits a nine-bit set has.
pub(crate) fn count(set: u16) -> usize {
    DigitSet::from_bits(set).len()
}

/// The positions of the bits of a nine-bit set, ascending.
pub(crate) fn bits(set: u16) -> impl Iterator<Item = usize> + Clone {
    ones(u32::from(set & 0x1ff))
}

/// The positions of the bits of a word, ascending.
pub(crate) fn ones(word: u32) -> impl Iterator<Item = usize> + Clone {
    let mut rest = word;
    std::iter::from_fn(move || {
        let bit = (rest != 0).then(|| rest.trailing_zeros() as usize);
        rest &= rest.wrapping_sub(1);
        bit
    })
}

/// The rows of a nine-bit set that have an entry in any of the columns.
pub(crate) fn rows_meeting(matrix: &Matrix, rows: u16, columns: u16) -> u16 {
    bits(rows).filter(|&row| matrix[row] & columns != 0).fold(0, |all, row| all | 1 << row)
}
