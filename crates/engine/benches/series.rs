//! Whole paths with `Profile::series`, every step's proof made and checked, from text to solution.
//!
//! ```sh
//! ERGODOKU_CORPUS=$PWD/../shared cargo bench --package ergodoku-engine --bench series
//! ```
//!
//! The puzzles are those of the blog series, from `$ERGODOKU_CORPUS/puzzles/series`; without that
//! variable, three of this project's own. With `--once`, each puzzle is timed in place of the
//! statistics, for a comparison in alternation with another program: a line each with its name, the
//! nanoseconds of the median run and the number of steps.

use std::path::Path as FilePath;
use std::time::Instant;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use ergodoku_core::{State, text};
use ergodoku_engine::{Outcome, Path, Profile};

/// What `--once` takes the median of.
const RUNS: usize = 51;

fn main() {
    if std::env::args().any(|argument| argument == "--once") {
        return once();
    }
    divan::main();
}

/// All puzzles together.
#[divan::bench]
fn all(bencher: Bencher<'_, '_>) {
    let puzzles = puzzles();
    bencher
        .counter(ItemsCount::new(puzzles.len()))
        .bench(|| puzzles.iter().map(|(_, puzzle)| solve(black_box(puzzle))).sum::<usize>());
}

/// Solves a puzzle and says in how many steps.
fn solve(puzzle: &str) -> usize {
    let entry = text::parse_one(puzzle).expect("the puzzle can be read");
    let mut before = State::new(&entry.puzzle).expect("no digit stands twice in a house");
    let profile = Profile::series();
    let mut path = Path::new(before.clone(), &profile);
    let mut steps = 0;
    for step in path.by_ref() {
        assert_eq!(step.check(&before), Ok(()), "{step}");
        before.apply(&step.conclusion).expect("a step fits its state");
        steps += 1;
    }
    assert_eq!(path.outcome(), Outcome::Solved, "{puzzle}");
    steps
}

fn once() {
    for (name, puzzle) in puzzles() {
        let mut steps = 0;
        let mut times = [0; RUNS];
        for time in &mut times {
            let start = Instant::now();
            steps = solve(black_box(&puzzle));
            *time = start.elapsed().as_nanos();
        }
        times.sort_unstable();
        println!("{name}\t{}\t{steps}", times[RUNS / 2]);
    }
}

/// Names and texts.
fn puzzles() -> Vec<(String, String)> {
    let Some(corpus) = std::env::var_os("ERGODOKU_CORPUS") else {
        let owned = |(name, puzzle): (&str, &str)| (name.to_string(), puzzle.to_string());
        return OWN.map(owned).to_vec();
    };
    let folder = FilePath::new(&corpus).join("puzzles/series");
    let files = folder.read_dir().unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut puzzles: Vec<(String, String)> = files
        .map(|file| {
            let path = file.expect("the folder can be read").path();
            let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(path).expect("the file can be read"))
        })
        .collect();
    puzzles.sort();
    assert_eq!(puzzles.len(), 19, "the series has 19 puzzles");
    puzzles
}

const OWN: [(&str, &str); 3] = [
    ("own_1", "6....2.7.85.3.........65.2..23.74..8.........9......64.6.85..4.......93.3.4......"),
    ("own_2", "...8....3.....12.4.47..3..1.5.....9.97...21.......8...2.......6....3.7.....49.5.."),
    ("own_3", ".5.4.1..........5....2..4...6...8.1.9.4.....78.135..6.....647.........9.2.9...8.."),
];
