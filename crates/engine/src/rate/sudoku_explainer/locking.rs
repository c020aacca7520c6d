//! Pointing (2.6) and claiming (2.8), and the direct forms that only place a digit (1.7 and 1.9). Of each
//! kind of houses, SukakuExplainer goes through the digits before it goes through the houses.

use std::ops::{ControlFlow, Range};

use ergodoku_core::HouseKind;

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

fn each_locked(
    grid: &Grid,
    by_digit: bool,
    visit: &mut impl FnMut(Locked) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (kind, other) in PAIRS {
        if by_digit {
            (0..9).try_for_each(|v| each_of_kinds(grid, kind, other, v..v + 1, visit))?;
        } else {
            each_of_kinds(grid, kind, other, 0..9, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Those of these digits that are locked in a base of one kind and a cover of another.
fn each_of_kinds(
    grid: &Grid,
    kind: HouseKind,
    other: HouseKind,
    among: Range<usize>,
    visit: &mut impl FnMut(Locked) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for base in first_of(kind)..first_of(kind) + 9 {
        // For each third of the base that lies in one cover, the digits confined to it.
        let mut confined = [0u16; 3];
        for v in among.clone() {
            let places = grid.places[base][v];
            let third = THIRDS[places as usize] as usize;
            let is_column = third >= 3;
            if third < 6 && places & (places - 1) != 0 && is_column == (other == HouseKind::Column)
            {
                confined[third % 3] |= 1 << v;
            }
        }
        for confined in confined {
            for v in digits(confined) {
                let places = grid.places[base][v];
                let first = CELLS[base][places.trailing_zeros() as usize] as usize;
                let cover = house_of(first, other);
                visit(Locked { base, cover, v, confined: cells_at(base, places) })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// In which third of a house positions lie: 0 to 2 for thirds of a line or rows of a box, 3 to 5 for
/// columns of a box, 9 if in several, or if there are none.
pub(super) static THIRDS: [u8; 512] = {
    let mut thirds = [9; 512];
    let mut mask = 1usize;
    while mask < 512 {
        let mut third = 0;
        while third < 3 {
            if mask & !(0o7 << (3 * third)) == 0 {
                thirds[mask] = third as u8;
            } else if mask & !(0o111 << third) == 0 {
                thirds[mask] = 3 + third as u8;
            }
            third += 1;
        }
        mask += 1;
    }
    thirds
};

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
        let gone = grid.planes[v] & house_cells(cover) & !confined;
        if gone == 0 {
            return ControlFlow::Continue(());
        }
        let rating = if base >= 18 { 2.6 } else { 2.8 };
        visit(Hint::eliminate(rating, digit_in(v, gone), Reason::Locking { base, cover, v }))
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
