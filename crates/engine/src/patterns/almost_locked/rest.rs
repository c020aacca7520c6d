//! [`Rest`]: the cells of a house beside a crossing, and what they can take from it.

use ergodoku_core::{CellSet, DigitSet, House};
use serde::Serialize;

use super::choices::{Choices, Counts};
use ergodoku_kernel::matrix::{Matrix, count};

/// Some cells and their candidates.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// The cells.
    pub cells: CellSet,
    /// All candidates of the cells.
    pub digits: DigitSet,
}

/// The cells of a house that are not in a crossing, and which choices of them take digits from it: they need
/// more than they have of their own.
pub(super) struct Rest {
    gaps: Gaps,
    /// The digits of the crossing.
    crossing: DigitSet,
    /// By digit: the cells that have it.
    having: [u8; 9],
    takers: Choices,
}

/// Some cells of a rest that take digits from a crossing.
#[derive(Copy, Clone)]
pub(super) struct Taker {
    cells: u8,
    /// All their digits.
    pub(super) digits: DigitSet,
    /// How many of the crossing's digits they take away.
    pub(super) takes: usize,
}

impl Rest {
    /// The rest of a house that has its places for each digit at `places`, and a crossing at `positions`, and
    /// the choices that take no more than `most` digits.
    ///
    /// What line and box have in all beyond their cells is no more than the crossing has cells: that many of
    /// its digits stay.
    pub(super) fn of(places: &Matrix, positions: u16, crossing: DigitSet, most: usize) -> Rest {
        let gaps = Gaps::at(positions);
        let having = places.map(|places| gaps.close(places & !positions));
        let cells = having.iter().fold(0, |all, cells| all | cells);
        let digits = digits_in(&having, cells);
        // Each cell counts for one, and each digit that is lacking.
        let mut counts = Counts::sizes();
        let mut add_lacking = |digits: DigitSet| {
            let lacking = digits.iter().map(|digit| !Choices::meeting(having[digit.index()]));
            lacking.for_each(|it| counts.add(it));
            counts
        };
        let (own, theirs) = (digits - crossing, digits & crossing);
        let taking = add_lacking(own);
        let take = taking.at_least(own.len() + 1) & !taking.at_least(own.len() + most + 1);
        let leave = add_lacking(theirs).at_least(digits.len().saturating_sub(count(positions)));
        Rest { gaps, crossing, having, takers: Choices::of(cells) & take & leave }
    }

    /// Whether no cells take digits.
    pub(super) fn takes_none(&self) -> bool {
        self.takers.is_empty()
    }

    /// The cells that take digits, in their order.
    pub(super) fn takers(&self) -> impl Iterator<Item = Taker> {
        self.taking(self.takers)
    }

    /// Those that have none of these digits.
    pub(super) fn takers_without(&self, digits: DigitSet) -> impl Iterator<Item = Taker> {
        let having = digits.iter().fold(0, |all, digit| all | self.having[digit.index()]);
        self.taking(self.takers & !Choices::meeting(having))
    }

    fn taking(&self, choices: Choices) -> impl Iterator<Item = Taker> {
        choices.iter().map(|cells| {
            let digits = digits_in(&self.having, cells);
            let takes = count(u16::from(cells)) - (digits - self.crossing).len();
            Taker { cells, digits, takes }
        })
    }

    /// Cells of the house, and their digits.
    pub(super) fn part(&self, house: House, taker: &Taker) -> Part {
        Part { cells: house.cells_at(self.gaps.open(taker.cells)), digits: taker.digits }
    }
}

/// The digits that some cells have, without a branch for each.
fn digits_in(having: &[u8; 9], cells: u8) -> DigitSet {
    let has = |digit: usize| u16::from(having[digit] & cells != 0) << digit;
    DigitSet::from_bits((0..9).map(has).sum())
}

/// Two gaps in nine positions: the others are numbered without them.
#[derive(Copy, Clone)]
struct Gaps {
    before: u16,
    /// Those between, numbered without.
    between: u16,
}

impl Gaps {
    /// The two lowest of some positions.
    fn at(positions: u16) -> Gaps {
        let first = positions & positions.wrapping_neg();
        let others = positions ^ first;
        let second = others & others.wrapping_neg();
        Gaps { before: first - 1, between: second / 2 - first }
    }

    /// Positions, none of them a gap, in the numbers without.
    fn close(&self, positions: u16) -> u8 {
        let Gaps { before, between } = *self;
        let behind = !(before | between);
        (positions & before | positions >> 1 & between | positions >> 2 & behind) as u8
    }

    /// The positions again.
    fn open(&self, cells: u8) -> u16 {
        let (cells, Gaps { before, between }) = (u16::from(cells), *self);
        let behind = !(before | between);
        cells & before | (cells & between) << 1 | (cells & behind) << 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_closed_opens_to_the_same() {
        for positions in (0..512u16).filter(|it| it.count_ones() >= 2) {
            let gaps = Gaps::at(positions);
            let closed = gaps.close(!positions & 0x1ff);
            assert_eq!(gaps.open(closed), !positions & 0x1ff);
            assert_eq!(u32::from(closed).count_ones(), 9 - positions.count_ones());
        }
    }
}
