//! Searching problems of which later ones depend on the solutions of earlier ones.
//!
//! Each problem has a lane until it has enough solutions, or no more, and is searched depth first there, see
//! `depth.rs`. The next one takes its place at once. So a lane is idle only while no problem is ready.

use ergodoku_core::{Cell, Digit};

use super::Pool;
use super::branch::choose_narrowest_question;
use crate::Problems;
use crate::problem::{ALL_DIGITS, Masks};
use crate::vector::{MAX_LANES, NodeVector, set_bits};

impl<V: NodeVector> Pool<V> {
    /// Searches until there is no problem left.
    pub(crate) fn search_in_turn(&mut self, problems: &mut dyn Problems) {
        self.depth_first = true;
        // The numbers of the problems, and the lanes with a problem.
        let mut numbers = [0; MAX_LANES];
        let mut taken = self.load_next(V::ALL, &mut numbers, problems);
        while taken != 0 {
            let done = self.step();
            if done != 0 {
                taken &= !self.tell(done, &numbers, problems);
            }
            if self.stuck != 0 {
                self.check_stuck();
                self.branch_narrowly();
            }
            if V::ALL & !self.live != 0 {
                self.resume();
                let ended = taken & !self.live;
                set_bits(ended).for_each(|lane| problems.exhausted(numbers[lane]));
                taken &= !ended;
                taken |= self.load_next(V::ALL & !self.live, &mut numbers, problems);
            }
        }
    }

    /// Branches on each stuck node. Unlike in [`Pool::descend`], solutions are few, so a wrong answer is more likely.
    #[inline(never)]
    fn branch_narrowly(&mut self) {
        self.branch_by(
            #[inline(always)]
            |pool| choose_narrowest_question(&pool.active),
        );
    }

    /// Passes on solutions, and returns the lanes whose problem has enough.
    #[inline(never)]
    fn tell(
        &mut self,
        done: u32,
        numbers: &[usize; MAX_LANES],
        problems: &mut dyn Problems,
    ) -> u32 {
        let cells = &self.active.cells;
        let mut enough = 0;
        for lane in set_bits(done) {
            let digit = |cell: Cell| {
                Digit::from_index(cells[cell.index()].lane(lane).trailing_zeros() as usize)
            };
            enough |= u32::from(problems.found(numbers[lane], &digit)) << lane;
        }
        self.drop_waiting(enough);
        enough
    }

    /// Loads problems into idle lanes, and returns these lanes.
    #[inline(never)]
    fn load_next(
        &mut self,
        idle: u32,
        numbers: &mut [usize; MAX_LANES],
        problems: &mut dyn Problems,
    ) -> u32 {
        let mut masks: Masks = [0; 81];
        let mut loaded = 0;
        for lane in set_bits(idle) {
            let Some(number) = problems.next(&mut masks) else { break };
            for (cell, mask) in self.active.cells.iter_mut().zip(masks) {
                cell.set_lane(lane, mask & ALL_DIGITS);
            }
            self.weights.set_lane(lane, u16::MAX);
            numbers[lane] = number;
            loaded |= 1 << lane;
        }
        self.live |= loaded;
        loaded
    }
}
