//! `cargo xtask bench`: how fast things are, beside other programs.

mod hodoku;
mod markdown;
mod search;
mod tables;

use std::time::Duration;

use anyhow::{Result, ensure};

#[derive(clap::Subcommand)]
pub(crate) enum What {
    /// How many puzzles a second the search counts, beside other solvers if asked
    Search(search::Options),
    /// How many whole paths a second are found by HoDoKu's profile, beside HoDoKu if asked
    Hodoku(hodoku::Options),
    /// Measure this project's own speed, and write the tables of docs/benchmarks.md
    Tables(tables::Options),
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
    }
}

/// How long this thread has been on a processor, where the system says so.
fn processor_time() -> Option<Duration> {
    // Giving the processor up brings the figure up to date.
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split_whitespace().next()?.parse().ok()?))
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates.get(rates.len() / 2).copied().unwrap_or(f64::NAN)
}
