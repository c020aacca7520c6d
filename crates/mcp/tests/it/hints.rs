//! Hints say no more than was asked for.

use serde_json::{Value, json};

use crate::support::{PUZZLE, ask, client, text, told};

#[tokio::test]
async fn each_depth_says_more() {
    let client = client().await;
    let mut lengths = Vec::new();
    for depth in 1..=4 {
        let asked = json!({"puzzle": PUZZLE, "depth": depth});
        let result = ask(&client, "hint", asked).await;
        let hint = told(&result);
        assert_eq!(hint["step"].is_null(), depth < 4);
        let words = hint["explanation"].as_str().expect("words");
        assert_eq!(words.contains("r3c9"), depth == 4, "{words}");
        assert!(depth == 4 || !text(&result).contains("r3c9"));
        lengths.push(words.len());
    }
    assert!(lengths.is_sorted_by(|less, more| less < more), "{lengths:?}");
    let least = ask(&client, "hint", json!({"puzzle": PUZZLE})).await;
    assert_eq!(told(&least)["explanation"], "Look at row 3.");
}

#[tokio::test]
async fn a_mistake_is_told_before_a_step_and_as_gently() {
    let client = client().await;
    // r1c1 is none of what was entered.
    let wrong = format!("+4{}", &PUZZLE[1..]);
    let mut seen = Vec::new();
    for depth in 1..=3 {
        let result = ask(&client, "hint", json!({"puzzle": wrong, "depth": depth})).await;
        let hint = told(&result);
        assert!(hint["step"].is_null());
        assert_eq!(hint["mistake"]["candidate"].is_null(), depth < 3);
        assert_eq!(text(&result).contains("r1c1=4"), depth == 3);
        seen.push(hint["explanation"].clone());
    }
    assert!(seen.iter().all(Value::is_string));
    assert!(seen[0] != seen[1] && seen[1] != seen[2]);
}

#[tokio::test]
async fn a_depth_that_there_is_not_is_an_error_of_the_tool() {
    let client = client().await;
    for depth in [json!(0), json!(5), json!("deep"), json!(1.5)] {
        let result = ask(&client, "hint", json!({"puzzle": PUZZLE, "depth": depth})).await;
        assert_eq!(result.is_error, Some(true));
        assert!(text(&result).contains("`depth` cannot be"), "{}", text(&result));
    }
}
