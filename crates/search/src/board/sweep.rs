//! The sweep: what the rules say at once.

use super::{BAND, Board, Nine, each};

/// Bits 0, 3, 6 ...: the first cell of each minirow (the three cells of a row in a box).
const MINIROWS: u32 = 0o111_111_111;
/// The first row of a band.
const ROW: u32 = 0x1ff;
/// The first minirow of each row.
const FIRST: u32 = 0o001_001_001;

/// What a sweep comes to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// There is no solution.
    Dead,
    /// Every cell has one digit, and every rule is kept.
    Solved,
    /// Something was removed.
    Progress,
    /// Nothing was.
    Stuck,
}

impl<V: Nine> Board<V> {
    /// Sweeps until nothing more follows.
    #[inline(always)]
    pub(crate) fn settle(&mut self) -> Verdict {
        loop {
            match self.sweep() {
                Verdict::Progress => {}
                verdict => return verdict,
            }
        }
    }

    /// Removes candidates: those that singles see; those outside of every arrangement of a digit's
    /// minirows in a band, or minicolumns in a stack (both kinds of locked candidates); those beside
    /// a hidden single.
    ///
    /// A digit takes one minirow in each row of a band and one in each box: its minirows are one of
    /// the six permutations of three. A minirow that is in no possible permutation loses the digit.
    #[inline(always)]
    fn sweep(&mut self) -> Verdict {
        let before = self.bands;

        // Cells of one digit.
        let across = each(
            before,
            #[inline(always)]
            |x| x.across(),
        );
        let once = across[0].0.and(across[1].0).and(across[2].0);
        if !once.equals(V::splat(BAND)) {
            return Verdict::Dead; // a cell holds nothing
        }
        let twice = V::any(across[0].1, across[1].1, across[2].1);
        if twice.equals(V::splat(0)) {
            return if self.keeps_the_rules() { Verdict::Solved } else { Verdict::Dead };
        }
        let mut singles = [before[0], before[1], before[2]];
        let mut alive = V::splat(BAND);
        let mut bands = before;
        for band in 0..3 {
            let x = before[band];
            let single = x.but(across[band].1);
            // The rows of the band.
            let minirows = V::splat(MINIROWS);
            let any = V::any(x, x.right::<1>(), x.right::<2>()).and(minirows);
            let two = V::two(x, x.right::<1>(), x.right::<2>());
            let taken = V::any(single, single.right::<1>(), single.right::<2>()).and(minirows);
            let ((a, b), (c, d)) = (boxes_rotated(taken), taken.rows_rotated());
            let open = any.but(V::any(a, b, c).or(d));
            let (right, right_two) = boxes_rotated(open);
            let ((a, b), (c, d)) = (right.rows_rotated(), right_two.rows_rotated());
            let kept = open.and(a.and(d).or(b.and(c)));
            alive = if band == 0 { has(kept) } else { alive.and(has(kept)) };
            // A minirow that is the only one of its row, and in it a digit with one cell.
            let (a, b) = boxes_rotated(kept);
            let hidden = x.and(spread_in_row(kept.but(V::any(a, b, two))));
            let beside = hidden.any_across();
            singles[band] = single.or(hidden);
            let x = single.or(x.and(spread_in_row(kept.but(taken))));
            bands[band] = hidden.or(x.but(beside));
        }
        if !alive.all_nonzero() {
            return Verdict::Dead; // a digit has no permutation left
        }
        // The columns of the stacks: bands side by side make the other direction of a 3 x 3.
        let taken = each(
            singles,
            #[inline(always)]
            |x| minicolumns(x),
        );
        let mut open = each(
            bands,
            #[inline(always)]
            |x| minicolumns(x),
        );
        for band in 0..3 {
            open[band] = open[band].but(taken[(band + 1) % 3].or(taken[(band + 2) % 3]));
        }
        let rotated = each(
            open,
            #[inline(always)]
            |x| columns_rotated(x),
        );
        for band in 0..3 {
            let ((a, b), (c, d)) = (rotated[(band + 1) % 3], rotated[(band + 2) % 3]);
            let kept = open[band].and(a.and(d).or(b.and(c)));
            if band == 0 {
                let any = V::any(kept, kept.right::<1>(), kept.right::<2>());
                if V::splat(0o111).exceeds(any) {
                    return Verdict::Dead;
                }
            }
            let kept = kept.but(taken[band]);
            let kept = V::any(kept, kept.left::<9>(), kept.left::<18>());
            bands[band] = bands[band].and(singles[band].or(kept));
        }
        self.bands = bands;
        let [a, b, c] = bands;
        if a.equals(before[0]) && b.equals(before[1]) && c.equals(before[2]) {
            Verdict::Stuck
        } else {
            Verdict::Progress
        }
    }

    /// Whether every house holds every digit: of a board whose every cell has one digit.
    #[inline(always)]
    fn keeps_the_rules(&self) -> bool {
        let [a, b, c] = self.bands;
        let columns = V::any(a, b, c);
        let columns = V::any(columns, columns.right::<9>(), columns.right::<18>());
        let missing = V::any(missing_in_band(a), missing_in_band(b), missing_in_band(c))
            .or(V::splat(ROW).but(columns));
        missing.equals(V::splat(0))
    }
}

/// Something where a row or a box of the band has no place for a digit.
#[inline(always)]
fn missing_in_band<V: Nine>(x: V) -> V {
    let minirows = V::any(x, x.right::<1>(), x.right::<2>());
    let rows = V::any(minirows, minirows.right::<3>(), minirows.right::<6>());
    let boxes = V::any(minirows, minirows.right::<9>(), minirows.right::<18>());
    V::splat(FIRST).but(rows).or(V::splat(0o111).but(boxes))
}

/// A word that is nonzero where the word has a bit, for `and`ing: bit 0.
#[inline(always)]
fn has<V: Nine>(kept: V) -> V {
    // Each permutation has a minirow in the first row.
    V::any(kept, kept.right::<3>(), kept.right::<6>()).and(V::splat(1))
}

/// The columns of a band's boxes (minicolumns: three cells) that hold something.
#[inline(always)]
fn minicolumns<V: Nine>(x: V) -> V {
    V::any(x, x.right::<9>(), x.right::<18>()).and(V::splat(ROW))
}

/// Minirows of the next box and of the one after, row by row.
#[inline(always)]
fn boxes_rotated<V: Nine>(x: V) -> (V, V) {
    let [a, ab, bc, c] =
        [V::splat(FIRST), V::splat(FIRST * 0o11), V::splat(FIRST * 0o110), V::splat(FIRST << 6)];
    (
        x.right::<3>().and(ab).or(x.left::<6>().and(c)),
        x.right::<6>().and(a).or(x.left::<3>().and(bc)),
    )
}

/// Columns of the next place in the box and of the one after: of nine bits.
#[inline(always)]
fn columns_rotated<V: Nine>(x: V) -> (V, V) {
    let [a, ab, bc, c] = [V::splat(0o111), V::splat(0o333), V::splat(0o666), V::splat(0o444)];
    (
        x.right::<1>().and(ab).or(x.left::<2>().and(c)),
        x.right::<2>().and(a).or(x.left::<1>().and(bc)),
    )
}

/// All three cells of each minirow.
#[inline(always)]
fn spread_in_row<V: Nine>(minirows: V) -> V {
    V::any(minirows, minirows.left::<1>(), minirows.left::<2>())
}
