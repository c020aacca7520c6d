//! Naked and hidden pairs, triples and quads, and the direct forms of hidden pairs and triples that
//! only place a digit.

use std::ops::ControlFlow;

use super::grid::{BOX_COLUMN_ROW, CELLS, Grid, Planes, code, digits, first_of, is_empty};
use super::hint::{Hint, Reason};
use super::subsets::each_closed_set;

fn houses() -> impl Iterator<Item = usize> {
    BOX_COLUMN_ROW.into_iter().flat_map(|kind| first_of(kind)..first_of(kind) + 9)
}

/// Naked sets of a size: as many cells of a house with as many digits between them.
pub(super) fn each_naked(
    grid: &Grid,
    size: u32,
    rating: f64,
    visit: &mut impl FnMut(Hint) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for house in houses() {
        if grid.open_in(house) < 2 * size {
            continue;
        }
        let masks = CELLS[house].map(|cell| grid.cells[cell as usize]);
        let eligible = eligible(&masks, size);
        each_closed_set(eligible, &masks, size, &mut |positions, digits_in| {
            let mut eliminated = [0; 9];
            for position in digits(!positions & 0x1ff) {
                add(&mut eliminated, CELLS[house][position] as usize, masks[position] & digits_in);
            }
            if is_empty(&eliminated) {
                return ControlFlow::Continue(());
            }
            let reason = Reason::Subset { house, positions, digits: digits_in, naked: true };
            visit(Hint::eliminate(rating, eliminated, reason))
        })?;
    }
    ControlFlow::Continue(())
}

/// Hidden sets of a size: as many digits of a house with as many places between them.
pub(super) fn each_hidden(
    grid: &Grid,
    size: u32,
    rating: f64,
    visit: &mut impl FnMut(Hint) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for house in houses().filter(|&house| grid.open_in(house) > 2 * size) {
        let masks = &grid.places[house];
        each_closed_set(eligible(masks, size), masks, size, &mut |chosen, positions| {
            let mut eliminated = [0; 9];
            for position in digits(positions) {
                let cell = CELLS[house][position] as usize;
                add(&mut eliminated, cell, grid.cells[cell] & !chosen);
            }
            if is_empty(&eliminated) {
                return ControlFlow::Continue(());
            }
            let reason = Reason::Subset { house, positions, digits: chosen, naked: false };
            visit(Hint::eliminate(rating, eliminated, reason))
        })?;
    }
    ControlFlow::Continue(())
}

/// A hidden set that leaves another digit of the house a single place: the digit is placed, and what
/// the set eliminates stays for later.
pub(super) fn direct_hidden(grid: &Grid, size: u32, rating: f64) -> Option<Hint> {
    let mut first = None;
    for house in houses().filter(|&house| grid.open_in(house) > size) {
        let masks = &grid.places[house];
        let _ = each_closed_set(eligible(masks, size), masks, size, &mut |chosen, positions| {
            for w in digits(!chosen & 0x1ff) {
                let outside = masks[w] & !positions;
                if masks[w].count_ones() >= 2 && outside.count_ones() == 1 {
                    let cell = CELLS[house][outside.trailing_zeros() as usize] as usize;
                    let reason = Reason::Subset { house, positions, digits: chosen, naked: false };
                    first = Some(Hint::place(rating, code(cell, w), reason));
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        if first.is_some() {
            return first;
        }
    }
    None
}

/// The first naked set that eliminates something.
pub(super) fn naked(grid: &Grid, size: u32, rating: f64) -> Option<Hint> {
    first(|visit| each_naked(grid, size, rating, &mut |hint| visit(hint)))
}

/// The first hidden set that eliminates something.
pub(super) fn hidden(grid: &Grid, size: u32, rating: f64) -> Option<Hint> {
    first(|visit| each_hidden(grid, size, rating, &mut |hint| visit(hint)))
}

/// The first hint of a search.
pub(super) fn first(
    search: impl FnOnce(&mut dyn FnMut(Hint) -> ControlFlow<()>) -> ControlFlow<()>,
) -> Option<Hint> {
    let mut first = None;
    let _ = search(&mut |hint| {
        first = Some(hint);
        ControlFlow::Break(())
    });
    first
}

/// The members that a set of this size can have: at least two, no singles.
fn eligible(masks: &[u16; 9], size: u32) -> u16 {
    let fits = |mask: &u16| u16::from((2..=size).contains(&mask.count_ones()));
    masks.iter().rev().fold(0, |all, mask| all << 1 | fits(mask))
}

fn add(planes: &mut Planes, cell: usize, of: u16) {
    for v in digits(of) {
        planes[v] |= 1 << cell;
    }
}
