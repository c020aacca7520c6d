//! What `check` says of links to other sites.

use ergodoku_api::{Bounds, call};
use serde_json::{Value, json};

fn check(body: &Value) -> Value {
    let answer = call("check", &body.to_string(), &Bounds::default()).expect("an answer");
    serde_json::from_str(&answer).expect("an answer is JSON")
}

/// Two givens 5 that clash by the classic rules, notes in r1c2, and rules of a variant. Packed by `lz-string`.
pub(crate) const VARIANT: &str = "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QGkA7CAcwAs0wRUBDAVzTIHsAnBEAQQDoACAZRho0MNqhZ0cYQewBiEFmDRcAOoQEBjJoQAmXaiBIsI2hAG1ToAG40sdXAFZUJCJZiEEacTAC%2ByUOrdhFgAFN3UILABZGhYAayp4UwBGZAAmAF1UTRZCEVDCcKiY%2BLNEdN9gCqq%2FasqazIsKkGtbBycXNw8vWp6avsqGuqHe4f7vQZHJsYmx2dHhmfmpheRGueWqxY31rfW9gcyQGkIMWOJyNC67VBgAD08YmGctM38YLCwE0xAAJSSAYSSIHK5SAA%3D%3D%3D";

#[test]
fn a_variant_is_an_error_unless_it_is_to_be_read_without_its_rules() {
    let refused = check(&json!({"puzzle": VARIANT}));
    assert_eq!((&refused["status"], &refused["format"]), (&json!("error"), &Value::Null));
    let message = refused["error"]["message"].as_str().unwrap();
    assert!(message.contains("a variant: anti-knight, extra regions"), "{message}");
    let link = json!({
        "site": "f-puzzles",
        "problem": null,
        "title": "Knights",
        "author": "A. Setter",
        "rules": "First.\nSecond.",
        "variants": ["anti-knight", "extra regions"],
        "undrawn": [],
        "unjudged": [],
        "constraints": refused["link"]["constraints"],
        "shapes": [],
        "solution": "",
        "notes": [{"cell": "r1c2", "centre": [1, 2], "corner": [9]}],
    });
    assert_eq!(refused["link"], link);
    let kinds: Vec<&Value> =
        link["constraints"].as_array().unwrap().iter().map(|it| &it["kind"]).collect();
    assert_eq!(kinds, ["anti_knight", "extra_region"]);

    let read = check(&json!({"puzzle": VARIANT, "without_variant": true}));
    assert_eq!((&read["status"], &read["format"]), (&json!("invalid"), &json!("link")));
    assert_eq!((&read["label"], &read["link"]), (&json!("Knights, A. Setter"), &link));
    let digits: Vec<&Value> =
        read["cells"].as_array().unwrap().iter().map(|it| &it["digit"]).collect();
    assert_eq!((digits[0], digits[1], digits[10]), (&json!(5), &Value::Null, &json!(5)));
}

#[test]
fn a_classic_puzzle_is_the_same_either_way() {
    let link = "https://puzz.link/p?sudoku/9/9/5g6zzzx";
    let read = check(&json!({"puzzle": link}));
    assert_eq!((&read["format"], &read["link"]["site"]), (&json!("link"), &json!("puzz.link")));
    assert_eq!(read["link"]["variants"], json!([]));
    assert_eq!(check(&json!({"puzzle": link, "without_variant": true})), read);
}

#[test]
fn what_cannot_be_read_has_its_problem_and_no_position() {
    let named = check(&json!({"puzzle": "https://sudokupad.app/abc", "without_variant": true}));
    assert_eq!((&named["status"], &named["cells"]), (&json!("error"), &json!([])));
    let link = &named["link"];
    assert_eq!((&link["site"], &link["problem"]), (&json!("sudokupad"), &json!("on_server")));
}

#[test]
fn other_texts_have_no_link() {
    for text in [".".repeat(81), String::from("https://example.org/page"), String::new()] {
        assert!(check(&json!({"puzzle": text})).get("link").is_none(), "{text}");
    }
    // An address with 81 cells in it is read as these.
    let within = format!("https://sudokupad.app/?puzzle={}1", ".".repeat(80));
    let read = check(&json!({"puzzle": within}));
    assert_eq!(read["format"], "line");
    assert!(read.get("link").is_none());
}
