//! Every technique keeps its documentation's word: its example fires, its near miss does not.

use ergodoku_core::{State, text};
use ergodoku_engine::{Example, Profile, Step, TECHNIQUES, Technique};

fn state(example: Example) -> State {
    let entry = text::parse_one(example.state).expect("an example is a state");
    State::new(&entry.puzzle).expect("no digit stands twice")
}

/// All steps of one technique; an assumption may be followed with all others that are simple.
fn steps(technique: &'static Technique, state: &State) -> Vec<Step> {
    technique.all_steps(state, &Profile::new(TECHNIQUES.to_vec()))
}

#[test]
fn every_example_fires_with_its_conclusion_and_every_step_in_it_is_proved() {
    for technique in TECHNIQUES {
        let state = state(technique.example());
        let steps = steps(technique, &state);
        let expected = technique.example().conclusion;
        let fires = steps.iter().any(|step| step.conclusion.to_string() == expected);
        assert!(fires, "{technique:?} does not conclude {expected} but {steps:?}");
        for step in steps {
            assert_eq!(step.check(&state), Ok(()), "{step}");
        }
    }
}

#[test]
fn no_near_miss_fires() {
    for technique in TECHNIQUES {
        let (near, expected) = (state(technique.near_miss()), technique.near_miss().conclusion);
        assert_eq!(expected, technique.example().conclusion, "{technique:?}");
        let (_, example) = technique.example_step().expect("the example fires");
        assert!(
            example.check(&near).is_err(),
            "the reason of {technique:?} holds in its near miss"
        );
        for step in steps(technique, &near) {
            assert_ne!(step.conclusion.to_string(), expected, "{technique:?}");
            assert_eq!(step.check(&near), Ok(()), "{step}");
        }
    }
}

#[test]
fn a_near_miss_differs_from_its_example_by_little() {
    for technique in TECHNIQUES {
        let (example, near) = (state(technique.example()), state(technique.near_miss()));
        let placed = (example.filled() - near.filled()).len();
        let more = (near.live() - example.live()).len();
        let given = (near.givens() - example.givens()).len();
        let differences = placed + given + if placed == 0 { more } else { 0 };
        assert_eq!(differences, 1, "{technique:?}: {placed}, {more}, {given}");
        assert!(near.filled().is_subset(example.filled()), "{technique:?}");
    }
}

#[test]
fn every_example_has_exactly_one_solution() {
    for technique in TECHNIQUES {
        let state = state(technique.example());
        let solutions = ergodoku_search::count(&state, 2);
        assert_eq!(solutions, 1, "{technique:?}");
    }
}

#[test]
fn no_example_serves_two_techniques() {
    let mut states: Vec<&str> = TECHNIQUES.iter().map(|it| it.example().state).collect();
    states.sort();
    states.dedup();
    assert_eq!(states.len(), TECHNIQUES.len());
}

#[test]
fn explanations_are_whole_sentences_in_plain_words() {
    for technique in TECHNIQUES {
        let state = state(technique.example());
        for step in steps(technique, &state).iter().take(20) {
            for sentence in step.explain(&state).sentences {
                let said = sentence.to_string();
                assert!(said.ends_with('.'), "{technique:?}: {said}");
                assert!(!said.contains("  ") && !said.contains("{}"), "{technique:?}: {said}");
                let first = said.chars().next().unwrap();
                assert!(
                    first.is_uppercase() || !first.is_alphabetic() || said.starts_with('r'),
                    "{said}"
                );
            }
        }
    }
}

/// The places of a digit that the seed series got wrong: three cells that hold as many candidates as
/// the hidden triple has digits, but not the same ones.
#[test]
fn a_hidden_triple_eliminates_where_cells_have_as_many_candidates_as_it_has_digits() {
    // Row 1: 3, 5 and 7 only in r1c1 (3, 5, 9), r1c2 (3, 7, 9) and r1c3 (5, 7, 9).
    let removed = "r1c456789<>357, r1c1<>124678, r1c2<>124568, r1c3<>123468";
    let mut puzzle = ergodoku_core::Puzzle::EMPTY;
    puzzle.remove(removed.parse().unwrap());
    let state = State::new(&puzzle).unwrap();
    let triples = steps(&ergodoku_engine::techniques::HIDDEN_TRIPLE, &state);
    let found: Vec<String> = triples.iter().map(Step::to_string).collect();
    assert_eq!(found, ["Hidden Triple: 357 in r1c123 (r1) => r1c123<>9"]);
}
