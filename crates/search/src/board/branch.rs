//! Branching: chooses a question for a stuck node, and makes a new node of each answer.

use super::sweep::in_chute;
use super::{BOXES, Board};
use crate::rules::{branch_digit, branch_score, for_each_3x3, unroll_3};
use crate::vector::BoardVector;

/// A yes/no question about a node: is this digit in this minirow?
pub(crate) struct Question<V> {
    board: Board<V>,
    /// One of these is in use: the minirow is in a row, or in a column.
    of_row: ChuteQuestion<V>,
    of_column: ChuteQuestion<V>,
}

/// A question about a band, or about a stack as a transposed band.
struct ChuteQuestion<V> {
    /// The digit, in the first place if the question is about the first row, else in the second.
    digit: [V; 2],
    /// The lane of the minirow, and the lanes of the others in its row. None if the question is about
    /// another chute.
    here: u32,
    elsewhere: u32,
}

/// The best question of each band, or stack, in its lanes.
struct ChuteOffer<V> {
    /// Lower is better.
    score: V,
    digit: V,
    /// The possible minirows of the digit in the first row, and in the second.
    first: V,
    second: V,
}

impl<V: BoardVector> Board<V> {
    /// Chooses a question for a stuck node. Takes the band or stack with the lowest [`branch_score`], and of
    /// its digits one with two permutations, else three, else more.
    #[inline(always)]
    pub(crate) fn question(&self, node: usize) -> Question<V> {
        let mut board = *self;
        for cells in &mut board.cells {
            *cells = cells.broadcast_board(node);
        }
        let crowded = board.crowded();
        let rows = board.offer::<false>(crowded);
        let columns = board.offer::<true>(crowded);
        let best = rows.score.min(columns.score);
        let (b, c) = best.rotate_within_fours();
        let best = best.min(b).min(c);
        let (b, c) = best.rotate_fours();
        let best = best.min(b).min(c);
        // The first of the best bands, or else of the best stacks.
        let best_of = |score: V| V::bitmask(score.simd_eq(best)) & BOXES;
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
        let (b, c) = weight.rotate_within_fours();
        let weight = weight.add(b).add(c);
        let (b, c) = weight.rotate_fours();
        weight.splat_like(CROWDED).simd_lt(weight.add(b).add(c))
    }

    #[inline(always)]
    fn offer<const STACKS: bool>(&self, crowded: V::Mask) -> ChuteOffer<V> {
        let x = &self.cells;
        let open = unroll_3(
            #[inline(always)]
            |r| {
                in_chute::<V, STACKS>(match STACKS {
                    false => V::or3(x[3 * r], x[3 * r + 1], x[3 * r + 2]),
                    true => V::or3(x[r], x[3 + r], x[6 + r]),
                })
            },
        );
        // The minirow of the first row is in the lane's box, that of the second row in the next box or in
        // the one after.
        let [p0, p1, p2] = in_chute::<V, STACKS>(V::and3(open[0][0], open[1][1], open[2][2]));
        let [m0, m1, m2] = in_chute::<V, STACKS>(V::and3(open[0][0], open[1][2], open[2][1]));
        let permutations = [p0, m0, m1, p1, p2, m2];
        let digit = branch_digit(&permutations);
        let score = branch_score(&permutations, crowded);
        ChuteOffer { score, digit, first: p0.or(m0).and(digit), second: p2.or(m1).and(digit) }
    }
}

impl<V: BoardVector> ChuteOffer<V> {
    /// The question of the band or stack in these lanes, if any.
    #[inline(always)]
    fn asked<const STACKS: bool>(self, lanes: u32) -> ChuteQuestion<V> {
        let zero = self.score.splat_like(0);
        // If the digit has several minirows in the first row, the question is about that row. Otherwise
        // the second row decides between the permutations.
        let [a, b, c] = in_chute::<V, STACKS>(self.first);
        let decided = V::majority(a, b, c).simd_eq(zero);
        let of_second = self.digit.keep_where(decided);
        let places = V::select(decided, self.second, self.first);
        let places = !V::bitmask(places.simd_eq(zero)) & lanes;
        let here = places & places.wrapping_neg();
        ChuteQuestion {
            digit: [self.digit.and_not(of_second), of_second],
            here,
            elsewhere: lanes & !here,
        }
    }
}

impl<V: BoardVector> ChuteQuestion<V> {
    /// The eliminations from the cells of each row by the answers from number `first` on.
    #[inline(always)]
    fn eliminated(&self, first: usize) -> [V; 3] {
        let [of_first, of_second] = self.digit;
        let lanes =
            V::mask_from_bits(of_first.token(), (self.elsewhere | self.here << 16) >> (16 * first));
        // No question is about the third row.
        [of_first.keep_where(lanes), of_second.keep_where(lanes), of_first.splat_like(0)]
    }
}

impl<V: BoardVector> Question<V> {
    /// The token of the vectors.
    #[inline(always)]
    pub(crate) fn token(&self) -> V::Token {
        self.board.token()
    }

    /// The nodes that follow from the answers: the first node from answer `first`, the second from the next
    /// one. Answer 0 is "yes", 1 is "no".
    #[inline(always)]
    pub(crate) fn answered(&self, first: usize) -> Board<V> {
        let (of_row, of_column) = (self.of_row.eliminated(first), self.of_column.eliminated(first));
        let mut board = self.board;
        for_each_3x3(
            #[inline(always)]
            |r, i| {
                let cells = &mut board.cells[3 * r + i];
                *cells = cells.and_not(of_row[r].or(of_column[i]));
            },
        );
        board
    }
}

/// The weight of a node with about 230 candidates.
const CROWDED: u16 = 13_100;
