//! What the first techniques answer is what the whole engine answers.

use ergodoku::generate::{Symmetry, minimal_puzzles};
use ergodoku::text::write_line;
use ergodoku::{Profile, State, StateExt as _};
use ergodoku_api::{Bounds, call, first};
use serde_json::{Value, json};

/// Whether the first techniques answer, which is then the answer of the whole engine.
fn answers(name: &str, body: &Value) -> bool {
    let (body, bounds) = (body.to_string(), Bounds::default());
    let Some(answer) = first(name, &body, &bounds) else { return false };
    assert_eq!(
        Ok(answer),
        call(name, &body, &bounds).map_err(|it| it.to_string()),
        "{name} {body}"
    );
    true
}

/// The states on the way to the solution, from the puzzle on.
fn states(state: State) -> Vec<State> {
    let mut states = vec![state];
    while let Some(step) = states[states.len() - 1].hint() {
        let mut next = states[states.len() - 1].clone();
        next.apply(&step.conclusion).expect("a step holds");
        states.push(next);
    }
    states
}

#[test]
fn on_the_way_through_puzzles_they_answer_as_the_whole_engine_or_not_at_all() {
    let mut random = fastrand::Rng::with_seed(12);
    let (mut answered, mut refused) = (0, 0);
    let puzzles = minimal_puzzles(12, Symmetry::None, &mut random);
    let all = puzzles.iter().flat_map(|puzzle| states(State::new(puzzle).expect("a puzzle")));
    for (number, state) in all.enumerate() {
        let puzzle = write_line(&state);
        let language = ["en", "de"][number % 2];
        assert!(answers("check", &json!({ "puzzle": puzzle, "language": language })));
        let length = ["standard", "line"][number / 2 % 2];
        let uniqueness = !number.is_multiple_of(3);
        let asked = json!({
            "puzzle": puzzle, "language": language, "length": length, "uniqueness": uniqueness
        });
        // They answer where one of them is the next, and only there.
        let next = state.hint().map(|step| step.technique);
        let is_first = next.is_some_and(|it| Profile::first().techniques().contains(&it));
        assert_eq!(answers("hint", &asked), is_first, "{asked}");
        *if is_first { &mut answered } else { &mut refused } += 1;
    }
    assert!(answered > 500 && refused > 20, "{answered} answered, {refused} refused");
}

#[test]
fn what_takes_more_is_left_to_the_whole_engine() {
    let puzzle =
        "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
    let hint = json!({ "puzzle": puzzle });
    assert!(answers("hint", &hint));
    let with = |key: &str, value: &str| {
        let mut asked = hint.clone();
        asked[key] = json!(value);
        asked
    };
    let wrong = format!("+7{}", &puzzle[1..]);
    let several = format!(".{}", &puzzle[..80].replace('5', "."));
    for asked in [
        with("profile", "hodoku"),
        with("technique", "x-wing"),
        with("length", "teach"),
        with("language", "fr"),
        with("other", "field"),
        with("puzzle", &format!("{puzzle} # a label")),
        with("puzzle", &puzzle[1..]),
        with("puzzle", &wrong),
        with("puzzle", &several),
        with("puzzle", &".".repeat(81)),
        with("puzzle", &format!("1{}", &puzzle[1..])),
        json!([]),
    ] {
        assert!(!answers("hint", &asked), "{asked}");
    }
    for puzzle in [&wrong, &several, "12"] {
        assert!(!answers("check", &json!({ "puzzle": puzzle })), "{puzzle}");
    }
    assert!(!answers("check", &json!({ "puzzle": puzzle, "without_variant": 1 })));
    for name in ergodoku_api::names().filter(|it| !["check", "hint"].contains(it)) {
        assert!(!answers(name, &hint), "{name}");
    }
}
