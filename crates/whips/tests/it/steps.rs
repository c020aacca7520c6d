//! The steps of ratings: sound, proved, and as their notation says.

use ergodoku_core::{Conclusion, State};
use ergodoku_engine::Pattern;
use ergodoku_search::{Solution, Uniqueness, uniqueness};
use ergodoku_whips::{PuzzleRating, Rater, RatingEnd, RatingOptions, Scale};

use super::mini_corpus::rated;

const SCALES: [Scale; 6] =
    [Scale::W, Scale::SubsetsW, Scale::GW, Scale::SubsetsGW, Scale::B, Scale::GB];

fn solution(state: &State) -> Solution {
    match uniqueness(state) {
        Uniqueness::One(solution) => solution,
        _ => panic!("the puzzle has one solution"),
    }
}

/// Whether each step is sound and proved, and the steps lead to the solution.
fn check(state: &State, rating: &PuzzleRating) {
    let solution = solution(state);
    let is_true = |it: ergodoku_core::Candidate| solution.digit(it.cell) == it.digit;
    let mut now = state.clone();
    for rated in &rating.steps {
        let (step, csp) = (&rated.step, &rated.csp);
        assert_eq!(rated.state, now);
        assert_eq!(step.check(&now), Ok(()), "{step}");
        match step.conclusion {
            Conclusion::Place(it) => assert!(is_true(it), "{step}"),
            Conclusion::Eliminate(them) => assert!(!them.iter().any(is_true), "{step}"),
        }
        if let Pattern::Whip(whip) = &step.pattern {
            let head = format!("{}[{}]: ", whip.name(), rated.length);
            assert!(csp.starts_with(&head) && csp.contains(" .} ==> "), "{csp}");
            assert_eq!(whip.least, Some(rated.length));
            assert!(whip.is_grouped() || whip.line.steps.len() == rated.length - 1, "{csp}");
            let said = step.explain(&now).to_string();
            assert!(said.contains(" are left") || said.contains("a contradiction"), "{said}");
        }
        now.apply(&step.conclusion).expect("a step fits its state");
    }
    assert_eq!(now.unsolved().is_empty(), rating.end == RatingEnd::Rated);
}

#[test]
fn each_step_is_proved_and_the_steps_have_the_rating_of_the_whole() {
    let mut rater = Rater::default();
    let mut chains = [0; 6];
    for (number, (state, noted)) in rated().enumerate() {
        // All scales of each puzzle would take a minute.
        for place in [number % 6, (number / 6 + 3) % 6] {
            let options = RatingOptions { steps: true, ..RatingOptions::new(SCALES[place]) };
            let rating = rater.rate(&state, &options);
            assert_eq!(rating.rating, noted[place]);
            check(&state, &rating);
            let is_chain = |step: &&_| matches!(step_pattern(step), Pattern::Whip(_));
            chains[place] += rating.steps.iter().filter(is_chain).count();
        }
    }
    assert!(chains.iter().all(|&count| count > 50), "{chains:?}");
}

fn step_pattern(step: &ergodoku_whips::RatedStep) -> &Pattern {
    &step.step.pattern
}

#[test]
fn a_rating_ends_where_it_is_told_to() {
    let mut rater = Rater::default();
    let (state, noted) = rated().find(|(_, noted)| noted[0].is_some_and(|it| it >= 4)).unwrap();
    for scale in SCALES {
        let short = RatingOptions { max_length: 2, ..RatingOptions::new(scale) };
        let rating = rater.rate(&state, &short);
        assert_eq!((rating.rating, rating.end), (None, RatingEnd::AboveMaxLength));
        let stopped = RatingOptions {
            stop: ergodoku_core::Stop::never().within(20),
            ..RatingOptions::new(scale)
        };
        let rating = rater.rate(&state, &stopped);
        assert_eq!((rating.rating, rating.end), (None, RatingEnd::Stopped));
    }
    // A rating does not depend on what was rated before.
    assert_eq!(rater.rate(&state, &RatingOptions::new(Scale::W)).rating, noted[0]);
}
