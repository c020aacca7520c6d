//! One puzzle at a time: depth first on a [`Board`].

use std::ops::ControlFlow;

use ergodoku_core::Stop;

use crate::Solution;
use crate::board::{Board, Question, Verdict};
use crate::problem::Problem;
use crate::tier::Processor;
use crate::vector::{Boxes, Words};

/// Calls `found` with each solution until it has enough or `stop` is due, in an order that is the same on every
/// machine.
#[inline(always)]
pub(crate) fn visit(
    processor: Processor,
    problem: &(impl Problem + ?Sized),
    stop: &Stop,
    found: impl FnMut(Solution) -> ControlFlow<()>,
) {
    match processor {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Processor::Avx512(token) => run::<crate::vector::Avx512>(token, problem, stop, found),
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Processor::Avx2(token) => run::<crate::vector::Avx2>(token, problem, stop, found),
        // A board's boxes fill no more than words do.
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Processor::Sse2 => run::<Words>((), problem, stop, found),
        Processor::Portable => run::<Words>((), problem, stop, found),
    }
}

fn run<V: Boxes>(
    token: V::Token,
    problem: &(impl Problem + ?Sized),
    stop: &Stop,
    mut found: impl FnMut(Solution) -> ControlFlow<()>,
) {
    let (board, verdict, solution) = V::enabled(
        token,
        #[inline(always)]
        || {
            let mut board = Board::<V>::new(token, problem);
            let verdict = board.settle()[0];
            let solution = (verdict == Verdict::Solved).then(
                #[inline(always)]
                || board.solution(0),
            );
            (board, verdict, solution)
        },
    );
    if let Some(solution) = solution {
        _ = found(solution);
    } else if verdict == Verdict::Stuck {
        _ = below(&board, 0, stop, &mut found);
    }
}

/// The solutions of a node that is stuck. Breaks off when there are enough, or it is to be given up.
fn below<V: Boxes>(
    board: &Board<V>,
    node: usize,
    stop: &Stop,
    found: &mut impl FnMut(Solution) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if stop.is_due() {
        return ControlFlow::Break(());
    }
    let question = ask(board, node);
    for first in (0..2).step_by(Board::<V>::NODES) {
        let (answered, verdicts) = answer(&question, first);
        for (node, verdict) in verdicts[..Board::<V>::NODES].iter().enumerate() {
            match verdict {
                Verdict::Solved => found(write(&answered, node))?,
                Verdict::Stuck => below(&answered, node, stop, found)?,
                Verdict::Dead => {}
            }
        }
    }
    ControlFlow::Continue(())
}

// Functions of their own: what calls itself cannot be inlined into code with the instructions, and
// should need little of the processor's stack.

#[inline(never)]
fn ask<V: Boxes>(board: &Board<V>, node: usize) -> Question<V> {
    V::enabled(
        board.token(),
        #[inline(always)]
        || board.question(node),
    )
}

#[inline(never)]
fn answer<V: Boxes>(question: &Question<V>, first: usize) -> (Board<V>, [Verdict; 2]) {
    V::enabled(
        question.token(),
        #[inline(always)]
        || {
            let mut answered = question.answered(first);
            let verdicts = answered.settle();
            (answered, verdicts)
        },
    )
}

#[inline(never)]
fn write<V: Boxes>(board: &Board<V>, node: usize) -> Solution {
    V::enabled(
        board.token(),
        #[inline(always)]
        || board.solution(node),
    )
}
