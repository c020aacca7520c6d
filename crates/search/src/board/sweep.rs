//! The sweep: what the rules say at once.

use super::{BOXES, Board};
use crate::problem::ALL_DIGITS;
use crate::rules::{forced, kept, nine, three};
use crate::vector::Boxes;

/// What a node comes to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// There is no solution.
    Dead,
    /// Every cell has one digit, and every rule is kept.
    Solved,
    /// The rules say no more.
    Stuck,
}

impl<V: Boxes> Board<V> {
    /// Sweeps until nothing more follows in any node.
    #[inline(always)]
    pub(crate) fn settle(&mut self) -> [Verdict; 2] {
        let all = V::splat(self.token(), ALL_DIGITS);
        let mut verdicts = [Verdict::Stuck; 2];
        let mut before = all.all_lanes(u16::MAX);
        // The nodes not decided yet.
        let mut open = if Self::NODES == 2 { 0b11 } else { 0b01 };
        loop {
            let alive = self.sweep();
            let empty = self
                .fold(
                    #[inline(always)]
                    |a, b| a.min(b),
                )
                .equals(all.all_lanes(0));
            // The cells of each box as numbers: what removes anything makes their sum smaller.
            let sum = self.fold(
                #[inline(always)]
                |a, b| a.add(b),
            );
            let dead = !V::lanes(alive.equals(all)) | V::lanes(empty);
            let moved = !V::lanes(sum.equals(before));
            // The sum of nine different digits.
            let unsolved = !V::lanes(sum.equals(all));
            before = sum;
            for (node, verdict) in verdicts.iter_mut().enumerate().take(Self::NODES) {
                let any = |lanes: u32| lanes >> (16 * node) & BOXES != 0;
                if open >> node & 1 == 0 {
                    continue;
                }
                if any(dead) {
                    *verdict = Verdict::Dead;
                } else if !any(unsolved) {
                    let broken = any(!self.keep_the_rules());
                    *verdict = if broken { Verdict::Dead } else { Verdict::Solved };
                } else if any(moved) {
                    continue;
                }
                open &= !(1 << node);
            }
            if open == 0 {
                return verdicts;
            }
        }
    }

    /// Sweeps once, rows then columns. Gives the digits that have a place in every row of the band
    /// and in every column of the stack.
    #[inline(always)]
    fn sweep(&mut self) -> V {
        let in_rows = self.pass::<false>();
        let in_columns = self.pass::<true>();
        in_rows.and(in_columns)
    }

    /// The pass over all bands, or over all stacks as if they were bands lying on their side.
    #[inline(always)]
    fn pass<const STACKS: bool>(&mut self) -> V {
        let cells = &mut self.cells;
        let at = |line: usize, place: usize| match STACKS {
            false => 3 * line + place,
            true => 3 * place + line,
        };
        // By row and box, as each box sees them: its own minirow and those of the other two.
        let open = three(
            #[inline(always)]
            |r| in_chute::<V, STACKS>(V::any(cells[at(r, 0)], cells[at(r, 1)], cells[at(r, 2)])),
        );
        let kept = three(
            #[inline(always)]
            |r| in_chute::<V, STACKS>(kept(&open, r, 0)),
        );
        let left = nine(
            #[inline(always)]
            |r, i| cells[at(r, i)].and(kept[r][0]),
        );
        let singles = nine(
            #[inline(always)]
            |r, i| left[r][i].singles(),
        );
        // The cells that a single sees lose its digit; its box is left to the rows' pass.
        let taken = three(
            #[inline(always)]
            |r| V::any(singles[r][0], singles[r][1], singles[r][2]),
        );
        let in_box = V::any(taken[0], taken[1], taken[2]);
        three(
            #[inline(always)]
            |r| {
                let [a, b, c] = in_chute::<V, STACKS>(taken[r]);
                let in_row = V::any(a, b, c);
                let seen = if STACKS { in_row } else { in_row.or(in_box) };
                let forced = forced(&kept[r], 0);
                // Three digits fill a minirow.
                let kept = forced.if_three(kept[r][0]).but(seen);
                let hidden = forced.but(V::two(left[r][0], left[r][1], left[r][2]));
                three(
                    #[inline(always)]
                    |i| {
                        let kept = match STACKS {
                            false => left[r][i].narrowed(hidden, kept),
                            // Hidden singles are left to the rows' pass.
                            true => kept,
                        };
                        // Two equal singles of a house are kept: the next sweep finds no
                        // permutation.
                        cells[at(r, i)] = singles[r][i].or(left[r][i].and(kept));
                    },
                );
            },
        );
        // Every permutation goes through the first row.
        V::any(kept[0][0], kept[0][1], kept[0][2])
    }

    /// The nine cells of each box, taken together.
    #[inline(always)]
    pub(super) fn fold(&self, both: impl Fn(V, V) -> V) -> V {
        let x = &self.cells;
        let [a, b, c] = three(
            #[inline(always)]
            |r| both(both(x[3 * r], x[3 * r + 1]), x[3 * r + 2]),
        );
        both(both(a, b), c)
    }

    /// The lanes that keep the rules, of nodes whose every cell has one digit.
    #[inline(always)]
    fn keep_the_rules(&self) -> u32 {
        let x = &self.cells;
        let all = V::splat(self.token(), ALL_DIGITS);
        let mut held = all;
        for i in 0..3 {
            let [a, b, c] = in_chute::<V, false>(V::any(x[3 * i], x[3 * i + 1], x[3 * i + 2]));
            let row = V::any(a, b, c);
            let [a, b, c] = in_chute::<V, true>(V::any(x[i], x[3 + i], x[6 + i]));
            held = V::all(held, row, V::any(a, b, c));
        }
        V::lanes(held.equals(all))
    }
}

/// What each box and the two others of its band (or stack) hold.
#[inline(always)]
pub(super) fn in_chute<V: Boxes, const STACKS: bool>(x: V) -> [V; 3] {
    let (b, c) = if STACKS { x.by_fours() } else { x.within_fours() };
    [x, b, c]
}
