//! Naked and hidden pairs, triples and quads, and the direct forms of hidden pairs and triples, which
//! only place a digit.

use ergodoku_kernel::matrix::has_confined_rows;

use super::combinations::closed_sets;
use super::grid::{BOX_COLUMN_ROW, Grid, add, cell_at, code, digits, houses_in, is_empty};
use super::hint::{Hint, Reason};

/// Cells of a house, by position, and as many digits: the cells have no others, or the digits have no
/// other places.
struct ClosedSet {
    house: usize,
    positions: u16,
    digits: u16,
    naked: bool,
}

impl ClosedSet {
    fn reason(&self) -> Reason {
        let ClosedSet { house, positions, digits, naked } = *self;
        Reason::Subset { house, positions, digits, naked }
    }

    /// The candidates that the set eliminates, if there are any.
    fn eliminate(&self, grid: &Grid, rating: f64) -> Option<Hint> {
        let mut eliminated = [0; 9];
        let positions = if self.naked { !self.positions & 0x1ff } else { self.positions };
        for position in digits(positions) {
            let cell = cell_at(self.house, position);
            let of = if self.naked { self.digits } else { !self.digits };
            add(&mut eliminated, cell, grid.cells[cell] & of);
        }
        (!is_empty(&eliminated)).then(|| Hint::eliminate(rating, eliminated, self.reason()))
    }

    /// The first other digit that has a single place outside the set, and several in the house.
    fn place(&self, grid: &Grid, rating: f64) -> Option<Hint> {
        digits(!self.digits & 0x1ff).find_map(|v| {
            let places = grid.places[self.house][v];
            let outside = places & !self.positions;
            let cell = || cell_at(self.house, outside.trailing_zeros() as usize);
            (places.count_ones() >= 2 && outside.count_ones() == 1)
                .then(|| Hint::place(rating, code(cell(), v), self.reason()))
        })
    }
}

/// The sets of a size in houses with this many open cells at least.
fn sets(
    grid: &Grid,
    size: usize,
    naked: bool,
    least_open: usize,
) -> impl Iterator<Item = ClosedSet> {
    houses_in(BOX_COLUMN_ROW).flat_map(move |house| {
        let masks = match naked {
            true => std::array::from_fn(|position| grid.cells[cell_at(house, position)]),
            false => grid.places[house],
        };
        // Most houses have none.
        let has_any = has_confined_rows(&masks, size) && grid.open_in(house) >= least_open;
        let found = if has_any { closed_sets(&masks, size) } else { Vec::new() };
        found.into_iter().map(move |(members, union)| match naked {
            true => ClosedSet { house, positions: members, digits: union, naked },
            false => ClosedSet { house, positions: union, digits: members, naked },
        })
    })
}

/// Naked sets of a size that eliminate something.
pub(super) fn naked(grid: &Grid, size: usize, rating: f64) -> impl Iterator<Item = Hint> {
    sets(grid, size, true, 2 * size).filter_map(move |it| it.eliminate(grid, rating))
}

/// Hidden sets of a size that eliminate something.
pub(super) fn hidden(grid: &Grid, size: usize, rating: f64) -> impl Iterator<Item = Hint> {
    sets(grid, size, false, 2 * size + 1).filter_map(move |it| it.eliminate(grid, rating))
}

/// A hidden set that leaves another digit of the house a single place: the digit is placed; what the
/// set eliminates is left to later steps.
pub(super) fn direct_hidden(grid: &Grid, size: usize, rating: f64) -> Option<Hint> {
    sets(grid, size, false, size + 1).find_map(|it| it.place(grid, rating))
}
