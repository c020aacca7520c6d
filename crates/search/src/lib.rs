//! Sudoku search: finds the first solution, counts solutions, checks uniqueness and lists all
//! solutions, for one puzzle or for millions.
//!
//! - One [`Problem`] (a [`PuzzleLine`] of 81 characters, a puzzle or a state, with any candidates
//!   removed): [`solve`], [`count`], [`uniqueness`], [`solutions`], [`backbone`]. Short searches
//!   allocate nothing.
//! - Many problems: [`search_batch`] counts the solutions of each and returns one of them, several times
//!   faster than separate calls. `search_batch_parallel` (feature `rayon`) uses all cores.
//!   [`UniquenessBatch`] checks whether puzzles with a known solution have another one.
//!
//! The search uses the fastest vector instructions of the machine, see [`Tier`]; all tiers return the
//! same results. `docs/search.md` explains how it works.
//!
//! ```
//! use ergodoku_search::{PuzzleLine, Uniqueness, count, search_batch, uniqueness};
//!
//! let text = ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....";
//! let line: PuzzleLine = text.parse()?;
//! assert_eq!(count(&line, 10), 1);
//! assert!(matches!(uniqueness(&line), Uniqueness::One(_)));
//!
//! let answers = search_batch(&[text; 1000], 2);
//! assert!(answers.iter().all(|answer| answer.unwrap().count == 1));
//! # Ok::<(), ergodoku_search::ParseLineError>(())
//! ```

mod batch;
mod board;
mod lanes;
mod lost;
mod problem;
mod rules;
mod single;
mod solution;
mod solutions;
mod tier;
mod uniqueness_batch;
mod vector;

use std::ops::ControlFlow;

use ergodoku_core::Stop;
use problem::Givens;
use tier::Processor;

#[cfg(feature = "rayon")]
pub use batch::search_batch_parallel;
pub use batch::{
    Answer, BatchInput, BatchItem, SolutionCount, search_batch, search_batch_into, search_batch_on,
};
pub use problem::{ParseLineError, Problem, PuzzleLine};
pub use solution::Solution;
pub use solutions::{Solutions, backbone, possible, solutions};
pub use tier::{Tier, TierError};
pub use uniqueness_batch::{Problems, SolvedPuzzle, UniquenessBatch};

/// Whether a problem has no solution, exactly one, or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uniqueness {
    /// There is no solution.
    None,
    /// Exactly this one.
    One(Solution),
    /// There are at least these two different solutions.
    Several(Solution, Solution),
}

/// Returns the first solution found, or `None` if there is none.
pub fn solve<P: Problem + ?Sized>(problem: &P) -> Option<Solution> {
    first_until(&Givens::of(problem), &Stop::never())
}

/// The first solution, unless `stop` is due before it is found.
fn first_until(problem: &Givens<'_>, stop: &Stop) -> Option<Solution> {
    let mut solution = None;
    single::for_each_solution(Processor::in_use(), problem, stop, &mut |found| {
        solution = Some(found());
        ControlFlow::Break(())
    });
    solution
}

/// Counts the solutions, up to `limit`.
///
/// This takes long if there are many solutions, or if a few are hard to find. [`count_until`] can be
/// interrupted.
pub fn count<P: Problem + ?Sized>(problem: &P, limit: usize) -> usize {
    count_with(Processor::in_use(), &Givens::of(problem), limit, &Stop::never())
}

/// Counts the solutions up to `limit`, or until `stop` is due. [`Stop::is_over`] tells afterwards whether
/// the count was interrupted.
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
    count_with(Processor::in_use(), &Givens::of(problem), limit, stop)
}

/// Checks whether there is no solution, exactly one, or several.
pub fn uniqueness<P: Problem + ?Sized>(problem: &P) -> Uniqueness {
    uniqueness_with(Processor::in_use(), &Givens::of(problem))
}

/// [`uniqueness`] on a given tier, for tests.
///
/// # Panics
///
/// Panics if the machine does not support the tier.
#[doc(hidden)]
pub fn uniqueness_on<P: Problem + ?Sized>(tier: Tier, problem: &P) -> Uniqueness {
    uniqueness_with(tier.processor(), &Givens::of(problem))
}

fn uniqueness_with(processor: Processor, problem: &Givens<'_>) -> Uniqueness {
    let mut solutions = [None; 2];
    single::for_each_solution(processor, problem, &Stop::never(), &mut |found| {
        let place = usize::from(solutions[0].is_some());
        solutions[place] = Some(found());
        if place == 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    match solutions {
        [None, _] => Uniqueness::None,
        [Some(one), None] => Uniqueness::One(one),
        [Some(one), Some(other)] => Uniqueness::Several(one, other),
    }
}

/// [`count`] on a given tier, for tests.
///
/// # Panics
///
/// Panics if the machine does not support the tier.
#[doc(hidden)]
pub fn count_on<P: Problem + ?Sized>(tier: Tier, problem: &P, limit: usize) -> usize {
    count_with(tier.processor(), &Givens::of(problem), limit, &Stop::never())
}

fn count_with(processor: Processor, problem: &Givens<'_>, limit: usize, stop: &Stop) -> usize {
    let mut count = 0;
    if limit > 0 {
        single::for_each_solution(processor, problem, stop, &mut |_| {
            count += 1;
            if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    count
}

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
