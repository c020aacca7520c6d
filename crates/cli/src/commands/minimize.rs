//! `ergodoku minimize`

use anyhow::Result;
use clap::Args;
use ergodoku::generate::minimized;
use ergodoku::search::count;
use fastrand::Rng;

use super::lines::write_lines;
use crate::args::{Inputs, Jobs};
use crate::exit::Exit;
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Minimize {
    #[command(flatten)]
    input: Inputs,

    #[command(flatten)]
    jobs: Jobs,

    /// The seed that decides which of the possible clues are removed
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
}

/// Why no clues are removed.
const MORE_THAN_GIVENS: &str = "only puzzles of givens can be minimized: the placed digits or eliminated \
                                candidates would be lost";

pub(crate) fn run(args: &Minimize, settings: &Settings) -> Result<Exit> {
    write_lines(&args.input, &args.jobs, settings, |_, puzzle| {
        match minimized(puzzle, &mut Rng::with_seed(args.seed)) {
            Some(minimal) => Ok(minimal.to_string()),
            None if !puzzle.is_givens_alone() => Err((Exit::Invalid, MORE_THAN_GIVENS)),
            None if count(puzzle, 1) == 0 => Err((Exit::NoSolution, "no solution")),
            None => Err((Exit::Several, "several solutions: no clue can be removed")),
        }
    })
}
