//! `ergodoku rank`, and `solve --fewest` and `--easiest`.

use serde_json::Value;

use crate::{PUZZLE, SEVERAL, run};

/// A puzzle of our generator that needs more than singles.
const HARDER: &str =
    ".1..2..73..3.7.......3....93...14...925.....1.......6..8...5.3.6..9.......78..6.2";

fn record(arguments: &[&str]) -> Value {
    let run = run(&[arguments, &["--format", "ndjson"]].concat());
    assert_eq!(run.code, 0, "{run}");
    serde_json::from_str(&run.stdout).unwrap()
}

fn conclusions(record: &Value) -> usize {
    record["steps"].as_array().unwrap().len()
}

#[test]
fn a_shortest_solve_says_how_good_it_is() {
    for aim in ["fewest", "easiest"] {
        let option = format!("--{aim}");
        let best = record(&["solve", HARDER, &option, "--check"]);
        let usual = record(&["solve", HARDER]);
        let shortest = &best["shortest"];
        assert_eq!((&best["status"], &best["grid"]), (&usual["status"], &usual["grid"]));
        assert_eq!(
            (shortest["aim"].as_str(), &shortest["proved"]),
            (Some(aim), &Value::Bool(true))
        );
        assert_eq!(shortest["cost"], shortest["at_least"]);
        assert!(conclusions(&best) <= conclusions(&usual));
        let said = run(&["solve", HARDER, &option]);
        assert!(said.stdout.contains("is proved impossible with techniques up to"), "{said}");
    }
    let singles = run(&["solve", PUZZLE, "--fewest", "--brief"]);
    assert!(singles.stdout.contains("No hard steps: singles suffice."), "{singles}");
    assert!(record(&["solve", HARDER])["shortest"].is_null());
}

#[test]
fn a_shortest_solve_without_time_is_the_usual_path_or_better() {
    let best = record(&["solve", HARDER, "--fewest", "--time-limit", "1"]);
    assert!(best["shortest"]["at_least"].as_u64() <= best["shortest"]["cost"].as_u64());
    let run = run(&["solve", HARDER, "--fewest", "--easiest"]);
    assert_eq!(run.code, 2, "{run}");
}

#[test]
fn a_puzzle_with_several_solutions_has_no_shortest_solve() {
    let run = run(&["solve", SEVERAL, "--fewest", "--format", "ndjson"]);
    let record: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((record["status"].as_str(), run.code), (Some("multiple_solutions"), 5));
    assert!(record["shortest"].is_null());
}

#[test]
fn truths_get_the_links_of_least_rank() {
    let record = record(&["rank", HARDER, "9r12479"]);
    let set = &record["sets"][0];
    let count = |field: &str| set[field].as_array().unwrap().len() as i64;
    assert_eq!((count("truths"), count("falls")), (5, 2));
    assert_eq!(set["rank"].as_i64(), Some(count("links") - 5));
    assert_eq!(set["rank"], set["least_rank"]);
}

#[test]
fn truths_and_links_are_checked_as_they_are() {
    let x_wing = ergodoku::technique("x-wing").unwrap();
    let (state, step) = x_wing.example_step().unwrap();
    let line = ergodoku::text::write_line(&state);
    // `5 r27c36 => ...`: rows against columns, or columns against rows.
    let notation = step.to_string();
    let pattern = notation.split(": ").nth(1).unwrap().split(" => ").next().unwrap();
    let (digit, houses) = pattern.split_once(' ').unwrap();
    let at = houses[1..].find(['r', 'c']).unwrap() + 1;
    let (one, other) = houses.split_at(at);
    let rows = record(&["rank", &line, &format!("{digit}{one} \\ {digit}{other}")]);
    let columns = record(&["rank", &line, &format!("{digit}{other} \\ {digit}{one}")]);
    let falls = |record: &Value| record["sets"][0]["falls"].as_array().unwrap().len();
    let eliminated = step.conclusion.eliminated().len();
    assert!(falls(&rows) == eliminated || falls(&columns) == eliminated);
    let covered = |record: &Value| record["sets"][0]["uncovered"].as_array().unwrap().is_empty();
    assert!(covered(&rows) || covered(&columns));
}

#[test]
fn found_sets_can_be_listed_one_by_one() {
    let line = HARDER;
    let all = record(&["rank", line, "--find"]);
    let count = all["sets"].as_array().unwrap().len();
    assert!(count > 0);
    let first = record(&["rank", line, "--find", "--nth", "1"]);
    assert_eq!(first["sets"].as_array().unwrap().len(), 1);
    assert_eq!(first["sets"][0], all["sets"][0]);
    let beyond = run(&["rank", line, "--find", "--nth", &(count + 1).to_string()]);
    assert!(beyond.code == 2 && beyond.stderr.contains("there are"), "{beyond}");
    let drawn = run(&["rank", line, "--find", "--draw"]);
    assert!(drawn.code == 0 && drawn.stdout.contains("base house"), "{drawn}");
}

#[test]
fn what_cannot_be_read_or_covered_is_told() {
    let unread = run(&["rank", PUZZLE, "5x2"]);
    assert!(unread.code == 3 && unread.stderr.contains("column"), "{unread}");
    let satisfied = run(&["rank", PUZZLE, "4r2"]);
    assert_eq!(satisfied.code, 3);
    assert!(satisfied.stderr.contains("the truth 4r2 has its digit already"), "{satisfied}");
    let neither = run(&["rank", PUZZLE]);
    assert_eq!(neither.code, 2, "{neither}");
}
