//! Positions as codes.

use ergodoku_core::State;
use ergodoku_engine::{Path, Profile};
use ergodoku_generate::{Symmetry, Transform, minimal_puzzles, pack, unpack};

/// The states on the paths of some random puzzles.
fn states(puzzles: usize, seed: u64) -> Vec<State> {
    let profile = Profile::default();
    let made = minimal_puzzles(puzzles, Symmetry::None, &mut fastrand::Rng::with_seed(seed));
    let states = made.iter().flat_map(|puzzle| {
        let mut path = Path::new(State::new(puzzle).unwrap(), &profile);
        let mut states = vec![path.state().clone()];
        while path.advance().is_some() {
            states.push(path.state().clone());
        }
        states
    });
    states.collect()
}

/// The state with its digits renamed.
fn renamed(state: &State, random: &mut fastrand::Rng) -> State {
    State::new(&Transform::random_digits(random).of(&state.to_puzzle())).unwrap()
}

#[test]
fn codes_give_the_state_back_but_for_the_names_of_digits() {
    let mut random = fastrand::Rng::with_seed(7);
    let (mut codes, mut length) = (0, 0);
    for state in states(20, 1).iter().step_by(3) {
        let Some(code) = pack(state) else { continue };
        let found = unpack(&code).unwrap();
        assert_eq!(found.givens(), state.givens());
        assert_eq!(found.filled(), state.filled());
        assert_eq!(found.all_candidates().len(), state.all_candidates().len());
        // Whatever the names, the code is the same, and so is what is read.
        assert_eq!(pack(&renamed(state, &mut random)).as_deref(), Some(&*code));
        assert_eq!(pack(&found), Some(code.clone()));
        codes += 1;
        length += code.len();
    }
    assert!(codes > 300, "{codes}");
    assert!(length / codes < 45, "{}", length / codes);
}

#[test]
fn no_text_is_worse_than_an_error() {
    let mut random = fastrand::Rng::with_seed(3);
    for text in ["", "é", "A B", "____________________________________________"] {
        assert!(unpack(text).is_err(), "{text}");
    }
    assert!(unpack(&"-".repeat(10_000)).is_err());
    let characters: Vec<char> = ('A'..='Z').chain('a'..='z').chain('0'..='9').collect();
    for _ in 0..2000 {
        let length = random.usize(1..60);
        let text: String = (0..length).map(|_| *random.choice(&characters).unwrap()).collect();
        if let Ok(state) = unpack(&text) {
            assert!(unpack(&pack(&state).unwrap()).is_ok());
        }
    }
    // A code with one character changed.
    let codes = states(5, 2).iter().step_by(9).filter_map(pack).collect::<Vec<_>>();
    assert!(codes.len() > 10);
    for code in codes {
        let mut changed: Vec<char> = code.chars().collect();
        let index = random.usize(..changed.len());
        changed[index] = *random.choice(&characters).unwrap();
        let _ = unpack(&changed.into_iter().collect::<String>());
    }
}
