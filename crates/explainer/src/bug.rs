//! Bivalue universal graves (5.6 and more): a grid that would leave two solutions but for a few
//! cells.
//!
//! A digit that has several cells with extra candidates in each of its houses is missed, and type 3
//! goes through the houses before the sizes: ratings depend on both.

use std::ops::RangeInclusive;

use super::Rules;
use super::grid::{
    BOX_ROW_COLUMN, CELLS, Grid, PEERS, Planes, bits, digit_in, digits, first_of, house_of,
    is_empty, peers_in_order, shared_houses,
};
use super::hint::{Hint, Reason};
use super::length::tenths;
use super::subsets::choices;

/// The cells that keep the grid from having two solutions, with the digits that do.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// Each cell with its extra digits.
    pub(super) cells: Vec<(usize, u16)>,
    /// What else the conclusion rests on.
    pub(super) kind: Kind,
}

/// What the conclusion rests on besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A single cell.
    Type1,
    /// A single digit.
    Type2,
    /// A naked set of these cells of a house.
    Type3 { house: usize, cells: u128, digits: u16 },
    /// A digit that one of two cells must have.
    Type4 { locked: usize },
}

/// The first hint.
pub(super) fn bug(grid: &Grid, rules: Rules) -> Option<Hint> {
    let grave = Grave::find(grid)?;
    let values = grave.cells.iter().fold(0, |all, (_, digits)| all | digits);
    match (&grave.cells[..], values.count_ones()) {
        ([], _) => None,
        (&[(cell, extra)], _) => {
            let gone = in_cell(cell, grid.cells[cell] & !extra);
            Some(grave.hint(5.6, gone, Kind::Type1))
        }
        (_, 1) => {
            let v = values.trailing_zeros() as usize;
            let gone = digit_in(v, grave.common & grid.planes[v]);
            match is_empty(&gone) {
                false => Some(grave.hint(5.7, gone, Kind::Type2)),
                true => grave.type4(grid),
            }
        }
        _ if grave.common != 0 => {
            let orders = match rules {
                Rules::Original => vec![2..=6],
                _ => (2..=6).map(|degree| degree..=degree).collect(),
            };
            let type3 = || orders.into_iter().find_map(|it| grave.type3(grid, values, it));
            grave.type4(grid).or_else(type3)
        }
        _ => None,
    }
}

struct Grave {
    cells: Vec<(usize, u16)>,
    /// The cells that see all those with extra digits, filled ones included.
    common: u128,
}

impl Grave {
    fn find(grid: &Grid) -> Option<Grave> {
        let many = bits(grid.unfilled).filter(|&cell| grid.cells[cell].count_ones() >= 3);
        let many: u128 = many.fold(0, |all, cell| all | 1 << cell);
        let mut grave = Grave { cells: Vec::new(), common: !0 };
        let mut without = grid.clone();
        for kind in BOX_ROW_COLUMN {
            for house in first_of(kind)..first_of(kind) + 9 {
                for v in 0..9 {
                    let places = grid.places[house][v];
                    if matches!(places.count_ones(), 0 | 2) {
                        continue;
                    }
                    let cells = digits(places).map(|position| CELLS[house][position] as usize);
                    let mut large = cells.filter(|&cell| many >> cell & 1 == 1);
                    let cell = large.next()?;
                    if large.next().is_some() {
                        continue;
                    }
                    grave.add(cell, v);
                    if without.cells[cell] >> v & 1 == 1 {
                        without.erase(cell, v);
                    }
                    let values = grave.cells.iter().fold(0u16, |all, (_, digits)| all | digits);
                    if grave.cells.len() > 1 && values.count_ones() > 1 && grave.common == 0 {
                        return None;
                    }
                }
            }
        }
        let bivalue = bits(grid.unfilled).all(|cell| without.cells[cell].count_ones() == 2);
        let twice = |places: &u16| matches!(places.count_ones(), 0 | 2);
        (bivalue && without.places.iter().flatten().all(twice)).then_some(grave)
    }

    fn add(&mut self, cell: usize, v: usize) {
        match self.cells.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, digits)) => *digits |= 1 << v,
            None => self.cells.push((cell, 1 << v)),
        }
        let sees_all = self.cells.iter().fold(!0, |all, (cell, _)| all & PEERS[*cell]);
        self.common = self.cells.iter().fold(sees_all, |all, (cell, _)| all & !(1 << cell));
    }

    fn type4(&self, grid: &Grid) -> Option<Hint> {
        let &[(a, extra_a), (b, extra_b)] = &self.cells[..] else { return None };
        let shared = grid.cells[a] & grid.cells[b] & !(extra_a | extra_b);
        if shared.count_ones() != 1 || shared_houses(a, b).next().is_none() {
            return None;
        }
        let mut gone = in_cell(a, grid.cells[a] & !(extra_a | shared));
        for v in digits(grid.cells[b] & !(extra_b | shared)) {
            gone[v] |= 1 << b;
        }
        Some(self.hint(5.7, gone, Kind::Type4 { locked: shared.trailing_zeros() as usize }))
    }

    /// Of each house the smallest set first; the sizes are tried for all houses in turn if they are
    /// given one by one.
    fn type3(&self, grid: &Grid, values: u16, degrees: RangeInclusive<u32>) -> Option<Hint> {
        let first = self.cells[0].0;
        for kind in BOX_ROW_COLUMN {
            let house = house_of(first, kind);
            if self.cells.iter().any(|(cell, _)| house_of(*cell, kind) != house) {
                continue;
            }
            let here: Vec<usize> = peers_in_order(first)
                .filter(|&cell| self.common >> cell & 1 == 1 && house_of(cell, kind) == house)
                .collect();
            for degree in degrees.clone() {
                if here.len() < degree as usize || values.count_ones() < 2 {
                    continue;
                }
                for chosen in choices(here.len() as u32, degree - 1) {
                    let member = |i: usize| chosen >> i & 1 == 1;
                    let members = || (0..here.len()).filter(|&i| member(i));
                    if members().any(|i| grid.cells[here[i]].count_ones() < 2) {
                        continue;
                    }
                    let real = members().fold(0, |all, i| all | grid.cells[here[i]]);
                    if real.count_ones() != degree || (real | values).count_ones() != degree {
                        continue;
                    }
                    let mut gone = [0; 9];
                    for i in (0..here.len()).filter(|&i| !member(i)) {
                        digits(grid.cells[here[i]] & real).for_each(|v| gone[v] |= 1 << here[i]);
                    }
                    if !is_empty(&gone) {
                        let cells = members().fold(0, |all, i| all | 1 << here[i]);
                        let kind = Kind::Type3 { house, cells, digits: real };
                        return Some(self.hint(tenths(5.7, degree - 1), gone, kind));
                    }
                }
            }
        }
        None
    }

    fn hint(&self, rating: f64, gone: Planes, kind: Kind) -> Hint {
        Hint::eliminate(rating, gone, Reason::Bug(Found { cells: self.cells.clone(), kind }))
    }
}

fn in_cell(cell: usize, of: u16) -> Planes {
    let mut planes = [0; 9];
    digits(of).for_each(|v| planes[v] = 1 << cell);
    planes
}
