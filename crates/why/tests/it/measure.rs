//! How long reasons take and how large they are. `ERGODOKU_CORPUS` names the folder that holds `puzzles` and
//! `corpus`; `ERGODOKU_STATES` is the number of states taken of each set, spread over the whole set. The states in the
//! middle of a solve are those of generated puzzles, and need no folder.
//!
//! ```text
//! ERGODOKU_CORPUS=$PWD/../shared cargo test --release -p ergodoku-why --test it -- --ignored --nocapture measure
//! ```
//!
//! Times are the thread's time on a processor.

use std::fs;
use std::path::PathBuf;

use crate::states::after_singles;
use ergodoku_core::{Candidate, Literal, State, Stop, text};
use ergodoku_generate::{Symmetry, minimal_puzzles};
use ergodoku_proof::{Smallest, check, check_smallest};
use ergodoku_why::{Reason, Reasons};

fn read_states(name: &str) -> Vec<State> {
    let folder = std::env::var_os("ERGODOKU_CORPUS").expect("ERGODOKU_CORPUS names a folder");
    let path = PathBuf::from(folder).join(name);
    let read = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let states = read.lines().filter_map(|line| text::parse_one(line).ok());
    states.filter_map(|entry| State::new(&entry.puzzle).ok()).collect()
}

/// Some of the states, evenly spread.
fn spread(states: Vec<State>, most: usize) -> Vec<State> {
    let most = std::env::var("ERGODOKU_STATES").ok().and_then(|it| it.parse().ok()).unwrap_or(most);
    let step = (states.len() / most.max(1)).max(1);
    states.into_iter().step_by(step).take(most).collect()
}

/// The thread's time on a processor.
fn cpu_nanoseconds() -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

#[derive(Default)]
struct Table {
    count_times: Vec<f64>,
    lemma_times: Vec<f64>,
    first_lemma_times: Vec<f64>,
    other_times: Vec<f64>,
    sizes: Vec<f64>,
    total: usize,
    proved: usize,
    splits: usize,
    unwritten: usize,
    cases: usize,
    most_nesting: usize,
    /// The slowest so far, with its time, its truths and how it ended.
    slowest: Vec<(f64, String)>,
}

impl Table {
    /// Checks a reason and counts it.
    fn add(&mut self, state: &State, claim: Literal, reason: &Reason, time: f64, is_first: bool) {
        assert_eq!(check(state, &reason.conclusion, &reason.proof), Ok(()), "{claim} {state}");
        let size = reason.size();
        let kind = match (size.lemmas, is_first, &reason.smallest) {
            (1.., true, _) => "first with lemmas",
            (1.., ..) => "with lemmas",
            (0, _, Some(Smallest::Split { .. })) => "by splits",
            (0, _, Some(_)) => "one count",
            (0, _, None) => "not proved",
        };
        let line = text::write_line(state);
        self.slowest.push((time, format!("{kind}, {} truths: {line} {claim}", size.truths)));
        self.slowest.sort_by(|one, other| other.0.total_cmp(&one.0));
        self.slowest.truncate(12);
        self.most_nesting = self.most_nesting.max(size.nesting);
        match (size.cases, size.lemmas) {
            (0, 0) => self.count_times.push(time),
            (0, _) if is_first => return self.first_lemma_times.push(time),
            (0, _) => return self.lemma_times.push(time),
            _ => {
                self.cases += 1;
                return self.other_times.push(time);
            }
        }
        self.sizes.push(size.truths as f64);
        match &reason.smallest {
            Some(smallest) => {
                let checked = check_smallest(state, claim, size.truths, smallest);
                assert_eq!(checked, Ok(()), "{claim} {state}");
                self.proved += 1;
                self.splits += usize::from(matches!(smallest, Smallest::Split { .. }));
            }
            None => {
                println!("  {line} {claim}: not proved: {} truths", size.truths);
                self.unwritten += 1;
            }
        }
    }
}

fn describe(name: &str, mut values: Vec<f64>) {
    values.sort_by(f64::total_cmp);
    if values.is_empty() {
        return;
    }
    let at = |share: f64| values[((values.len() - 1) as f64 * share) as usize];
    let (median, p90, p99, max) = (at(0.5), at(0.9), at(0.99), at(1.0));
    println!(
        "  {name:28} {:6}: median {median:.2}, p90 {p90:.2}, p99 {p99:.2}, max {max:.2}",
        values.len()
    );
}

