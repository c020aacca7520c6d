//! A way back for a search that got lost.
//!
//! The sweeps do not notice every set of cells that has fewer digits than cells. A search that goes on branching
//! elsewhere below such a node finds nothing, in more nodes than can ever be visited. So now and then, after many
//! branchings, nodes are checked: can each house still be filled? Only nodes without a solution are dropped, and
//! short searches never check.

use ergodoku_core::House;

use crate::problem::Masks;

/// When to check nodes.
#[derive(Clone)]
pub(crate) struct Checkups {
    /// The number of branchings from one series of checks to the next.
    period: u32,
    /// The branchings left until the next series.
    left: u32,
    /// The checks in vain left until this series ends.
    patience: u32,
}

/// The number of checks in vain after one that dropped a node. In a batch, the siblings of a dropped node come
/// back among the nodes of other puzzles.
const PATIENCE: u32 = 64;

impl Checkups {
    pub(crate) const fn every(period: u32) -> Checkups {
        Checkups { period, left: period, patience: 0 }
    }

    /// Whether to check the nodes of this branching.
    #[inline(always)]
    pub(crate) fn are_due(&mut self) -> bool {
        if self.left == 0 {
            return true;
        }
        self.left -= 1;
        false
    }

    /// Notes whether a check dropped a node.
    pub(crate) fn note(&mut self, dropped: bool) {
        if dropped {
            self.patience = PATIENCE;
        } else if self.patience > 0 {
            self.patience -= 1;
        } else {
            self.left = self.period;
        }
    }
}

/// Whether each house, taken alone, can be filled: each of its cells gets one of its candidates, no two the same.
#[cold]
pub(crate) fn houses_can_be_filled(masks: &Masks) -> bool {
    House::all().all(|house| {
        let cells = std::array::from_fn(|place| masks[house.cell_at(place).index()]);
        can_be_filled(&cells)
    })
}

/// Whether nine cells can get nine different digits, by augmenting paths.
fn can_be_filled(cells: &[u16; 9]) -> bool {
    let mut holders = [None; 9];
    (0..9).all(|cell| gets_digit(cell, cells, &mut holders, &mut 0))
}

/// Gives a cell one of its digits, if need be by giving the present holder another one. `asked` are the digits
/// already asked for.
fn gets_digit(
    cell: usize,
    cells: &[u16; 9],
    holders: &mut [Option<usize>; 9],
    asked: &mut u16,
) -> bool {
    for digit in 0..9 {
        if cells[cell] & !*asked & 1 << digit == 0 {
            continue;
        }
        *asked |= 1 << digit;
        if holders[digit].is_none_or(|holder| gets_digit(holder, cells, holders, asked)) {
            holders[digit] = Some(cell);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::can_be_filled;

    /// By Hall's theorem: no set of cells has fewer digits than cells.
    fn has_no_crowd(cells: &[u16; 9]) -> bool {
        (1..1 << 9).all(|set: u32| {
            let in_set = (0..9).filter(|cell| set >> cell & 1 != 0);
            let digits = in_set.fold(0, |digits, cell| digits | cells[cell]);
            digits.count_ones() >= set.count_ones()
        })
    }

    #[test]
    fn a_house_can_be_filled_unless_cells_have_too_few_digits() {
        let mut random = 1_u64;
        let mut filled = 0;
        for round in 0..4_000 {
            let cells = std::array::from_fn(|_| {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let (a, b) = ((random >> 20) as u16, (random >> 40) as u16);
                (if round % 2 == 0 { a & b } else { a }) & 0x1ff
            });
            assert_eq!(can_be_filled(&cells), has_no_crowd(&cells), "{cells:x?}");
            filled += u32::from(can_be_filled(&cells));
        }
        assert!((500..3_500).contains(&filled), "both cases occur: {filled}");
    }
}
