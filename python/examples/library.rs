//! The work of the batch calls, done with the Rust library alone, on one thread: what `benchmarks/compare.py` compares
//! them with. Prints the processor time of each round in nanoseconds.
//!
//!     library solve|rate|path|hint|verify FILE ROUNDS

use std::error::Error;
use std::hint::black_box;

use ergodoku::explainer::{Rater, RatingOptions};
use ergodoku::prelude::*;
use ergodoku::search::{Uniqueness, search_batch, uniqueness};
use ergodoku::text;
use ergodoku_api::record::{Judging, LineJudge};

/// The processor time of this thread.
fn processor_time() -> Result<u64, Box<dyn Error>> {
    let times = std::fs::read_to_string("/proc/thread-self/schedstat")?;
    Ok(times.split(' ').next().unwrap_or_default().parse()?)
}

/// A puzzle with one solution.
fn state_of(line: &str) -> Option<State> {
    let state = State::new(&text::parse_one(line).ok()?.puzzle).ok()?;
    matches!(uniqueness(&state), Uniqueness::One(_)).then_some(state)
}

fn work(task: &str, lines: &[String]) -> Result<(), Box<dyn Error>> {
    let states = || lines.iter().filter_map(|line| state_of(line));
    match task {
        "solve" => {
            // Each solution as a text of its own place, as in a column of a table.
            let mut grids = Vec::with_capacity(81 * lines.len());
            for part in lines.chunks(2048) {
                for answer in search_batch(part, 2) {
                    let solution = answer?.first.ok_or("no solution")?;
                    grids.extend_from_slice(solution.as_bytes());
                }
            }
            black_box(grids);
        }
        "rate" => {
            let mut rater = Rater::default();
            for state in states() {
                black_box(rater.rate(&state, &RatingOptions::default()));
            }
        }
        "path" => {
            for state in states() {
                let mut path = state.path();
                while let Some(step) = path.advance() {
                    black_box(step);
                }
            }
        }
        "hint" => {
            for line in lines {
                let state: State = line.parse()?;
                black_box(state.hint());
            }
        }
        "verify" => {
            let mut judge = LineJudge::new(Judging::default());
            for (number, line) in lines.iter().enumerate() {
                black_box(judge.judge(number + 1, line.as_bytes()));
            }
        }
        _ => return Err("expected solve, rate, path, hint or verify".into()),
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [task, file, rounds] = &arguments[..] else {
        return Err("expected a task, a file and a number of rounds".into());
    };
    let text = std::fs::read_to_string(file)?;
    let lines: Vec<String> = text.lines().map(ToString::to_string).collect();
    work(task, &lines)?;
    for _ in 0..rounds.parse()? {
        let start = processor_time()?;
        work(task, &lines)?;
        println!("{}", processor_time()? - start);
    }
    Ok(())
}
