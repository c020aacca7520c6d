//! `cargo xtask bench`: how fast things are, beside other programs.

mod all;
mod commands;
mod hodoku;
mod machine;
mod markdown;
mod needs;
mod peers;
mod search;
mod tables;
mod worst;

use std::time::Duration;

use anyhow::{Result, ensure};
use rustix::time::{ClockId, clock_gettime};

#[derive(clap::Subcommand)]
pub(crate) enum What {
    /// How many puzzles a second the search counts, beside other solvers if asked
    Search(search::Options),
    /// How many whole paths a second are found by HoDoKu's profile, beside HoDoKu if asked
    Hodoku(hodoku::Options),
    /// Measure this project's own speed, and write the tables of docs/benchmarks.md
    Tables(tables::Options),
    /// How long a puzzle takes that needs a technique, for each: docs/needs.md
    Needs(needs::Options),
    /// Measure everything, beside other programs if asked, and write the tables and the record
    All(all::Options),
}

#[derive(Copy, Clone, clap::ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(crate) fn run(what: &What) -> Result<()> {
    ensure!(
        !cfg!(debug_assertions),
        "speeds of a build for development mean nothing: `cargo run --release --package xtask -- bench ...`"
    );
    match what {
        What::Search(options) => search::run(options),
        What::Hodoku(options) => hodoku::run(options),
        What::Tables(options) => tables::run(options),
        What::Needs(options) => needs::run(options),
        What::All(options) => all::run(options),
    }
}

/// How long this thread has been on a processor.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}
