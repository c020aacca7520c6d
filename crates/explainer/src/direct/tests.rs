//! The fast way against this one.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use ergodoku_core::{Candidate, Cell, Puzzle, State, text};
use ergodoku_search::count;
use fastrand::Rng;

use super::{rate, step};
use crate::grid::Grid;
use crate::scale::Scale;
use crate::{Rater, RatingOptions};

/// What is rated higher takes the direct way too long here.
const LIMIT: f64 = 8.9;

fn number(name: &str) -> Option<f64> {
    std::env::var(name).ok().and_then(|value| value.parse().ok())
}

fn with_givens(givens: &[Candidate]) -> Option<State> {
    let mut puzzle = Puzzle::EMPTY;
    givens.iter().for_each(|&given| puzzle.give(given));
    State::new(&puzzle).ok()
}

/// A puzzle with one solution, from which no given can be left out.
// Not the project's generator, which asks this crate for ratings.
fn minimal_puzzle(random: &mut Rng) -> State {
    let mut givens: Vec<Candidate> = Vec::new();
    let mut cells: Vec<Cell> = Cell::all().collect();
    random.shuffle(&mut cells);
    let mut state = State::new(&Puzzle::EMPTY).expect("an empty grid has no clashes");
    for cell in cells {
        if count(&state, 2) == 1 {
            break;
        }
        let mut digits: Vec<_> = state.candidates(cell).iter().collect();
        random.shuffle(&mut digits);
        let with = |digit| {
            let givens = [&givens[..], &[Candidate::new(cell, digit)]].concat();
            let state = with_givens(&givens).filter(|it| count(it, 1) == 1)?;
            Some((givens, state))
        };
        (givens, state) = digits.into_iter().find_map(with).expect("there is a solution");
    }
    random.shuffle(&mut givens);
    for given in givens.clone() {
        let fewer: Vec<_> = givens.iter().copied().filter(|it| *it != given).collect();
        let fewer_state = with_givens(&fewer).expect("fewer givens do not clash either");
        if count(&fewer_state, 2) == 1 {
            (givens, state) = (fewer, fewer_state);
        }
    }
    state
}

/// The ER of a puzzle that both ways rate alike; none if the direct way gives it up.
fn agreed(rater: &mut Rater, state: &State, limit: f64) -> Option<f64> {
    let expected = rate(state, limit)?;
    let it = rater.rate(state, &RatingOptions::default());
    assert_eq!([it.er, it.ep, it.ed], expected, "{state:?}");
    Some(it.er)
}

/// Made puzzles: `ERGODOKU_PUZZLES` of them, from `ERGODOKU_SEED` on, up to `ERGODOKU_DIRECT_ER`.
#[test]
fn made_puzzles_are_rated_as_the_rules_say() {
    let count = number("ERGODOKU_PUZZLES").unwrap_or(300.0) as usize;
    let seed = number("ERGODOKU_SEED").unwrap_or(1.0) as u64;
    let limit = number("ERGODOKU_DIRECT_ER").unwrap_or(LIMIT);
    let mut random = Rng::with_seed(seed);
    let puzzles: Vec<State> = (0..count).map(|_| minimal_puzzle(&mut random)).collect();
    let (next, rated) = (AtomicUsize::new(0), Mutex::new([0; 12]));
    let rate_next = || {
        let mut rater = Rater::default();
        while let Some(state) = puzzles.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Some(er) = agreed(&mut rater, state, limit) {
                let mut rated = rated.lock().expect("no other comparison has failed");
                rated[er as usize] += 1;
                let all: usize = rated.iter().sum();
                if all.is_multiple_of(1000) {
                    eprintln!("rated alike, by ER: {rated:?}");
                }
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(rate_next))));
    let rated = rated.into_inner().expect("no comparison has failed");
    let all: usize = rated.iter().sum();
    eprintln!("{all} of {count} made puzzles are rated as the rules say; by ER: {rated:?}");
    assert!(2 * all > count);
}

/// Reference puzzles rated up to `ERGODOKU_DIRECT_ER`: every `ERGODOKU_DIRECT_EVERY`th.
#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn reference_puzzles_are_rated_as_the_rules_say() {
    let folder = std::env::var_os("ERGODOKU_CORPUS").expect("ERGODOKU_CORPUS names the folder");
    let path = std::path::PathBuf::from(folder).join("corpus/se_ratings.csv");
    let table = std::fs::read_to_string(path).expect("the reference ratings");
    let (highest, lowest) = (number("ERGODOKU_DIRECT_ER").unwrap_or(8.4), 7.0);
    let every = number("ERGODOKU_DIRECT_EVERY").unwrap_or(40.0) as usize;
    let er = |line: &&str| line.split(',').nth(3).and_then(|it| it.parse().ok());
    let fits = |line: &&str| er(line).is_some_and(|er: f64| er >= lowest && er <= highest);
    let mut rater = Rater::default();
    let rows: Vec<&str> = table.lines().skip(1).filter(fits).collect();
    for line in rows.iter().step_by(every) {
        let entry = text::parse_one(line.split(',').next().unwrap_or("")).expect("a puzzle");
        let state = State::new(&entry.puzzle).expect("a state");
        assert!(agreed(&mut rater, &state, highest).is_some(), "{line}");
    }
}

/// Of the puzzle `ERGODOKU_DIRECT_PUZZLE`, every step that is rated no lower than
/// `ERGODOKU_DIRECT_FROM`.
#[test]
#[ignore = "of one puzzle; the highest steps take hours"]
fn steps_are_those_of_the_rules() {
    let puzzle = std::env::var("ERGODOKU_DIRECT_PUZZLE").expect("ERGODOKU_DIRECT_PUZZLE");
    let lowest = number("ERGODOKU_DIRECT_FROM").unwrap_or(0.0);
    let state = State::new(&text::parse_one(&puzzle).expect("a puzzle").puzzle);
    let mut grid = Grid::new(&state.expect("a state"));
    let mut rater = Rater::default();
    while grid.unfilled != 0 {
        let Some(hint) = rater.next_hint(&grid, Scale::Se121) else { break };
        if hint.rating >= lowest {
            let expected = step(&grid, 20.0);
            let it = Some((hint.rating, hint.eliminated, hint.placed));
            assert_eq!(it, expected.map(|it| (it.rating, it.eliminated, it.placed)));
            eprintln!("{:.1} as the rules say", hint.rating);
        }
        grid.apply(&hint.eliminated, hint.placed);
    }
}
