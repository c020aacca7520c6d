//! Pointing (2.6) and claiming (2.8), and the direct forms that only place a digit (1.7 and 1.9). Of each
//! kind of houses, SukakuExplainer goes through the digits before it goes through the houses.

use std::ops::{ControlFlow, Range};

use ergodoku_core::HouseKind;

use super::band_grid::{BandGrid, Words};
use super::grid::{CELLS, Grid, code, digit_in, digits, first_of, house_cells, house_of};
use super::hint::{Hint, Reason};

/// Which house the digit is confined in, and which it is eliminated from.
const PAIRS: [(HouseKind, HouseKind); 4] = [
    (HouseKind::Box, HouseKind::Column),
    (HouseKind::Box, HouseKind::Row),
    (HouseKind::Column, HouseKind::Box),
    (HouseKind::Row, HouseKind::Box),
];

/// A digit whose places in the base, at least two, all lie in the cover.
struct Locked {
    base: usize,
    cover: usize,
    v: usize,
    /// Its places in the base.
    confined: u128,
}

/// Visits what is locked and eliminates something.
fn each_locked(
    grid: &Grid,
    by_digit: bool,
    visit: &mut impl FnMut(Locked) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let locked = BandGrid::new(&grid.planes, grid.unfilled, grid.placed).locked();
    for ((kind, other), thirds) in PAIRS.into_iter().zip(&locked) {
        if by_digit {
            (0..9).try_for_each(|v| each_of_kinds(grid, kind, other, thirds, v..v + 1, visit))?;
        } else {
            each_of_kinds(grid, kind, other, thirds, 0..9, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Those of these digits that are locked in a base of one kind and a cover of another, in these thirds.
fn each_of_kinds(
    grid: &Grid,
    kind: HouseKind,
    other: HouseKind,
    thirds: &[Words; 3],
    among: Range<usize>,
    visit: &mut impl FnMut(Locked) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let of_digits = |words: &Words| words[among.clone()].iter().fold(0, |all, it| all | it);
    let any = thirds.each_ref().map(of_digits);
    if any == [0; 3] {
        return ControlFlow::Continue(());
    }
    let step = if other == HouseKind::Column { 1 } else { 3 };
    for base in first_of(kind)..first_of(kind) + 9 {
        for first in [0, step, 2 * step].map(|position| CELLS[base][position] as usize) {
            let (band, at) = (first / 27, first % 27);
            if any[band] >> at & 1 == 0 {
                continue;
            }
            for v in among.clone().filter(|&v| thirds[band][v] >> at & 1 == 1) {
                let cover = house_of(first, other);
                let confined = cells_at(base, grid.places[base][v]);
                visit(Locked { base, cover, v, confined })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The cells at positions of a house.
pub(super) fn cells_at(house: usize, positions: u16) -> u128 {
    digits(positions).fold(0, |all, position| all | 1 << CELLS[house][position])
}

/// Pointing and claiming, all of them.
pub(super) fn each_locking(
    grid: &Grid,
    by_digit: bool,
    visit: &mut impl FnMut(Hint) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each_locked(grid, by_digit, &mut |Locked { base, cover, v, confined }| {
        let eliminated = grid.planes[v] & house_cells(cover) & !confined;
        let rating = if base >= 18 { 2.6 } else { 2.8 };
        visit(Hint::eliminate(rating, digit_in(v, eliminated), Reason::Locking { base, cover, v }))
    })
}

/// The first pointing or claiming.
pub(super) fn locking(grid: &Grid, by_digit: bool) -> Option<Hint> {
    let mut first = None;
    let _ = each_locking(grid, by_digit, &mut |hint| {
        first = Some(hint);
        ControlFlow::Break(())
    });
    first
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

/// The direct form: the digit leaves a house of the base's kind a single place. It is placed there,
/// and what the locked digit eliminates elsewhere stays for later.
pub(super) fn direct_locking(grid: &Grid, by_digit: bool) -> Option<Hint> {
    let mut first = None;
    let _ = each_locked(grid, by_digit, &mut |Locked { base, cover, v, .. }| {
        let inside = house_cells(cover);
        for house in crossing(base, cover).into_iter().filter(|&house| house != base) {
            let places = grid.places[house][v];
            let outside = grid.planes[v] & house_cells(house) & !inside;
            if places.count_ones() >= 2 && outside.count_ones() == 1 {
                let rating = if base >= 18 { 1.7 } else { 1.9 };
                let reason = Reason::Locking { base, cover, v };
                let cell = outside.trailing_zeros() as usize;
                first = Some(Hint::place(rating, code(cell, v), reason));
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    first
}
