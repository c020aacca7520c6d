//! One puzzle at a time: depth first on a [`Board`].

use std::ops::ControlFlow;

use crate::Solution;
use crate::board::{Board, Nine, Portable, Verdict};
use crate::problem::Problem;
use crate::tier::{Tier, tier};

/// Calls `found` with each solution until it has enough.
#[inline(always)]
pub(crate) fn visit(
    problem: &(impl Problem + ?Sized),
    found: impl FnMut(Solution) -> ControlFlow<()>,
) {
    visit_on(tier(), problem, found);
}

/// The same with the instructions of a tier, which the processor must have.
#[inline(always)]
pub(crate) fn visit_on(
    tier: Tier,
    problem: &(impl Problem + ?Sized),
    found: impl FnMut(Solution) -> ControlFlow<()>,
) {
    match tier {
        #[cfg(target_arch = "x86_64")]
        Tier::Avx512 => run::<crate::board::Avx512>(problem, found),
        _ => run::<Portable>(problem, found),
    }
}

fn run<V: Nine>(
    problem: &(impl Problem + ?Sized),
    mut found: impl FnMut(Solution) -> ControlFlow<()>,
) {
    V::enabled(
        #[inline(always)]
        || {
            let mut board = Board::<V>::new(problem);
            match board.settle() {
                Verdict::Solved => _ = found(board.solution()),
                Verdict::Stuck => _ = descend(&board, &mut found),
                Verdict::Dead | Verdict::Progress => {}
            }
        },
    )
}

/// The solutions of a board that is stuck.
#[inline(always)]
fn descend<V: Nine, F: FnMut(Solution) -> ControlFlow<()>>(
    board: &Board<V>,
    found: &mut F,
) -> ControlFlow<()> {
    V::enabled(
        #[inline(always)]
        || {
            for mut child in board.branch() {
                match child.settle() {
                    Verdict::Solved => found(child.solution())?,
                    Verdict::Stuck => descend_again(&child, found)?,
                    Verdict::Dead | Verdict::Progress => {}
                }
            }
            ControlFlow::Continue(())
        },
    )
}

/// A function of its own, since what is inlined cannot call itself.
#[inline(never)]
fn descend_again<V: Nine, F: FnMut(Solution) -> ControlFlow<()>>(
    board: &Board<V>,
    found: &mut F,
) -> ControlFlow<()> {
    descend(board, found)
}
