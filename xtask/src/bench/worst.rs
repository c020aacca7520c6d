//! The slowest calls of each kind, over all sets: what a user waits for at the most.

use std::cmp::Reverse;
use std::fmt::Write as _;
use std::time::Duration;

use anyhow::Result;
use ergodoku::engine::{Effort, find_steps_within, next_step};
use ergodoku::explainer::Scale;
use ergodoku::generate::{Symmetry, minimal_puzzles};
use ergodoku::search::uniqueness;
use ergodoku::{CandidateSet, Conclusion, Path, Profile, Puzzle, State, StateExt as _, text};
use fastrand::Rng;
use serde_json::{Value, json};

use super::processor_time;
use super::search::{SETS, puzzles};

/// How many are listed.
const LISTED: usize = 20;

/// Puzzles and their name.
struct Set {
    name: &'static str,
    puzzles: Vec<Puzzle>,
}

/// One kind of call: its name, how many puzzles of each set it is measured on, and the call, which also says what it found.
struct Kind {
    name: &'static str,
    about: &'static str,
    of_each_set: usize,
    call: fn(&State) -> Vec<(Duration, String)>,
}

/// How long a call took, the set and the line of its puzzle, and what it found.
type Call = (Duration, (&'static str, usize), String);

const KINDS: [Kind; 6] = [
    Kind {
        name: "solve",
        about: "The search for two solutions, one puzzle at a time.",
        of_each_set: usize::MAX,
        call: |state| vec![timed(|| uniqueness(state), |_| String::new())],
    },
    Kind {
        name: "hint",
        about: "The next step of the default profile, in each state of the path.",
        of_each_set: 100,
        call: hints,
    },
    Kind {
        name: "rate, hodoku",
        about: "HoDoKu's score and level.",
        of_each_set: 200,
        call: |state| {
            vec![timed(
                || state.rate(),
                |it| it.as_ref().map_or(String::new(), |it| it.level.to_string()),
            )]
        },
    },
    Kind {
        name: "rate, se121",
        about: "Sudoku Explainer's rating.",
        of_each_set: 50,
        call: |state| {
            let rate = || state.rate_on(Scale::Se121);
            vec![timed(rate, |it| it.as_ref().map_or(String::new(), |it| format!("ER {}", it.er)))]
        },
    },
    Kind {
        name: "steps",
        about: "All steps of all techniques at the start, with the effort that the command has by default.",
        of_each_set: 12,
        call: |state| {
            vec![timed(
                || steps(state),
                |(count, cut)| format!("{count} steps, {cut} searches interrupted"),
            )]
        },
    },
    Kind {
        name: "why",
        about: "The smallest reason for a wrong candidate at the start, the first five of them.",
        of_each_set: 12,
        call: reasons,
    },
];

/// The slowest calls of each kind, as a document and for the record.
pub(super) fn measure(machine: &str) -> Result<(String, Value)> {
    let sets = sets()?;
    let mut document = format!(
        "# The slowest calls\n\n\
         Each kind of call, measured on puzzles of all sets, and the {LISTED} slowest. A puzzle is named by its set and its line, as the sets are not part\n\
         of this repository. One thread, in processor time. `cargo run --release --package xtask -- bench all` writes this file.\n\n\
         {machine}\n"
    );
    let mut record = Vec::new();
    for kind in &KINDS {
        eprintln!("measuring the slowest calls of {} ...", kind.name);
        let mut calls: Vec<Call> = Vec::new();
        for Set { name, puzzles } in &sets {
            let one_in = puzzles.len().div_ceil(kind.of_each_set);
            for (at, puzzle) in puzzles.iter().enumerate().step_by(one_in) {
                let Ok(state) = State::new(puzzle) else { continue };
                let timed = (kind.call)(&state).into_iter();
                calls.extend(timed.map(|(time, found)| (time, (*name, at + 1), found)));
            }
        }
        calls.sort_by_key(|(time, ..)| Reverse(*time));
        let at = |share: f64| milliseconds(calls[((calls.len() - 1) as f64 * share) as usize].0);
        let [most, p99, median] = [at(0.0), at(0.01), at(0.5)];
        let many = super::markdown::grouped(calls.len());
        let _ = write!(
            document,
            "\n## {}\n\n{} {many} calls: median {median} ms, p99 {p99} ms, at most {most} ms.\n\n\
             | puzzle | ms | found |\n|---|--:|---|\n",
            kind.name, kind.about,
        );
        for (time, (set, line), found) in calls.iter().take(LISTED) {
            let _ = writeln!(document, "| {set} {line} | {} | {found} |", milliseconds(*time));
        }
        let slowest = calls.iter().take(LISTED).map(|(time, (set, line), found)| {
            json!({ "set": set, "line": line, "ms": milliseconds(*time), "found": found })
        });
        record.push(json!({
            "kind": kind.name, "calls": calls.len(), "median_ms": median, "p99_ms": p99, "most_ms": most,
            "slowest": slowest.collect::<Value>(),
        }));
    }
    Ok((document, Value::Array(record)))
}

/// The sets of puzzles with one solution: of our own generator, and those that others made, where they can be had.
fn sets() -> Result<Vec<Set>> {
    let made = minimal_puzzles(10_000, Symmetry::None, &mut Rng::with_seed(1));
    let mut sets = vec![Set { name: "generated", puzzles: made }];
    if std::env::var_os("ERGODOKU_CORPUS").is_some() {
        for (name, file, _) in SETS.into_iter().filter(|(.., solutions)| *solutions == 1) {
            let text = puzzles(file)?;
            let puzzles = text.lines().map(|line| Ok(text::parse_one(line)?.puzzle));
            sets.push(Set { name, puzzles: puzzles.collect::<Result<_>>()? });
        }
    }
    Ok(sets)
}

/// The processor time of some work, and what is to be said of its result.
fn timed<T>(work: impl FnOnce() -> T, say: impl FnOnce(&T) -> String) -> (Duration, String) {
    let begin = processor_time();
    let result = work();
    (processor_time() - begin, say(&result))
}

fn hints(state: &State) -> Vec<(Duration, String)> {
    let profile = Profile::default();
    let mut path = Path::new(state.clone(), &profile);
    let mut all = Vec::new();
    loop {
        let hint = || next_step(path.position(), &profile);
        all.push(timed(hint, |it| {
            it.as_ref().map_or(String::new(), |it| it.technique.name.to_string())
        }));
        if path.advance().is_none() {
            return all;
        }
    }
}

/// How many steps there are, and how many searches were interrupted.
fn steps(state: &State) -> (usize, usize) {
    let effort = Effort { checks_each: Some(Effort::CHECKS_EACH), ..Effort::default() };
    let mut count = 0;
    let (_, cut_short) = find_steps_within(state, &Profile::all(), &effort, &mut |_| {
        count += 1;
        std::ops::ControlFlow::Continue(())
    });
    (count, cut_short.len())
}

fn reasons(state: &State) -> Vec<(Duration, String)> {
    let Ok(solution) = state.solve() else { return Vec::new() };
    let wrong = state.all_candidates().iter().filter(|it| !solution.holds(*it));
    let why = |candidate| {
        let claim = Conclusion::Eliminate(CandidateSet::only(candidate));
        timed(
            || state.why(&claim),
            |it| {
                let reasons = it.iter().flatten().map(|it| it.size());
                reasons.map(|it| format!("{} truths, {} lemmas", it.truths, it.lemmas)).collect()
            },
        )
    };
    wrong.take(5).map(why).collect()
}

/// In milliseconds, to a thousandth.
fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}
