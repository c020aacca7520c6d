//! The branch: which question to put to a node that is stuck, and the answers as new nodes.

use super::sweep::in_chute;
use super::{BOXES, Board};
use crate::rules::{digit, each, score, three};
use crate::vector::Boxes;

/// A question to a node: is a digit in this place of a line, a third of it?
pub(crate) struct Question<V> {
    /// The node.
    board: Board<V>,
    /// If the line is a row, and if it is a column.
    of_row: Asked<V>,
    of_column: Asked<V>,
}

/// What is asked of a band, or of a stack as if it were a band on its side.
struct Asked<V> {
    /// The digit if it is asked of the first row, and if of the second.
    digit: [V; 2],
    /// The place, as a lane, and the others in the row; none if the question is about the others.
    here: u32,
    elsewhere: u32,
}

/// What each band, or stack, would ask, in its lanes.
struct Offer<V> {
    /// The lower, the better.
    score: V,
    digit: V,
    /// Where it may be in the first row, and in the second.
    first: V,
    second: V,
}

impl<V: Boxes> Board<V> {
    /// Finds a question for a node that is stuck: of the six bands and stacks that with the fewest
    /// possible permutations left, of its digits one with two, else three, else more.
    ///
    /// While a node is crowded, the number of digits with more than one permutation says more than
    /// the number of permutations.
    #[inline(always)]
    pub(crate) fn question(&self, node: usize) -> Question<V> {
        let mut board = *self;
        for cells in &mut board.cells {
            *cells = cells.spread(node);
        }
        let crowded = board.crowded();
        let rows = board.offer::<false>(crowded);
        let columns = board.offer::<true>(crowded);
        let best = rows.score.min(columns.score);
        let (b, c) = best.within_fours();
        let best = best.min(b).min(c);
        let (b, c) = best.by_fours();
        let best = best.min(b).min(c);
        // The first band of the best, or else the first stack.
        let best_of = |score: V| V::lanes(score.equals(best)) & BOXES;
        let (bands, stacks) = (best_of(rows.score), best_of(columns.score));
        let band = (bands & bands.wrapping_neg()) * 0o7;
        let stack = if bands == 0 { (stacks & stacks.wrapping_neg()) * 0x111 } else { 0 };
        let (of_row, of_column) = (rows.asked::<false>(band), columns.asked::<true>(stack));
        Question { board, of_row, of_column }
    }

    /// The lanes of nodes with many candidates.
    #[inline(always)]
    fn crowded(&self) -> V::Mask {
        let weight = self.fold(
            #[inline(always)]
            |a, b| a.add(b),
        );
        let (b, c) = weight.within_fours();
        let weight = weight.add(b).add(c);
        let (b, c) = weight.by_fours();
        weight.all_lanes(CROWDED).below(weight.add(b).add(c))
    }

    #[inline(always)]
    fn offer<const STACKS: bool>(&self, crowded: V::Mask) -> Offer<V> {
        let x = &self.cells;
        let open = three(
            #[inline(always)]
            |r| {
                in_chute::<V, STACKS>(match STACKS {
                    false => V::any(x[3 * r], x[3 * r + 1], x[3 * r + 2]),
                    true => V::any(x[r], x[3 + r], x[6 + r]),
                })
            },
        );
        // The minirow of the first row is in the lane's box, that of the second in the next box or
        // in the one after.
        let [p0, p1, p2] = in_chute::<V, STACKS>(V::all(open[0][0], open[1][1], open[2][2]));
        let [m0, m1, m2] = in_chute::<V, STACKS>(V::all(open[0][0], open[1][2], open[2][1]));
        let permutations = [p0, m0, m1, p1, p2, m2];
        let digit = digit(&permutations);
        let score = score(&permutations, crowded);
        Offer { score, digit, first: p0.or(m0).and(digit), second: p2.or(m1).and(digit) }
    }
}

impl<V: Boxes> Offer<V> {
    /// The question in the lanes of one band or stack, or in none.
    #[inline(always)]
    fn asked<const STACKS: bool>(self, lanes: u32) -> Asked<V> {
        let zero = self.score.all_lanes(0);
        // Where the digit is in the first row decides between permutations, if it has more than one
        // place there; else the second row does.
        let [a, b, c] = in_chute::<V, STACKS>(self.first);
        let decided = V::two(a, b, c).equals(zero);
        let of_second = self.digit.only(decided);
        let places = V::select(decided, self.second, self.first);
        let places = !V::lanes(places.equals(zero)) & lanes;
        let here = places & places.wrapping_neg();
        Asked { digit: [self.digit.but(of_second), of_second], here, elsewhere: lanes & !here }
    }
}

impl<V: Boxes> Asked<V> {
    /// What the answers from number `first` on take from the cells of each row.
    #[inline(always)]
    fn gone(&self, first: usize) -> [V; 3] {
        let [of_first, of_second] = self.digit;
        let lanes = V::mask(of_first.token(), (self.elsewhere | self.here << 16) >> (16 * first));
        // Nothing is ever asked of a third row.
        [of_first.only(lanes), of_second.only(lanes), of_first.all_lanes(0)]
    }
}

impl<V: Boxes> Question<V> {
    /// The processor's instructions, which the vectors are proof of.
    #[inline(always)]
    pub(crate) fn token(&self) -> V::Token {
        self.board.token()
    }

    /// Nodes with answers taken for true: the first of them with answer number `first`, the next
    /// with the next. Answer 0 is yes, 1 is no.
    #[inline(always)]
    pub(crate) fn answered(&self, first: usize) -> Board<V> {
        let (of_row, of_column) = (self.of_row.gone(first), self.of_column.gone(first));
        let mut board = self.board;
        each(
            #[inline(always)]
            |r, i| {
                let cells = &mut board.cells[3 * r + i];
                *cells = cells.but(of_row[r].or(of_column[i]));
            },
        );
        board
    }
}

/// The weight of about 230 candidates.
const CROWDED: u16 = 13_100;
