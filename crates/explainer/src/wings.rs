//! XY-Wing (4.2) and XYZ-Wing (4.4).

use super::grid::{Grid, bits, digit_in, peer_parts, peers, set_of};
use super::hint::{Hint, Reason};

/// Pivots row by row; the first pincer before the second, both in the order of the pivot's peers.
pub(super) fn wing(grid: &Grid, with_z: bool) -> Option<Hint> {
    let pairs = grid.cells_with(2);
    let pivots = if with_z { grid.cells_with(3) } else { pairs };
    bits(pivots).find_map(|pivot| {
        let xyz = grid.cells[pivot];
        let near = bits(pairs & peers(pivot))
            .filter(|&cell| (grid.cells[cell] & xyz).count_ones() == if with_z { 2 } else { 1 });
        let near = set_of(near);
        if near & near.wrapping_sub(1) == 0 {
            return None;
        }
        let pincers = || peer_parts(pivot).into_iter().flat_map(move |part| bits(part & near));
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
    let mut sees_all = peers(pincers[0]) & peers(pincers[1]);
    if with_z {
        sees_all &= peers(pivot);
    }
    let eliminated = grid.planes[z] & sees_all;
    let rating = if with_z { 4.4 } else { 4.2 };
    let reason = Reason::Wing { pivot, pincers, z, with_z };
    (eliminated != 0).then(|| Hint::eliminate(rating, digit_in(z, eliminated), reason))
}
