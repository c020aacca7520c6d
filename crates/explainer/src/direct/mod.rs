//! The rules word for word: slow, and the measure for all that is fast. It shares no search with what it
//! judges, so that a mistake there is not repeated here.
//!
//! Every assumption is followed in order, with all reasons, to its end; every hint is made, and the
//! best is taken. Nothing is kept from step to step. Rules about single cells and houses, fish, wings,
//! loops and bivalue universal graves are those of the other files, which are as direct; aligned exclusions and
//! chains are here.

mod aligned;
mod forcing;
mod nodes;
mod single_links;
mod tests;

use super::chains::Mode;
use super::grid::{Code, Grid, Planes, bits, peer_parts};
use super::hint::Hint;
use super::rating::printed;
use super::rules::SIMPLE;
use super::scale::Scale;
use super::{bug, fish, sets, unique_loop};
use aligned::aligned;
use ergodoku_core::Each as _;
use ergodoku_core::State;
use forcing::forcing;
use nodes::Found;
use single_links::single_links;

/// The ER, EP and ED of a puzzle; `None` if a step is rated higher than `limit`.
pub(super) fn rate(state: &State, limit: f64) -> Option<[f64; 3]> {
    let mut grid = Grid::new(state);
    let (mut er, mut ep, mut ed) = (0.0f64, 0.0, 0.0);
    while grid.unfilled != 0 {
        let Some(step) = step(&grid, limit) else {
            er = 20.0;
            break;
        };
        if printed(step.rating) > limit {
            return None;
        }
        er = er.max(step.rating);
        grid.apply(&step.eliminated, step.placed);
        if ep == 0.0 {
            if ed == 0.0 {
                ed = er;
            }
            if step.placed.is_some() {
                ep = er;
            }
        }
    }
    Some([er, ep, ed].each(printed))
}

/// What a step comes down to.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Step {
    pub(super) rating: f64,
    pub(super) eliminated: Planes,
    pub(super) placed: Option<Code>,
}

impl From<Hint> for Step {
    fn from(hint: Hint) -> Step {
        Step { rating: hint.rating, eliminated: hint.eliminated, placed: hint.placed }
    }
}

/// The first hint of the first rule that gives any; of searches that take longer than `limit` allows,
/// one that is rated higher than anything.
fn step(grid: &Grid, limit: f64) -> Option<Step> {
    let simple = SIMPLE.iter().find_map(|(_, rule)| rule(grid, Scale::Se121));
    let fixed = simple
        .or_else(|| unique_loop::unique_loop(grid, Scale::Se121, &mut Default::default()))
        .or_else(|| sets::naked(grid, 4, 5.0).next())
        .or_else(|| fish::fish(grid, 4, 5.2).next())
        .or_else(|| sets::hidden(grid, 4, 5.4).next())
        .or_else(|| bug::bug(grid, Scale::Se121));
    if let Some(hint) = fixed {
        return Some(hint.into());
    }
    let modes = [Mode::NISHIO, Mode::MULTIPLE].into_iter().chain((0..=5).map(Mode::dynamic));
    aligned(grid, 2).or_else(|| best(&single_links(grid))).or_else(|| aligned(grid, 3)).or_else(
        || {
            modes.into_iter().find_map(|mode| match mode.base() > limit {
                true => Some(Step { rating: 99.0, eliminated: [0; 9], placed: None }),
                false => best(&forcing(grid, mode)),
            })
        },
    )
}

/// The cells that a cell sees, in the order of the rules.
fn peers_in_order(cell: usize) -> impl Iterator<Item = usize> {
    peer_parts(cell).into_iter().flat_map(bits)
}

/// The best hint of a search for chains.
fn best(found: &[Found]) -> Option<Step> {
    found.first().map(|it| Step {
        rating: it.rating,
        eliminated: it.eliminated(),
        placed: it.placed(),
    })
}
