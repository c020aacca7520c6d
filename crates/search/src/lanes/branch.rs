//! Branching: chooses a question for each stuck node, and makes a new node of each answer.

use super::LaneGroup;
use crate::rules::{
    branch_digit, branch_score, decided_digits, undecided_digits, unroll_3x3, widest_branch_digit,
};
use crate::vector::{NodeVector, set_bits};

/// A yes/no question for each lane: is `digit` in this third of `line`? A line is a row (0 to 8) or a
/// column (9 to 17); its thirds are its minirows.
///
/// A digit's arrangement in a band is one of six permutations. The question splits the possible ones in
/// two parts.
pub(crate) struct Branch<V> {
    line: V,
    /// The digits eliminated from each third of the line by "yes", and by "no".
    yes: [V; 3],
    no: [V; 3],
    /// The digit: 0 if there is nothing to ask.
    digit: V,
}

/// The digits for which each of the six permutations of a band's minirows, or of a stack's, is possible.
#[inline(always)]
fn permutations<V: NodeVector, const STACK: bool>(cells: &[V; 81], chute: usize) -> [V; 6] {
    assert!(chute < 3); // removes the bounds checks below
    let (first, row, cell) = if STACK { (3 * chute, 1, 9) } else { (27 * chute, 9, 1) };
    let o = unroll_3x3(
        #[inline(always)]
        |r, j| {
            let at = first + row * r + cell * 3 * j;
            V::or3(cells[at], cells[at + cell], cells[at + 2 * cell])
        },
    );
    [
        V::and3(o[0][0], o[1][1], o[2][2]),
        V::and3(o[0][0], o[1][2], o[2][1]),
        V::and3(o[0][1], o[1][0], o[2][2]),
        V::and3(o[0][1], o[1][2], o[2][0]),
        V::and3(o[0][2], o[1][0], o[2][1]),
        V::and3(o[0][2], o[1][1], o[2][0]),
    ]
}

/// Chooses a question for every lane. Takes the band or stack with the lowest [`branch_score`], and of its
/// digits one with two permutations, else three, else more.
#[inline(always)]
pub(crate) fn choose_question<V: NodeVector>(group: &LaneGroup<V>, weights: V) -> Branch<V> {
    let crowded = weights.splat_like(V::CROWDED).simd_lt(weights);
    find(
        group,
        #[inline(always)]
        |permutations| branch_score(permutations, crowded),
        #[inline(always)]
        |permutations| branch_digit(permutations),
    )
}

/// Chooses the question that is least likely to be answered wrongly, for little work: in the band or stack with the
/// fewest undecided digits, a digit with two permutations, else three, else more.
#[inline(always)]
pub(crate) fn choose_narrowest_question<V: NodeVector>(group: &LaneGroup<V>) -> Branch<V> {
    find(
        group,
        #[inline(always)]
        |permutations| undecided_digits(permutations),
        #[inline(always)]
        |permutations| branch_digit(permutations),
    )
}

/// Chooses the question with the most effect: in the band or stack with the most undecided digits, a digit
/// with the most permutations.
#[inline(always)]
pub(crate) fn choose_widest_question<V: NodeVector>(group: &LaneGroup<V>) -> Branch<V> {
    find(
        group,
        #[inline(always)]
        |permutations| decided_digits(permutations),
        #[inline(always)]
        |permutations| widest_branch_digit(permutations),
    )
}

/// The band or stack with the lowest score so far, in each lane.
struct Best<V> {
    score: V,
    first_line: V,
    permutations: [V; 6],
}

impl<V: NodeVector> Best<V> {
    #[inline(always)]
    fn consider(&mut self, score: V, first_line: usize, permutations: [V; 6]) {
        let better = score.simd_lt(self.score);
        self.score = V::select(better, score, self.score);
        let first_line = score.splat_like(first_line as u16);
        self.first_line = V::select(better, first_line, self.first_line);
        for (best, permutation) in self.permutations.iter_mut().zip(permutations) {
            *best = V::select(better, permutation, *best);
        }
    }
}

/// Chooses a question for every lane in the band or stack with the lowest score.
#[inline(always)]
fn find<V: NodeVector>(
    group: &LaneGroup<V>,
    score: impl Fn(&[V; 6]) -> V,
    digit: impl Fn(&[V; 6]) -> V,
) -> Branch<V> {
    let zero = V::splat(group.token(), 0);
    let mut best =
        Best { score: zero.splat_like(u16::MAX), first_line: zero, permutations: [zero; 6] };
    for band in 0..3 {
        let permutations = permutations::<V, false>(&group.cells, band);
        best.consider(score(&permutations), 3 * band, permutations);
    }
    for stack in 0..3 {
        let permutations = permutations::<V, true>(&group.cells, stack);
        best.consider(score(&permutations), 9 + 3 * stack, permutations);
    }
    let Best { first_line, permutations: chosen, .. } = best;

    let digit = digit(&chosen);

    // If the digit has several minirows in the first row, the question is about that row. Otherwise the
    // second row decides between the permutations.
    let first = [chosen[0].or(chosen[1]), chosen[2].or(chosen[3]), chosen[4].or(chosen[5])];
    let second = [chosen[2].or(chosen[4]), chosen[0].or(chosen[5])];
    let undecided = V::majority(first[0], first[1], first[2]).and(digit);
    let in_second = undecided.simd_eq(zero);
    let a = V::select(in_second, second[0], first[0]).and(digit);
    let b = V::select(in_second, second[1], first[1]).and(digit).and_not(a);
    // Yes: in its first possible minirow. No: in any other.
    Branch {
        line: first_line.add(zero.splat_like(1).keep_where(in_second)),
        yes: [digit.and_not(a), digit.and_not(b), digit],
        no: [a, b, zero],
        digit,
    }
}

