//! Depth-first search of one puzzle on a [`Board`].

use std::ops::ControlFlow;

use ergodoku_core::Stop;

use crate::Solution;
use crate::board::{Board, NodeStatus, Question};
use crate::problem::Givens;
use crate::tier::Processor;
use crate::vector::{BoardVector, Words};

/// What is done with each solution.
pub(crate) type Found<'a> = &'a mut dyn FnMut(Solution) -> ControlFlow<()>;

/// Calls `found` with each solution until it breaks or `stop` is due. The order of solutions is the same on
/// every machine.
pub(crate) fn for_each_solution(
    processor: Processor,
    problem: &Givens<'_>,
    stop: &Stop,
    found: Found<'_>,
) {
    match processor {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Processor::Avx512(token) => run::<crate::vector::Avx512>(token, problem, stop, found),
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Processor::Avx2(token) => run::<crate::vector::Avx2>(token, problem, stop, found),
        // A board fills three 64-bit words, so SSE2 would gain nothing.
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Processor::Sse2 => run::<Words>((), problem, stop, found),
        Processor::Portable => run::<Words>((), problem, stop, found),
    }
}

fn run<V: BoardVector>(token: V::Token, problem: &Givens<'_>, stop: &Stop, found: Found<'_>) {
    let (board, status, solution) = V::with_features(
        token,
        #[inline(always)]
        || {
            let mut board = Board::<V>::new(token, problem);
            let status = board.propagate()[0];
            let solution = (status == NodeStatus::Solved).then(
                #[inline(always)]
                || board.solution(0),
            );
            (board, status, solution)
        },
    );
    if let Some(solution) = solution {
        _ = found(solution);
    } else if status == NodeStatus::Stuck {
        _ = search_children(&board, 0, stop, found);
    }
}

/// Branches on a stuck node and searches both children.
fn search_children<V: BoardVector>(
    board: &Board<V>,
    node: usize,
    stop: &Stop,
    found: Found<'_>,
) -> ControlFlow<()> {
    if stop.is_due() {
        return ControlFlow::Break(());
    }
    let question = choose_question(board, node);
    for first in (0..2).step_by(Board::<V>::NODES) {
        let (answered, statuses) = apply_answers(&question, first);
        for (node, status) in statuses[..Board::<V>::NODES].iter().enumerate() {
            match status {
                NodeStatus::Solved => found(write(&answered, node))?,
                NodeStatus::Stuck => search_children(&answered, node, stop, found)?,
                NodeStatus::Dead => {}
            }
        }
    }
    ControlFlow::Continue(())
}

// Separate functions: a recursive function cannot be inlined into code with the target features enabled,
// and its stack frames should be small.

#[inline(never)]
fn choose_question<V: BoardVector>(board: &Board<V>, node: usize) -> Question<V> {
    V::with_features(
        board.token(),
        #[inline(always)]
        || board.question(node),
    )
}

#[inline(never)]
fn apply_answers<V: BoardVector>(
    question: &Question<V>,
    first: usize,
) -> (Board<V>, [NodeStatus; 2]) {
    V::with_features(
        question.token(),
        #[inline(always)]
        || {
            let mut answered = question.answered(first);
            let statuses = answered.propagate();
            (answered, statuses)
        },
    )
}

#[inline(never)]
fn write<V: BoardVector>(board: &Board<V>, node: usize) -> Solution {
    V::with_features(
        board.token(),
        #[inline(always)]
        || board.solution(node),
    )
}
