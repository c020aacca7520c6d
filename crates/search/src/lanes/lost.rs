//! Dropping the nodes of puzzles whose search got lost.

use super::pool::Pool;
use crate::lost::houses_can_be_filled;
use crate::vector::{NodeVector, set_bits};

impl<V: NodeVector> Pool<V> {
    /// If a check is due, drops the stuck nodes with a house that cannot be filled.
    #[inline(always)]
    pub(super) fn check_stuck(&mut self) {
        if self.checkups.are_due() {
            self.drop_hopeless();
        }
    }

    #[cold]
    #[inline(never)]
    fn drop_hopeless(&mut self) {
        let cells = self.active.cells.map(|cell| cell.store());
        let is_hopeless = |lane: &usize| !houses_can_be_filled(&cells.map(|cell| cell[*lane]));
        let hopeless = set_bits(self.stuck).filter(is_hopeless);
        let hopeless = hopeless.fold(0, |lanes, lane| lanes | 1 << lane);
        self.live &= !hopeless;
        self.stuck &= !hopeless;
        self.checkups.note(hopeless != 0);
    }
}
