//! Errors: a single line with message and position, and the exit code.

use std::fs;

use insta::assert_snapshot;

use crate::{CLASHING, IMPOSSIBLE, PUZZLE, SEVERAL, SOLVED, run, run_with};

/// The only line on standard error, with nothing on standard output.
fn complaint(arguments: &[&str], code: i32) -> String {
    let run = run(arguments);
    assert_eq!((run.code, run.stdout.as_str()), (code, ""), "{arguments:?}: {run}");
    assert_eq!(run.stderr.lines().count(), 1, "{arguments:?}: {run}");
    run.stderr
}

#[test]
fn what_is_no_input_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let said = complaint(&["solve", folder.path().to_str().unwrap()], 2);
    assert!(said.contains("is a folder"), "{said}");
    assert_snapshot!(complaint(&["solve", "missing.txt"], 2));
    assert_snapshot!(complaint(&["solve", ""], 2));
    let long = "a/rather/long/path/to/a/file/that/is/not/there/2024/11/20.txt";
    assert!(complaint(&["hint", long], 2).contains("neither a file nor a puzzle"));
}

#[test]
fn an_empty_input_is_told() {
    for name in
        ["solve", "solve --fast", "steps", "check", "hint", "render", "convert", "canonicalize"]
    {
        let arguments: Vec<&str> = name.split(' ').chain(["-"]).collect();
        for input in ["", "\n\r\n", "# a comment\n"] {
            let empty = run_with(input, &arguments);
            assert_eq!((empty.code, empty.stdout.as_str()), (3, ""), "{name}: {empty}");
            assert!(empty.stderr.starts_with("ergodoku: the input is empty"), "{name}: {empty}");
        }
    }
}

#[test]
fn a_line_that_is_no_puzzle_is_told_with_its_place() {
    assert_snapshot!(complaint(&["solve", &PUZZLE[1..]], 3));
    assert_snapshot!(complaint(&["hint", &format!("{PUZZLE}1")], 3));
    assert_snapshot!(complaint(&["check", &PUZZLE.replace('7', "S")], 3));
}

#[test]
fn a_binary_file_is_no_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("binary");
    fs::write(&file, [0xff, 0xfe, 0, 1, 2, b'\n']).unwrap();
    let said = complaint(&["solve", file.to_str().unwrap()], 3);
    assert!(said.contains("binary: line 1, column 1: expected UTF-8 text"), "{said}");
}

#[test]
fn a_puzzle_that_breaks_the_rules_is_told() {
    assert_snapshot!(complaint(&["hint", CLASHING], 3));
    assert_snapshot!(complaint(&["hint", IMPOSSIBLE], 4));
    assert_snapshot!(complaint(&["prove", CLASHING, "-o", "never-made"], 3));
    assert!(!fs::exists("never-made").unwrap());
}

#[test]
fn every_exit_code_is_used() {
    let code = |arguments: &[&str]| run(arguments).code;
    assert_eq!(code(&["solve", PUZZLE]), 0);
    assert_eq!(code(&["solve", SOLVED]), 0);
    assert_eq!(code(&["solve", PUZZLE, "--only", "x-wing"]), 1);
    assert_eq!(code(&["hint", PUZZLE, "--only", "x-wing"]), 1);
    assert_eq!(code(&["solve"]), 2);
    for name in ["solve", "steps", "check"] {
        assert_eq!(code(&[name, CLASHING]), 3, "{name}");
        assert_eq!(code(&[name, IMPOSSIBLE]), 4, "{name}");
        assert_eq!(code(&[name, SEVERAL]), 5, "{name}");
        assert_eq!(code(&[name, &format!("+6{}", &PUZZLE[1..])]), 7, "{name}");
    }
}

#[test]
fn wrong_choices_of_techniques_are_told() {
    assert_snapshot!(complaint(&["solve", PUZZLE, "--only", "x-wig"], 2));
    assert_snapshot!(complaint(&["solve", PUZZLE, "--without", ""], 2));
    assert_snapshot!(complaint(&["solve", PUZZLE, "--only", "fish", "--without", "fish"], 2));
    assert!(
        run(&["solve", PUZZLE, "--profile", "mine"]).stderr.contains("default, hodoku, series")
    );
    assert_eq!(run(&["techniques", "no-such-thing"]).code, 2);
}

#[test]
fn one_puzzle_is_asked_for_where_only_one_can_be_used() {
    let two = format!("{PUZZLE}\n{PUZZLE}\n");
    let proof = tempfile::tempdir().unwrap();
    for arguments in [&["hint", "-"][..], &["prove", "-", "-o", proof.path().to_str().unwrap()]] {
        let run = run_with(&two, arguments);
        assert_eq!(run.code, 2);
        assert!(run.stderr.contains("expected one puzzle, found several"), "{run}");
    }
}

#[test]
fn a_step_that_is_not_there_is_told() {
    assert_snapshot!(complaint(&["render", PUZZLE, "--step", "999"], 2));
}
