//! A puzzle solved in two ways, by search and by technique: `cargo run --example solve`.

use std::error::Error;

use ergodoku::Outcome;
use ergodoku::prelude::*;

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let state: State =
        "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2."
            .parse()?;
    // By search: the solution, and no reasons.
    let solution = state.solve()?;
    println!("{solution}");
    // By technique: one step after the other, each with its reason.
    let mut path = state.path();
    for step in path.by_ref() {
        println!("{step}");
    }
    assert_eq!(path.outcome(), Outcome::Solved);
    assert_eq!(path.state().to_string(), solution.to_string());
    Ok(())
}
