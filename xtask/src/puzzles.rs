//! Puzzles that are the same each time.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use ergodoku::{Puzzle, State, text};
use ergodoku_generate::{Symmetry, minimal_puzzles};

/// A puzzle with one solution from which no given can go.
pub(crate) fn random_minimal(seed: u64) -> Puzzle {
    let mut random = fastrand::Rng::with_seed(seed);
    minimal_puzzles(1, Symmetry::None, &mut random).remove(0)
}

/// The puzzles of the tests' own corpus: of all levels, and of ER 1.2 to 9.4.
pub(crate) fn noted() -> Result<Vec<State>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file = root.join("crates/engine/tests/it/mini_corpus/ratings.csv");
    let lines = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let puzzles = lines.lines().skip(1).map(|line| {
        let puzzle = line.split(',').next().unwrap_or_default();
        let entry = text::parse_one(puzzle).with_context(|| line.to_string())?;
        Ok(State::new(&entry.puzzle).expect("no digit stands twice"))
    });
    puzzles.collect()
}
