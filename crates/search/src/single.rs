//! Depth-first search of one puzzle on a [`Board`].

use std::ops::ControlFlow;

use ergodoku_core::Stop;

use crate::Solution;
use crate::board::{Board, NodeStatus, Question};
use crate::lost::Checkups;
use crate::problem::Givens;
use crate::tier::Processor;
#[cfg(all(target_arch = "x86_64", not(miri)))]
use crate::vector::{Avx2, Avx512, Basic, Extended};
use crate::vector::{BaselineBoard, BoardVector, Words};

/// What is done with each solution. Counting needs no grid, so one is written only on request.
pub(crate) type Found<'a> = &'a mut dyn FnMut(&dyn Fn() -> Solution) -> ControlFlow<()>;

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
        Processor::Avx512(token) => run::<Avx512<Extended>>(token, problem, stop, found),
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Processor::Avx512Bw(token) => run::<Avx512<Basic>>(token, problem, stop, found),
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Processor::Avx2(token) => run::<Avx2>(token, problem, stop, found),
        Processor::Baseline => run::<BaselineBoard>((), problem, stop, found),
        Processor::Portable => run::<Words>((), problem, stop, found),
    }
}

fn run<V: BoardVector>(token: V::Token, problem: &Givens<'_>, stop: &Stop, found: Found<'_>) {
    let (board, status) = V::with_features(
        token,
        #[inline(always)]
        || {
            let mut board = Board::<V>::new(token, problem);
            let status = board.propagate()[0];
            (board, status)
        },
    );
    _ = match status {
        NodeStatus::Solved => found(&|| write(&board, 0)),
        NodeStatus::Stuck => Search { stop, found, checkups: CHECKUPS }.children(&mut { board }, 0),
        NodeStatus::Dead => ControlFlow::Continue(()),
    };
}

/// A search of one puzzle checks a node after this many branchings.
pub(crate) const CHECKUPS: Checkups = Checkups::every(1_024);

/// Checks a stuck node.
#[cold]
pub(crate) fn is_hopeless<V: BoardVector>(
    checkups: &mut Checkups,
    board: &Board<V>,
    node: usize,
) -> bool {
    let hopeless = !board.houses_can_be_filled(node);
    checkups.note(hopeless);
    hopeless
}

/// What the nodes of a search share.
struct Search<'a> {
    stop: &'a Stop,
    found: Found<'a>,
    checkups: Checkups,
}

impl Search<'_> {
    /// Branches on a stuck node and searches both children. They overwrite the board.
    fn children<V: BoardVector>(&mut self, board: &mut Board<V>, node: usize) -> ControlFlow<()> {
        if self.stop.is_due() {
            return ControlFlow::Break(());
        }
        if self.checkups.are_due() && is_hopeless(&mut self.checkups, board, node) {
            return ControlFlow::Continue(());
        }
        let question = choose_question(board, node);
        for first in (0..2).step_by(Board::<V>::NODES) {
            let statuses = apply_answers(&question, first, board);
            for (node, status) in statuses[..Board::<V>::NODES].iter().enumerate() {
                match status {
                    NodeStatus::Solved => (self.found)(&|| write(board, node))?,
                    NodeStatus::Stuck if Board::<V>::NODES == 1 => self.children(board, node)?,
                    // A board of two nodes may still be needed for the other one.
                    NodeStatus::Stuck => self.children(&mut { *board }, node)?,
                    NodeStatus::Dead => {}
                }
            }
        }
        ControlFlow::Continue(())
    }
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
    answered: &mut Board<V>,
) -> [NodeStatus; 2] {
    V::with_features(
        question.token(),
        #[inline(always)]
        || {
            // Not in place, so that the cells stay in registers.
            let mut nodes = question.answered(first);
            let statuses = nodes.propagate();
            *answered = nodes;
            statuses
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
