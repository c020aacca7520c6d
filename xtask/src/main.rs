//! The project's own chores.

mod bench;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The project's own chores")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measure the search, beside other solvers if asked
    Bench(bench::Options),
}

fn main() -> Result<()> {
    match Cli::parse().command {
        Command::Bench(options) => bench::run(&options),
    }
}
