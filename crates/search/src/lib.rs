//! Sudoku search: the first solution, the number of solutions, uniqueness, all solutions; for one
//! puzzle or for millions.
//!
//! - one [`Problem`] (a [`Line`] of 81 characters, a puzzle or a state, with any candidates removed):
//!   [`solve`], [`count`], [`uniqueness`], [`solutions`], [`backbone`]. Nothing is allocated unless
//!   the search is long.
//! - many: [`search_batch`] counts the solutions of each and gives one, several times as fast as one
//!   by one. `search_batch_parallel` (feature `rayon`) does so on all cores. [`Others`] asks of puzzles
//!   with a known solution whether there is another.
//!
//! The fastest instructions of the machine are used, see [`Tier`]; all give the same answers. How it
//! works is told in `docs/search.md`.
//!
//! ```
//! use ergodoku_search::{Line, Uniqueness, count, search_batch, uniqueness};
//!
//! let text = ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....";
//! let line: Line = text.parse()?;
//! assert_eq!(count(&line, 10), 1);
//! assert!(matches!(uniqueness(&line), Uniqueness::One(_)));
//!
//! let answers = search_batch(&[text; 1000], 2);
//! assert!(answers.iter().all(|answer| answer.unwrap().count == 1));
//! # Ok::<(), ergodoku_search::Malformed>(())
//! ```

mod batch;
mod board;
mod lanes;
mod others;
mod problem;
mod rules;
mod single;
mod solution;
mod solutions;
mod tier;
mod vector;

use std::ops::ControlFlow;

use ergodoku_core::Stop;
use tier::Processor;

#[cfg(feature = "rayon")]
pub use batch::search_batch_parallel;
pub use batch::{Answer, Found, Member, search_batch, search_batch_into, search_batch_on};
pub use others::{Known, Others};
pub use problem::{Line, Malformed, Problem};
pub use solution::Solution;
pub use solutions::{Solutions, backbone, possible, solutions};
pub use tier::{Tier, TierError};

/// How many solutions a problem has, as far as it matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uniqueness {
    /// None.
    None,
    /// Exactly this one.
    One(Solution),
    /// At least these two, which differ.
    Several(Solution, Solution),
}

/// The first solution found, if there is any.
pub fn solve<P: Problem + ?Sized>(problem: &P) -> Option<Solution> {
    let mut solution = None;
    single::visit(Processor::in_use(), problem, &Stop::never(), |found| {
        solution = Some(found);
        ControlFlow::Break(())
    });
    solution
}

/// How many solutions there are, counted up to `limit`.
///
/// Counting takes as long as there are many, or as long as few are hard to find: [`count_until`] can be
/// given up.
pub fn count<P: Problem + ?Sized>(problem: &P, limit: usize) -> usize {
    count_with(Processor::in_use(), problem, limit, &Stop::never())
}

/// How many solutions there are, counted up to `limit` or until `stop` is due. Ask [`Stop::is_over`]
/// afterwards whether the count was cut short.
///
/// ```
/// use ergodoku_core::{Puzzle, Stop};
///
/// // An empty grid has 6,670,903,752,021,072,936,960 solutions.
/// let stop = Stop::never().within(1000);
/// let count = ergodoku_search::count_until(&Puzzle::EMPTY, usize::MAX, &stop);
/// assert!(count > 100 && stop.is_over());
/// ```
pub fn count_until<P: Problem + ?Sized>(problem: &P, limit: usize, stop: &Stop) -> usize {
    count_with(Processor::in_use(), problem, limit, stop)
}

/// Whether there is no solution, one, or several.
pub fn uniqueness<P: Problem + ?Sized>(problem: &P) -> Uniqueness {
    uniqueness_with(Processor::in_use(), problem)
}

/// [`uniqueness`] with the instructions of a tier: for tests.
///
/// # Panics
/// If the machine does not have the tier.
#[doc(hidden)]
pub fn uniqueness_on<P: Problem + ?Sized>(tier: Tier, problem: &P) -> Uniqueness {
    uniqueness_with(tier.processor(), problem)
}

fn uniqueness_with<P: Problem + ?Sized>(processor: Processor, problem: &P) -> Uniqueness {
    let mut solutions = [None; 2];
    single::visit(processor, problem, &Stop::never(), |found| {
        let place = usize::from(solutions[0].is_some());
        solutions[place] = Some(found);
        if place == 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    match solutions {
        [None, _] => Uniqueness::None,
        [Some(one), None] => Uniqueness::One(one),
        [Some(one), Some(other)] => Uniqueness::Several(one, other),
    }
}

/// [`count`] with the instructions of a tier: for tests.
///
/// # Panics
/// If the machine does not have the tier.
#[doc(hidden)]
pub fn count_on<P: Problem + ?Sized>(tier: Tier, problem: &P, limit: usize) -> usize {
    count_with(tier.processor(), problem, limit, &Stop::never())
}

fn count_with<P: Problem + ?Sized>(
    processor: Processor,
    problem: &P,
    limit: usize,
    stop: &Stop,
) -> usize {
    let mut count = 0;
    if limit > 0 {
        single::visit(processor, problem, stop, |_| {
            count += 1;
            if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    count
}
