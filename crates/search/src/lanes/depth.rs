//! Depth first: for puzzles with several solutions, where they are plenty.
//!
//! Such puzzles need no search of all they hold, only a way down to the first few solutions. So a
//! puzzle keeps to its lane: all lanes are asked after every sweep or two, go on with the answer yes,
//! and leave the answer no in the same lane of a group that waits. A lane whose node is done with goes
//! on with what it left last; when it has left nothing, or its puzzle has enough solutions, it takes
//! a new puzzle. Nothing moves between lanes.

use super::Group;
use super::branch::choose_widest;
use super::pool::{Pool, Waiting};
use crate::vector::Nodes;

impl<V: Nodes> Pool<V> {
    /// Puts a question to each stuck node, which goes on with the answer yes; the answer no waits.
    #[inline(never)]
    pub(super) fn descend(&mut self) {
        let token = self.now.token();
        V::enabled(
            token,
            #[inline(always)]
            || {
                let branch = choose_widest(&self.now);
                let asked = self.stuck & branch.askable();
                if asked != 0 {
                    let mut group = self.spare.pop().unwrap_or_else(|| Box::new(Group::new(token)));
                    branch.no(asked).apply_to(&self.now, &mut group);
                    self.waiting.push(Waiting { group, lanes: asked });
                    branch.yes(asked).apply(&mut self.now);
                }
                self.stuck = 0;
            },
        );
    }

    /// Idle lanes go on with what they left last.
    #[inline(never)]
    pub(super) fn resume(&mut self) {
        let token = self.now.token();
        V::enabled(
            token,
            #[inline(always)]
            || {
                for waiting in self.waiting.iter_mut().rev() {
                    let lanes = waiting.lanes & !self.live;
                    if lanes == 0 {
                        continue;
                    }
                    let mask = V::mask(token, lanes);
                    for (cell, left) in self.now.cells.iter_mut().zip(&waiting.group.cells) {
                        *cell = V::select(mask, *left, *cell);
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
        self.spare.extend(done.map(|waiting| waiting.group));
    }

    /// Drops what some lanes left.
    pub(super) fn forget(&mut self, lanes: u32) {
        for waiting in &mut self.waiting {
            waiting.lanes &= !lanes;
        }
    }
}
