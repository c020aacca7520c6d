//! Puzzles and states of our own, with what must come out for each: the claims about ratings, paths and
//! techniques hold on any clone, without reference data from elsewhere.
//!
//! `ratings.csv` has puzzles of every level and of ER 1.2 to 9.4: `generate --er` made them, those above
//! 9.1 by `--vicinity`; their ER, EP and ED are tested in `crates/explainer`. `counts.csv` has, for every technique, how many steps it has in the state of its
//! documented example and how many candidates they place or eliminate in all.

use std::collections::BTreeSet;
use std::thread;

use ergodoku_core::{CandidateSet, Conclusion, State, text};
use ergodoku_engine::{Level, Outcome, Path, Profile, TECHNIQUES, rate};
use ergodoku_search::{Solution, Uniqueness, uniqueness};

const RATINGS: &str = include_str!("ratings.csv");
const COUNTS: &str = include_str!("counts.csv");

/// A line of `ratings.csv`.
struct Rated {
    state: State,
    solution: Solution,
    /// ER on the scale of Sudoku Explainer 1.2.1.
    er: f64,
    /// Level, score and steps by the profile `hodoku`.
    hodoku: (String, u64, usize),
}

fn state(text: &str) -> State {
    State::new(&text::parse_one(text).expect("a puzzle").puzzle).expect("no digit stands twice")
}

fn rated() -> Vec<Rated> {
    let of_line = |line: &str| {
        let fields: Vec<&str> = line.split(',').collect();
        let [puzzle, er, _, _, level, score, steps] = fields[..] else { panic!("{line}") };
        let state = state(puzzle);
        let Uniqueness::One(solution) = uniqueness(&state) else { panic!("{line}") };
        let er = er.parse().expect("a rating");
        let (score, steps) = (score.parse().expect("a score"), steps.parse().expect("a number"));
        Rated { state, solution, er, hodoku: (level.to_string(), score, steps) }
    };
    RATINGS.lines().skip(1).map(of_line).collect()
}

/// Runs a check of each puzzle, on all cores; what it says is wrong.
fn wrong_in(puzzles: &[Rated], check: impl Fn(&Rated) -> Option<String> + Sync) -> Vec<String> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let check = &check;
        let part = |part| {
            scope.spawn(move || {
                puzzles.iter().skip(part).step_by(threads).filter_map(check).collect::<Vec<_>>()
            })
        };
        let parts: Vec<_> = (0..threads).map(part).collect();
        parts.into_iter().flat_map(|part| part.join().expect("a thread")).collect()
    })
}

#[test]
fn the_corpus_covers_levels_and_ratings() {
    let rated = rated();
    assert!(rated.len() >= 250, "{}", rated.len());
    for level in Level::ALL {
        let count = rated.iter().filter(|it| it.hodoku.0 == level.to_string()).count();
        assert!(count >= 20, "{level}: {count}");
    }
    for band in 1..=9 {
        let count = rated.iter().filter(|it| it.er as usize == band).count();
        assert!(count >= 5, "ER {band}: {count}");
    }
}

#[test]
fn levels_and_scores_are_as_noted() {
    let profile = Profile::hodoku();
    let wrong = wrong_in(&rated(), |it| {
        let rating = rate(it.state.clone(), &profile);
        let found = (rating.level.to_string(), rating.score, rating.steps);
        (found != it.hodoku).then(|| format!("{}: {found:?}, not {:?}", it.state, it.hodoku))
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_puzzle_is_solved_by_steps_that_are_proved_and_true() {
    for profile in [Profile::default(), Profile::hodoku()] {
        let wrong = wrong_in(&rated(), |it| {
            let mut path = Path::new(it.state.clone(), &profile);
            loop {
                let before = path.state().clone();
                let Some(step) = path.next() else { break };
                let is_true = match &step.conclusion {
                    Conclusion::Place(placed) => it.solution.holds(*placed),
                    Conclusion::Eliminate(gone) => {
                        !gone.iter().any(|candidate| it.solution.holds(candidate))
                    }
                };
                if let Err(rejection) = step.check(&before) {
                    return Some(format!("{}: {step}: {rejection}", it.state));
                }
                if !is_true {
                    return Some(format!("{}: {step} contradicts the solution", it.state));
                }
            }
            let is_solved = path.outcome() == Outcome::Solved;
            (!is_solved).then(|| format!("{}: {:?}", it.state, path.outcome()))
        });
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// One step fewer or more of any technique shows here.
#[test]
fn techniques_find_as_much_as_noted_in_their_examples() {
    let profile = Profile::new(TECHNIQUES.to_vec());
    let found: BTreeSet<String> = TECHNIQUES
        .iter()
        .map(|technique| {
            let steps = technique.all_steps(state(technique.example().state), &profile);
            let concluded =
                steps.iter().fold(CandidateSet::EMPTY, |all, step| match step.conclusion {
                    Conclusion::Place(it) => all | CandidateSet::only(it),
                    Conclusion::Eliminate(gone) => all | gone,
                });
            format!("{},{},{}", technique.slug(), steps.len(), concluded.len())
        })
        .collect();
    let noted: BTreeSet<String> = COUNTS.lines().skip(1).map(str::to_string).collect();
    let differences: Vec<&String> = found.symmetric_difference(&noted).collect();
    assert!(differences.is_empty(), "technique,steps,candidates: {differences:#?}");
}
