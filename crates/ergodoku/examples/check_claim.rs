//! A claim about a puzzle, proved or refuted: `cargo run --example check_claim`.

use std::error::Error;

use ergodoku::prelude::*;
use ergodoku::proof;

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let state: State =
        "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2."
            .parse()?;
    for claim in ["r3c9=7", "r1c1<>24", "r1c1=2"] {
        let conclusion: Conclusion = claim.parse()?;
        match state.prove(&conclusion) {
            Some(proof) => {
                // The checker knows the rules of the game and nothing of how the proof was found.
                proof::check(&state, &conclusion, &proof)?;
                println!("{claim} holds; number of cases: {}", proof.dead_ends());
            }
            None => println!("{claim} does not hold in every solution"),
        }
    }
    // The state takes what was proved, and refuses what contradicts it.
    let mut state = state;
    state.apply(&"r3c9=7".parse()?)?;
    println!("{}", state.apply(&"r3c1=7".parse()?).unwrap_err());
    Ok(())
}
