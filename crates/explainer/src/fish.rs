//! X-Wing (3.2), Swordfish (3.8) and Jellyfish (5.2).

use std::ops::ControlFlow;

use ergodoku_core::HouseKind;

use super::grid::{Grid, digit_in, digits, first_of};
use super::hint::{Hint, Reason};
use super::locking::cells_at;
use super::subsets::each_closed_set;

/// Base columns first, then base rows; the choice of lines comes before the digit.
const ORIENTATIONS: [(HouseKind, HouseKind); 2] =
    [(HouseKind::Column, HouseKind::Row), (HouseKind::Row, HouseKind::Column)];

/// Fish of a size, in the order of the rules.
pub(super) fn each_fish(
    grid: &Grid,
    size: u32,
    rating: f64,
    visit: &mut impl FnMut(Hint) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (base, cover) in ORIENTATIONS {
        let mut found = Vec::new();
        for v in 0..9 {
            if grid.placed[v] as u32 + 2 * size <= 9 {
                let _ = in_lines(grid, size, v, base, cover, &mut |bases, covers, eliminated| {
                    found.push((bases, v, covers, eliminated));
                    ControlFlow::Continue(())
                });
            }
        }
        found.sort_unstable();
        for (bases, v, covers, eliminated) in found {
            let lines = |kind, mask| digits(mask).map(move |line| first_of(kind) + line).collect();
            let reason = Reason::Fish { v, base: lines(base, bases), cover: lines(cover, covers) };
            visit(Hint::eliminate(rating, digit_in(v, eliminated), reason))?;
        }
    }
    ControlFlow::Continue(())
}

fn in_lines(
    grid: &Grid,
    size: u32,
    v: usize,
    base: HouseKind,
    cover: HouseKind,
    visit: &mut impl FnMut(u16, u16, u128) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let masks: [u16; 9] = std::array::from_fn(|line| grid.places[first_of(base) + line][v]);
    let fits = |line: &usize| (2..=size).contains(&masks[*line].count_ones());
    let eligible = (0..9).filter(fits).fold(0, |all, line| all | 1 << line);
    each_closed_set(eligible, &masks, size, &mut |bases, covers| {
        let in_covers = digits(covers)
            .map(|line| cells_at(first_of(cover) + line, 0x1ff))
            .fold(0, |all, cells| all | cells);
        let in_bases = digits(bases)
            .map(|line| cells_at(first_of(base) + line, 0x1ff))
            .fold(0, |all, cells| all | cells);
        match grid.planes[v] & in_covers & !in_bases {
            0 => ControlFlow::Continue(()),
            eliminated => visit(bases, covers, eliminated),
        }
    })
}

/// The first fish that eliminates something.
pub(super) fn fish(grid: &Grid, size: u32, rating: f64) -> Option<Hint> {
    super::sets::first(|visit| each_fish(grid, size, rating, &mut |hint| visit(hint)))
}
