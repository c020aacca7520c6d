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
pub(crate) struct Bug {
    /// Each cell with its extra digits.
    pub(super) cells: Vec<(usize, u16)>,
    /// What else the conclusion rests on.
    pub(super) kind: BugType,
}

/// What the conclusion rests on besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BugType {
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
    let bug = BugSearch::find(grid)?;
    let values = bug.cells.iter().fold(0, |all, (_, digits)| all | digits);
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
        _ if bug.common != 0 => {
            let orders = match rules {
                Rules::Original => vec![2..=6],
                _ => (2..=6).map(|degree| degree..=degree).collect(),
            };
            let type3 = || orders.into_iter().find_map(|it| bug.type3(grid, values, it));
            bug.type4(grid).or_else(type3)
        }
        _ => None,
    }
}

struct BugSearch {
    cells: Vec<(usize, u16)>,
    /// The cells that see all those with extra digits, filled ones included.
    common: u128,
}

impl BugSearch {
    fn find(grid: &Grid) -> Option<BugSearch> {
        let many = bits(grid.unfilled).filter(|&cell| grid.cells[cell].count_ones() >= 3);
        let many: u128 = many.fold(0, |all, cell| all | 1 << cell);
        let mut bug = BugSearch { cells: Vec::new(), common: !0 };
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
                    bug.add(cell, v);
                    if without.cells[cell] >> v & 1 == 1 {
                        without.erase(cell, v);
                    }
                    let values = bug.cells.iter().fold(0u16, |all, (_, digits)| all | digits);
                    if bug.cells.len() > 1 && values.count_ones() > 1 && bug.common == 0 {
                        return None;
                    }
                }
            }
        }
        let bivalue = bits(grid.unfilled).all(|cell| without.cells[cell].count_ones() == 2);
        let twice = |places: &u16| matches!(places.count_ones(), 0 | 2);
        (bivalue && without.places.iter().flatten().all(twice)).then_some(bug)
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
        let mut eliminated = in_cell(a, grid.cells[a] & !(extra_a | shared));
        for v in digits(grid.cells[b] & !(extra_b | shared)) {
            eliminated[v] |= 1 << b;
        }
        Some(self.hint(
            5.7,
            eliminated,
            BugType::Type4 { locked: shared.trailing_zeros() as usize },
        ))
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
                    let mut eliminated = [0; 9];
                    for i in (0..here.len()).filter(|&i| !member(i)) {
                        digits(grid.cells[here[i]] & real)
                            .for_each(|v| eliminated[v] |= 1 << here[i]);
                    }
                    if !is_empty(&eliminated) {
                        let cells = members().fold(0, |all, i| all | 1 << here[i]);
                        let kind = BugType::Type3 { house, cells, digits: real };
                        return Some(self.hint(tenths(5.7, degree - 1), eliminated, kind));
                    }
                }
            }
        }
        None
    }

    fn hint(&self, rating: f64, eliminated: Planes, kind: BugType) -> Hint {
        Hint::eliminate(rating, eliminated, Reason::Bug(Bug { cells: self.cells.clone(), kind }))
    }
}

fn in_cell(cell: usize, of: u16) -> Planes {
    let mut planes = [0; 9];
    digits(of).for_each(|v| planes[v] = 1 << cell);
    planes
}
