//! `ergodoku why`

use serde_json::{Value, json};

use crate::{CLASHING, IMPOSSIBLE, PUZZLE, SEVERAL, SOLVED, run, run_with};

const NDJSON: [&str; 4] = ["why", "-", "--format", "ndjson"];

fn records(input: &str, more: &[&str]) -> (Vec<Value>, i32) {
    let run = run_with(input, &[&NDJSON[..], more].concat());
    let lines = run.stdout.lines();
    (lines.map(|line| serde_json::from_str(line).expect(line)).collect(), run.code)
}

#[test]
fn each_line_has_its_answer() {
    let lines = [
        format!("{PUZZLE}\tr1c8=4"),
        format!("{PUZZLE}\tr1c1<>6"),
        format!("{PUZZLE}\tr1c8=9"),
        "# a comment".to_string(),
        format!("{SEVERAL}\tr1c8=9"),
        format!("{IMPOSSIBLE}\tr1c8=4"),
        format!("{CLASHING}\tr1c8=4"),
        format!("{PUZZLE}\tr1c8<>x"),
        PUZZLE.to_string(),
        format!(r#"{{"state":"{PUZZLE}","claim":"r1c8=4","profile":"hodoku"}}"#),
    ];
    let (records, code) = records(&lines.join("\n"), &[]);
    let verdicts: Vec<&str> = records.iter().map(|it| it["verdict"].as_str().unwrap()).collect();
    let expected = [
        "follows",
        "follows",
        "false",
        "several_solutions",
        "no_solution",
        "no_solution",
        "malformed",
        "malformed",
        "follows",
    ];
    assert_eq!(verdicts, expected);
    assert_eq!(code, 7, "the first that has no reason is false");
    let first = &records[0];
    assert_eq!((&first["truths"], &first["links"]), (&json!(["4r1"]), &json!([])));
    assert_eq!(first["proved_smallest"], true);
    assert_eq!(first["technique"], "Hidden Single");
    assert_eq!(records[6]["error"]["column"], 89);
    assert!(records[2]["counterexample"].as_str().unwrap().len() == 81);
}

#[test]
fn a_wrong_digit_is_explained_at_the_position_before() {
    // r1c1 is 5; somebody entered 6 there, and elsewhere another wrong digit.
    let wrong = format!("+6{}", &PUZZLE[1..]);
    let (answers, _) = records(&format!("{wrong}\tr1c1<>6"), &[]);
    assert_eq!(answers[0]["verdict"], "follows");
    assert_eq!(answers[0]["when"], "before_entry");
    assert!(!answers[0]["truths"].as_array().unwrap().is_empty());
    // The question about another candidate comes second: first the position has to be put right.
    let (answers, code) = records(&format!("{wrong}\tr1c8=4"), &[]);
    assert_eq!((answers[0]["verdict"].as_str(), code), (Some("no_solution"), 7));
}

#[test]
fn a_person_reads_the_reason() {
    let said = run(&["why", PUZZLE, "r1c8<>6", "--proof", "--all"]);
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("proved smallest"), "{}", said.stdout);
    assert!(said.stdout.contains("If r1c8 were 6"), "{}", said.stdout);
    assert!(said.stdout.contains("truths "), "{}", said.stdout);
    let said = run(&["why", PUZZLE, "r1c1<>5"]);
    assert_eq!(said.code, 7);
    assert!(said.stdout.contains("No: in the solution r1c1 is 5."), "{}", said.stdout);
    let said = run(&["why", PUZZLE, "r1c1"]);
    assert_eq!(said.code, 3);
    assert!(said.stderr.contains("claim: "), "{}", said.stderr);
    let said = run(&["why", SOLVED, "r1c1=5"]);
    assert!(said.stdout.contains("The position says so already"), "{}", said.stdout);
}

#[test]
fn the_same_lines_give_the_same_answers_on_any_number_of_threads() {
    let lines: Vec<String> = (1..=9).map(|digit| format!("{PUZZLE}\tr1c1<>{digit}")).collect();
    let lines = lines.join("\n");
    let one = run_with(&lines, &[&NDJSON[..], &["--jobs", "1"]].concat());
    let several = run_with(&lines, &[&NDJSON[..], &["--jobs", "3"]].concat());
    assert_eq!(one.stdout, several.stdout);
    assert_eq!(one.stdout.lines().count(), 9);
}
