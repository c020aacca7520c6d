//! WXYZ-Wings (5.5, 5.6) and larger ones: VWXYZ-Wings (6.2 to 6.4), UVWXYZ-Wings (6.6), TUVWXYZ-Wings
//! (7.5), SukakuExplainer's: an almost locked set in a house, and a bivalue cell that has both its
//! digits from it.
//!
//! If the cell sees all places of one of the two in the set, the other one is in the cell or the set. If
//! it sees all places of both, the set keeps all its other digits, too. Of the hints with the lowest rating
//! that one is emitted which eliminates most; then those with two such digits come first, then those with
//! more candidates, then the first by the cells of the set and the cell.

use std::cmp::Reverse;

use super::grid::{CELLS, Grid, PEERS, Planes, bits, digits, house_cells};
use super::hint::{Hint, Reason};
use super::subsets::choices;

/// The best wing whose set has so many cells: three to six.
pub(super) fn wing_of_set(grid: &Grid, size: u32) -> Option<Hint> {
    let mut best: Option<(Key, Hint)> = None;
    let pairs = grid.cells_with(2);
    for house in (18..27).chain(0..18) {
        let open: Vec<usize> =
            CELLS[house].into_iter().map(usize::from).filter(|&it| grid.cells[it] != 0).collect();
        for chosen in choices(open.len() as u32, size) {
            let members = || open.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1);
            let all = members().fold(0, |all, (_, &cell)| all | grid.cells[cell]);
            if all.count_ones() != size + 1
                || members().any(|(_, &cell)| grid.cells[cell].count_ones() < 2)
            {
                continue;
            }
            let set = members().fold(0u128, |all, (_, &cell)| all | 1 << cell);
            let rating = rating(grid, size, set);
            if best.as_ref().is_some_and(|(known, _)| known.0 < rating) {
                continue;
            }
            let candidates = members().map(|(_, &cell)| grid.cells[cell].count_ones()).sum();
            let near = bits(set).fold(0, |all, cell| all | PEERS[cell]);
            // With the cell in the same house it is a naked set.
            let apart = pairs & near & !houses_of(set);
            for cell in bits(apart).filter(|&cell| grid.cells[cell] & !all == 0) {
                let (eliminated, commons) = eliminations(grid, set, all, cell);
                let count = eliminated.iter().map(|cells| cells.count_ones()).sum();
                let of_commons = Reverse(commons.count_ones());
                let in_order = Reverse(set.reverse_bits());
                let key = (rating, Reverse(count), of_commons, Reverse(candidates), in_order, cell);
                if count > 0 && best.as_ref().is_none_or(|(known, _)| key < *known) {
                    let reason = Reason::BentSet { house, set, digits: all, cell, commons };
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

/// What depends on the cell with the most candidates.
fn rating(grid: &Grid, size: u32, set: u128) -> f64 {
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

/// What goes, and the digits that the set and the cell cannot both hold.
fn eliminations(grid: &Grid, set: u128, all: u16, cell: usize) -> (Planes, u16) {
    let in_set = |v: usize| set & grid.planes[v];
    let sees_all = |cells: u128| bits(cells).fold(!0, |all, it| all & PEERS[it]);
    let pair = grid.cells[cell];
    let commons = digits(pair).filter(|&v| in_set(v) & !PEERS[cell] == 0);
    let commons = commons.fold(0u16, |all, v| all | 1 << v);
    let mut eliminated = [0; 9];
    for x in digits(commons) {
        let z = (pair & !(1 << x)).trailing_zeros() as usize;
        eliminated[z] = grid.planes[z] & sees_all(in_set(z) | 1 << cell);
    }
    if commons == pair {
        for v in digits(all & !pair) {
            eliminated[v] = grid.planes[v] & sees_all(in_set(v)) & !set;
        }
    }
    (eliminated, commons)
}
