//! The sweep: applies the rules once to all nodes.

use super::LaneGroup;
use crate::problem::ALL_DIGITS;
use crate::rules::{for_each_3x3, forced, kept, narrowed, unroll_3, unroll_3x3};
use crate::vector::{NodeVector, Vector};

/// The result of a sweep, as sets of lanes.
pub(crate) struct Swept {
    /// The node has no solution.
    pub(crate) dead: u32,
    /// Every cell has one digit, but the digits may still break the rules.
    pub(crate) full: u32,
    /// The sweep removed nothing. A full node that is settled is solved.
    pub(crate) settled: u32,
    /// The sweep removed hardly anything: time to branch.
    pub(crate) stuck: u32,
}

/// What the passes of a sweep accumulate.
pub(crate) struct Tally<V> {
    /// Digits with a place in every row of every band.
    pub(crate) alive: V,
    /// The weight of all cells.
    pub(crate) weight: V,
    /// The smallest mask of any cell: 0 if a cell has no candidate.
    pub(crate) least: V,
}

/// The cells of a group.
pub(crate) trait Cells<V> {
    fn get(&self, place: usize) -> V;
}

/// The cells that a pass reads and writes.
pub(crate) trait CellsMut<V>: Cells<V> {
    fn set(&mut self, place: usize, cell: V);
}

impl<V: Copy> Cells<V> for [V; 81] {
    #[inline(always)]
    fn get(&self, place: usize) -> V {
        self[place]
    }
}

impl<V: Copy> CellsMut<V> for [V; 81] {
    #[inline(always)]
    fn set(&mut self, place: usize, cell: V) {
        self[place] = cell;
    }
}

/// Sweeps all nodes once, bands then stacks. `weights` holds the weights after the previous sweep, and is
/// updated.
#[inline(always)]
pub(crate) fn sweep<V: NodeVector>(group: &mut LaneGroup<V>, weights: &mut V) -> Swept {
    let (all, zero) = (weights.splat_like(ALL_DIGITS), weights.splat_like(0));
    let mut tally = Tally { alive: all, weight: zero, least: all };
    for band in 0..3 {
        V::pass::<false>(&mut group.cells, band, &mut tally);
    }
    for stack in 0..3 {
        V::pass::<true>(&mut group.cells, stack, &mut tally);
    }
    let removed = weights.sub(tally.weight);
    *weights = tally.weight;
    let dead = !V::bitmask(tally.alive.simd_eq(all)) | V::bitmask(tally.least.simd_eq(zero));
    Swept {
        dead: dead & V::ALL,
        full: V::bitmask(tally.weight.simd_eq(zero.splat_like(V::SOLVED))) & !dead,
        settled: V::bitmask(removed.simd_eq(zero)),
        stuck: V::bitmask(removed.simd_lt(zero.splat_like(V::SLACK + 1))),
    }
}

/// The pass over one band, or over one stack as a transposed band. See [`crate::rules`].
#[inline(always)]
pub(crate) fn pass<V: NodeVector, const STACK: bool>(
    cells: &mut impl CellsMut<V>,
    chute: usize,
    tally: &mut Tally<V>,
) {
    assert!(chute < 3); // removes the bounds checks below
    let at = |row: usize, box_: usize, place: usize| match STACK {
        false => 27 * chute + 9 * row + 3 * box_ + place,
        true => 3 * chute + row + 9 * (3 * box_ + place),
    };
    // The candidates of each minirow, by row and box.
    let open = unroll_3x3(
        #[inline(always)]
        |r, j| V::or3(cells.get(at(r, j, 0)), cells.get(at(r, j, 1)), cells.get(at(r, j, 2))),
    );
    let kept = unroll_3x3(
        #[inline(always)]
        |r, j| kept(&open, r, j),
    );
    // Every permutation goes through the first row.
    tally.alive = tally.alive.and(V::or3(kept[0][0], kept[0][1], kept[0][2]));
    let forced = unroll_3x3(
        #[inline(always)]
        |r, j| forced(&kept[r], j),
    );
    // Three forced digits fill a minirow.
    let kept = unroll_3x3(
        #[inline(always)]
        |r, j| forced[r][j].if_three_bits_or(kept[r][j]),
    );
    let mut singles = [[[tally.least.splat_like(0); 3]; 3]; 3];
    for_each_3x3(
        #[inline(always)]
        |r, j| {
            let before = unroll_3(
                #[inline(always)]
                |i| cells.get(at(r, j, i)),
            );
            let left = match STACK {
                false => narrowed(before, forced[r][j], kept[r][j]),
                // The next sweep finds hidden singles of columns, in a box that has them in one column
                // only.
                true => unroll_3(
                    #[inline(always)]
                    |i| before[i].and(kept[r][j]),
                ),
            };
            for i in 0..3 {
                cells.set(at(r, j, i), left[i]);
                singles[r][j][i] = left[i].keep_singles();
            }
        },
    );
    remove_seen::<V, STACK>(cells, at, &singles, tally);
}

/// Removes the digits of `singles` from the cells that see them. Boxes are left to the pass over the bands.
#[inline(always)]
fn remove_seen<V: NodeVector, const STACK: bool>(
    cells: &mut impl CellsMut<V>,
    at: impl Fn(usize, usize, usize) -> usize,
    singles: &[[[V; 3]; 3]; 3],
    tally: &mut Tally<V>,
) {
    let taken = unroll_3x3(
        #[inline(always)]
        |r, j| V::or3(singles[r][j][0], singles[r][j][1], singles[r][j][2]),
    );
    let in_row = unroll_3(
        #[inline(always)]
        |r| V::or3(taken[r][0], taken[r][1], taken[r][2]),
    );
    let in_box = unroll_3(
        #[inline(always)]
        |j| V::or3(taken[0][j], taken[1][j], taken[2][j]),
    );
    for_each_3x3(
        #[inline(always)]
        |r, j| {
            let seen = if STACK { in_row[r] } else { in_row[r].or(in_box[j]) };
            for (i, single) in singles[r][j].iter().enumerate() {
                // Two equal singles in a house stay: the next sweep finds no permutation for them.
                let cell = single.or(cells.get(at(r, j, i)).and_not(seen));
                cells.set(at(r, j, i), cell);
                if STACK {
                    tally.weight = tally.weight.add(cell.weight());
                    tally.least = tally.least.min(cell);
                }
            }
        },
    );
}

/// The lanes that obey the rules, among lanes in which every cell has one digit.
#[inline(always)]
pub(crate) fn obey_rules<V: Vector>(cells: &impl Cells<V>) -> V::Mask {
    let all = cells.get(0).splat_like(ALL_DIGITS);
    let mut kept = all;
    for line in 0..9 {
        let row = nine_cells(cells, 9 * line, 1, 3);
        let column = nine_cells(cells, line, 9, 27);
        let box_ = nine_cells(cells, line / 3 * 27 + line % 3 * 3, 1, 9);
        kept = kept.and(V::and3(row, column, box_));
    }
    kept.simd_eq(all)
}

/// The union of nine cells: three strides of `leap`, each of three strides of `step`.
#[inline(always)]
fn nine_cells<V: Vector>(cells: &impl Cells<V>, first: usize, step: usize, leap: usize) -> V {
    let [a, b, c] = unroll_3(
        #[inline(always)]
        |third| {
            let first = first + third * leap;
            V::or3(cells.get(first), cells.get(first + step), cells.get(first + 2 * step))
        },
    );
    V::or3(a, b, c)
}