fn measure(name: &str, states: &[State], each: usize) {
    let mut table = Table::default();
    let mut random = fastrand::Rng::with_seed(7);
    for state in states {
        let Some(solution) = ergodoku_search::solve(&state.to_puzzle()) else { continue };
        let is_wrong = |it: &Candidate| solution.digit(it.cell) != it.digit;
        let mut wrong: Vec<Candidate> = state.all_candidates().iter().filter(is_wrong).collect();
        if wrong.len() > each {
            random.shuffle(&mut wrong);
            wrong.truncate(each);
        }
        let mut reasons = Reasons::of(state);
        for claim in wrong.into_iter().map(Literal::negative) {
            let rounds = reasons.rounds();
            let before = cpu_nanoseconds();
            let reason = reasons.why(claim, &Stop::never());
            let time = (cpu_nanoseconds() - before) as f64 / 1e6;
            table.total += 1;
            match reason {
                Ok(reason) => table.add(state, claim, &reason, time, reasons.rounds() > rounds),
                Err(error) => println!("  {claim} in {state}: {error}"),
            }
        }
    }
    println!("{name}: {} states, {} wrong candidates", states.len(), table.total);
    println!(
        "  one count {}, proved smallest {} (by splits {}), not proved {}; with cases {}; nesting {}",
        table.sizes.len(),
        table.proved,
        table.splits,
        table.unwritten,
        table.cases,
        table.most_nesting
    );
    describe("one count, ms", table.count_times);
    describe("with lemmas, ms", table.lemma_times);
    describe("first with lemmas, ms", table.first_lemma_times);
    describe("cases, ms", table.other_times);
    describe("truths of one count", table.sizes);
    table.slowest.iter().for_each(|(time, what)| println!("  {time:.1} ms {what}"));
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn measure_regression_states() {
    measure("reglib", &spread(read_states("corpus/reglib.txt"), 30), usize::MAX);
}

#[test]
#[ignore = "takes minutes"]
fn measure_mid_solve_states() {
    let most = std::env::var("ERGODOKU_STATES").ok().and_then(|it| it.parse().ok());
    let mut random = fastrand::Rng::with_seed(5);
    let mut states = Vec::new();
    while states.len() < most.unwrap_or(1000) {
        let puzzle = minimal_puzzles(1, Symmetry::None, &mut random).pop().expect("a puzzle");
        let state = State::new(&puzzle).ok().and_then(after_singles);
        states.extend(state.filter(|state| !state.is_solved()));
    }
    measure("mid-solve", &states, usize::MAX);
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn measure_hard_starts() {
    measure(
        "11+ starts",
        &spread(read_states("puzzles/puzzles5_forum_hardest_1905_11plus.txt"), 10),
        2,
    );
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn measure_technique_states() {
    measure(
        "states of techniques",
        &spread(read_states("corpus/technique_states.txt"), 42),
        usize::MAX,
    );
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn measure_experts() {
    measure(
        "one wrong digit in each expert puzzle",
        &spread(read_states("puzzles/experts.txt"), 40),
        1,
    );
}

/// The claims on the lines of the file `ERGODOKU_CLAIMS`, a state and what is false: the slowest ones of an earlier
/// measurement, for one. Nothing is kept from one to the next.
#[test]
#[ignore = "needs $ERGODOKU_CLAIMS"]
fn measure_claims() {
    let path = std::env::var_os("ERGODOKU_CLAIMS").expect("ERGODOKU_CLAIMS names a file");
    let lines = fs::read_to_string(path).expect("a file");
    let mut table = Table::default();
    for line in lines.lines() {
        let (state, claim) = line.rsplit_once(' ').expect("a state and a claim");
        let entry = text::parse_one(state).expect("a state");
        let state = State::new(&entry.puzzle).expect("no clash");
        let (cell, digit) = claim.split_once("<>").expect("what is false");
        let candidate: Candidate = format!("{cell}={digit}").parse().expect("a candidate");
        let claim = Literal::negative(candidate);
        let mut reasons = Reasons::of(&state);
        let before = cpu_nanoseconds();
        let reason = reasons.why(claim, &Stop::never()).expect("a reason");
        let time = (cpu_nanoseconds() - before) as f64 / 1e6;
        table.add(&state, claim, &reason, time, reasons.rounds() > 0);
    }
    describe("one count, ms", table.count_times);
    describe("with lemmas, ms", table.lemma_times);
    describe("first with lemmas, ms", table.first_lemma_times);
    describe("truths of one count", table.sizes);
    println!("  proved {}, not proved {}", table.proved, table.unwritten);
}
