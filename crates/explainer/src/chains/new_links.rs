//! What chains of single links refute by strong links that are new.
//!
//! A forcing chain from a literal to its opposite goes by way of strong links, of which one end or the
//! other is true. So what it refutes is what both ends of such a link refute. Where all that chains
//! refuted before is eliminated, a chain has a link that there was not before: only the ends of these have to
//! be followed, while [`StaticClosure`](super::static_closure::StaticClosure) follows all candidates.

use super::propagation::Propagation;
use crate::grid::{Code, HOUSES, PEERS, Planes, bits, code, digits, house_cells, only, split};

/// How many links it is worth to look at one by one.
const MOST: usize = 8;

/// What both ends lead to, false and true, of all strong links that there were not with the candidates
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
            for v in 0..9 {
                common[side][v] |= a[side][v] & b[side][v];
            }
        }
    }
    Some(common)
}

/// The strong links of which a candidate that is eliminated would be a third end: of its cell, and of its
/// digit in houses.
fn links_without(state: &Propagation, cell: usize, v: usize) -> [Option<[Code; 2]>; 4] {
    let [a, b, c] = HOUSES[cell].map(|house| {
        let places = state.live[v] & house_cells(house as usize);
        let ends = || [places.trailing_zeros(), 127 - places.leading_zeros()];
        (places.count_ones() == 2).then(|| ends().map(|place| code(place as usize, v)))
    });
    let candidates = state.cells[cell];
    let ends = || [candidates.trailing_zeros(), 15 - candidates.leading_zeros()];
    let d = (candidates.count_ones() == 2).then(|| ends().map(|w| code(cell, w as usize)));
    [a, b, c, d]
}

/// What a true candidate leads to: false, true.
fn follow(state: &Propagation, from: Code) -> [Planes; 2] {
    let [mut off, mut on] = [[0; 9], only(from)];
    let mut left = Vec::with_capacity(64);
    left.push(from);
    while let Some(it) = left.pop() {
        let (cell, v) = split(it);
        let others = digits(state.cells[cell] & !(1 << v)).map(|w| (cell, w));
        let peers = bits(state.live[v] & PEERS[cell] & !off[v]).map(|peer| (peer, v));
        for (other, w) in others.chain(peers) {
            off[w] |= 1 << other;
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
