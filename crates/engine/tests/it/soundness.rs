//! No step contradicts a solution, and every step's proof stands, in whatever state it is found.

use crate::random;

use ergodoku_core::Conclusion;
use ergodoku_engine::{Limits, Outcome, Path, Profile, all_steps, techniques as t};
use ergodoku_search::{Solution, solve};
use proptest::prelude::*;

use random::puzzle;

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
            before.apply(&step.conclusion).expect("a step fits its state");
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
    fn every_step_as_hodoku_takes_it_is_proved_and_keeps_the_solution(state in puzzle()) {
        let solution = solve(&state).unwrap();
        let profile = Profile::hodoku();
        let mut path = Path::new(state.clone(), &profile);
        let mut before = state;
        for step in path.by_ref() {
            prop_assert_eq!(step.check(&before), Ok(()), "{}", step);
            prop_assert!(keeps(&step.conclusion, &solution), "{step}");
            before.apply(&step.conclusion).expect("a step fits its state");
        }
        prop_assert_eq!(path.outcome(), Outcome::Solved);
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 20, ..ProptestConfig::default() })]

    #[test]
    fn chains_through_almost_locked_sets_are_proved_and_keep_the_solution(state in puzzle()) {
        let solution = solve(&state).unwrap();
        let simple = Profile::series();
        let mut path = Path::new(state, &simple);
        path.by_ref().take(20).for_each(drop);
        let limits = Limits { als_in_chains: true, ..Limits::default() };
        let chains = [
            &t::GROUPED_CONTINUOUS_NICE_LOOP,
            &t::GROUPED_DISCONTINUOUS_NICE_LOOP,
            &t::GROUPED_AIC,
        ];
        for step in all_steps(path.state(), &Profile::new(chains.to_vec()).with_limits(limits)) {
            prop_assert_eq!(step.check(path.state()), Ok(()), "{}", step);
            prop_assert!(keeps(&step.conclusion, &solution), "{step}");
            prop_assert!(!step.explain(path.state()).sentences.is_empty());
        }
    }
}
