//! What is wrong is said in the language that a request asks for.

use ergodoku_api::{Bounds, call};
use serde_json::{Value, json};

/// The message of the error in an answer, or of one in place of an answer.
fn message(name: &str, body: &Value) -> String {
    let answer = call(name, &body.to_string(), &Bounds::default());
    let answer = answer.unwrap_or_else(|error| error.json());
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    let message = answer["error"]["message"].as_str();
    message.unwrap_or_else(|| panic!("{name} {body}: {answer}")).to_string()
}

#[test]
fn errors_are_said_in_the_language_asked_for() {
    let clash = format!("11{}", ".".repeat(79));
    let mut asked = vec![("generate", json!({ "clues": "3" }))];
    for puzzle in ["12", "https://sudokupad.app/scl", &clash] {
        asked.push(("check", json!({ "puzzle": puzzle })));
        for name in ["hint", "solve", "steps"] {
            asked.push((name, json!({ "puzzle": puzzle })));
        }
    }
    for (name, body) in asked {
        let plain = message(name, &body);
        let [english, german] = ["en", "de"].map(|language| {
            let mut body = body.clone();
            body["language"] = json!(language);
            message(name, &body)
        });
        assert_eq!(english, plain, "{name} {body}");
        assert_ne!(german, english, "{name} {body}");
    }
}
