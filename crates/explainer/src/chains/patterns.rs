//! Locked candidates, pairs and X-Wings: all that the first of these rules eliminates that eliminates
//! anything. The rules with order and reasons are in [`nested`](super::nested).

use super::propagation::{Fixed, Propagation};
use crate::band_grid::BandGrid;
use crate::grid::{Planes, add, bits, digits, house_cells, is_empty, peers, shared_houses};

/// The eliminations of the first rule that has any.
pub(super) fn by_patterns(state: &Propagation, fixed: &Fixed) -> Planes {
    let mut eliminated = BandGrid::new(&state.live, 0, [0; 9]).eliminated();
    if !is_empty(&eliminated) {
        return eliminated;
    }
    let bilocal = Bilocal::new(state);
    eliminated = hidden_pairs(state, &bilocal, fixed);
    if is_empty(&eliminated) {
        eliminated = naked_pairs(state, fixed);
    }
    if is_empty(&eliminated) {
        eliminated = x_wings(state, &bilocal, fixed);
    }
    eliminated
}

/// Where digits have two places.
struct Bilocal {
    /// The digits that have two places in each house.
    digits: [u16; 27],
    /// The rows, and the columns, in which each digit has two.
    lines: [[u16; 9]; 2],
}

impl Bilocal {
    fn new(state: &Propagation) -> Bilocal {
        let mut bilocal = Bilocal { digits: [0; 27], lines: [[0; 9]; 2] };
        for house in 0..27 {
            let has_two = |v: usize| u16::from(state.count_in_house(house, v) == 2);
            let found = (0..9).fold(0, |found, v| found | has_two(v) << v);
            bilocal.digits[house] = found;
            if let Some(lines) = bilocal.lines.get_mut(house / 9) {
                digits(found).for_each(|v| lines[v] |= 1 << (house % 9));
            }
        }
        bilocal
    }
}

fn hidden_pairs(state: &Propagation, bilocal: &Bilocal, fixed: &Fixed) -> Planes {
    let mut eliminated = [0; 9];
    for (house, &of) in bilocal.digits.iter().enumerate() {
        if of & of.wrapping_sub(1) == 0 || fixed.open_in(house) <= 4 {
            continue;
        }
        let places = |v: usize| state.live[v] & house_cells(house);
        for v in digits(of) {
            for w in digits(of & (!1 << v)).filter(|&w| places(w) == places(v)) {
                for cell in bits(places(v)) {
                    add(&mut eliminated, cell, state.cells[cell] & !(1 << v | 1 << w));
                }
            }
        }
    }
    eliminated
}

fn naked_pairs(state: &Propagation, fixed: &Fixed) -> Planes {
    let mut eliminated = [0; 9];
    let [mut one, mut two, mut more] = [0; 3];
    for cells in state.live {
        more |= two & cells;
        two |= one & cells;
        one |= cells;
    }
    let with_two = two & !more;
    for a in bits(with_two) {
        let pair = state.cells[a];
        let later = with_two & peers(a) & (!0 << a);
        for b in bits(later).filter(|&b| state.cells[b] == pair) {
            for house in shared_houses(a, b).filter(|&house| fixed.open_in(house) >= 4) {
                let others = house_cells(house) & !(1 << a | 1 << b);
                digits(pair).for_each(|v| eliminated[v] |= state.live[v] & others);
            }
        }
    }
    eliminated
}

fn x_wings(state: &Propagation, bilocal: &Bilocal, fixed: &Fixed) -> Planes {
    let mut eliminated = [0; 9];
    for v in (0..9).filter(|&v| fixed.placed[v] + 4 <= 9) {
        for (base, cover, step) in [(0, 9, 9), (9, 0, 1)] {
            let lines = bilocal.lines[base / 9][v];
            let places = |line: usize| state.live[v] & house_cells(base + line);
            for a in digits(lines) {
                let crossed = places(a) >> (step * a);
                let is_crossed = |b: &usize| places(*b) >> (step * b) == crossed;
                for b in digits(lines & (!1 << a)).filter(is_crossed) {
                    let covered = bits(crossed)
                        .map(|place| if base == 0 { place } else { place / 9 })
                        .fold(0, |all, line| all | house_cells(cover + line));
                    eliminated[v] |= state.live[v] & covered & !(places(a) | places(b));
                }
            }
        }
    }
    eliminated
}
