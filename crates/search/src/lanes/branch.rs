//! The branch: which question to put to a node that is stuck, and the answers as new nodes.

use super::Group;
use crate::rules::{decided, digit, score, widest_digit};
use crate::vector::Nodes;

/// A question for each lane: is `digit` among these `places` of a line? A line is a row (0 to 8) or
/// a column (9 to 17), its places the three threes it is cut into by boxes: two of them, or one.
///
/// In terms of a band: a digit's arrangement in a band is one of six permutations; the question
/// splits those that are possible in two parts.
pub(crate) struct Branch<V> {
    /// The line.
    line: V,
    /// What goes from each third of the line if the answer is yes, and if it is no.
    yes: [V; 3],
    no: [V; 3],
    /// The digit: 0 if there is nothing to ask.
    digit: V,
}

/// The six permutations of a band's or stack's minirows, and the digits each is possible for.
#[inline(always)]
fn permutations<V: Nodes>(cells: &[V; 81], chute: usize) -> [V; 6] {
    let (first, row, cell) = if chute < 3 { (27 * chute, 9, 1) } else { (3 * (chute - 3), 1, 9) };
    // In bounds for every chute: said once, so that no cell is checked.
    assert!(first + 2 * row + 8 * cell < 81);
    let mut o = [[cells[0].all_lanes(0); 3]; 3];
    for (r, o) in o.iter_mut().enumerate() {
        for (j, o) in o.iter_mut().enumerate() {
            let at = first + row * r + cell * 3 * j;
            *o = V::any(cells[at], cells[at + cell], cells[at + 2 * cell]);
        }
    }
    [
        V::all(o[0][0], o[1][1], o[2][2]),
        V::all(o[0][0], o[1][2], o[2][1]),
        V::all(o[0][1], o[1][0], o[2][2]),
        V::all(o[0][1], o[1][2], o[2][0]),
        V::all(o[0][2], o[1][0], o[2][1]),
        V::all(o[0][2], o[1][1], o[2][0]),
    ]
}

/// Finds a question for every lane: of the six bands and stacks that with the fewest possible
/// permutations left, of its digits one with two, else three, else more.
///
/// While a node is crowded, the number of digits with more than one permutation says more than the
/// number of permutations.
#[inline(always)]
pub(crate) fn choose<V: Nodes>(group: &Group<V>, weights: V) -> Branch<V> {
    let crowded = weights.all_lanes(V::CROWDED).below(weights);
    find(
        group,
        #[inline(always)]
        |permutations| score(permutations, crowded),
        #[inline(always)]
        |permutations| digit(permutations),
    )
}

/// Finds the question that says most: of the six bands and stacks that with the most undecided
/// digits, of these one with the most permutations.
#[inline(always)]
pub(crate) fn choose_widest<V: Nodes>(group: &Group<V>) -> Branch<V> {
    find(
        group,
        #[inline(always)]
        |permutations| decided(permutations),
        #[inline(always)]
        |permutations| widest_digit(permutations),
    )
}

/// Finds a question for every lane, in the band or stack with the lowest score.
#[inline(always)]
fn find<V: Nodes>(
    group: &Group<V>,
    score: impl Fn(&[V; 6]) -> V,
    digit: impl Fn(&[V; 6]) -> V,
) -> Branch<V> {
    let zero = V::splat(group.token(), 0);
    let mut best = zero.all_lanes(u16::MAX);
    let mut first_line = zero;
    let mut chosen = [zero; 6];
    for chute in 0..6 {
        let permutations = permutations(&group.cells, chute);
        let score = score(&permutations);
        let better = score.below(best);
        best = V::select(better, score, best);
        first_line = V::select(better, zero.all_lanes(3 * chute as u16), first_line);
        for (chosen, permutation) in chosen.iter_mut().zip(permutations) {
            *chosen = V::select(better, permutation, *chosen);
        }
    }

    let digit = digit(&chosen);

    // Where the digit's minirow in the first row lies decides between permutations, if it has more
    // than one place there; else the second row's does.
    let first = [chosen[0].or(chosen[1]), chosen[2].or(chosen[3]), chosen[4].or(chosen[5])];
    let second = [chosen[2].or(chosen[4]), chosen[0].or(chosen[5])];
    let undecided = V::two(first[0], first[1], first[2]).and(digit);
    let in_second = undecided.equals(zero);
    let a = V::select(in_second, second[0], first[0]).and(digit);
    let b = V::select(in_second, second[1], first[1]).and(digit).but(a);
    // Yes: in the first place it has. No: in any other.
    Branch {
        line: first_line.add(zero.all_lanes(1).only(in_second)),
        yes: [digit.but(a), digit.but(b), digit],
        no: [a, b, zero],
        digit,
    }
}

