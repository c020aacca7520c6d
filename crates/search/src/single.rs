//! One puzzle at a time: depth first on a [`Board`], and what turns out to be a large tree in lanes.

use std::ops::ControlFlow;

use crate::Solution;
use crate::board::{self, Board, Nine, Verdict};
use crate::lanes::{self, Vector, search_tree};
use crate::problem::{Masks, Problem};
use crate::tier::Tier;

/// So many dead ends may be met before what is left goes into lanes. Dead ends, not nodes: where
/// there are many solutions, the way down to some of them is short.
const BUDGET: u32 = 4;

/// Calls `found` with each solution until it has enough, in an order that is the same on every
/// machine.
#[inline(always)]
pub(crate) fn visit_in_order(
    tier: Tier,
    problem: &(impl Problem + ?Sized),
    found: impl FnMut(Solution) -> ControlFlow<()>,
) {
    visit(tier, problem, u32::MAX, found);
}

/// Calls `found` with each solution until it has enough, in whatever order is fastest. Says whether
/// that was the order of [`visit_in_order`].
#[inline(always)]
pub(crate) fn visit_all(
    tier: Tier,
    problem: &(impl Problem + ?Sized),
    found: impl FnMut(Solution) -> ControlFlow<()>,
) -> bool {
    visit(tier, problem, BUDGET, found)
}

#[inline(always)]
fn visit(
    tier: Tier,
    problem: &(impl Problem + ?Sized),
    budget: u32,
    found: impl FnMut(Solution) -> ControlFlow<()>,
) -> bool {
    match tier {
        #[cfg(target_arch = "x86_64")]
        Tier::Avx512 => run::<board::Avx512, lanes::Avx512>(problem, budget, found),
        #[cfg(target_arch = "x86_64")]
        Tier::Avx2 => run::<board::Avx2, lanes::Avx2>(problem, budget, found),
        _ => run::<board::Portable, lanes::Portable>(problem, budget, found),
    }
}

fn run<N: Nine, V: Vector>(
    problem: &(impl Problem + ?Sized),
    budget: u32,
    mut found: impl FnMut(Solution) -> ControlFlow<()>,
) -> bool {
    let mut descent =
        Descent { found: &mut found, budget, solutions: 0, given_up: false, left: Vec::new() };
    let mut board = N::enabled(
        #[inline(always)]
        || Board::<N>::new(problem),
    );
    N::enabled(
        #[inline(always)]
        || match board.settle() {
            Verdict::Solved => _ = (descent.found)(board.solution()),
            Verdict::Stuck => _ = descent.below(&board),
            Verdict::Dead | Verdict::Progress => {}
        },
    );
    let mut left = descent.left;
    if descent.given_up {
        left.push(board.masks());
    }
    if !left.is_empty() {
        search_tree::<V>(&left, &mut found);
    }
    left.is_empty()
}

/// The way down a tree, depth first.
struct Descent<'a, F> {
    found: &'a mut F,
    budget: u32,
    solutions: u32,
    /// The budget is spent and no solution was found: the whole tree goes into lanes, where nodes
    /// are branched from with more care than here.
    given_up: bool,
    /// Nodes that there was no budget for, if some solution was found: it must not be found again.
    left: Vec<Masks>,
}

impl<F: FnMut(Solution) -> ControlFlow<()>> Descent<'_, F> {
    /// The solutions of a board that is stuck. Breaks off when there are enough: then nothing is
    /// left to do.
    #[inline(never)] // what is inlined cannot call itself
    fn below<N: Nine>(&mut self, board: &Board<N>) -> ControlFlow<()> {
        if self.budget == 0 {
            if self.solutions == 0 {
                self.given_up = true;
                return ControlFlow::Break(());
            }
            self.left.push(board.masks());
            return ControlFlow::Continue(());
        }
        N::enabled(
            #[inline(always)]
            || {
                for mut child in board.branch() {
                    match child.settle() {
                        Verdict::Solved => {
                            self.solutions += 1;
                            if (self.found)(child.solution()).is_break() {
                                self.left.clear();
                                return ControlFlow::Break(());
                            }
                        }
                        Verdict::Stuck => self.below(&child)?,
                        Verdict::Dead | Verdict::Progress => {
                            self.budget = self.budget.saturating_sub(1);
                        }
                    }
                }
                ControlFlow::Continue(())
            },
        )
    }
}
