//! The sweep: applies the rules once to the whole board.

use super::{BOXES, Board};
use crate::problem::ALL_DIGITS;
use crate::rules::{forced, kept, unroll_3, unroll_3x3};
use crate::vector::BoardVector;

/// The result of sweeping a node.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum NodeStatus {
    /// The node has no solution.
    Dead,
    /// Every cell has one digit, and the digits obey the rules.
    Solved,
    /// Further sweeps remove nothing.
    Stuck,
}

impl<V: BoardVector> Board<V> {
    /// Sweeps until no node changes.
    #[inline(always)]
    pub(crate) fn propagate(&mut self) -> [NodeStatus; 2] {
        let all = V::splat(self.token(), ALL_DIGITS);
        let mut statuses = [NodeStatus::Stuck; 2];
        let mut before = all.splat_like(u16::MAX);
        // The nodes without a verdict.
        let mut open = if Self::NODES == 2 { 0b11 } else { 0b01 };
        loop {
            let alive = self.sweep();
            let empty = self
                .fold(
                    #[inline(always)]
                    |a, b| a.min(b),
                )
                .simd_eq(all.splat_like(0));
            // The sum of the masks of each box decreases if a candidate is removed.
            let sum = self.fold(
                #[inline(always)]
                |a, b| a.add(b),
            );
            let dead = !V::bitmask(alive.simd_eq(all)) | V::bitmask(empty);
            let moved = !V::bitmask(sum.simd_eq(before));
            // Nine different digits add up to the mask of all digits.
            let unsolved = !V::bitmask(sum.simd_eq(all));
            before = sum;
            for (node, status) in statuses.iter_mut().enumerate().take(Self::NODES) {
                let any = |lanes: u32| lanes >> (16 * node) & BOXES != 0;
                if open >> node & 1 == 0 {
                    continue;
                }
                if any(dead) {
                    *status = NodeStatus::Dead;
                } else if !any(unsolved) {
                    let broken = any(!self.obeys_rules());
                    *status = if broken { NodeStatus::Dead } else { NodeStatus::Solved };
                } else if any(moved) {
                    continue;
                }
                open &= !(1 << node);
            }
            if open == 0 {
                return statuses;
            }
        }
    }

    /// Sweeps once, bands then stacks. Returns the digits that have a place in every row of the band and in
    /// every column of the stack.
    #[inline(always)]
    fn sweep(&mut self) -> V {
        let in_rows = self.pass::<false>();
        let in_columns = self.pass::<true>();
        in_rows.and(in_columns)
    }

    /// The pass over all bands, or over all stacks as transposed bands. See [`crate::rules`].
    #[inline(always)]
    fn pass<const STACKS: bool>(&mut self) -> V {
        let cells = &mut self.cells;
        let at = |line: usize, place: usize| match STACKS {
            false => 3 * line + place,
            true => 3 * place + line,
        };
        // The candidates of the minirows, by row: the one of the lane's own box, then of the other two.
        let open = unroll_3(
            #[inline(always)]
            |r| in_chute::<V, STACKS>(V::or3(cells[at(r, 0)], cells[at(r, 1)], cells[at(r, 2)])),
        );
        let kept = unroll_3(
            #[inline(always)]
            |r| in_chute::<V, STACKS>(kept(&open, r, 0)),
        );
        let left = unroll_3x3(
            #[inline(always)]
            |r, i| cells[at(r, i)].and(kept[r][0]),
        );
        let singles = unroll_3x3(
            #[inline(always)]
            |r, i| left[r][i].keep_singles(),
        );
        // Cells that see a single lose its digit. Boxes are left to the pass over the bands.
        let taken = unroll_3(
            #[inline(always)]
            |r| V::or3(singles[r][0], singles[r][1], singles[r][2]),
        );
        let in_box = V::or3(taken[0], taken[1], taken[2]);
        unroll_3(
            #[inline(always)]
            |r| {
                let [a, b, c] = in_chute::<V, STACKS>(taken[r]);
                let in_row = V::or3(a, b, c);
                let seen = if STACKS { in_row } else { in_row.or(in_box) };
                let forced = forced(&kept[r], 0);
                // Three forced digits fill a minirow.
                let kept = forced.if_three_bits_or(kept[r][0]).and_not(seen);
                let hidden = forced.and_not(V::majority(left[r][0], left[r][1], left[r][2]));
                unroll_3(
                    #[inline(always)]
                    |i| {
                        let kept = match STACKS {
                            false => left[r][i].select_hidden(hidden, kept),
                            // Hidden singles are left to the pass over the bands.
                            true => kept,
                        };
                        // Two equal singles in a house stay: the next sweep finds no permutation for
                        // them.
                        cells[at(r, i)] = singles[r][i].or(left[r][i].and(kept));
                    },
                );
            },
        );
        // Every permutation goes through the first row.
        V::or3(kept[0][0], kept[0][1], kept[0][2])
    }

    /// Combines the nine cells of each box.
    #[inline(always)]
    pub(super) fn fold(&self, both: impl Fn(V, V) -> V) -> V {
        let x = &self.cells;
        let [a, b, c] = unroll_3(
            #[inline(always)]
            |r| both(both(x[3 * r], x[3 * r + 1]), x[3 * r + 2]),
        );
        both(both(a, b), c)
    }

    /// The lanes that obey the rules, in nodes in which every cell has one digit.
    #[inline(always)]
    fn obeys_rules(&self) -> u32 {
        let x = &self.cells;
        let all = V::splat(self.token(), ALL_DIGITS);
        let mut held = all;
        for i in 0..3 {
            let [a, b, c] = in_chute::<V, false>(V::or3(x[3 * i], x[3 * i + 1], x[3 * i + 2]));
            let row = V::or3(a, b, c);
            let [a, b, c] = in_chute::<V, true>(V::or3(x[i], x[3 + i], x[6 + i]));
            held = V::and3(held, row, V::or3(a, b, c));
        }
        V::bitmask(held.simd_eq(all))
    }
}

/// The lanes of each box, and of the other two boxes of its band (or stack).
#[inline(always)]
pub(super) fn in_chute<V: BoardVector, const STACKS: bool>(x: V) -> [V; 3] {
    let (b, c) = if STACKS { x.rotate_fours() } else { x.rotate_within_fours() };
    [x, b, c]
}
