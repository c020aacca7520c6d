//! The one combinatorial search behind subsets and fish, in both rule books: `k` of nine rows of a 9×9 table
//! of bits whose entries together lie in `k` columns.
//!
//! For naked subsets the rows are a house's cells and the columns digits; for hidden subsets rows
//! are digits and columns are cells; for a fish rows are base lines and columns are cover lines.

use std::ops::ControlFlow;

use ergodoku_core::DigitSet;

/// A 9×9 table: bit `c` of row `r`.
pub type Matrix = [u16; 9];

/// Nine bits: as a row, more than any few columns hold.
pub const ALL_NINE: u16 = 0x1ff;

/// Calls `found(rows, columns)`, two nine-bit sets, for every choice of `size` rows of two or more
/// entries that together lie in at most `size + spare` columns. Rows are tried in ascending order.
pub fn confined_rows(
    matrix: &Matrix,
    size: usize,
    spare: usize,
    found: &mut dyn FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let width = size + spare;
    let rows = match size {
        2 if spare == 0 => equal_pairs(matrix),
        3 | 4 if spare == 0 => rows_held(&usable(matrix), size),
        _ => rows_where(matrix, |row| (2..=width).contains(&count(row))),
    };
    if rows == 0 {
        return ControlFlow::Continue(());
    }
    chosen_rows(matrix, rows, size, width, (0, 0), found)
}

/// Whether [`confined_rows`] finds any, with no column to spare: most often none. True where that takes longer to
/// find out.
#[inline]
pub fn has_confined_rows(matrix: &Matrix, size: usize) -> bool {
    match size {
        2 => pairs_seen_again(matrix) != 0,
        _ => may_be_confined(&usable(matrix), size),
    }
}

/// The rows of two or more entries; no few columns hold the others.
pub fn usable(matrix: &Matrix) -> Matrix {
    matrix.map(|row| if row & row.wrapping_sub(1) == 0 { ALL_NINE } else { row })
}

/// Whether some `size` rows together lie in `size` columns: most often none do. True where that takes longer
/// to find out.
pub fn may_be_confined(matrix: &Matrix, size: usize) -> bool {
    match size {
        2..=4 => sets_holding(matrix, size) != 0,
        _ => true,
    }
}

/// The rows that are so.
fn rows_where(matrix: &Matrix, is_so: impl Fn(u16) -> bool) -> u16 {
    (0..9).filter(|&row| is_so(matrix[row])).fold(0, |rows, row| rows | 1 << row)
}

/// The rows of two entries that are like another.
fn equal_pairs(matrix: &Matrix) -> u16 {
    let seen_again = pairs_seen_again(matrix);
    let is_equal = |row| PAIRS[usize::from(row) % 512] & seen_again != 0;
    if seen_again == 0 { 0 } else { rows_where(matrix, is_equal) }
}

/// The pairs of columns that are the entries of more than one row.
#[inline]
fn pairs_seen_again(matrix: &Matrix) -> u64 {
    let (mut seen, mut seen_again) = (0, 0);
    for row in matrix {
        let pair = PAIRS[usize::from(*row) % 512];
        seen_again |= seen & pair;
        seen |= pair;
    }
    seen_again
}

/// By the entries of a row: one of 36 bits if there are two.
static PAIRS: [u64; 512] = {
    let (mut pairs, mut number, mut row) = ([0; 512], 0, 0_usize);
    while row < 512 {
        if row.count_ones() == 2 {
            pairs[row] = 1 << number;
            number += 1;
        }
        row += 1;
    }
    pairs
};

/// The rows that are among `size` rows (two to four) whose marks all lie in `size` columns.
fn rows_held(matrix: &Matrix, size: usize) -> u16 {
    let held = sets_holding(matrix, size);
    let holding = holding_sets(size);
    let is_held = |row: u16| holding[usize::from(row) % 512] & held != 0;
    if held == 0 { 0 } else { rows_where(matrix, is_held) }
}

