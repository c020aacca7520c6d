//! Steps of generated puzzles, with the states they were found in.

use ergodoku_core::State;
use ergodoku_engine::{Path, Profile, Step, TECHNIQUES, all_steps};
use ergodoku_generate::{Symmetry, minimal_puzzles};

/// Generated puzzles.
pub(crate) fn puzzles(count: usize, seed: u64) -> impl Iterator<Item = State> {
    let mut random = fastrand::Rng::with_seed(seed);
    let puzzles = minimal_puzzles(count, Symmetry::None, &mut random).into_iter();
    puzzles.map(|puzzle| State::new(&puzzle).expect("a generated puzzle has no clash"))
}

/// Steps on the way and, at every fourth state without a single, all steps.
pub(crate) fn steps(count: usize, seed: u64) -> Vec<(State, Step)> {
    let profile = Profile::default();
    let mut found = Vec::new();
    for mut state in puzzles(count, seed) {
        for (number, step) in Path::new(state.clone(), &profile).enumerate() {
            if step.conclusion.placed().is_none() && number % 4 == 0 {
                let here = all_steps(&state, &profile).into_iter();
                found.extend(here.map(|step| (state.clone(), step)));
            }
            found.push((state.clone(), step.clone()));
            state.apply(&step.conclusion).expect("a step fits its state");
        }
    }
    found
}

/// The example of each technique.
pub(crate) fn examples() -> impl Iterator<Item = (State, Step)> {
    TECHNIQUES.iter().map(|it| it.example_step().expect("a technique has an example"))
}
