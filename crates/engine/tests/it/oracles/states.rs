//! The random states in which definitions are compared with searches: the same in each run.

use std::sync::LazyLock;

use ergodoku_core::{Candidate, CandidateSet, Cell, Puzzle, State, text};
use ergodoku_engine::{Path, Profile, TECHNIQUES, techniques as t};
use ergodoku_search::{Solution, solve};
use fastrand::Rng;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, TestRunner};

use crate::random::puzzle;

/// So many times as many states are compared as usual: `PROPTEST_CASES` over its default of 256.
fn many(usual: usize) -> usize {
    (usual * Config::default().cases as usize).div_ceil(256)
}

/// Puzzles with one solution, and that.
static PUZZLES: LazyLock<Vec<(State, Solution)>> = LazyLock::new(|| {
    let mut runner = TestRunner::deterministic();
    let next = || puzzle().new_tree(&mut runner).expect("a puzzle").current();
    let puzzles = std::iter::repeat_with(next).take(many(160));
    puzzles.map(|state| (state.clone(), solve(&state).expect("a solution"))).collect()
});

/// States on the way through puzzles: first singles, then whatever the default profile finds; now and
/// then with some of the wrong candidates gone besides.
pub(crate) static ON_THE_WAY: LazyLock<Vec<State>> = LazyLock::new(|| {
    let singles = Profile::new(vec![&t::NAKED_SINGLE, &t::HIDDEN_SINGLE]);
    let all = Profile::default();
    let mut rng = Rng::with_seed(1);
    let state = |(index, (start, solution)): (usize, &(State, Solution))| {
        let mut path = Path::new(start.clone(), if index % 4 == 0 { &all } else { &singles });
        path.by_ref().take(rng.usize(..60)).for_each(drop);
        let percent = [0, 0, 10, 30][index / 4 % 4];
        without_some(path.state().to_puzzle(), path.state(), solution, percent, &mut rng)
    };
    PUZZLES.iter().enumerate().map(state).collect()
});

/// States that no puzzle leads to: some digits of a solution are placed, none is a given, and most of the
/// wrong candidates are gone. They are full of patterns.
pub(crate) static SPARSE: LazyLock<Vec<State>> = LazyLock::new(|| {
    let mut rng = Rng::with_seed(2);
    let state = |(index, (_, solution)): (usize, &(State, Solution))| {
        let mut puzzle = Puzzle::EMPTY;
        let placed = [0, 10, 25, 40][index % 4];
        for cell in Cell::all().filter(|_| rng.usize(..81) < placed) {
            puzzle.place(truth(cell, solution));
        }
        let percent = [60, 50, 35, 20][index % 4] + rng.u32(..20);
        let state = State::new(&puzzle).expect("digits of a solution");
        without_some(puzzle, &state, solution, percent, &mut rng)
    };
    PUZZLES.iter().enumerate().map(state).collect()
});

/// Puzzles with more digits of the solution in place, none of them a given, and with some of the wrong candidates gone: they
/// are full of rectangles with corners that are placed.
pub(crate) static WITH_PLACED: LazyLock<Vec<State>> = LazyLock::new(|| {
    let mut rng = Rng::with_seed(3);
    let state = |(index, (start, solution)): (usize, &(State, Solution))| {
        let mut puzzle = start.to_puzzle();
        let percent = [20, 40, 60][index % 3];
        for cell in start.unsolved().iter().filter(|_| rng.u32(..100) < percent) {
            puzzle.place(truth(cell, solution));
        }
        let state = State::new(&puzzle).expect("digits of a solution");
        without_some(puzzle, &state, solution, 10 * rng.u32(..6), &mut rng)
    };
    let often = PUZZLES.iter().flat_map(|it| std::iter::repeat_n(it, 12));
    often.enumerate().map(state).collect()
});

/// The states of the catalogue's examples and near misses.
pub(crate) static EXAMPLES: LazyLock<Vec<State>> = LazyLock::new(|| {
    let lines = TECHNIQUES.iter().flat_map(|it| [it.example().state, it.near_miss().state]);
    let state =
        |line| State::new(&text::parse_one(line).expect("a state").puzzle).expect("a state");
    lines.map(state).collect()
});

/// All of these.
pub(crate) fn all() -> impl Iterator<Item = &'static State> {
    ON_THE_WAY.iter().chain(SPARSE.iter()).chain(EXAMPLES.iter())
}

/// Every so many of all of these.
pub(crate) fn one_in(many: usize) -> impl Iterator<Item = &'static State> {
    all().step_by(many)
}

/// Those that have no more candidates than these.
pub(crate) fn with_up_to(candidates: usize) -> impl Iterator<Item = &'static State> {
    all().filter(move |state| state.all_candidates().len() <= candidates)
}

/// The state that is left of a puzzle if so many of a hundred wrong candidates go.
fn without_some(
    mut puzzle: Puzzle,
    state: &State,
    solution: &Solution,
    percent: u32,
    rng: &mut Rng,
) -> State {
    let wrong = state.all_candidates().iter().filter(|it| !solution.holds(*it));
    let gone: CandidateSet = wrong.filter(|_| rng.u32(..100) < percent).collect();
    puzzle.remove(gone);
    State::new(&puzzle).expect("no digit stands twice")
}

fn truth(cell: Cell, solution: &Solution) -> Candidate {
    let candidates =
        (0..9).map(|digit| Candidate::new(cell, ergodoku_core::Digit::from_index(digit)));
    candidates.into_iter().find(|it| solution.holds(*it)).expect("every cell has a digit")
}

/// Every state on the way through puzzles with nothing but singles and simple eliminations.
pub(crate) fn on_and_on() -> impl Iterator<Item = &'static State> {
    static STATES: LazyLock<Vec<State>> = LazyLock::new(|| {
        let profile = Profile::series();
        let states = PUZZLES.iter().flat_map(|(start, _)| {
            let mut path = Path::new(start.clone(), &profile);
            let next = || path.advance().is_some().then(|| path.state().clone());
            std::iter::from_fn(next).collect::<Vec<State>>()
        });
        states.collect()
    });
    STATES.iter().chain(EXAMPLES.iter())
}

/// Those of these that have no single left, and so most of what comes later.
pub(crate) fn without_singles() -> impl Iterator<Item = &'static State> {
    on_and_on().filter(|state| has_no_single(state))
}

pub(crate) fn has_no_single(state: &State) -> bool {
    state.cells_with(1).is_empty() && state.single_places().next().is_none()
}