/// The sets of `size` columns that hold as many rows.
fn sets_holding(matrix: &Matrix, size: usize) -> u128 {
    match size {
        2 => sets_holding_all::<2>(matrix, holding_sets(size)),
        3 => sets_holding_all::<3>(matrix, holding_sets(size)),
        _ => sets_holding_all::<4>(matrix, holding_sets(size)),
    }
}

/// By the entries of a row, the sets of `size` columns, two to four, that hold them.
fn holding_sets(size: usize) -> &'static [u128; 512] {
    [&HOLDING_PAIRS, &HOLDING_TRIPLES, &HOLDING_QUADS][size - 2]
}

/// The sets of columns that hold `SIZE` rows, by those that hold each row.
fn sets_holding_all<const SIZE: usize>(matrix: &Matrix, holding: &[u128; 512]) -> u128 {
    // The sets that hold one row, two, three, ...
    let mut held = [0; SIZE];
    for &row in matrix {
        let holding = holding[usize::from(row) % 512];
        for more in (1..SIZE).rev() {
            held[more] |= held[more - 1] & holding;
        }
        held[0] |= holding;
    }
    held[SIZE - 1]
}

static HOLDING_PAIRS: [u128; 512] = holding(2);
static HOLDING_TRIPLES: [u128; 512] = holding(3);
static HOLDING_QUADS: [u128; 512] = holding(4);

/// By the entries of a row, the sets of `size` columns that hold them: a bit each.
const fn holding(size: u32) -> [u128; 512] {
    let (mut holding, mut number, mut row) = ([0; 512], 0, 512_usize);
    while row > 0 {
        row -= 1;
        let count = row.count_ones();
        if count == size {
            holding[row] = 1 << number;
            number += 1;
        }
        let mut column = 0;
        while column < 9 && count < size {
            holding[row] |= holding[row | 1 << column];
            column += 1;
        }
    }
    holding
}

/// Calls `found(rows, columns)` for every way to add `missing` of `rows`, which are not among those chosen and
/// come after them, so that all lie in at most `width` columns.
pub fn chosen_rows(
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
            chosen_rows(matrix, rest, missing - 1, width, (chosen | 1 << row, union), found)?;
        }
    }
    ControlFlow::Continue(())
}

/// How many bits a nine-bit set has.
#[inline]
pub fn count(set: u16) -> usize {
    DigitSet::from_bits(set).len()
}

/// The positions of the bits of a nine-bit set, ascending.
#[inline]
pub fn bits(set: u16) -> impl Iterator<Item = usize> + Clone {
    ones(u32::from(set & 0x1ff))
}

/// The positions of the bits of a word, ascending.
#[inline]
pub fn ones(word: u32) -> impl Iterator<Item = usize> + Clone {
    let mut rest = word;
    std::iter::from_fn(move || {
        let bit = (rest != 0).then(|| rest.trailing_zeros() as usize);
        rest &= rest.wrapping_sub(1);
        bit
    })
}

/// The rows of a nine-bit set that have an entry in any of the columns.
pub fn rows_meeting(matrix: &Matrix, rows: u16, columns: u16) -> u16 {
    bits(rows).filter(|&row| matrix[row] & columns != 0).fold(0, |all, row| all | 1 << row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_may_be_confined_where_some_are() {
        let mut chance: u64 = 1;
        for _ in 0..2000 {
            let matrix: Matrix = std::array::from_fn(|_| {
                chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                (chance >> 33 & chance >> 43) as u16 & ALL_NINE
            });
            for size in 2..=4 {
                let mut finds_any = false;
                let _ = confined_rows(&matrix, size, 0, &mut |_, _| {
                    finds_any = true;
                    ControlFlow::Break(())
                });
                assert_eq!(has_confined_rows(&matrix, size), finds_any, "{size} {matrix:?}");
                let is_confined = |rows: &u16| {
                    let columns = bits(*rows).fold(0, |all, row| all | matrix[row]);
                    count(*rows) == size && count(columns) <= size
                };
                let expected = (0..=ALL_NINE).any(|rows| is_confined(&rows));
                assert_eq!(may_be_confined(&matrix, size), expected, "{size} {matrix:?}");
            }
        }
    }
}
