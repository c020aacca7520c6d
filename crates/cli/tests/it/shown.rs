//! Colours, and sanitising of labels.

use std::fs;

use insta::assert_snapshot;

use crate::{CLASHING, IMPOSSIBLE, PUZZLE, SEVERAL, command, run, run_with};

/// A label that sets a terminal's title, clears its screen, also with C1 codes, and overrides the direction of
/// writing.
const LABEL: &str = "\x1b]0;x\x07 \x1b[2J \u{9b}2J \u{7f} \u{202e}elbal \u{2066}";

fn is_harmless(text: &str) -> bool {
    let overrides = |c| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().all(|c| c == '\n' || !(c.is_control() || overrides(c)))
}

/// The text without style codes, if it contains no others.
pub(crate) fn plain(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let mut plain = parts.next().unwrap().to_string();
    for part in parts {
        let (code, rest) = part.split_once('m').unwrap_or_else(|| panic!("no style: {part:?}"));
        assert!(code.chars().all(|c| c.is_ascii_digit() || c == ';'), "no style: {code:?}");
        plain += rest;
    }
    plain
}

#[test]
fn no_label_steers_the_terminal() {
    let puzzles = [PUZZLE, CLASHING, IMPOSSIBLE, SEVERAL];
    let many: String = puzzles.iter().map(|it| format!("{it} {LABEL}\n")).collect();
    let many = format!("{many}{} {LABEL}\nno puzzle {LABEL}\n", &PUZZLE[1..]);
    let one = format!("{PUZZLE} {LABEL}\n");
    for (input, arguments) in [
        (&many, &["solve", "--max-steps", "1"][..]),
        (&many, &["solve", "--max-steps", "1", "--brief"]),
        (&many, &["solve", "--max-steps", "1", "--format", "json"]),
        (&many, &["steps", "--only", "singles"]),
        (&many, &["steps", "--only", "singles", "--format", "ndjson"]),
        (&many, &["check"]),
        (&many, &["check", "--format", "ndjson"]),
        (&many, &["rate"]),
        (&many, &["rate", "--scale", "hodoku,se121", "--canonical"]),
        (&many, &["rate", "--scale", "hodoku,se121", "--format", "csv"]),
        (&many, &["rate", "--scale", "hodoku,se121", "--format", "ndjson"]),
        (&many, &["convert"]),
        (&many, &["convert", "--to", "grid"]),
        (&many, &["canonicalize"]),
        (&many, &["minimize"]),
        (&many, &["transform"]),
        (&one, &["render"]),
        (&one, &["hint", "--level", "3"]),
        (&one, &["hint", "--apply"]),
        (&one, &["hint", "--draw"]),
        (&one, &["hint", "--level", "3", "--format", "json"]),
    ] {
        let with = |color| {
            let all = [&[arguments[0], "-"], &arguments[1..], &["--color", color]].concat();
            run_with(input, &all)
        };
        let never = with("never");
        for text in [&never.stdout, &never.stderr] {
            assert!(is_harmless(text), "{arguments:?}: {text:?}");
        }
        let always = with("always");
        assert_eq!(plain(&always.stdout), never.stdout, "{arguments:?}");
        assert_eq!(plain(&always.stderr), never.stderr, "{arguments:?}");
        assert!(is_harmless(&plain(&always.stdout)), "{arguments:?}");
    }
}

#[test]
fn json_carries_a_label_as_it_is() {
    let run = run_with(&format!("{PUZZLE} # {LABEL}\n"), &["check", "-", "--format", "ndjson"]);
    let record: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert!(record["label"].as_str().unwrap().ends_with(LABEL.trim_start()), "{run}");
}

#[cfg(unix)]
#[test]
fn no_argument_or_file_steers_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("{LABEL}\n.txt"));
    fs::write(&path, format!("{}\n{SEVERAL}\n", &PUZZLE[1..])).unwrap();
    let file = path.to_str().unwrap();
    let profile = folder.path().join("profile.toml");
    fs::write(&profile, r#""\u001b[2J\u009b" = 1"#).unwrap();
    for arguments in [
        &["check", file][..],
        &["solve", file],
        &["hint", LABEL],
        &[LABEL],
        &["check", PUZZLE, LABEL],
        &["solve", PUZZLE, "--only", LABEL],
        &["solve", PUZZLE, "--format", LABEL],
        &["solve", PUZZLE, "--profile", profile.to_str().unwrap()],
        &["techniques", LABEL],
        &["render", PUZZLE, "-o", file],
        &["prove", PUZZLE, "-o", &format!("{file}/{LABEL}")],
        &["rate", PUZZLE, "--format", "csv", "--resume", file],
    ] {
        let run = run(arguments);
        assert!(run.code > 0 && !run.stderr.is_empty(), "{arguments:?}: {run}");
        assert!(is_harmless(&run.stdout) && is_harmless(&run.stderr), "{arguments:?}: {run}");
    }
}

#[test]
fn colour_is_there_where_it_is_wanted_and_nowhere_else() {
    for (name, arguments) in [
        ("solve", &["solve", PUZZLE, "--max-steps", "2"][..]),
        ("brief", &["solve", PUZZLE, "--brief", "--max-steps", "3"]),
        ("hint_2", &["hint", PUZZLE, "--level", "2"]),
        ("hint_3", &["hint", PUZZLE, "--level", "3"]),
        ("steps", &["steps", PUZZLE, "--only", "singles,locked-candidates"]),
        ("check_valid", &["check", PUZZLE]),
        ("check_several", &["check", SEVERAL]),
        ("check_clashing", &["check", CLASHING]),
        ("rate", &["rate", PUZZLE, "--scale", "hodoku,se121", "--max-er", "1.1"]),
        ("techniques", &["techniques", "wings"]),
        ("profiles", &["profiles"]),
        ("unsolved", &["solve", IMPOSSIBLE, "--max-steps", "0"]),
        ("usage", &["solve", PUZZLE, "--only", "x-wig"]),
    ] {
        let with = |color| run(&[arguments, &["--color", color]].concat());
        let (always, never) = (with("always"), with("never"));
        assert_eq!(plain(&always.stdout), never.stdout, "{arguments:?}");
        assert_eq!(plain(&always.stderr), never.stderr, "{arguments:?}");
        assert!(is_harmless(&never.stdout), "{arguments:?}");
        assert_eq!(with("auto").to_string(), never.to_string(), "a pipe is no terminal");
        let shown = always.to_string().replace('\x1b', "␛");
        assert_snapshot!(format!("colour_{name}"), shown);
    }
    let with = |variables: &[&str]| {
        let mut check = command(&["check", PUZZLE]);
        check.envs(variables.iter().map(|name| (name, "1")));
        String::from_utf8(check.output().unwrap().stdout).unwrap()
    };
    assert!(!is_harmless(&with(&["CLICOLOR_FORCE"])));
    assert!(is_harmless(&with(&["CLICOLOR_FORCE", "NO_COLOR"])));
    // A file to save is never coloured.
    let saved = |color| run(&["profiles", "hodoku", "--color", color]).stdout;
    assert_eq!(saved("always"), saved("never"));
}
