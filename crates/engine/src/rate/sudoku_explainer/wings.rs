//! XY-Wing (4.2) and XYZ-Wing (4.4).

use super::grid::{Grid, PEERS, bits, digit_in, peers_in_order};
use super::hint::{Hint, Reason};

/// Pivots row by row; the first pincer before the second, both in the order of the pivot's peers.
pub(super) fn wing(grid: &Grid, with_z: bool) -> Option<Hint> {
    let pairs = grid.cells_with(2);
    let pivots = if with_z { grid.cells_with(3) } else { pairs };
    bits(pivots).find_map(|pivot| {
        let xyz = grid.cells[pivot];
        let fits = |&cell: &usize| {
            let shared = (grid.cells[cell] & xyz).count_ones();
            pairs >> cell & 1 == 1 && shared == if with_z { 2 } else { 1 }
        };
        let pincers = || peers_in_order(pivot).filter(fits);
        pincers().find_map(|xz| pincers().find_map(|yz| of(grid, pivot, [xz, yz], with_z)))
    })
}

fn of(grid: &Grid, pivot: usize, pincers: [usize; 2], with_z: bool) -> Option<Hint> {
    let [xz, yz] = pincers.map(|cell| grid.cells[cell]);
    let all = xz | yz | grid.cells[pivot];
    let common = xz & yz;
    if xz == yz || common.count_ones() != 1 || all.count_ones() != 3 {
        return None;
    }
    if !with_z && common & grid.cells[pivot] != 0 {
        return None;
    }
    let z = common.trailing_zeros() as usize;
    let mut sees_all = PEERS[pincers[0]] & PEERS[pincers[1]];
    if with_z {
        sees_all &= PEERS[pivot];
    }
    let gone = grid.planes[z] & sees_all;
    let rating = if with_z { 4.4 } else { 4.2 };
    let reason = Reason::Wing { pivot, pincers, z, with_z };
    (gone != 0).then(|| Hint::eliminate(rating, digit_in(z, gone), reason))
}
