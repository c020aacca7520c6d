//! What a rater remembers from puzzle to puzzle changes nothing: it rates as a new one does.

use ergodoku_core::{State, text};
use ergodoku_engine::{Family, Path, Profile, Step, Technique, techniques as t};
use ergodoku_explainer::{PuzzleRating, Rater, RatingOptions, Scale};

fn example(technique: &Technique) -> State {
    State::new(&text::parse_one(technique.example().state).unwrap().puzzle).unwrap()
}

fn told(rating: &PuzzleRating) -> (u64, u64, u64, Vec<(u64, &'static str)>) {
    let tenths = |rating: f64| (rating * 10.0).round() as u64;
    let steps = rating.steps.iter().map(|step| (tenths(step.rating), step.name)).collect();
    (tenths(rating.er), tenths(rating.ep), tenths(rating.ed), steps)
}

/// States that follow one another differ in little: what is taken from one for another shows.
#[test]
fn a_rater_rates_as_a_new_one_does_whatever_it_rated_before() {
    let profile = Profile::hodoku();
    for scale in Scale::ALL {
        // Hints up to 7.5 need chains and all that comes before.
        let options =
            RatingOptions { scale, max_er: Some(7.5), steps: true, ..RatingOptions::default() };
        let mut states: Vec<State> = Vec::new();
        for technique in [&t::XY_CHAIN, &t::GROUPED_AIC, &t::ALS_XZ, &t::UNIQUE_RECTANGLE_1] {
            let mut path = Path::new(example(technique), &profile);
            for _ in 0..4 {
                states.push(path.state().clone());
                let is_single = |step: &Step| step.technique.family == Family::Singles;
                while path.next().as_ref().is_some_and(is_single) {}
            }
        }
        let afresh: Vec<_> =
            states.iter().map(|it| told(&Rater::default().rate(it, &options))).collect();
        let mut rater = Rater::default();
        let forwards: Vec<_> = states.iter().map(|it| told(&rater.rate(it, &options))).collect();
        let mut rater = Rater::default();
        let mut backwards: Vec<_> =
            states.iter().rev().map(|it| told(&rater.rate(it, &options))).collect();
        backwards.reverse();
        assert_eq!(forwards, afresh, "{}", scale.name());
        assert_eq!(backwards, afresh, "{}", scale.name());
        assert!(afresh.iter().any(|it| it.0 >= 66), "{afresh:?}");
    }
}
