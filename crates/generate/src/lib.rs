//! Generates Sudoku: puzzles to a specification ([`Spec`], [`Generator`]), uniformly drawn solved grids,
//! minimal puzzles with symmetric clues, transforms, and the canonical form that distinguishes essentially
//! different puzzles.
//!
//! All random functions take a [`fastrand::Rng`]. The same seed gives the same grids and puzzles on every
//! machine.
//!
//! ```
//! use ergodoku_generate::{Symmetry, minimal_puzzles};
//!
//! let mut random = fastrand::Rng::with_seed(1);
//! let puzzles = minimal_puzzles(2, Symmetry::Rotational180, &mut random);
//! assert!(puzzles.iter().all(|puzzle| ergodoku_search::count(puzzle, 2) == 1));
//! ```

mod between;
mod canon;
mod chance;
mod generator;
mod grids;
mod impossible;
mod judge;
mod pack;
mod prepared;
mod reduce;
mod source;
mod spec;
mod superfluous;
mod symmetry;
mod tally;
mod transform;
mod unavoidable;

pub use between::Between;
pub use canon::canonical;
pub use generator::{Generator, Made};
pub use grids::random_grid;
pub use pack::{UnpackError, pack, unpack};
pub use prepared::prepared;
pub use spec::{Clues, Need, Spec, SpecError, Start};
pub use superfluous::{SUPERFLUOUS, Superfluous};
pub use symmetry::Symmetry;
pub use tally::Tally;
pub use transform::Transform;

use chance::Chance;
use ergodoku_core::{CellSet, Puzzle};
use fastrand::Rng;
use reduce::{Reduction, reduce};

/// Generates puzzles with one solution, each from a uniformly drawn grid. No clue can be removed together with
/// its counterparts by `symmetry`. Large batches are faster than single puzzles.
pub fn minimal_puzzles(count: usize, symmetry: Symmetry, random: &mut Rng) -> Vec<Puzzle> {
    let orbits = symmetry.orbits();
    let reduction = |_| {
        let mut order = orbits.clone();
        random.shuffle_items(&mut order);
        Reduction::new(random_grid(random), order)
    };
    reduce(&mut (0..count).map(reduction))
}

/// Removes clues until the puzzle is minimal, in random order. `None` if the puzzle does not have exactly one
/// solution, or if it has placed digits or eliminated candidates besides its givens.
pub fn minimized(puzzle: &Puzzle, random: &mut Rng) -> Option<Puzzle> {
    let solution = match ergodoku_search::uniqueness(puzzle) {
        ergodoku_search::Uniqueness::One(solution) if puzzle.is_givens_alone() => solution,
        _ => return None,
    };
    let clues = puzzle.givens();
    let mut order: Vec<CellSet> = clues.iter().map(CellSet::only).collect();
    random.shuffle_items(&mut order);
    reduce(&mut std::iter::once(Reduction::of(clues, solution, order))).pop()
}

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
