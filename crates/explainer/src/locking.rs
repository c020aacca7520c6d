//! Pointing (2.6) and claiming (2.8), and the direct forms, which only place a digit (1.7 and 1.9). Of each
//! kind of houses, SukakuExplainer goes through the digits before it goes through the houses.

use std::ops::Range;

use ergodoku_core::HouseKind;
use ergodoku_kernel::matrix::ones;

use super::band_grid::BandGrid;
use super::band_words::Words;
use super::grid::{Grid, cells_at, code, digit_in, house_cells, house_of};
use super::hint::{Hint, Reason};

/// Which house the digit is confined in, and which it is eliminated from.
const PAIRS: [(HouseKind, HouseKind); 4] = [
    (HouseKind::Box, HouseKind::Column),
    (HouseKind::Box, HouseKind::Row),
    (HouseKind::Column, HouseKind::Box),
    (HouseKind::Row, HouseKind::Box),
];

/// A digit whose places in the base, at least two, all lie in the cover, where it has others. In the order in which
/// they are found among those of a pair of kinds.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Locked {
    base: usize,
    cover: usize,
    v: usize,
}

impl Locked {
    fn reason(&self) -> Reason {
        let Locked { base, cover, v } = *self;
        Reason::Locking { base, cover, v }
    }

    fn eliminate(&self, grid: &Grid) -> Hint {
        let confined = cells_at(self.base, grid.places[self.base][self.v]);
        let eliminated = grid.planes[self.v] & house_cells(self.cover) & !confined;
        let rating = if self.base >= 18 { 2.6 } else { 2.8 };
        Hint::eliminate(rating, digit_in(self.v, eliminated), self.reason())
    }

    /// The first house of the base's kind in which the digit has a single place outside the cover, and
    /// several in all.
    fn place(&self, grid: &Grid) -> Option<Hint> {
        let Locked { base, cover, v } = *self;
        crossing(base, cover).into_iter().filter(|&house| house != base).find_map(|house| {
            let places = grid.planes[v] & house_cells(house);
            let outside = places & !house_cells(cover);
            let rating = if base >= 18 { 1.7 } else { 1.9 };
            let cell = outside.trailing_zeros() as usize;
            (places.count_ones() >= 2 && outside.count_ones() == 1)
                .then(|| Hint::place(rating, code(cell, v), self.reason()))
        })
    }
}

/// What is locked and eliminates something.
fn locked(grid: &Grid, by_digit: bool) -> impl Iterator<Item = Locked> {
    let locked = BandGrid::new(&grid.planes, grid.unfilled, grid.placed).locked();
    let each = if by_digit { 1 } else { 9 };
    (0..4 * 9).step_by(each).flat_map(move |at| {
        let (pair, v) = (at / 9, at % 9);
        locked_among(PAIRS[pair], &locked[pair], v..v + each)
    })
}

/// Those of these digits that are locked in these minilines.
fn locked_among(
    (kind, other): (HouseKind, HouseKind),
    minilines: &[Words; 3],
    among: Range<usize>,
) -> Vec<Locked> {
    let mut found = Vec::new();
    for (band, words) in minilines.iter().enumerate() {
        let any = words[among.clone()].iter().fold(0, |all, it| all | it);
        for at in ones(any) {
            let first = 27 * band + at;
            let (base, cover) = (house_of(first, kind), house_of(first, other));
            let locked = among.clone().filter(|&v| words[v] >> at & 1 == 1);
            found.extend(locked.map(|v| Locked { base, cover, v }));
        }
    }
    found.sort_unstable();
    found
}

/// The houses of the base's kind that cross the cover, in order.
fn crossing(base: usize, cover: usize) -> [usize; 3] {
    let (first, step) = match (base, cover) {
        (18.., ..9) => (18 + cover / 3 * 3, 1),
        (18.., _) => (18 + (cover - 9) / 3, 3),
        (9..18, _) => (9 + (cover - 18) % 3 * 3, 1),
        _ => ((cover - 18) / 3 * 3, 1),
    };
    [first, first + step, first + 2 * step]
}

/// Pointing and claiming.
pub(super) fn locking(grid: &Grid, by_digit: bool) -> impl Iterator<Item = Hint> {
    locked(grid, by_digit).map(|it| it.eliminate(grid))
}

/// The direct form: the digit is left a single place in a house of the base's kind and placed there; what
/// the locked digit eliminates elsewhere is left to later steps.
pub(super) fn direct_locking(grid: &Grid, by_digit: bool) -> Option<Hint> {
    locked(grid, by_digit).find_map(|it| it.place(grid))
}
