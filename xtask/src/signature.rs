//! The bench signature: one number for each thing that the engine does on a fixed corpus. A change that
//! leaves them alone changes no solution path, no list of steps, no rating and no search for solutions.

use std::fmt::Write as _;
use std::fs;

use anyhow::{Context as _, Result, bail};
use ergodoku::engine::{all_steps, rate, techniques_named};
use ergodoku::explainer::{Rater, RatingOptions};
use ergodoku::{Path, Profile, State, search};
use rayon::prelude::*;

use crate::puzzles::{noted, random_minimal};

/// Where the numbers of the last functional change are kept.
const FILE: &str = "benchmarks/signature.txt";

/// How many random puzzles there are besides the noted ones.
const RANDOM: u64 = 300;

/// Of how many puzzles each one has all steps of its start taken.
const STEPS_OF_ONE_IN: usize = 4;

pub(crate) fn run(check: bool) -> Result<()> {
    let now = signature()?;
    if !check {
        fs::write(FILE, &now).context(FILE)?;
        print!("{now}");
        return Ok(());
    }
    let kept = fs::read_to_string(FILE).context(FILE)?;
    if kept != now {
        bail!(
            "the signature is\n{now}and {FILE} says\n{kept}If this change was meant, run `cargo xtask \
             signature` and state in the commit what has changed"
        );
    }
    print!("{now}");
    Ok(())
}

/// A line for paths, steps, ratings and solutions each: a name and a hash.
fn signature() -> Result<String> {
    let mut puzzles: Vec<State> = noted()?;
    puzzles.extend((0..RANDOM).map(|seed| State::new(&random_minimal(seed)).expect("a puzzle")));
    let some: Vec<State> = puzzles.iter().step_by(STEPS_OF_ONE_IN).cloned().collect();
    let mut lines = String::new();
    for (name, hash) in [
        ("paths", hash_of(&puzzles, paths)),
        ("steps", hash_of(&some, steps)),
        ("ratings", hash_of(&puzzles, ratings)),
        ("solutions", hash_of(&puzzles, solutions)),
    ] {
        writeln!(lines, "{name:9} {hash:016x}")?;
    }
    Ok(lines)
}

/// What `describe` adds for each puzzle, in the order of the puzzles.
fn hash_of(puzzles: &[State], describe: impl Fn(&State, &mut Fnv) + Sync) -> u64 {
    let each = puzzles.par_iter().map(|puzzle| {
        let mut hash = Fnv::new();
        describe(puzzle, &mut hash);
        hash.0
    });
    let each: Vec<u64> = each.collect();
    let mut all = Fnv::new();
    each.iter().for_each(|hash| all.add(&hash.to_le_bytes()));
    all.0
}

/// Every step of every profile's path.
fn paths(puzzle: &State, hash: &mut Fnv) {
    for (name, _) in Profile::NAMES {
        let profile = Profile::named(name).expect("listed");
        Path::new(puzzle.clone(), &profile).for_each(|step| hash.add(step.to_string().as_bytes()));
    }
}

/// Every step that any technique finds in the first state behind the singles.
fn steps(puzzle: &State, hash: &mut Fnv) {
    let singles = techniques_named("singles").expect("a family");
    let profile = Profile::new(singles);
    let mut path = Path::new(puzzle.clone(), &profile);
    while path.next().is_some() {}
    let steps = all_steps(path.state(), &Profile::all());
    steps.iter().for_each(|step| hash.add(step.to_string().as_bytes()));
}

/// ER, EP and ED on the scale of Sudoku Explainer, and the score on HoDoKu's.
fn ratings(puzzle: &State, hash: &mut Fnv) {
    let rating = Rater::default().rate(puzzle, &RatingOptions::default());
    for number in [rating.er, rating.ep, rating.ed] {
        hash.add(&number.to_le_bytes());
    }
    let rating = rate(puzzle.clone(), &Profile::hodoku());
    hash.add(format!("{} {} {}", rating.level, rating.score, rating.steps).as_bytes());
}

/// The solutions, and how many nodes the search branched from.
fn solutions(puzzle: &State, hash: &mut Fnv) {
    let mut solutions = search::solutions(puzzle);
    for solution in &mut solutions {
        hash.add(solution.as_bytes());
    }
    hash.add(&solutions.branch_count().to_le_bytes());
}

/// The 64-bit FNV-1a hash: the same on every machine and in every version.
struct Fnv(u64);

impl Fnv {
    fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_the_one_kept() {
        let kept = fs::read_to_string(format!("../{FILE}")).expect(FILE);
        assert_eq!(signature().expect("the puzzles can be read"), kept);
    }
}
