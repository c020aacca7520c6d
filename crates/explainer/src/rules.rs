//! The rules up to 4.4, which can be applied in any order once the first digit is placed.

use super::band_grid::BandGrid;
use super::grid::Grid;
use super::hint::Hint;
use super::scale::Scale;
use super::{fish, locking, sets, singles, strong_links, wings};

/// A rule, with the highest rating of its hints.
pub(super) type Rule = (f64, fn(&Grid, Scale) -> Option<Hint>);

/// The rules up to 4.4, in their order.
pub(super) static SIMPLE: [Rule; 15] = [
    (1.5, |grid, _| singles::hidden_single(grid)),
    (1.9, |grid, scale| locking::direct_locking(grid, scale.is_sukaku())),
    (2.0, |grid, _| sets::direct_hidden(grid, 2, 2.0)),
    (2.3, |grid, _| singles::naked_single(grid)),
    (2.5, |grid, _| sets::direct_hidden(grid, 3, 2.5)),
    (2.8, |grid, scale| locking::locking(grid, scale.is_sukaku()).next()),
    (3.0, |grid, _| sets::naked(grid, 2, 3.0).next()),
    (3.2, |grid, _| fish::fish(grid, 2, 3.2).next()),
    (3.4, |grid, _| sets::hidden(grid, 2, 3.4).next()),
    (3.6, |grid, _| sets::naked(grid, 3, 3.6).next()),
    (3.8, |grid, _| fish::fish(grid, 3, 3.8).next()),
    (4.0, |grid, _| sets::hidden(grid, 3, 4.0).next()),
    (4.3, |grid, scale| scale.is_sukaku().then(|| strong_links::fish_of_links(grid, 2))?),
    (4.2, |grid, _| wings::wing(grid, false)),
    (4.4, |grid, _| wings::wing(grid, true)),
];

/// Where a step has been rated `er`, the rating up to which the rules can be applied in any order: an
/// elimination leaves the pattern of another rule simpler, with the same conclusion. SukakuExplainer has
/// fish of two strong links, up to 4.3, before wings: these are applied together or not at all.
pub(super) fn unordered_limit(scale: Scale, er: f64) -> f64 {
    if scale.is_sukaku() && er < 4.3 { er.min(4.0) } else { er }
}

/// Applies the rules that are rated no higher than `limit`, until none applies.
pub(super) fn apply_up_to(limit: f64, grid: &mut Grid, scale: Scale) {
    loop {
        let mut bands = BandGrid::new(&grid.planes, grid.unfilled, grid.placed);
        if bands.place_singles(limit) {
            if bands.is_filled() {
                grid.unfilled = 0;
                return;
            }
            *grid = bands.to_grid();
        }
        let mut rules = SIMPLE.iter().skip(1).filter(|(rating, _)| *rating <= limit);
        match rules.find_map(|(_, rule)| rule(grid, scale)) {
            Some(hint) => grid.apply(&hint.eliminated, hint.placed),
            None => return,
        }
    }
}
