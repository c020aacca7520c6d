//! The next step of a puzzle, from a nudge to the whole reason: `cargo run --example hint`.

use std::error::Error;

use ergodoku::prelude::*;

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let state: State =
        "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2."
            .parse()?;
    let step = state.hint().ok_or("no technique finds a step")?;
    for depth in [Depth::Where, Depth::Name, Depth::What, Depth::Why] {
        println!("{}", step.hint(&state, depth));
    }
    println!("{step}");
    Ok(())
}
