//! What chains of single links refute by strong links that are new.
//!
//! A forcing chain from a literal to its opposite uses strong links; one end or the other of each is true.
//! So what it refutes is refuted by both ends of each. Once all that chains refuted before has been
//! eliminated, a chain has a link that was not there before: only the ends of these have to be followed, while the closure
//! follows all candidates.

use super::propagation::Propagation;
use crate::grid::{
    Code, Planes, add, bits, both_of, code, digits, house_cells, houses_of, only, peers, split,
};
use ergodoku_core::Each as _;

/// How many links are looked at one by one.
const MOST: usize = 8;

/// What both ends lead to, false and true, of all strong links that were not there with the candidates
/// `before`; nothing if there are many.
pub(super) fn common_to_ends(state: &Propagation, before: &Planes) -> Option<[Planes; 2]> {
    let mut links = Vec::new();
    for v in 0..9 {
        for cell in bits(before[v] & !state.live[v]) {
            for link in links_without(state, cell, v).into_iter().flatten() {
                if !links.contains(&link) {
                    links.push(link);
                }
            }
        }
    }
    if links.len() > MOST {
        return None;
    }
    let mut common = [[0; 9]; 2];
    for [a, b] in links.into_iter().map(|ends| ends.map(|it| follow(state, it))) {
        for side in 0..2 {
            (0..9).for_each(|v| common[side][v] |= a[side][v] & b[side][v]);
        }
    }
    Some(common)
}

/// The strong links that an eliminated candidate would have kept from being one: of its cell, and of its digit
/// in houses.
fn links_without(state: &Propagation, cell: usize, v: usize) -> [Option<[Code; 2]>; 4] {
    let [a, b, c] = houses_of(cell).map(|house| {
        let places = state.live[v] & house_cells(house);
        let ends = || [places.trailing_zeros(), places.ilog2()].each(|place| place as usize);
        (places.count_ones() == 2).then(|| ends().map(|place| code(place, v)))
    });
    let candidates = state.cells[cell];
    let in_cell = || both_of(candidates).map(|w| code(cell, w));
    [a, b, c, (candidates.count_ones() == 2).then(in_cell)]
}

/// What a true candidate leads to: false, true.
fn follow(state: &Propagation, from: Code) -> [Planes; 2] {
    let [mut off, mut on] = [[0; 9], only(from)];
    let mut left = Vec::with_capacity(64);
    left.push(from);
    while let Some(it) = left.pop() {
        let (cell, v) = split(it);
        let others = digits(state.cells[cell] & !(1 << v)).map(|w| (cell, w));
        let peers = bits(state.live[v] & peers(cell) & !off[v]).map(|peer| (peer, v));
        for (other, w) in others.chain(peers) {
            add(&mut off, other, 1 << w);
            let of_cell = state.partner_in_cell(other, w).map(|w| (other, w));
            let of_houses = state.partners_in_houses(other, w).map(|it| it.map(|it| (it, w)));
            for (cell, v) in of_houses.into_iter().chain([of_cell]).flatten() {
                if on[v] >> cell & 1 == 0 {
                    on[v] |= 1 << cell;
                    left.push(code(cell, v));
                }
            }
        }
    }
    [off, on]
}
