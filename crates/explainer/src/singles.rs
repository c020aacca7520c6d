//! Hidden single (1.0 in a house with one open cell, 1.2 in a box, 1.5 in a line) and naked single
//! (2.3).

use super::grid::{BOX_COLUMN_ROW, Grid, bits, cell_at, code, houses_in};
use super::hint::{Hint, Reason};

/// Houses with a single open cell come first, then boxes, then columns and rows.
pub(super) fn hidden_single(grid: &Grid) -> Option<Hint> {
    let houses = || houses_in(BOX_COLUMN_ROW);
    let mut last = houses().filter(|&house| grid.open_in(house) == 1);
    let rating = |house| if house >= 18 { 1.2 } else { 1.5 };
    last.find_map(|house| single_in(grid, house, 1.0))
        .or_else(|| houses().find_map(|house| single_in(grid, house, rating(house))))
}

fn single_in(grid: &Grid, house: usize, rating: f64) -> Option<Hint> {
    let v = grid.places[house].iter().position(|places| places.count_ones() == 1)?;
    let cell = cell_at(house, grid.places[house][v].trailing_zeros() as usize);
    Some(Hint::place(rating, code(cell, v), Reason::HiddenSingle { house }))
}

/// The first cell, row by row, with a single candidate.
pub(super) fn naked_single(grid: &Grid) -> Option<Hint> {
    let cell = bits(grid.unfilled).find(|&cell| grid.cells[cell].count_ones() == 1)?;
    let v = grid.cells[cell].trailing_zeros() as usize;
    Some(Hint::place(2.3, code(cell, v), Reason::NakedSingle))
}
