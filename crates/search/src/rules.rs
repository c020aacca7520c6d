//! The rules of a band, for all digits at once. Both engines use them.
//!
//! A *minirow* is the three cells shared by a row and a box. A digit occupies one minirow in each row and
//! one in each box of a band, so its minirows form one of six permutations. Candidates are the bits of a
//! lane, so that `and` and `or` work on all nine digits. A stack is treated as a transposed band.

use crate::vector::Vector;

/// The other two of three indices.
#[inline(always)]
pub(crate) fn other_two(index: usize) -> (usize, usize) {
    ((index + 1) % 3, (index + 2) % 3)
}

/// The digits that can stay in the minirow of row `r` and box `j`: those with a possible permutation
/// through it.
#[inline(always)]
pub(crate) fn kept<V: Vector>(open: &[[V; 3]; 3], r: usize, j: usize) -> V {
    let ((r1, r2), (j1, j2)) = (other_two(r), other_two(j));
    let one_way = open[r1][j1].and(open[r2][j2]);
    open[r][j].and(one_way.or(open[r1][j2].and(open[r2][j1])))
}

/// The digits that have only the minirow of box `j` left in the row, and hence in the box.
#[inline(always)]
pub(crate) fn forced<V: Vector>(row: &[V; 3], j: usize) -> V {
    let (j1, j2) = other_two(j);
    row[j].and_not(row[j1].or(row[j2]))
}

/// Restricts the cells of a minirow to the digits that can stay. A digit that is forced into the minirow
/// and has one cell there is a hidden single, and the cell keeps it alone.
#[inline(always)]
pub(crate) fn narrowed<V: Vector>(cells: [V; 3], forced: V, kept: V) -> [V; 3] {
    let [a, b, c] = cells;
    let hidden = forced.and_not(V::majority(a, b, c));
    unroll_3(
        #[inline(always)]
        |i| cells[i].and(cells[i].select_hidden(hidden, kept)),
    )
}

/// How many permutations each digit has in a chute, as a binary number. The bits are in three vectors, which hold all digits.
struct Counts<V> {
    ones: V,
    twos: V,
    fours: V,
}

impl<V: Vector> Counts<V> {
    #[inline(always)]
    fn of(permutations: &[V; 6]) -> Counts<V> {
        let [a, b, c, d, e, f] = *permutations;
        let (left, right) = (a.xor(b).xor(c), d.xor(e).xor(f));
        let (left_twos, right_twos) = (V::majority(a, b, c), V::majority(d, e, f));
        let carried = left.and(right);
        Counts {
            ones: left.xor(right),
            twos: left_twos.xor(right_twos).xor(carried),
            fours: V::majority(left_twos, right_twos, carried),
        }
    }

    /// The digits with several permutations.
    #[inline(always)]
    fn undecided(&self) -> V {
        self.twos.or(self.fours)
    }

    /// The number of permutations of all digits.
    #[inline(always)]
    fn sum(&self) -> V {
        let [ones, twos, fours] = [self.ones.count(), self.twos.count(), self.fours.count()];
        let twos = twos.add(fours).add(fours);
        ones.add(twos).add(twos)
    }
}

/// The score of a chute for branching; lower is better. It adds the number of possible permutations and
/// twice the number of undecided digits. Crowded lanes count only undecided digits. A chute without
/// undecided digits has the worst score.
#[inline(always)]
pub(crate) fn branch_score<V: Vector>(permutations: &[V; 6], crowded: V::Mask) -> V {
    let counts = Counts::of(permutations);
    let open = counts.undecided().count();
    let score = V::select(crowded, open, counts.sum().add(open).add(open));
    V::select(open.simd_eq(open.splat_like(0)), open.splat_like(WORST), score)
}

/// The number of undecided digits of a chute; the worst score if there is none.
#[inline(always)]
pub(crate) fn undecided_digits<V: Vector>(permutations: &[V; 6]) -> V {
    let undecided = Counts::of(permutations).undecided().count();
    V::select(undecided.simd_eq(undecided.splat_like(0)), undecided.splat_like(WORST), undecided)
}

/// The score of a chute without undecided digits, greater than any other.
pub(crate) const WORST: u16 = 1 << 12;

/// The digit to branch on: one with two permutations, else three, else more; none if all have one.
#[inline(always)]
pub(crate) fn branch_digit<V: Vector>(permutations: &[V; 6]) -> V {
    let Counts { ones, twos, fours } = Counts::of(permutations);
    let zero = ones.splat_like(0);
    let few = twos.and_not(fours);
    let (exactly_two, exactly_three) = (few.and_not(ones), few.and(ones));
    let else_any = V::select(exactly_three.simd_eq(zero), fours, exactly_three);
    let digits = V::select(exactly_two.simd_eq(zero), else_any, exactly_two);
    lowest_bits(digits)
}

/// The number of digits with at most one permutation in a chute.
#[inline(always)]
pub(crate) fn decided_digits<V: Vector>(permutations: &[V; 6]) -> V {
    let undecided = Counts::of(permutations).undecided();
    undecided.splat_like(9).sub(undecided.count())
}

/// A digit with four permutations or more, else three, else two; none if all have one.
#[inline(always)]
pub(crate) fn widest_branch_digit<V: Vector>(permutations: &[V; 6]) -> V {
    let Counts { ones, twos, fours } = Counts::of(permutations);
    let zero = ones.splat_like(0);
    let three = twos.and(ones);
    let else_two = V::select(three.simd_eq(zero), twos, three);
    lowest_bits(V::select(fours.simd_eq(zero), else_two, fours))
}

/// The lowest bit of each lane.
#[inline(always)]
fn lowest_bits<V: Vector>(digits: V) -> V {
    digits.and(digits.splat_like(0).sub(digits))
}

// Unrolled loops: each body is inlined with constant indices.

#[inline(always)]
pub(crate) fn unroll_3<T>(mut f: impl FnMut(usize) -> T) -> [T; 3] {
    [f(0), f(1), f(2)]
}

#[inline(always)]
pub(crate) fn unroll_3x3<T>(mut f: impl FnMut(usize, usize) -> T) -> [[T; 3]; 3] {
    [[f(0, 0), f(0, 1), f(0, 2)], [f(1, 0), f(1, 1), f(1, 2)], [f(2, 0), f(2, 1), f(2, 2)]]
}

#[inline(always)]
pub(crate) fn for_each_3x3(mut f: impl FnMut(usize, usize)) {
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
