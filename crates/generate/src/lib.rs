//! Makes Sudoku: solved grids drawn evenly from all there are, minimal puzzles with symmetric clues,
//! transforms, and the canonical form that tells essentially different puzzles apart.
//!
//! Everything random takes a [`fastrand::Rng`]: the same seed gives the same grids and puzzles on every
//! machine.
//!
//! ```
//! use ergodoku_generate::{Symmetry, minimal_puzzles};
//!
//! let mut random = fastrand::Rng::with_seed(1);
//! let puzzles = minimal_puzzles(2, Symmetry::Rotational180, &mut random);
//! assert!(puzzles.iter().all(|puzzle| ergodoku_search::count(puzzle, 2) == 1));
//! ```

mod canon;
mod grids;
mod reduce;
mod symmetry;
mod transform;

pub use canon::canonical;
pub use grids::random_grid;
pub use symmetry::Symmetry;
pub use transform::Transform;

use ergodoku_core::{Candidate, CellSet, Puzzle};
use fastrand::Rng;
use reduce::{Reduction, reduce};

/// Puzzles with one solution, each from an evenly drawn grid, from which no clue can go together with
/// those that belong to it by `symmetry`. Many at once are made faster than one by one.
pub fn minimal_puzzles(count: usize, symmetry: Symmetry, random: &mut Rng) -> Vec<Puzzle> {
    let reduction = |_| {
        let mut order = symmetry.orbits();
        random.shuffle(&mut order);
        Reduction::new(random_grid(random), order)
    };
    let mut reductions: Vec<Reduction> = (0..count).map(reduction).collect();
    reduce(&mut reductions);
    reductions.iter().map(|it| puzzle(it.clues, it)).collect()
}

fn puzzle(clues: CellSet, reduction: &Reduction) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    for cell in clues.iter() {
        puzzle.give(Candidate::new(cell, reduction.solution.digit(cell)));
    }
    puzzle
}
