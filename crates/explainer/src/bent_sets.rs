//! SukakuExplainer's WXYZ-Wings (5.5, 5.6) and larger ones: VWXYZ-Wings (6.2 to 6.4), UVWXYZ-Wings (6.6),
//! TUVWXYZ-Wings (7.5): an almost locked set in a house, and a bivalue cell, both of whose digits the set has.
//!
//! If the cell sees all places of one of the two in the set, the other one is in the cell or the set. If
//! it sees all places of both, the set keeps all its other digits, too. Of the hints with the lowest rating
//! the one that eliminates most is emitted; among equals one with two such digits, then one with more
//! candidates, then the first by the cells of the set and the cell.

use std::cmp::Reverse;

use super::combinations::{choices, eligible};
use super::grid::{
    Grid, Planes, bits, cell_at, cells_at, common_peers, digits, house_cells, peers,
};
use super::hint::{Hint, Reason};

/// The best wing whose set has `size` cells, three to six.
pub(super) fn wing_of_set(grid: &Grid, size: usize) -> Option<Hint> {
    let mut best: Option<(Key, Hint)> = None;
    let pairs = grid.cells_with(2);
    for house in (18..27).chain(0..18) {
        let masks = std::array::from_fn(|position| grid.cells[cell_at(house, position)]);
        for (chosen, all) in choices(&masks, eligible(&masks, 2..=9), size, 0, size + 1) {
            let set = cells_at(house, chosen);
            let rating = rating(grid, size, set);
            if best.as_ref().is_some_and(|(known, _)| known.0 < rating) {
                continue;
            }
            let candidates = digits(chosen).map(|position| masks[position].count_ones()).sum();
            let near = bits(set).fold(0, |all, cell| all | peers(cell));
            // In the same house, set and cell would be a naked set.
            let apart = pairs & near & !houses_of(set);
            for cell in bits(apart).filter(|&cell| grid.cells[cell] & !all == 0) {
                let (eliminated, commons) = eliminations(grid, set, all, cell);
                let count = eliminated.iter().map(|cells| cells.count_ones()).sum();
                let of_commons = Reverse(commons.count_ones());
                let in_order = Reverse(set.reverse_bits());
                let key = (rating, Reverse(count), of_commons, Reverse(candidates), in_order, cell);
                if count > 0 && best.as_ref().is_none_or(|(known, _)| key < *known) {
                    let reason = Reason::BentSet { set, digits: all, cell, commons };
                    best = Some((key, Hint::eliminate(rating, eliminated, reason)));
                }
            }
        }
    }
    best.map(|(_, hint)| hint)
}

/// What is emitted first: the rating, the number of candidates eliminated, of digits that the set and
/// the cell cannot both hold, of the set's candidates, the cells of the set, the cell.
type Key = (f64, Reverse<u32>, Reverse<u32>, Reverse<u32>, Reverse<u128>, usize);

/// The cells of all houses that hold the whole set.
fn houses_of(set: u128) -> u128 {
    let holding = (0..27).map(house_cells).filter(|cells| set & !cells == 0);
    holding.fold(0, |all, cells| all | cells)
}

/// The rating, which depends on the cell with the most candidates.
fn rating(grid: &Grid, size: usize, set: u128) -> f64 {
    let most = bits(set).map(|cell| grid.cells[cell].count_ones()).max().unwrap_or(0);
    match (size, most) {
        (3, 3) => 5.6,
        (3, _) => 5.5,
        (4, 5) => 6.2,
        (4, 3) => 6.4,
        (4, _) => 6.3,
        (5, _) => 6.6,
        _ => 7.5,
    }
}

/// What is eliminated, and the digits that the set and the cell cannot both hold.
fn eliminations(grid: &Grid, set: u128, all: u16, cell: usize) -> (Planes, u16) {
    let in_set = |v: usize| set & grid.planes[v];
    let pair = grid.cells[cell];
    let commons = digits(pair).filter(|&v| in_set(v) & !peers(cell) == 0);
    let commons = commons.fold(0u16, |all, v| all | 1 << v);
    let mut eliminated = [0; 9];
    for x in digits(commons) {
        let z = (pair & !(1 << x)).trailing_zeros() as usize;
        eliminated[z] = grid.planes[z] & common_peers(in_set(z) | 1 << cell);
    }
    if commons == pair {
        for v in digits(all & !pair) {
            eliminated[v] = grid.planes[v] & common_peers(in_set(v)) & !set;
        }
    }
    (eliminated, commons)
}
