//! What a person reads in another language than English: no English is left in it.

use std::fs;

use crate::{CLASHING, IMPOSSIBLE, PUZZLE, Run, SEVERAL, SOLVED, batch, run, run_with};

/// Words that are in nearly every English sentence and in no German one.
const ENGLISH: [&str; 36] = [
    "the",
    "is",
    "are",
    "and",
    "of",
    "with",
    "that",
    "this",
    "these",
    "which",
    "has",
    "have",
    "can",
    "cannot",
    "cell",
    "cells",
    "digit",
    "digits",
    "candidate",
    "candidates",
    "step",
    "steps",
    "puzzle",
    "puzzles",
    "solution",
    "solutions",
    "expected",
    "found",
    "line",
    "column",
    "row",
    "box",
    "follows",
    "claim",
    "hardest",
    "proved",
];

/// The English words of a German text. What stands between backticks is quoted; the notation of steps, options and the
/// names of files are the same in every language.
pub(crate) fn english(text: &str) -> Vec<&str> {
    let sentences = text.lines().filter(|line| !line.contains("=>"));
    let unquoted = sentences.flat_map(|line| line.split('`').step_by(2));
    let said = unquoted.flat_map(str::split_whitespace);
    let said = said.filter(|part| !part.contains("--") && !part.contains('/'));
    let words = said.flat_map(|part| part.split(|it: char| !it.is_alphabetic()));
    words.filter(|word| ENGLISH.contains(&&*word.to_lowercase())).collect()
}

/// Runs a command in English and in German: the exit codes are the same, the German has no English, and is not the
/// same unless no words are said.
pub(crate) fn compare(input: &str, arguments: &[&str]) -> Run {
    let in_english = run_with(input, arguments);
    let in_german = run_with(input, &[arguments, &["--language", "de"]].concat());
    assert_eq!(in_english.code, in_german.code, "{arguments:?}: {in_german}");
    for (text, other) in
        [(&in_german.stdout, &in_english.stdout), (&in_german.stderr, &in_english.stderr)]
    {
        assert_eq!(english(text), Vec::<&str>::new(), "{arguments:?}: {in_german}");
        assert!(text != other || english(other).is_empty(), "{arguments:?}: {in_german}");
    }
    in_german
}

/// With a wrong 7 in r1c1.
pub(crate) fn mistaken() -> String {
    format!("+7{}", &PUZZLE[1..])
}

#[test]
fn solutions_are_told_in_german() {
    for more in [
        &[][..],
        &["--brief"],
        &["--check"],
        &["--max-steps", "3", "--check"],
        &["--only", "singles", "--brief"],
        &["--fewest", "--brief"],
        &["--easiest", "--brief"],
        &["--length", "line"],
        &["--length", "teach"],
    ] {
        compare("", &[&["solve", PUZZLE], more].concat());
    }
    for puzzle in [SEVERAL, IMPOSSIBLE, CLASHING, SOLVED, &mistaken(), &PUZZLE[1..]] {
        compare(puzzle, &["solve", "-"]);
    }
    let told = compare("", &["solve", PUZZLE, "--brief"]);
    assert!(told.stdout.contains("Versteckter Einer: 4 in r1 => r1c8=4"), "{told}");
    assert!(told.stdout.contains("Gelöst in 54 Schritten"), "{told}");
    let told = compare(&batch(), &["solve", "-", "--brief"]);
    assert!(told.stderr.contains("7 Rätsel: 2 gelöst, "), "{told}");
}

#[test]
fn hints_are_told_in_german() {
    for level in ["1", "2", "3"] {
        for puzzle in [PUZZLE, SEVERAL, IMPOSSIBLE, &mistaken(), SOLVED] {
            compare("", &["hint", puzzle, "--level", level]);
        }
        compare("", &["hint", PUZZLE, "--level", level, "--draw"]);
    }
    compare("", &["hint", PUZZLE, "--after", "99"]);
    compare("", &["hint", PUZZLE, "--nth", "999"]);
    compare("", &["hint", PUZZLE, "--apply"]);
    compare("", &["hint", PUZZLE, "--only", "x-wing"]);
    compare("", &["hint", PUZZLE, "--draw", "--format", "json"]);
}

#[test]
fn steps_and_checks_are_told_in_german() {
    compare("", &["steps", PUZZLE]);
    compare("", &["steps", PUZZLE, "--effort", "1"]);
    compare("", &["steps", SOLVED]);
    compare("", &["steps", PUZZLE, "--only", "leviathan"]);
    // No puzzle, with one wrong given.
    let wrong = format!("{}7{}", &PUZZLE[..9], &PUZZLE[10..]).replacen("77", "17", 1);
    for puzzle in [PUZZLE, SEVERAL, IMPOSSIBLE, CLASHING, &mistaken(), &wrong] {
        compare("", &["check", puzzle]);
        compare("", &["check", puzzle, "--limit", "1000000"]);
    }
    compare(&batch(), &["check", "-"]);
}

