//! Every step of every technique, in every state on the way through thousands of puzzles, is sound and
//! proved.
//!
//! ```sh
//! ERGODOKU_CORPUS=$PWD/../shared ERGODOKU_PUZZLES=1000 \
//!     cargo test --release -p ergodoku-engine --test it -- --ignored --nocapture sets::
//! ```
//!
//! takes that many puzzles of each set in `$ERGODOKU_CORPUS/puzzles`, spread over the whole set;
//! without `ERGODOKU_PUZZLES`, three. The largest fish take most of the time: with
//! `ERGODOKU_TECHNIQUES=default` only the techniques of the default profile are looked for.

use crate::corpus;

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::num::NonZero;
use std::path::{Path as FilePath, PathBuf};
use std::sync::Mutex;
use std::thread;

use ergodoku_core::{Conclusion, State, text};
use ergodoku_engine::{Path, Profile, Step, TECHNIQUES, all_steps};
use ergodoku_search::{Solution, solutions};

use corpus::corpus;

/// Why a step is not to be trusted.
fn fault(step: &Step, state: &State, solutions: &[Solution]) -> Option<String> {
    let keeps = |solution: &Solution| match &step.conclusion {
        Conclusion::Place(it) => solution.holds(*it),
        Conclusion::Eliminate(gone) => gone.iter().all(|it| !solution.holds(it)),
    };
    match step.check(state) {
        Err(rejection) => Some(format!("{step} is not proved: {rejection}")),
        Ok(()) if !solutions.iter().all(keeps) => Some(format!("{step} contradicts a solution")),
        Ok(()) if step.technique.assumes_uniqueness && solutions.len() > 1 => {
            Some(format!("{step} assumes one solution, and there are several"))
        }
        Ok(()) => None,
    }
}

/// What was found of one set.
#[derive(Default)]
struct Tally {
    puzzles: usize,
    states: usize,
    steps: BTreeMap<&'static str, usize>,
    faults: Vec<String>,
}

impl Tally {
    /// That of some puzzles, which are shared out among as many threads as run at a time.
    fn of<'a>(lines: impl Iterator<Item = &'a str> + Send, all: &Profile, path: &Profile) -> Tally {
        let lines = Mutex::new(lines);
        let next = || lines.lock().expect("no thread panics in here").next();
        let some = || {
            let mut tally = Tally::default();
            while let Some(line) = next() {
                tally.take(line, all, path);
            }
            tally
        };
        thread::scope(|scope| {
            let threads = thread::available_parallelism().map_or(1, NonZero::get);
            let threads: Vec<_> = (0..threads).map(|_| scope.spawn(some)).collect();
            let tallies = threads.into_iter().map(|it| it.join().expect("no thread panics"));
            tallies.fold(Tally::default(), Tally::add)
        })
    }

    fn add(mut self, other: Tally) -> Tally {
        self.puzzles += other.puzzles;
        self.states += other.states;
        for (name, steps) in other.steps {
            *self.steps.entry(name).or_default() += steps;
        }
        self.faults.extend(other.faults);
        self
    }

    /// All steps of all techniques in every state of a puzzle's path with the default profile.
    fn take(&mut self, line: &str, all: &Profile, path: &Profile) {
        let entry = text::parse_one(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let mut state = State::new(&entry.puzzle).expect("no digit stands twice");
        // Of a puzzle with several, as one of the sets has: no step may contradict any of these.
        let solutions: Vec<Solution> = solutions(&state).take(50).collect();
        assert!(!solutions.is_empty(), "{line} has no solution");
        self.puzzles += 1;
        let taken: Vec<Step> = Path::new(state.clone(), path).collect();
        for step in taken {
            self.states += 1;
            for found in all_steps(&state, all) {
                *self.steps.entry(found.technique.name).or_default() += 1;
                if let Some(fault) = fault(&found, &state, &solutions) {
                    let _ = writeln!(io::stderr(), "{line}: {fault}");
                    self.faults.push(fault);
                }
            }
            state.apply(&step.conclusion).expect("a step fits its state");
        }
    }
}

fn sets(corpus: &FilePath) -> Vec<PathBuf> {
    let folder = fs::read_dir(corpus.join("puzzles")).expect("the corpus has a folder `puzzles`");
    let mut sets: Vec<PathBuf> = folder.map(|file| file.expect("readable").path()).collect();
    sets.retain(|path| path.extension().is_some_and(|it| it == "txt"));
    sets.sort();
    assert!(sets.len() >= 7, "only {} sets", sets.len());
    sets
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn every_step_of_every_technique_in_every_state_is_sound_and_proved() {
    let wanted = std::env::var("ERGODOKU_PUZZLES").ok().map(|it| it.parse().expect("a number"));
    let wanted: usize = wanted.unwrap_or(3);
    let on_the_way = Profile::default();
    let all = match std::env::var("ERGODOKU_TECHNIQUES").as_deref() {
        Ok("default") => on_the_way.clone(),
        Ok(other) => panic!("ERGODOKU_TECHNIQUES is {other}, not default"),
        // Those that are off by default too.
        Err(_) => Profile::new(TECHNIQUES.to_vec()),
    };
    let (mut steps, mut faults) = (0, 0);
    for set in sets(&corpus()) {
        let text = fs::read_to_string(&set).expect("readable");
        let lines: Vec<&str> = text.lines().filter(|line| line.len() >= 81).collect();
        let chosen = lines.iter().step_by((lines.len() / wanted).max(1)).take(wanted);
        let tally = Tally::of(chosen.copied(), &all, &on_the_way);
        let of_set: usize = tally.steps.values().sum();
        let name = set.file_stem().unwrap_or_default().to_string_lossy();
        println!(
            "{name}: {} puzzles, {} states, {of_set} steps, {} faults: {:?}",
            tally.puzzles,
            tally.states,
            tally.faults.len(),
            tally.steps
        );
        steps += of_set;
        faults += tally.faults.len();
    }
    println!("{steps} steps in all, {faults} faults");
    assert_eq!(faults, 0);
    assert!(steps > 0);
}
