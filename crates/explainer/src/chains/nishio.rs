//! Assumptions about a digit that contradict themselves by links of that digit, without order and reasons: many
//! at a time.

use super::{Literal, literal};
use crate::band_grid::{
    Held, LANES, Words, across, alone_in_boxes, alone_in_columns, alone_in_rows, along, bands_of,
    boxes, columns, down, each, rows,
};
use crate::grid::{Grid, bits, code, digits};

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
        for (known, &places) in self.known.iter_mut().zip(&grid.planes) {
            if known.places != places {
                *known = Refuted { places, cells: refuted(places) };
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

/// The cells where a digit with these places cannot be false, and cannot be true.
fn refuted(places: u128) -> [u128; 2] {
    let assumed: Vec<(usize, bool)> =
        bits(places).flat_map(|cell| [(cell, false), (cell, true)]).collect();
    let mut refuted = [0; 2];
    for assumed in assumed.chunks(LANES) {
        let contradicts = Assumptions::new(places, assumed).contradict();
        for (lane, &(cell, on)) in assumed.iter().enumerate() {
            refuted[usize::from(on)] |= u128::from(contradicts[lane] != 0) << cell;
        }
    }
    refuted
}

/// Assumptions side by side, band by band.
struct Assumptions {
    /// The places before any is made.
    start: [Words; 3],
    /// The places left.
    left: [Words; 3],
    /// The places found true.
    on: [Words; 3],
}

impl Assumptions {
    fn new(places: u128, assumed: &[(usize, bool)]) -> Assumptions {
        let start = bands_of(places).map(|cells| [cells; LANES]);
        let mut all = Assumptions { start, left: start, on: [[0; LANES]; 3] };
        for (lane, &(cell, on)) in assumed.iter().enumerate() {
            let (band, it) = (cell / 27, 1 << (cell % 27));
            if on {
                all.on[band][lane] |= it;
            } else {
                all.left[band][lane] &= !it;
            }
        }
        all
    }

    /// Follows all of them to the end. What is not 0 for those that leave a house with two places that
    /// are true, or with none left.
    fn contradict(mut self) -> Words {
        loop {
            self.left = self.left_by_on();
            let on = self.on_by_left();
            if on == self.on {
                break;
            }
            self.on = on;
        }
        let Assumptions { start, left, on } = &self;
        let lost = |start: Held, left: Held| start[0] & !left[0];
        let column = |words: &[Words; 3], it: usize| columns(words.each_ref().map(|band| band[it]));
        let in_columns = each(|it| column(on, it)[1] | lost(column(start, it), column(left, it)));
        (0..3).fold(in_columns, |all, band| {
            let [start, left, on] = [&start[band], &left[band], &on[band]];
            each(|it| {
                let in_rows = rows(on[it])[1] | lost(rows(start[it]), rows(left[it]));
                let in_boxes = boxes(on[it])[1] | lost(boxes(start[it]), boxes(left[it]));
                all[it] | in_rows | in_boxes
            })
        })
    }

    /// The places that are left when those found true exclude others.
    fn left_by_on(&self) -> [Words; 3] {
        let [a, b, c] = &self.on;
        let in_columns = each(|it| down(columns([a[it], b[it], c[it]])[0]));
        std::array::from_fn(|band| {
            let [left, on] = [&self.left[band], &self.on[band]];
            each(|it| {
                let seen = along(rows(on[it])[0]) | down(across(boxes(on[it])[0])) | in_columns[it];
                left[it] & (!seen | on[it])
            })
        })
    }

    /// The places found true, those left alone among them.
    fn on_by_left(&self) -> [Words; 3] {
        let [a, b, c] = &self.left;
        let in_columns = each(|it| alone_in_columns([a[it], b[it], c[it]]));
        std::array::from_fn(|band| {
            let [left, on] = [&self.left[band], &self.on[band]];
            each(|it| {
                let alone = alone_in_rows(left[it]) | alone_in_boxes(left[it]) | in_columns[it];
                on[it] | left[it] & alone
            })
        })
    }
}
