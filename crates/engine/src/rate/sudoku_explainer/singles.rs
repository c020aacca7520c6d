//! Hidden single (1.0 in a house with one open cell, 1.2 in a box, 1.5 in a line) and naked single
//! (2.3).

use super::grid::{BOX_COLUMN_ROW, CELLS, Grid, bits, code, first_of};
use super::hint::{Hint, Reason};

/// Houses with a single open cell come first, then boxes, then columns and rows.
pub(super) fn hidden_single(grid: &Grid) -> Option<Hint> {
    let houses = || BOX_COLUMN_ROW.into_iter().flat_map(|kind| first_of(kind)..first_of(kind) + 9);
    let last = houses().filter(|&house| grid.open_in(house) == 1);
    let last = last.filter_map(|house| single_in(grid, house, 1.0)).next();
    let rating = |house| if house >= 18 { 1.2 } else { 1.5 };
    last.or_else(|| houses().find_map(|house| single_in(grid, house, rating(house))))
}

fn single_in(grid: &Grid, house: usize, rating: f64) -> Option<Hint> {
    let v = grid.places[house].iter().position(|places| places.count_ones() == 1)?;
    let cell = CELLS[house][grid.places[house][v].trailing_zeros() as usize] as usize;
    Some(Hint::place(rating, code(cell, v), Reason::HiddenSingle { house }))
}

/// The first cell, row by row, with a single candidate.
pub(super) fn naked_single(grid: &Grid) -> Option<Hint> {
    let cell = bits(grid.unfilled).find(|&cell| grid.cells[cell].count_ones() == 1)?;
    let v = grid.cells[cell].trailing_zeros() as usize;
    Some(Hint::place(2.3, code(cell, v), Reason::NakedSingle))
}

/// Places all singles rated no higher than `limit`, in whatever order: what is placed in the end is the
/// same.
pub(super) fn place_all(grid: &mut Grid, limit: f64) {
    let mut goes_on = true;
    while goes_on {
        goes_on = false;
        for house in 0..27 {
            if grid.open[house] == 0 || (house < 18 && limit < 1.5 && grid.open_in(house) > 1) {
                continue;
            }
            for v in 0..9 {
                let places = grid.places[house][v];
                if places != 0 && places & (places - 1) == 0 {
                    let cell = CELLS[house][places.trailing_zeros() as usize] as usize;
                    grid.place(code(cell, v));
                    goes_on = true;
                }
            }
        }
        if limit >= 2.3 {
            for cell in bits(grid.unfilled) {
                let candidates = grid.cells[cell];
                if candidates != 0 && candidates & (candidates - 1) == 0 {
                    grid.place(code(cell, candidates.trailing_zeros() as usize));
                    goes_on = true;
                }
            }
        }
    }
}
