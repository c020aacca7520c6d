//! The sweep: what the rules say at once, in all nodes.

use super::Group;
use super::vector::Vector;
use crate::problem::ALL_DIGITS;

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
pub(crate) fn sweep<V: Vector>(group: &mut Group<V>, weights: &mut V) -> Swept {
    let (all, zero) = (V::splat(ALL_DIGITS), V::splat(0));
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
        full: V::lanes(tally.weight.equals(V::splat(V::SOLVED))) & !dead,
        settled: V::lanes(removed.equals(zero)),
        stuck: V::lanes(removed.below(V::splat(V::SLACK + 1))),
    }
}

/// The pass over one band, or over one stack as if it were a band lying on its side.
///
/// A digit takes one minirow (three cells of a row in a box) in each row of a band and one in each
/// box: its minirows are one of the six permutations of three by three. All nine digits are worked
/// on at once, since they are the bits of a lane.
#[inline(always)]
fn pass<V: Vector, const STACK: bool>(cells: &mut [V; 81], chute: usize, tally: &mut Tally<V>) {
    assert!(chute < 3); // once, so that no cell is checked
    let at = |row: usize, square: usize, place: usize| match STACK {
        false => 27 * chute + 9 * row + 3 * square + place,
        true => 3 * chute + row + 9 * (3 * square + place),
    };
    // By row and box: what a minirow may hold, and what two of its cells may.
    let open = nine(
        #[inline(always)]
        |r, j| V::any(cells[at(r, j, 0)], cells[at(r, j, 1)], cells[at(r, j, 2)]),
    );
    // The digits of a minirow that have a permutation through it.
    let kept = nine(
        #[inline(always)]
        |r, j| {
            let ((r1, r2), (j1, j2)) = (others(r), others(j));
            let one_way = open[r1][j1].and(open[r2][j2]);
            open[r][j].and(one_way.or(open[r1][j2].and(open[r2][j1])))
        },
    );
    // Every permutation goes through the first row.
    tally.alive = tally.alive.and(V::any(kept[0][0], kept[0][1], kept[0][2]));
    // Digits that have no other minirow in their row, hence none in their box either.
    let forced = nine(
        #[inline(always)]
        |r, j| {
            let (j1, j2) = others(j);
            kept[r][j].but(kept[r][j1].or(kept[r][j2]))
        },
    );
    // Three digits fill a minirow.
    let kept = nine(
        #[inline(always)]
        |r, j| forced[r][j].if_three(kept[r][j]),
    );
    // Cells that may hold only one digit after that.
    let mut singles = [[[V::splat(0); 3]; 3]; 3];
    each(
        #[inline(always)]
        |r, j| {
            let [a, b, c] = [cells[at(r, j, 0)], cells[at(r, j, 1)], cells[at(r, j, 2)]];
            // A forced digit with one cell in its minirow is a hidden single, in row and box. In
            // columns it is found by the next sweep, in a box that has it in one column only.
            let hidden = forced[r][j].but(V::two(a, b, c));
            let left = three(
                #[inline(always)]
                |i| {
                    let cell = [a, b, c][i];
                    match STACK {
                        false => cell.and(cell.narrowed(hidden, kept[r][j])),
                        true => cell.and(kept[r][j]),
                    }
                },
            );
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

/// The two others of three.
#[inline(always)]
fn others(index: usize) -> (usize, usize) {
    ((index + 1) % 3, (index + 2) % 3)
}

// Loops written out: each body is inlined, with its indices known.

#[inline(always)]
fn three<T>(f: impl Fn(usize) -> T) -> [T; 3] {
    [f(0), f(1), f(2)]
}

#[inline(always)]
fn nine<T>(f: impl Fn(usize, usize) -> T) -> [[T; 3]; 3] {
    [[f(0, 0), f(0, 1), f(0, 2)], [f(1, 0), f(1, 1), f(1, 2)], [f(2, 0), f(2, 1), f(2, 2)]]
}

#[inline(always)]
fn each(mut f: impl FnMut(usize, usize)) {
    f(0, 0);
    f(0, 1);
    f(0, 2);
    f(1, 0);
    f(1, 1);
    f(1, 2);
    f(2, 0);
    f(2, 1);
    f(2, 2);
}

/// The lanes that keep the rules, of lanes whose every cell has one digit.
#[inline(always)]
pub(crate) fn solved<V: Vector>(group: &Group<V>) -> u32 {
    let x = &group.cells;
    let mut kept = V::splat(ALL_DIGITS);
    for line in 0..9 {
        let row = nine_cells(x, 9 * line, 1, 3);
        let column = nine_cells(x, line, 9, 27);
        let square = nine_cells(x, line / 3 * 27 + line % 3 * 3, 1, 9);
        kept = kept.and(V::all(row, column, square));
    }
    V::lanes(kept.equals(V::splat(ALL_DIGITS)))
}

/// What nine cells hold: three steps of `step`, three of `leap`.
#[inline(always)]
fn nine_cells<V: Vector>(x: &[V; 81], first: usize, step: usize, leap: usize) -> V {
    let three = |first: usize| V::any(x[first], x[first + step], x[first + 2 * step]);
    V::any(three(first), three(first + leap), three(first + 2 * leap))
}