#[test]
fn ratings_are_told_in_german() {
    for puzzle in [PUZZLE, SEVERAL, IMPOSSIBLE, CLASHING] {
        compare("", &["rate", puzzle]);
        compare("", &["rate", puzzle, "--scale", "hodoku,se121,w"]);
    }
    let told = compare("", &["rate", PUZZLE]);
    assert!(told.stdout.contains("Punkte, 54 Schritte"), "{told}");
    compare("", &["rate", PUZZLE, "--scale", "se121", "--max-er", "1"]);
    compare("", &["rate", PUZZLE, "--pearl"]);
    compare(&batch(), &["rate", "-"]);
}

#[test]
fn reasons_and_verdicts_are_told_in_german() {
    for (state, claim) in [
        (PUZZLE, "r1c8=4"),
        (PUZZLE, "r1c1<>6"),
        (PUZZLE, "r1c8=9"),
        (PUZZLE, "r1c3=3"),
        (PUZZLE, "r1c8<>x"),
        (PUZZLE, "nothing"),
        (SEVERAL, "r1c8=9"),
        (IMPOSSIBLE, "r1c8=4"),
        (CLASHING, "r1c8=4"),
    ] {
        compare("", &["why", state, claim]);
        compare("", &["why", state, claim, "--all", "--proof"]);
        compare("", &["verify", state, claim, "--recognise", "--profile", "default"]);
    }
    compare("", &["verify", PUZZLE, "Naked Single: r1c8=4"]);
    compare("", &["verify", PUZZLE, "X-Wing: 5 r27c36 => r4c3<>5"]);
    compare(&crate::verify::lines(), &["verify", "-"]);
    compare(&format!("{PUZZLE}\nHidden Single: 4 in r1 => r1c8=4\n"), &["verify", "-"]);
    compare("", &["rank", PUZZLE, "5R2"]);
    compare("", &["rank", PUZZLE, "5R2 \\ 5C3"]);
    compare("", &["rank", PUZZLE, "5Q2"]);
    compare("", &["rank", SEVERAL, "--find"]);
}

#[test]
fn techniques_are_described_in_german() {
    let list = compare("", &["techniques"]);
    assert!(list.stdout.contains("Nackter Drilling"), "{list}");
    for name in ["x-wing", "Nackter Drilling", "entferntes-paar", "als-chain", "whip", "exocet"] {
        compare("", &["techniques", name]);
    }
    // The names between backticks are quoted.
    let unknown = run(&["techniques", "Schwertfish", "--language", "de"]);
    assert_eq!(unknown.code, 2, "{unknown}");
    let only = ["--only", "Versteckter Einer,Nackter Einer"];
    let named = run(&[&["solve", PUZZLE, "--brief"], &only[..]].concat());
    assert!(named.stdout.contains("Hidden Single: 4 in r1 => r1c8=4"), "{named}");
}

#[test]
fn what_cannot_be_read_is_told_in_german() {
    let told = compare(&format!("{}S{}", &PUZZLE[..15], &PUZZLE[16..]), &["solve", "-"]);
    assert!(
        told.stderr.contains("Standardeingabe: Zeile 1, Spalte 16: erwartet wird eine Ziffer"),
        "{told}"
    );
    for input in [
        "",
        "no puzzle",
        &PUZZLE[1..],
        &format!("{PUZZLE}1"),
        &format!(":0000:{PUZZLE}"),
        &format!("{PUZZLE}:0x1"),
        "1 2 3\n4 5 6\n",
        &".".repeat(728),
        "https://f-puzzles.com/?load=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "https://sudokupad.app/short",
    ] {
        for command in ["solve", "hint", "check", "rate"] {
            compare(input, &[command, "-"]);
        }
    }
    compare(&format!("{PUZZLE}\n{PUZZLE}\n"), &["hint", "-"]);
    compare("", &["solve", "missing.txt"]);
    compare("", &["solve", "."]);
    compare("", &["solve", "-", "-"]);
    compare("", &["solve", PUZZLE, "--brief", "--format", "json"]);
    compare("", &["solve", PUZZLE, "--proofs"]);
}

#[test]
fn what_programs_read_has_english_names_whatever_the_language() {
    let arguments = ["solve", PUZZLE, "--format", "ndjson", "--language", "de"];
    let told = run(&arguments).stdout;
    assert!(told.contains(r#""technique":"Hidden Single""#) && told.contains("Zeile"), "{told}");
    let unread = run_with("no puzzle", &["check", "-", "--format", "ndjson", "--language", "de"]);
    assert!(unread.stdout.contains("expected a puzzle"), "{unread}");
    let record = run(&["techniques", "swordfish", "--format", "json", "--language", "de"]).stdout;
    let record: serde_json::Value = serde_json::from_str(&record).unwrap();
    assert_eq!(record[0]["name"], "Swordfish");
    assert_eq!(record[0]["title"], "Schwertfisch");
    assert_eq!(english(record[0]["summary"].as_str().unwrap()), Vec::<&str>::new());
    // A setting does not change it.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("config.toml");
    fs::write(&file, "language = \"de\"\n").unwrap();
    let mut command = crate::command(&["techniques", "swordfish", "--format", "json"]);
    let plain = command.env("ERGODOKU_CONFIG", &file).output().unwrap();
    assert!(String::from_utf8(plain.stdout).unwrap().contains(r#""title": "Swordfish""#));
}
