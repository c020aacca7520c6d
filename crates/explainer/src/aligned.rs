//! Aligned pair exclusion (6.2) and aligned triplet exclusion (7.5): all combinations of two or three
//! cells' candidates, without those that leave a third cell nothing.
//!
//! A pair or triplet that excluded nothing before is tried again only if one of its cells or of their
//! excluders has changed.

use ergodoku_kernel::aligned::{excluded_by_pair, excluded_by_triplet};

use super::grid::{Grid, Planes, add, bits, is_empty, peer_parts, peers, set_of};
use super::hint::{Hint, Reason};

/// Remembers the grid in which a search last found nothing.
#[derive(Clone)]
pub(super) struct AlignedSearch {
    cells: [u16; 81],
}

impl Default for AlignedSearch {
    fn default() -> AlignedSearch {
        AlignedSearch { cells: [0; 81] }
    }
}

impl AlignedSearch {
    /// Calls a search with the cells that have changed since it last found nothing.
    pub(super) fn search(
        &mut self,
        grid: &Grid,
        search: fn(&Grid, u128) -> Option<Hint>,
    ) -> Option<Hint> {
        let changed = (0..81).filter(|&cell| self.cells[cell] != grid.cells[cell]);
        let found = search(grid, set_of(changed));
        if found.is_none() {
            self.cells = grid.cells;
        }
        found
    }
}

/// The cells that can exclude a combination, and those whose candidates are combined.
struct Table {
    /// The cells that can exclude a combination.
    excluders: u128,
    /// The cells whose candidates are combined, row by row.
    base: Vec<usize>,
    is_base: u128,
}

impl Table {
    fn new(grid: &Grid, most: u32) -> Table {
        let excluders = (2..=most).fold(0, |all, count| all | grid.cells_with(count));
        let single = grid.cells_with(1);
        let fits = |cell: &usize| {
            grid.cells[*cell].count_ones() >= 2
                && peers(*cell) & excluders != 0
                && peers(*cell) & single == 0
        };
        let base: Vec<usize> = bits(grid.unfilled).filter(fits).collect();
        let is_base = set_of(base.iter().copied());
        Table { excluders, base, is_base }
    }
}

/// Whether there are two cells at least.
fn has_two(cells: u128) -> bool {
    cells & cells.wrapping_sub(1) != 0
}

/// The first pair that excludes something.
pub(super) fn pair(grid: &Grid, changed: u128) -> Option<Hint> {
    let table = Table::new(grid, 2);
    for (index, &b) in table.base.iter().enumerate() {
        for &a in &table.base[..index] {
            let common = table.excluders & peers(a) & peers(b);
            if !has_two(common) || (common | 1 << a | 1 << b) & changed == 0 {
                continue;
            }
            let sees = peers(a) >> b & 1 == 1;
            let masks = [a, b].map(|cell| grid.cells[cell]);
            let excluded =
                excluded_by_pair(masks, sees, bits(common).map(|excluder| grid.cells[excluder]));
            let mut eliminated: Planes = [0; 9];
            [a, b].into_iter().zip(excluded).for_each(|(cell, of)| add(&mut eliminated, cell, of));
            if !is_empty(&eliminated) {
                let reason = Reason::Aligned { cells: vec![a, b], excluders: common };
                return Some(Hint::eliminate(6.2, eliminated, reason));
            }
        }
    }
    None
}

/// The first triplet that excludes something. The third cell is an excluder of one of the others.
pub(super) fn triplet(grid: &Grid, changed: u128) -> Option<Hint> {
    let table = Table::new(grid, 3);
    for (index, &c1) in table.base.iter().enumerate() {
        for &c0 in &table.base[..index] {
            let of_pair = table.excluders & peers(c0) & peers(c1);
            if !has_two(of_pair) {
                continue;
            }
            // A third cell sees two of the excluders as well.
            let [mut seen, mut seen_twice] = [0, 0];
            for excluder in bits(of_pair) {
                seen_twice |= seen & peers(excluder);
                seen |= peers(excluder);
            }
            let third = table.excluders & table.is_base & seen_twice & !(1 << c0 | 1 << c1);
            let third = match (of_pair | 1 << c0 | 1 << c1) & changed {
                0 => third & changed,
                _ => third,
            };
            if third == 0 {
                continue;
            }
            let parts = peer_parts(c0).into_iter().chain(peer_parts(c1).map(|it| it & !peers(c0)));
            for c2 in parts.flat_map(|part| bits(part & third)) {
                let common = of_pair & peers(c2);
                if (common | 1 << c0 | 1 << c1 | 1 << c2) & changed == 0 {
                    continue;
                }
                let eliminated = excluded_of(grid, [c0, c1, c2], common);
                if !is_empty(&eliminated) {
                    let reason = Reason::Aligned { cells: vec![c0, c1, c2], excluders: common };
                    return Some(Hint::eliminate(7.5, eliminated, reason));
                }
            }
        }
    }
    None
}

/// The candidates that occur in no allowed combination.
fn excluded_of(grid: &Grid, cells: [usize; 3], common: u128) -> Planes {
    let masks = cells.map(|cell| grid.cells[cell]);
    let mut excluders = [0; 20];
    let count = common.count_ones() as usize;
    bits(common).zip(&mut excluders).for_each(|(cell, excluder)| *excluder = grid.cells[cell]);
    let sees = |a: usize, b: usize| peers(cells[a]) >> cells[b] & 1 == 1;
    let see = [sees(0, 1), sees(0, 2), sees(1, 2)];
    let excluded = excluded_by_triplet(masks, see, &excluders[..count]);
    let mut eliminated: Planes = [0; 9];
    (0..3).for_each(|i| add(&mut eliminated, cells[i], excluded[i]));
    eliminated
}
