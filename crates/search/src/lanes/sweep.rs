//! The sweep: what the rules say at once, in all nodes.

use super::Group;
use crate::problem::ALL_DIGITS;
use crate::rules::{each, forced, kept, narrowed, nine, three};
use crate::vector::Nodes;

/// What a sweep comes to: sets of lanes.
pub(crate) struct Swept {
    /// There is no solution.
    pub(crate) dead: u32,
    /// Every cell has one digit; whether they keep the rules is not yet certain.
    pub(crate) full: u32,
    /// Nothing was removed: the rules say no more. A full node that is settled is solved.
    pub(crate) settled: u32,
    /// Hardly anything was removed: time to branch.
    pub(crate) stuck: u32,
}

/// What the last pass of a sweep adds up.
struct Tally<V> {
    /// Digits with a place in every row of every band.
    alive: V,
    /// The weight of all cells.
    weight: V,
    /// The smallest cell: 0 if one is empty.
    least: V,
}

/// Sweeps all nodes once, rows then columns, each pass working on what the one before left.
/// `weights` are those after the sweep before.
#[inline(always)]
pub(crate) fn sweep<V: Nodes>(group: &mut Group<V>, weights: &mut V) -> Swept {
    let (all, zero) = (weights.all_lanes(ALL_DIGITS), weights.all_lanes(0));
    let mut tally = Tally { alive: all, weight: zero, least: all };
    for band in 0..3 {
        pass::<V, false>(&mut group.cells, band, &mut tally);
    }
    for stack in 0..3 {
        pass::<V, true>(&mut group.cells, stack, &mut tally);
    }
    let removed = weights.sub(tally.weight);
    *weights = tally.weight;
    let dead = !V::lanes(tally.alive.equals(all)) | V::lanes(tally.least.equals(zero));
    Swept {
        dead: dead & V::ALL,
        full: V::lanes(tally.weight.equals(zero.all_lanes(V::SOLVED))) & !dead,
        settled: V::lanes(removed.equals(zero)),
        stuck: V::lanes(removed.below(zero.all_lanes(V::SLACK + 1))),
    }
}

/// The pass over one band, or over one stack as if it were a band lying on its side.
///
/// A digit takes one minirow (three cells of a row in a box) in each row of a band and one in each
/// box: its minirows are one of the six permutations of three by three. All nine digits are worked
/// on at once, since they are the bits of a lane.
#[inline(always)]
fn pass<V: Nodes, const STACK: bool>(cells: &mut [V; 81], chute: usize, tally: &mut Tally<V>) {
    assert!(chute < 3); // once, so that no cell is checked
    let at = |row: usize, square: usize, place: usize| match STACK {
        false => 27 * chute + 9 * row + 3 * square + place,
        true => 3 * chute + row + 9 * (3 * square + place),
    };
    // By row and box: what a minirow may hold.
    let open = nine(
        #[inline(always)]
        |r, j| V::any(cells[at(r, j, 0)], cells[at(r, j, 1)], cells[at(r, j, 2)]),
    );
    let kept = nine(
        #[inline(always)]
        |r, j| kept(&open, r, j),
    );
    // Every permutation goes through the first row.
    tally.alive = tally.alive.and(V::any(kept[0][0], kept[0][1], kept[0][2]));
    let forced = nine(
        #[inline(always)]
        |r, j| forced(&kept[r], j),
    );
    // Three digits fill a minirow.
    let kept = nine(
        #[inline(always)]
        |r, j| forced[r][j].if_three(kept[r][j]),
    );
    let mut singles = [[[tally.least.all_lanes(0); 3]; 3]; 3];
    each(
        #[inline(always)]
        |r, j| {
            let before = [cells[at(r, j, 0)], cells[at(r, j, 1)], cells[at(r, j, 2)]];
            let left = match STACK {
                false => narrowed(before, forced[r][j], kept[r][j]),
                // Hidden singles of columns are found by the next sweep, in a box that has them in
                // one column only.
                true => three(
                    #[inline(always)]
                    |i| before[i].and(kept[r][j]),
                ),
            };
            for i in 0..3 {
                cells[at(r, j, i)] = left[i];
                singles[r][j][i] = left[i].singles();
            }
        },
    );
    // The cells that a single sees lose its digit; its box is left to the rows' pass.
    let taken = nine(
        #[inline(always)]
        |r, j| V::any(singles[r][j][0], singles[r][j][1], singles[r][j][2]),
    );
    let in_row = three(
        #[inline(always)]
        |r| V::any(taken[r][0], taken[r][1], taken[r][2]),
    );
    let in_box = three(
        #[inline(always)]
        |j| V::any(taken[0][j], taken[1][j], taken[2][j]),
    );
    each(
        #[inline(always)]
        |r, j| {
            let seen = if STACK { in_row[r] } else { in_row[r].or(in_box[j]) };
            for i in 0..3 {
                // Two equal singles of a house are kept: the next sweep finds no permutation.
                let cell = singles[r][j][i].or(cells[at(r, j, i)].but(seen));
                cells[at(r, j, i)] = cell;
                if STACK {
                    tally.weight = tally.weight.add(cell.weight());
                    tally.least = tally.least.min(cell);
                }
            }
        },
    );
}

/// The lanes that keep the rules, of lanes whose every cell has one digit.
#[inline(always)]
pub(crate) fn solved<V: Nodes>(group: &Group<V>) -> u32 {
    let x = &group.cells;
    let all = V::splat(group.token(), ALL_DIGITS);
    let mut kept = all;
    for line in 0..9 {
        let row = nine_cells(x, 9 * line, 1, 3);
        let column = nine_cells(x, line, 9, 27);
        let square = nine_cells(x, line / 3 * 27 + line % 3 * 3, 1, 9);
        kept = kept.and(V::all(row, column, square));
    }
    V::lanes(kept.equals(all))
}

/// What nine cells hold: three steps of `step`, three of `leap`.
#[inline(always)]
fn nine_cells<V: Nodes>(x: &[V; 81], first: usize, step: usize, leap: usize) -> V {
    let three = |first: usize| V::any(x[first], x[first + step], x[first + 2 * step]);
    V::any(three(first), three(first + leap), three(first + 2 * leap))
}