impl<V: NodeVector> Branch<V> {
    /// The lanes with a question.
    #[inline(always)]
    pub(crate) fn has_question(&self) -> u32 {
        !V::bitmask(self.digit.simd_eq(self.digit.splat_like(0))) & V::ALL
    }

    /// The eliminations of "yes" in some lanes, none in the others.
    #[inline(always)]
    pub(crate) fn yes(&self, lanes: u32) -> Eliminations<V> {
        let mask = V::mask_from_bits(self.digit.token(), lanes);
        let [a, b, c] = self.yes;
        Eliminations {
            line: self.line,
            eliminated: [a.keep_where(mask), b.keep_where(mask), c.keep_where(mask)],
        }
    }

    /// Answers in some lanes: with "yes" in one group, and with "no" in a copy of it.
    #[inline(always)]
    pub(crate) fn answer(&self, lanes: u32, yes: &mut LaneGroup<V>, no: &mut LaneGroup<V>) {
        let (lines, digits, first) = (self.line.store(), self.digit.store(), self.no[0].store());
        for lane in set_bits(lanes) {
            // A question is about the first third or the second.
            let asked = usize::from(first[lane] == 0);
            let cells = &CELLS_OF_LINE[usize::from(lines[lane]) % 18];
            for (third, cells) in cells.iter().enumerate() {
                let group = if third == asked { &mut *no } else { &mut *yes };
                for &cell in cells {
                    let cell = &mut group.cells[usize::from(cell)];
                    cell.set_lane(lane, cell.lane(lane) & !digits[lane]);
                }
            }
        }
    }

    /// The eliminations of "yes" in the lanes `yes`, which are copies by `index`, and of "no" in the lanes `no`.
    #[inline(always)]
    pub(crate) fn both(&self, index: V::Index, yes: u32, no: u32) -> Eliminations<V> {
        let token = self.digit.token();
        let (yes, no) = (V::mask_from_bits(token, yes), V::mask_from_bits(token, no));
        let mut eliminated = [V::splat(token, 0); 3];
        for (eliminated, (if_yes, if_no)) in eliminated.iter_mut().zip(self.yes.iter().zip(self.no))
        {
            *eliminated = V::select(yes, if_yes.permute(index), if_no.keep_where(no));
        }
        Eliminations { line: self.line.permute(index), eliminated }
    }
}

/// The cells of each line, by thirds.
const CELLS_OF_LINE: [[[u8; 3]; 3]; 18] = {
    let mut cells = [[[0; 3]; 3]; 18];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        cells[row][column / 3][column % 3] = cell as u8;
        cells[9 + column][row / 3][row % 3] = cell as u8;
        cell += 1;
    }
    cells
};

/// The digits eliminated from the thirds of a line, in each lane.
pub(crate) struct Eliminations<V> {
    line: V,
    eliminated: [V; 3],
}

impl<V: NodeVector> Eliminations<V> {
    /// Writes the nodes of `from`, with the eliminations applied, to `into`.
    #[inline(always)]
    pub(crate) fn apply_to(&self, from: &LaneGroup<V>, into: &mut LaneGroup<V>) {
        let eliminated = self.by_line();
        for row in 0..9 {
            for column in 0..9 {
                let from = from.cells[9 * row + column];
                into.cells[9 * row + column] =
                    from.and_not(eliminated_from(&eliminated, row, column));
            }
        }
        into.puzzles = from.puzzles;
    }

    /// Permutes the lanes, then applies the eliminations.
    #[inline(always)]
    pub(crate) fn apply_moved(&self, group: &mut LaneGroup<V>, index: V::Index) {
        let eliminated = self.by_line();
        for row in 0..9 {
            for column in 0..9 {
                let cell = &mut group.cells[9 * row + column];
                *cell = cell.permute(index).and_not(eliminated_from(&eliminated, row, column));
            }
        }
        group.puzzles = group.puzzles.permute(index);
    }

    /// The eliminations from each third of each line.
    #[inline(always)]
    fn by_line(&self) -> [[V; 3]; 18] {
        let mut eliminated = [[self.line.splat_like(0); 3]; 18];
        for (line, eliminated) in eliminated.iter_mut().enumerate() {
            let here = self.line.simd_eq(self.line.splat_like(line as u16));
            for (eliminated, answer) in eliminated.iter_mut().zip(self.eliminated) {
                *eliminated = answer.keep_where(here);
            }
        }
        eliminated
    }
}

/// The eliminations from a cell, by its row and by its column.
#[inline(always)]
fn eliminated_from<V: NodeVector>(by_line: &[[V; 3]; 18], row: usize, column: usize) -> V {
    by_line[row][column / 3].or(by_line[9 + column][row / 3])
}
