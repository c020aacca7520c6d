//! `ergodoku minimize`

use anyhow::Result;
use clap::Args;
use ergodoku::generate::minimized;
use ergodoku::search::count;
use fastrand::Rng;

use super::lines::write_lines;
use crate::args::{Inputs, Jobs};
use crate::exit::Exit;
use crate::output::say;
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

pub(crate) fn run(args: &Minimize, settings: &Settings) -> Result<Exit> {
    write_lines(&args.input, &args.jobs, settings, |_, puzzle| {
        match minimized(puzzle, &mut Rng::with_seed(args.seed)) {
            Some(minimal) => Ok(minimal.to_string()),
            None if !puzzle.is_givens_alone() => Err((Exit::Invalid, say!("fault-minimize"))),
            None if count(puzzle, 1) == 0 => Err((Exit::NoSolution, say!("fault-minimize-none"))),
            None => Err((Exit::Several, say!("fault-minimize-several"))),
        }
    })
}
