//! How hard a puzzle is, on two scales: `cargo run --example rate`.

use std::error::Error;

use ergodoku::explainer::Scale;
use ergodoku::prelude::*;

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let state: State =
        "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2."
            .parse()?;
    let rating = state.rate()?;
    println!("HoDoKu: {}, score {}", rating.level, rating.score);
    if let Some((number, step)) = &rating.hardest {
        println!("hardest step: {number}, {step}");
    }
    let rating = state.rate_on(Scale::Se121)?;
    println!("Sudoku Explainer: ER {:.1}, EP {:.1}, ED {:.1}", rating.er, rating.ep, rating.ed);
    Ok(())
}
