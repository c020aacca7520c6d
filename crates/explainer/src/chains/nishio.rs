//! Assumptions about a digit that contradict themselves by links of that digit, without order and reasons.

use super::propagation::Propagation;
use super::{Literal, literal};
use crate::band_grid::BandGrid;
use crate::grid::{Grid, bits, code, digit_in, digits, set_of};
use ergodoku_core::Each as _;

/// The assumptions that contradict themselves, by digit, and the places for which they were found.
#[derive(Default)]
pub(super) struct Nishio {
    known: [Refuted; 9],
}

#[derive(Default)]
struct Refuted {
    places: u128,
    /// The cells where the digit cannot be false, and cannot be true.
    cells: [u128; 2],
}

impl Nishio {
    /// The literals that lead to a contradiction, in the order in which they are assumed.
    pub(super) fn refuted(&mut self, grid: &Grid) -> impl Iterator<Item = Literal> {
        for (v, known) in self.known.iter_mut().enumerate() {
            let places = grid.planes[v];
            if known.places != places {
                *known = Refuted { places, cells: refuted(v, places) };
            }
        }
        let known = &self.known;
        let any = known.iter().fold(0, |any, it| any | it.cells[0] | it.cells[1]);
        bits(any).flat_map(move |cell| {
            digits(grid.cells[cell]).flat_map(move |v| {
                let is_refuted = move |on: &bool| known[v].cells[usize::from(*on)] >> cell & 1 == 1;
                let refuted = [true, false].into_iter().filter(is_refuted);
                refuted.map(move |on| literal(code(cell, v), on))
            })
        })
    }
}

/// The cells where a digit with these places cannot be false, and cannot be true. Alone in a grid, it has no
/// links inside cells.
fn refuted(v: usize, places: u128) -> [u128; 2] {
    let start = Propagation::new(&BandGrid::new(&digit_in(v, places), places, [0; 9]).to_grid());
    let mut distances = [0; Literal::COUNT];
    let mut is_refuted = |cell: usize, on: bool| {
        let mut state = start.clone();
        state.assume(literal(code(cell, v), on), &mut distances);
        state.is_broken()
    };
    [false, true].each(|on| set_of(bits(places).filter(|&cell| is_refuted(cell, on))))
}
