//! Bivalue universal graves (5.6 and more): a grid that would have two solutions but for a few cells.
//!
//! A digit that has several cells with extra candidates in each of its houses is missed, and type 3
//! goes through the houses before the sizes: ratings depend on both.

use std::ops::RangeInclusive;

use super::combinations::{choices, eligible};
use super::grid::{
    BOX_ROW_COLUMN, Grid, Planes, add, bits, cells_at, common_peers, digit_in, digits, house_of,
    houses_in, in_cell, is_empty, peer_parts, set_of, shared_houses,
};
use super::hint::{Bug, BugType, Hint, Reason};
use super::length::tenths;
use super::scale::Scale;

/// The first hint.
pub(super) fn bug(grid: &Grid, scale: Scale) -> Option<Hint> {
    let bug = NearBug::find(grid)?;
    let values = bug.values();
    match (&bug.cells[..], values.count_ones()) {
        ([], _) => None,
        (&[(cell, extra)], _) => {
            let eliminated = in_cell(cell, grid.cells[cell] & !extra);
            Some(bug.hint(5.6, eliminated, BugType::Type1))
        }
        (_, 1) => {
            let v = values.trailing_zeros() as usize;
            let eliminated = digit_in(v, bug.common & grid.planes[v]);
            match is_empty(&eliminated) {
                false => Some(bug.hint(5.7, eliminated, BugType::Type2)),
                true => bug.type4(grid),
            }
        }
        _ if bug.common != 0 => bug.type4(grid).or_else(|| {
            let sizes = match scale {
                Scale::Se121 => vec![2..=6],
                _ => (2..=6).map(|size| size..=size).collect(),
            };
            sizes.into_iter().find_map(|sizes| bug.type3(grid, values, sizes))
        }),
        _ => None,
    }
}

/// The cells that keep the grid from being a bivalue universal grave.
struct NearBug {
    /// Each with its extra digits.
    cells: Vec<(usize, u16)>,
    /// The cells that see all of them, filled ones included.
    common: u128,
}

impl NearBug {
    fn find(grid: &Grid) -> Option<NearBug> {
        let many = grid.unfilled & !(grid.cells_with(1) | grid.cells_with(2));
        let mut bug = NearBug { cells: Vec::new(), common: !0 };
        let mut without = grid.clone();
        for house in houses_in(BOX_ROW_COLUMN) {
            for v in 0..9 {
                let places = grid.places[house][v];
                if matches!(places.count_ones(), 0 | 2) {
                    continue;
                }
                let large = cells_at(house, places) & many;
                let cell = bits(large).next()?;
                if large.count_ones() > 1 {
                    continue;
                }
                bug.add(cell, v);
                if without.cells[cell] >> v & 1 == 1 {
                    without.erase(cell, v);
                }
                if bug.cells.len() > 1 && bug.values().count_ones() > 1 && bug.common == 0 {
                    return None;
                }
            }
        }
        let is_bivalue = without.cells_with(2) == grid.unfilled;
        let twice = |places: &u16| matches!(places.count_ones(), 0 | 2);
        (is_bivalue && without.places.iter().flatten().all(twice)).then_some(bug)
    }

    fn add(&mut self, cell: usize, v: usize) {
        match self.cells.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, digits)) => *digits |= 1 << v,
            None => self.cells.push((cell, 1 << v)),
        }
        let cells = set_of(self.cells.iter().map(|(cell, _)| *cell));
        self.common = common_peers(cells) & !cells;
    }

    /// The extra digits of all cells.
    fn values(&self) -> u16 {
        self.cells.iter().fold(0, |all, (_, digits)| all | digits)
    }

    fn type4(&self, grid: &Grid) -> Option<Hint> {
        let &[(a, extra_a), (b, extra_b)] = &self.cells[..] else { return None };
        let shared = grid.cells[a] & grid.cells[b] & !(extra_a | extra_b);
        if shared.count_ones() != 1 || shared_houses(a, b).next().is_none() {
            return None;
        }
        let mut eliminated = in_cell(a, grid.cells[a] & !(extra_a | shared));
        add(&mut eliminated, b, grid.cells[b] & !(extra_b | shared));
        Some(self.hint(
            5.7,
            eliminated,
            BugType::Type4 { locked: shared.trailing_zeros() as usize },
        ))
    }

    /// The first set of these sizes in any house: house by house, and in a house by size.
    fn type3(&self, grid: &Grid, values: u16, sizes: RangeInclusive<usize>) -> Option<Hint> {
        let first = self.cells[0].0;
        for kind in BOX_ROW_COLUMN {
            let house = house_of(first, kind);
            if self.cells.iter().any(|(cell, _)| house_of(*cell, kind) != house) {
                continue;
            }
            let here =
                |cell: &usize| self.common >> cell & 1 == 1 && house_of(*cell, kind) == house;
            let here: Vec<usize> =
                peer_parts(first).into_iter().flat_map(bits).filter(here).collect();
            for size in sizes.clone() {
                if here.len() < size || values.count_ones() < 2 {
                    continue;
                }
                let found = self.naked_set(grid, values, house, &here, size);
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// The first naked set of a size of cells `here`, and the extra digits as one cell.
    fn naked_set(
        &self,
        grid: &Grid,
        values: u16,
        house: usize,
        here: &[usize],
        size: usize,
    ) -> Option<Hint> {
        let masks = std::array::from_fn(|i| here.get(i).map_or(0, |&cell| grid.cells[cell]));
        let mut sets = choices(&masks, eligible(&masks, 2..=9), size - 1, 0, size).into_iter();
        sets.find_map(|(chosen, real)| {
            let cells = set_of(digits(chosen).map(|i| here[i]));
            let others = set_of(here.iter().copied()) & !cells;
            let mut eliminated = [0; 9];
            digits(real).for_each(|v| eliminated[v] = grid.planes[v] & others);
            let kind = BugType::Type3 { house, cells, digits: real };
            (values & !real == 0 && !is_empty(&eliminated))
                .then(|| self.hint(tenths(5.7, size - 1), eliminated, kind))
        })
    }

    fn hint(&self, rating: f64, eliminated: Planes, kind: BugType) -> Hint {
        Hint::eliminate(rating, eliminated, Reason::Bug(Bug { cells: self.cells.clone(), kind }))
    }
}
