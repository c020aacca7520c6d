//! The rules of a band, for all digits at once: shared by the sweeps of both engines.
//!
//! A digit takes one minirow (three cells of a row in a box) in each row of a band and one in each
//! box: its minirows are one of the six permutations of three by three. Candidates are bits of a
//! lane, so that `and` and `or` work on all nine digits. A stack is a band on its side.

use crate::vector::Vector;

/// The two others of three.
#[inline(always)]
pub(crate) fn others(index: usize) -> (usize, usize) {
    ((index + 1) % 3, (index + 2) % 3)
}

/// The digits that keep a minirow, by row and box: those with a permutation through it, of what the
/// nine minirows may hold.
#[inline(always)]
pub(crate) fn kept<V: Vector>(open: &[[V; 3]; 3], r: usize, j: usize) -> V {
    let ((r1, r2), (j1, j2)) = (others(r), others(j));
    let one_way = open[r1][j1].and(open[r2][j2]);
    open[r][j].and(one_way.or(open[r1][j2].and(open[r2][j1])))
}

/// The digits that have no other minirow in their row than the one of box `j`, hence none in the box
/// either.
#[inline(always)]
pub(crate) fn forced<V: Vector>(row: &[V; 3], j: usize) -> V {
    let (j1, j2) = others(j);
    row[j].but(row[j1].or(row[j2]))
}

/// Narrows the cells of a minirow to what it keeps; of a digit that is forced into it and has one
/// cell there, a hidden single of row and box, to that.
#[inline(always)]
pub(crate) fn narrowed<V: Vector>(cells: [V; 3], forced: V, kept: V) -> [V; 3] {
    let [a, b, c] = cells;
    let hidden = forced.but(V::two(a, b, c));
    three(
        #[inline(always)]
        |i| cells[i].and(cells[i].narrowed(hidden, kept)),
    )
}

/// The digits that at least one, two, three, four of a chute's permutations are possible for.
#[inline(always)]
fn at_least<V: Vector>(permutations: &[V; 6]) -> [V; 4] {
    let zero = permutations[0].all_lanes(0);
    let [mut one, mut two, mut three, mut four] = [permutations[0], zero, zero, zero];
    for &permutation in &permutations[1..] {
        four = four.or(three.and(permutation));
        three = three.or(two.and(permutation));
        two = two.or(one.and(permutation));
        one = one.or(permutation);
    }
    [one, two, three, four]
}

/// How bad a chute is to branch on, by the permutations possible for each digit: how many there are,
/// and how many digits have more than one; only the latter in crowded lanes. A chute with nothing to
/// decide is the worst.
#[inline(always)]
pub(crate) fn score<V: Vector>(permutations: &[V; 6], crowded: V::Mask) -> V {
    let mut count = permutations[0].count();
    for permutation in &permutations[1..] {
        count = count.add(permutation.count());
    }
    let open = at_least(permutations)[1].count();
    let score = V::select(crowded, open, count.add(open).add(open));
    V::select(open.equals(open.all_lanes(0)), open.all_lanes(WORST), score)
}

/// A score that no chute with something to decide has: with room to write something below it.
pub(crate) const WORST: u16 = 1 << 12;

/// The digit to ask about: one with two permutations, else three, else more; none if all have one.
#[inline(always)]
pub(crate) fn digit<V: Vector>(permutations: &[V; 6]) -> V {
    let zero = permutations[0].all_lanes(0);
    let [_, two, three, four] = at_least(permutations);
    let (exactly_two, exactly_three) = (two.but(three), three.but(four));
    let else_any = V::select(exactly_three.equals(zero), two, exactly_three);
    let digits = V::select(exactly_two.equals(zero), else_any, exactly_two);
    lowest(digits)
}

/// How many digits of a chute have no more than one permutation.
#[inline(always)]
pub(crate) fn decided<V: Vector>(permutations: &[V; 6]) -> V {
    let [_, two, ..] = at_least(permutations);
    two.all_lanes(9).sub(two.count())
}

/// A digit with four permutations or more, else three, else two; none if all have one.
#[inline(always)]
pub(crate) fn widest_digit<V: Vector>(permutations: &[V; 6]) -> V {
    let zero = permutations[0].all_lanes(0);
    let [_, two, three, four] = at_least(permutations);
    let else_two = V::select(three.equals(zero), two, three);
    lowest(V::select(four.equals(zero), else_two, four))
}

/// The lowest bit of each lane.
#[inline(always)]
fn lowest<V: Vector>(digits: V) -> V {
    digits.and(digits.all_lanes(0).sub(digits))
}

// Loops written out: each body is inlined, with its indices known.

#[inline(always)]
pub(crate) fn three<T>(mut f: impl FnMut(usize) -> T) -> [T; 3] {
    [f(0), f(1), f(2)]
}

#[inline(always)]
pub(crate) fn nine<T>(mut f: impl FnMut(usize, usize) -> T) -> [[T; 3]; 3] {
    [[f(0, 0), f(0, 1), f(0, 2)], [f(1, 0), f(1, 1), f(1, 2)], [f(2, 0), f(2, 1), f(2, 2)]]
}

#[inline(always)]
pub(crate) fn each(mut f: impl FnMut(usize, usize)) {
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
