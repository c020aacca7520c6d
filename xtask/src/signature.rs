//! The bench signature: one number for all that the engine does on a fixed corpus. A change that
//! leaves it alone changes no solution path.

use std::fs;

use anyhow::{Context as _, Result, bail};
use ergodoku::{Path, Profile, State, search};

use crate::puzzles::random_minimal;

/// Where the number of the last functional change is kept.
const FILE: &str = "benchmarks/signature.txt";

/// How many random puzzles the corpus has.
const PUZZLES: u64 = 300;

pub(crate) fn run(check: bool) -> Result<()> {
    let signature = format!("{:016x}\n", signature());
    if !check {
        fs::write(FILE, &signature).context(FILE)?;
        print!("{signature}");
        return Ok(());
    }
    let kept = fs::read_to_string(FILE).context(FILE)?;
    if kept != signature {
        bail!(
            "the signature is {} and {FILE} says {}: if solution paths were meant to change, run \
             `cargo xtask signature` and state the new one in the commit",
            signature.trim(),
            kept.trim()
        );
    }
    println!("signature {}", signature.trim());
    Ok(())
}

/// A hash over every step of every profile's path, the solutions, and how many nodes the search
/// branched from.
fn signature() -> u64 {
    let profiles = Profile::NAMES.map(|(name, _)| Profile::named(name).expect("listed"));
    let mut hash = Fnv::new();
    for seed in 0..PUZZLES {
        let state = State::new(&random_minimal(seed)).expect("a puzzle");
        for profile in &profiles {
            for step in Path::new(state.clone(), profile) {
                hash.add(step.to_string().as_bytes());
            }
        }
        let mut solutions = search::solutions(&state);
        for solution in &mut solutions {
            hash.add(solution.as_bytes());
        }
        hash.add(&solutions.questions().to_le_bytes());
    }
    hash.0
}

/// The 64-bit FNV-1a hash: the same on every machine and in every version.
struct Fnv(u64);

impl Fnv {
    fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
