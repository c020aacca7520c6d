//! The calls `solve`, for a shortest solve, and `rank`.

use ergodoku_api::{ApiError, Bounds, call};
use serde_json::{Value, json};

const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

fn ask(name: &str, body: &Value) -> Result<Value, ApiError> {
    let answer = call(name, &body.to_string(), &Bounds::default())?;
    Ok(serde_json::from_str(&answer).expect("an answer is JSON"))
}

/// The words of a sentence.
fn words(sentence: &Value) -> String {
    let parts = sentence.as_array().expect("a list of parts");
    parts.iter().map(|part| part["text"].as_str().expect("each has words")).collect()
}

#[test]
fn a_shortest_solve_is_told_with_what_is_proved() {
    let page = ask("technique", &json!({"name": "xy-wing"})).unwrap();
    let body = |more: Value| {
        let mut body = json!({"puzzle": page["example"]["state"]});
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    let hard = |answer: &Value| {
        let steps = answer["steps"].as_array().unwrap().iter();
        steps.filter(|step| step["family"] != "singles").count() as u64
    };
    let usual = ask("solve", &body(json!({}))).unwrap();
    assert!(usual["shortest"].is_null());
    for aim in ["fewest", "easiest"] {
        let best = ask("solve", &body(json!({"shortest": aim}))).unwrap();
        let shortest = &best["shortest"];
        assert_eq!(shortest["aim"], aim);
        assert_eq!(shortest["hard_steps"].as_u64(), Some(hard(&best)));
        assert!(hard(&best) <= hard(&usual));
        assert_eq!(shortest["proved"] == true, shortest["cost"] == shortest["at_least"]);
        assert!(best["steps"].as_array().unwrap().iter().all(|step| step["checked"] == true));
    }
    assert!(ask("hint", &body(json!({"shortest": "fewest"}))).is_err());
}

#[test]
fn truths_and_links_have_a_rank() {
    let ask_of = |set: &str| ask("rank", &json!({"puzzle": PUZZLE, "set": set}));
    let answer = ask_of("1r3").unwrap();
    let set = &answer["sets"][0];
    assert_eq!(set["rank"], set["least_rank"]);
    assert!(!set["marks"].as_array().unwrap().is_empty());
    assert!(words(&set["sentences"][0]).contains("The truth 1r3"));
    for (set, column) in [("5x2", 1), ("1r3 \\ 1x", 7)] {
        assert_eq!(ask_of(set).unwrap_err().error.column, Some(column), "{set}");
    }
    for (set, part) in [("4r2", "has its digit already"), ("", "expected")] {
        let error = ask_of(set).unwrap_err().to_string();
        assert!(error.contains(part), "{set}: {error}");
    }
    let found = ask("rank", &json!({"puzzle": PUZZLE, "most": 2})).unwrap();
    assert!(found["sets"].as_array().unwrap().len() <= 2);
}
