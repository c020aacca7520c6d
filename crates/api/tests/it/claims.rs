//! The calls `verify` and `why`, as the page makes them.

use ergodoku_api::{Bounds, call};
use serde_json::{Value, json};

const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

fn ask(name: &str, body: &Value) -> Value {
    let answer = call(name, &body.to_string(), &Bounds::default()).expect("an answer");
    serde_json::from_str(&answer).expect("an answer is JSON")
}

fn verify(puzzle: &str, claim: &str) -> Value {
    ask("verify", &json!({"puzzle": puzzle, "claim": claim}))
}

/// The state of the example of the AIC, its chain, and what that concludes.
fn example() -> (String, String, String) {
    let page = ask("technique", &json!({"name": "aic"}));
    let text = |it: &Value| it.as_str().expect("text").to_string();
    let notation = text(&page["example"]["step"]["notation"]);
    let (chain, conclusion) = notation.split_once(" => ").expect("a conclusion");
    let chain = chain.trim_start_matches("AIC: ").to_string();
    (text(&page["example"]["state"]), chain, conclusion.to_string())
}

fn holds(answer: &Value) -> Vec<bool> {
    let links = answer["chain"].as_array().expect("a list of links");
    links.iter().map(|link| link["holds"].as_bool().expect("a judgement")).collect()
}

fn arrows(answer: &Value) -> usize {
    let marks = answer["marks"].as_array().expect("marks");
    marks.iter().filter(|mark| mark["kind"] == "link").count()
}

#[test]
fn a_chain_is_judged_link_by_link_and_drawn() {
    let (state, chain, conclusion) = example();
    let right = verify(&state, &format!("{chain} => {conclusion}"));
    assert_eq!((&right["verdict"], &right["by"]), (&json!("follows"), &json!("argument")));
    let all = holds(&right);
    assert!(all.len() > 2 && all.iter().all(|it| *it), "{right}");
    assert_eq!(arrows(&right), all.len());

    let wrong = verify(&state, &format!("{} => {conclusion}", chain.replacen('=', "-", 1)));
    assert_eq!(wrong["verdict"], "follows_otherwise", "{wrong}");
    let links = wrong["chain"].as_array().unwrap();
    assert_eq!(links.len(), all.len());
    let first = links.iter().find(|link| link["holds"] == false).expect("a link that breaks");
    assert_eq!(first["text"], wrong["broken"]["place"]);
    assert!(first["reason"].as_str().is_some_and(|reason| !reason.is_empty()));
    assert_eq!(arrows(&wrong), all.len());
}

#[test]
fn of_a_chain_without_a_conclusion_it_is_said_what_follows() {
    let (state, chain, conclusion) = example();
    let answer = verify(&state, &chain);
    assert_eq!(answer["verdict"], "malformed");
    assert!(holds(&answer).iter().all(|it| *it));
    let message = answer["error"]["message"].as_str().unwrap();
    let (_, offered) = message.split_once("go on with => ").expect("what to go on with");
    let completed = verify(&state, &format!("{chain} => {offered}"));
    assert_eq!(completed["verdict"], "follows", "{message}, not {conclusion}");
}

#[test]
fn the_techniques_that_conclude_the_same_come_with_their_steps() {
    let body = json!({"puzzle": PUZZLE, "claim": "r1c8=4", "recognise": true});
    let answer = ask("verify", &body);
    let steps = answer["steps"].as_array().unwrap();
    let names: Vec<&Value> = steps.iter().map(|step| &step["technique"]).collect();
    let recognised: Vec<&Value> = answer["recognised"].as_array().unwrap().iter().collect();
    assert!(!names.is_empty());
    assert_eq!(names, recognised);
    for step in steps {
        assert_eq!((&step["checked"], &step["place"]), (&json!(true), &json!(["r1c8=4"])));
    }
}

#[test]
fn a_wrong_digit_is_refuted_in_the_position_before_it() {
    let placed = format!("+9{}", &PUZZLE[1..]);
    let body = json!({"puzzle": placed, "claim": "r1c1<>9"});
    let answer = ask("why", &body);
    assert_eq!((&answer["verdict"], &answer["when"]), (&json!("follows"), &json!("before_entry")));
    assert_eq!(answer["proved_smallest"], true);
    assert_eq!(verify(&placed, "r1c8=4")["verdict"], "no_solution");
}
