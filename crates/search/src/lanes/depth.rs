//! Depth-first search in the lanes, used when most puzzles have several solutions.
//!
//! Such puzzles need no exhaustive search, only a path to the first few solutions. So each puzzle stays in
//! its lane. After every sweep or two all lanes branch: they continue with "yes", and push "no" into the
//! same lane of a waiting group. A lane that finishes its node pops the latest one it pushed. If there is
//! none, or if its puzzle has enough solutions, it takes a new puzzle. Nothing moves between lanes.

use super::branch::{Branch, choose_widest_question};
use super::pool::{Pool, Waiting};
use crate::vector::NodeVector;

/// Fewer lanes than these are copied faster one by one.
const FEW: u32 = 3;

impl<V: NodeVector> Pool<V> {
    /// Branches on each stuck node: it continues with "yes", and "no" waits.
    #[inline(never)]
    pub(super) fn descend(&mut self) {
        self.branch_by(
            #[inline(always)]
            |pool| choose_widest_question(&pool.active),
        );
    }

    /// Branches on each stuck node by the question that is chosen.
    #[inline(always)]
    pub(super) fn branch_by(&mut self, choose: impl FnOnce(&Pool<V>) -> Branch<V>) {
        V::with_features(
            self.active.token(),
            #[inline(always)]
            || {
                let branch = choose(self);
                let asked = self.stuck & branch.has_question();
                if asked != 0 {
                    let mut group = self.free.pop().unwrap_or_else(|| Box::new(self.active));
                    *group = self.active;
                    branch.answer(asked, &mut self.active, &mut group);
                    self.waiting.push(Waiting { group, lanes: asked });
                }
                self.stuck = 0;
            },
        );
    }

    /// Idle lanes resume the latest node that they pushed.
    #[inline(never)]
    pub(super) fn resume(&mut self) {
        let token = self.active.token();
        V::with_features(
            token,
            #[inline(always)]
            || {
                for waiting in self.waiting.iter_mut().rev() {
                    let lanes = waiting.lanes & !self.live;
                    if lanes == 0 {
                        continue;
                    }
                    let mask = V::mask_from_bits(token, lanes);
                    if lanes.count_ones() < FEW {
                        self.active.copy_one_by_one(lanes, &waiting.group, lanes);
                    } else {
                        let cells = self.active.cells.iter_mut();
                        for (cell, waiting) in cells.zip(&waiting.group.cells) {
                            *cell = V::select(mask, *waiting, *cell);
                        }
                    }
                    self.weights = V::select(mask, V::splat(token, u16::MAX), self.weights);
                    waiting.lanes &= !lanes;
                    self.live |= lanes;
                    if self.live == V::ALL {
                        break;
                    }
                }
            },
        );
        let done = self.waiting.extract_if(.., |waiting| waiting.lanes == 0);
        self.free.extend(done.map(|waiting| waiting.group));
    }

    /// Drops the waiting nodes of some lanes.
    pub(super) fn drop_waiting(&mut self, lanes: u32) {
        for waiting in &mut self.waiting {
            waiting.lanes &= !lanes;
        }
    }
}