impl<V: Nodes> Branch<V> {
    /// The lanes that have a question.
    #[inline(always)]
    pub(crate) fn askable(&self) -> u32 {
        !V::lanes(self.digit.equals(self.digit.all_lanes(0))) & V::ALL
    }

    /// The answer yes in some lanes, nothing in the others.
    #[inline(always)]
    pub(crate) fn yes(&self, lanes: u32) -> Answers<V> {
        let mask = V::mask(self.digit.token(), lanes);
        let [a, b, c] = self.yes;
        Answers { line: self.line, gone: [a.only(mask), b.only(mask), c.only(mask)] }
    }

    /// The answer no in some lanes, nothing in the others.
    #[inline(always)]
    pub(crate) fn no(&self, lanes: u32) -> Answers<V> {
        let mask = V::mask(self.digit.token(), lanes);
        let [a, b, c] = self.no;
        Answers { line: self.line, gone: [a.only(mask), b.only(mask), c.only(mask)] }
    }

    /// Lanes taken from elsewhere say yes, lanes that were asked say no.
    #[inline(always)]
    pub(crate) fn both(&self, index: V::Index, yes: u32, no: u32) -> Answers<V> {
        let token = self.digit.token();
        let (yes, no) = (V::mask(token, yes), V::mask(token, no));
        let mut gone = [V::splat(token, 0); 3];
        for (gone, (if_yes, if_no)) in gone.iter_mut().zip(self.yes.iter().zip(self.no)) {
            *gone = V::select(yes, if_yes.permute(index), if_no.only(no));
        }
        Answers { line: self.line.permute(index), gone }
    }
}

/// What goes from a line in each lane: digits from each of its thirds.
pub(crate) struct Answers<V> {
    line: V,
    gone: [V; 3],
}

impl<V: Nodes> Answers<V> {
    /// Writes down nodes with their answers taken for true.
    #[inline(always)]
    pub(crate) fn apply_to(&self, from: &Group<V>, into: &mut Group<V>) {
        let gone = self.by_line();
        for row in 0..9 {
            for column in 0..9 {
                let from = from.cells[9 * row + column];
                into.cells[9 * row + column] = from.but(gone_from(&gone, row, column));
            }
        }
        into.puzzles = from.puzzles;
    }

    /// Takes the answers for true in place.
    #[inline(always)]
    pub(crate) fn apply(&self, group: &mut Group<V>) {
        let gone = self.by_line();
        for row in 0..9 {
            for column in 0..9 {
                let cell = &mut group.cells[9 * row + column];
                *cell = cell.but(gone_from(&gone, row, column));
            }
        }
    }

    /// Rearranges the lanes of nodes and takes their answers for true.
    #[inline(always)]
    pub(crate) fn apply_moved(&self, group: &mut Group<V>, index: V::Index) {
        let gone = self.by_line();
        for row in 0..9 {
            for column in 0..9 {
                let cell = &mut group.cells[9 * row + column];
                *cell = cell.permute(index).but(gone_from(&gone, row, column));
            }
        }
        group.puzzles = group.puzzles.permute(index);
    }

    /// What goes from each third of each line.
    #[inline(always)]
    fn by_line(&self) -> [[V; 3]; 18] {
        let mut gone = [[self.line.all_lanes(0); 3]; 18];
        for (line, gone) in gone.iter_mut().enumerate() {
            let here = self.line.equals(self.line.all_lanes(line as u16));
            for (gone, answer) in gone.iter_mut().zip(self.gone) {
                *gone = answer.only(here);
            }
        }
        gone
    }
}

/// What goes from a cell, by its row and by its column.
#[inline(always)]
fn gone_from<V: Nodes>(by_line: &[[V; 3]; 18], row: usize, column: usize) -> V {
    by_line[row][column / 3].or(by_line[9 + column][row / 3])
}
