//! Aligned pair exclusion (6.2) and aligned triplet exclusion (7.5): all combinations of two or three
//! cells' candidates, without those that leave a third cell nothing.
//!
//! What excluded nothing before excludes nothing now, if neither its cells nor their excluders have
//! changed: only the others are looked at again.

use super::grid::{Grid, PEER_PARTS, PEERS, Planes, bits, digits, is_empty};
use super::hint::{Hint, Reason};

/// A grid in which nothing was found.
#[derive(Clone)]
pub(super) struct Searched {
    cells: [u16; 81],
}

impl Default for Searched {
    fn default() -> Searched {
        Searched { cells: [0; 81] }
    }
}

impl Searched {
    /// The hint of a search that is told which cells have changed since it last found nothing.
    pub(super) fn search(
        &mut self,
        grid: &Grid,
        search: fn(&Grid, u128) -> Option<Hint>,
    ) -> Option<Hint> {
        let changed = (0..81).filter(|&cell| self.cells[cell] != grid.cells[cell]);
        let found = search(grid, changed.fold(0, |all, cell| all | 1 << cell));
        if found.is_none() {
            self.cells = grid.cells;
        }
        found
    }
}

/// Cells with few candidates, and the cells that see one of them.
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
                && PEERS[*cell] & excluders != 0
                && PEERS[*cell] & single == 0
        };
        let base: Vec<usize> = bits(grid.unfilled).filter(fits).collect();
        let is_base = base.iter().fold(0, |all, &cell| all | 1 << cell);
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
            let common = table.excluders & PEERS[a] & PEERS[b];
            if !has_two(common) || (common | 1 << a | 1 << b) & changed == 0 {
                continue;
            }
            let mut forbidden = [0u16; 9];
            for excluder in bits(common) {
                for v in digits(grid.cells[excluder]) {
                    forbidden[v] |= grid.cells[excluder] & !(1 << v);
                }
            }
            if PEERS[a] >> b & 1 == 1 {
                (0..9).for_each(|v| forbidden[v] |= 1 << v);
            }
            let mut eliminated: Planes = [0; 9];
            for (cell, other) in [(a, b), (b, a)] {
                for v in digits(grid.cells[cell]) {
                    if grid.cells[other] & !forbidden[v] == 0 {
                        eliminated[v] |= 1 << cell;
                    }
                }
            }
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
            let of_pair = table.excluders & PEERS[c0] & PEERS[c1];
            if !has_two(of_pair) {
                continue;
            }
            // A third cell sees two of the excluders as well.
            let [mut seen, mut seen_twice] = [0, 0];
            for excluder in bits(of_pair) {
                seen_twice |= seen & PEERS[excluder];
                seen |= PEERS[excluder];
            }
            let third = table.excluders & table.is_base & seen_twice & !(1 << c0 | 1 << c1);
            let third = match (of_pair | 1 << c0 | 1 << c1) & changed {
                0 => third & changed,
                _ => third,
            };
            let parts = PEER_PARTS[c0].into_iter().chain(PEER_PARTS[c1].map(|it| it & !PEERS[c0]));
            for c2 in parts.flat_map(|part| bits(part & third)) {
                let common = of_pair & PEERS[c2];
                if (common | 1 << c0 | 1 << c1 | 1 << c2) & changed == 0 {
                    continue;
                }
                let eliminated = excluded_by_triplet(grid, [c0, c1, c2], common);
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
fn excluded_by_triplet(grid: &Grid, cells: [usize; 3], common: u128) -> Planes {
    let masks = cells.map(|cell| grid.cells[cell]);
    let sees = |a: usize, b: usize| u16::from(PEERS[cells[a]] >> cells[b] & 1 == 1);
    let [sees01, sees02, sees12] = [sees(0, 1), sees(0, 2), sees(1, 2)];
    // What goes with a digit in no combination, and with two.
    let mut with_one = [0u16; 9];
    let mut with_two = [[0u16; 9]; 9];
    for cell in bits(common) {
        let excluder = grid.cells[cell];
        let is_pair = excluder.count_ones() == 2;
        for v in digits(excluder) {
            let others = excluder & !(1 << v);
            if is_pair {
                with_one[v] |= others;
            } else {
                digits(others).for_each(|w| with_two[v][w] |= others & !(1 << w));
            }
        }
    }
    let mut allowed = [0u16; 3];
    for x in digits(masks[0]) {
        let third = masks[2] & !(with_one[x] | sees02 << x);
        let mut second = masks[1] & !(with_one[x] | sees01 << x);
        while second != 0 {
            let y = second.trailing_zeros() as usize;
            second &= second - 1;
            let left = third & !(with_one[y] | with_two[x][y] | sees12 << y);
            if left != 0 {
                allowed[0] |= 1 << x;
                allowed[1] |= 1 << y;
                allowed[2] |= left;
                // Only what is not yet known to be allowed matters.
                if third & !allowed[2] == 0 {
                    second &= !allowed[1];
                }
            }
        }
    }
    let mut eliminated: Planes = [0; 9];
    for i in 0..3 {
        for v in digits(masks[i] & !allowed[i]) {
            eliminated[v] |= 1 << cells[i];
        }
    }
    eliminated
}
