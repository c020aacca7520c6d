//! Random minimal puzzles, the same for the same seed.

use ergodoku::Puzzle;
use ergodoku_generate::{Symmetry, minimal_puzzles};

/// A puzzle with one solution from which no given can go.
pub(crate) fn random_minimal(seed: u64) -> Puzzle {
    let mut random = fastrand::Rng::with_seed(seed);
    minimal_puzzles(1, Symmetry::None, &mut random).remove(0)
}
