//! No step contradicts a solution, and every step's proof stands, in whatever state it is found.

use ergodoku_core::{Candidate, Conclusion, Digit, Puzzle, State};
use ergodoku_engine::{Outcome, Path, Profile, all_steps};
use ergodoku_search::{Solution, count, solve};
use proptest::prelude::*;

/// Some solved grid, by shuffling a pattern: rows shift by 3, 3 and 1.
fn solution() -> impl Strategy<Value = [[u8; 9]; 9]> {
    let digits = Just((1..=9u8).collect::<Vec<u8>>()).prop_shuffle();
    let order = || {
        let within = || Just(vec![0usize, 1, 2]).prop_shuffle();
        (within(), within(), within(), within()).prop_map(|(bands, a, b, c)| {
            let lines = [a, b, c];
            let of_band = |band: usize| {
                lines[band].iter().map(move |line| band * 3 + line).collect::<Vec<_>>()
            };
            bands.into_iter().flat_map(of_band).collect::<Vec<usize>>()
        })
    };
    (digits, order(), order()).prop_map(|(digits, rows, columns)| {
        std::array::from_fn(|row| {
            std::array::from_fn(|column| {
                let (row, column) = (rows[row], columns[column]);
                digits[(row * 3 + row / 3 + column) % 9]
            })
        })
    })
}

/// A puzzle with one solution: givens go, in random order, as long as one is left.
fn puzzle() -> impl Strategy<Value = State> {
    let order = Just((0..81usize).collect::<Vec<usize>>()).prop_shuffle();
    (solution(), order, 30..81usize).prop_map(|(grid, order, tries)| {
        let mut kept: Vec<usize> = (0..81).collect();
        let with = |kept: &[usize]| {
            let mut puzzle = Puzzle::EMPTY;
            for &index in kept {
                let digit = Digit::new(grid[index / 9][index % 9]).unwrap();
                puzzle.give(Candidate::new(ergodoku_core::Cell::from_index(index), digit));
            }
            State::new(&puzzle).unwrap()
        };
        for index in order.into_iter().take(tries) {
            let fewer: Vec<usize> = kept.iter().copied().filter(|&it| it != index).collect();
            if count(&with(&fewer), 2) == 1 {
                kept = fewer;
            }
        }
        with(&kept)
    })
}

fn keeps(conclusion: &Conclusion, solution: &Solution) -> bool {
    match conclusion {
        Conclusion::Place(it) => solution.holds(*it),
        Conclusion::Eliminate(gone) => {
            !gone.is_empty() && gone.iter().all(|it| !solution.holds(it))
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn every_step_on_the_way_is_proved_and_keeps_the_solution(state in puzzle()) {
        let solution = solve(&state).unwrap();
        let profile = Profile::default();
        let mut path = Path::new(state.clone(), &profile);
        let mut before = state;
        for step in path.by_ref() {
            prop_assert_eq!(step.check(&before), Ok(()), "{}", step);
            prop_assert!(keeps(&step.conclusion, &solution), "{step}");
            prop_assert!(!step.explain(&before).sentences.is_empty());
            before.apply(&step.conclusion);
        }
        prop_assert_eq!(path.outcome(), Outcome::Solved);
    }

    #[test]
    fn every_step_of_a_state_is_proved_and_keeps_the_solution(state in puzzle()) {
        let solution = solve(&state).unwrap();
        for step in all_steps(&state, &Profile::default()) {
            prop_assert_eq!(step.check(&state), Ok(()), "{}", step);
            prop_assert!(keeps(&step.conclusion, &solution), "{step}");
        }
    }

    #[test]
    fn the_order_of_techniques_does_not_change_what_is_placed_at_the_end(state in puzzle()) {
        let order = Profile::series().without(&[&ergodoku_engine::techniques::NISHIO]);
        let backwards = Profile::new(order.techniques().iter().rev().copied().collect());
        let end = |profile: &Profile| {
            let mut path = Path::new(state.clone(), profile);
            path.by_ref().for_each(drop);
            path.state().to_string()
        };
        prop_assert_eq!(end(&order), end(&backwards));
    }
}
