//! What assumes that the puzzle has one solution finds nothing where it has not.

use crate::random;

use ergodoku_core::{Cell, CellSet, Puzzle, State, text};
use ergodoku_engine::{Path, Profile, Step, TECHNIQUES, Technique, all_steps};
use ergodoku_search::count;
use proptest::prelude::*;

use random::puzzle;

fn assuming() -> Vec<&'static Technique> {
    TECHNIQUES.iter().copied().filter(|it| it.assumes_uniqueness).collect()
}

fn steps_assuming(state: &State) -> Vec<Step> {
    all_steps(state, &Profile::new(assuming()))
}

fn example(technique: &Technique) -> State {
    let entry = text::parse_one(technique.example().state).unwrap();
    State::new(&entry.puzzle).unwrap()
}

/// The state with only these of its digits as givens, and the others placed.
fn with_givens(state: &State, givens: CellSet) -> State {
    let puzzle = state.to_puzzle();
    let mut copy = Puzzle::EMPTY;
    for cell in puzzle.filled().iter() {
        let it = ergodoku_core::Candidate::new(cell, puzzle.digit(cell).unwrap());
        match givens.contains(cell) {
            true => copy.give(it),
            false => copy.place(it),
        }
    }
    copy.remove(puzzle.removed());
    State::new(&copy).unwrap()
}

/// The givens alone.
fn start(state: &State) -> State {
    let mut puzzle = Puzzle::EMPTY;
    for cell in state.givens().iter() {
        puzzle.give(ergodoku_core::Candidate::new(cell, state.digit(cell).unwrap()));
    }
    State::new(&puzzle).unwrap()
}

/// A puzzle with several solutions: one with one lacks a given.
fn ambiguous() -> impl Strategy<Value = State> {
    let with_one = puzzle();
    let lacks = (with_one, any::<prop::sample::Index>()).prop_map(|(state, index)| {
        let givens: Vec<Cell> = state.givens().iter().collect();
        start(&with_givens(&state, state.givens().without(givens[index.index(givens.len())])))
    });
    lacks.prop_filter("a puzzle with several solutions", |state| count(state, 2) > 1)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_found_on_the_way_through_a_puzzle_with_several_solutions(state in ambiguous()) {
        let profile = Profile::default().without_uniqueness();
        let mut path = Path::new(state, &profile);
        loop {
            prop_assert_eq!(steps_assuming(path.state()), []);
            if path.next().is_none() {
                break;
            }
        }
    }
}

/// Each example is a state in which the pattern is there. It stays when a given is called placed, and
/// is a reason only as long as the givens left have one solution.
#[test]
fn a_pattern_is_a_reason_only_while_the_givens_have_one_solution() {
    for technique in assuming() {
        let state = example(technique);
        let mut silenced = 0;
        for given in state.givens().iter() {
            let fewer = with_givens(&state, state.givens().without(given));
            let found = !technique.all_steps(&fewer, &Profile::default()).is_empty();
            let one_solution = count(&start(&fewer), 2) == 1;
            assert_eq!(found, one_solution, "{technique:?} without {given}");
            silenced += usize::from(!found);
        }
        assert!(silenced > 0, "{technique:?}");
    }
}

#[test]
fn nothing_is_found_without_givens() {
    for technique in assuming() {
        let state = example(technique);
        assert_eq!(steps_assuming(&with_givens(&state, CellSet::EMPTY)), [], "{technique:?}");
        let mut sukaku = Puzzle::EMPTY;
        sukaku.remove(ergodoku_core::CandidateSet::ALL - state.live());
        let sukaku = State::new(&sukaku).unwrap();
        assert_eq!(count(&sukaku, 2), 1, "{technique:?}");
        assert_eq!(steps_assuming(&sukaku), [], "{technique:?}");
    }
}

#[test]
fn a_given_corner_can_change_nothing() {
    let names = ["avoidable-rectangle-type-1", "avoidable-rectangle-type-2"];
    let with_open_corners =
        ["avoidable-rectangle-type-3", "avoidable-rectangle-type-5", "hidden-avoidable-rectangle"];
    for name in names.into_iter().chain(with_open_corners) {
        let technique = ergodoku_engine::technique(name).unwrap();
        let state = example(technique);
        assert!(!technique.all_steps(&state, &Profile::default()).is_empty());
        let given = with_givens(&state, state.filled());
        assert_eq!(technique.all_steps(&given, &Profile::default()), [], "{name}");
    }
}

#[test]
fn a_profile_can_leave_them_all_out() {
    let all = Profile::new(TECHNIQUES.to_vec());
    let left = all.without_uniqueness();
    assert!(left.techniques().iter().all(|it| !it.assumes_uniqueness));
    assert_eq!(left.techniques().len() + assuming().len(), TECHNIQUES.len());
}
