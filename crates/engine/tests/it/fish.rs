//! The optional forms of fish, and their bounds.

use ergodoku_core::{Puzzle, State};
use ergodoku_engine::{Bounded, Limits, Profile, Step, technique};

/// The 5s of rows 2 and 6 share column 1; the others, r2c7 and r6c8, are in one stack.
fn two_lines() -> State {
    let mut puzzle = Puzzle::EMPTY;
    puzzle.remove("r2c2345689<>5, r6c2345679<>5".parse().unwrap());
    State::new(&puzzle).unwrap()
}

fn found(limits: Limits) -> Vec<String> {
    let profile = Profile::new(Vec::new()).with_limits(limits);
    let state = two_lines();
    let steps = technique("sashimi-x-wing").unwrap().all_steps(&state, &profile);
    steps.iter().for_each(|step| assert_eq!(step.check(&state), Ok(()), "{step}"));
    steps.iter().map(Step::to_string).collect()
}

#[test]
fn two_fish_on_one_base_are_two_steps_or_one_siamese() {
    let apart = [
        "Sashimi X-Wing: 5 r26c17 fr6c8 => r45c7<>5",
        "Sashimi X-Wing: 5 r26c18 fr2c7 => r13c8<>5",
    ];
    assert_eq!(found(Limits::default()), apart);
    let together = ["Sashimi X-Wing: 5 r26c17 fr6c8 or c18 fr2c7 => r13c8,r45c7<>5"];
    assert_eq!(found(Limits { siamese_fish: true, ..Limits::default() }), together);
}

#[test]
fn no_fish_has_more_fins_than_the_limit() {
    assert!(found(Limits { fins: Bounded::new(0).unwrap(), ..Limits::default() }).is_empty());
}
