//! What commands other than those that explain say in another language than English: reports, errors, help.

use std::fs;

use crate::languages::{compare, english, mistaken};
use crate::{CLASHING, IMPOSSIBLE, PUZZLE, Run, SEVERAL, SOLVED, run};

#[test]
fn what_cannot_be_generated_is_told_in_german() {
    let two_rows = format!("{}{}", "X".repeat(17), ".".repeat(64));
    let a_box = format!("{}{}", "XXX......".repeat(3), "X".repeat(54));
    for wrong in [
        &["--clues", "12"][..],
        &["--clues", "26..22"],
        &["--clues", "x"],
        &["--clues", ""],
        &["--level", "easy", "--score", "900.."],
        &["--level", "hard..", "--score", "..100"],
        &["--level", "easy", "--er", "9.."],
        &["--level", "extreme", "--er", "..1.5"],
        &["--er", "..1.5", "--score", "900.."],
        &["--score", "1..1"],
        &["--er", "0.5"],
        &["--er", "1.6..1.65"],
        &["--er", "1.0..1.0"],
        &["--er", "1.0..1.0", "--minimal"],
        &["--er", "1.0..1.0", "--clues", "..50"],
        &["--clues", "61..", "--minimal"],
        &["--pattern", &two_rows],
        &["--pattern", &a_box, "--minimal"],
        &["--pattern", &two_rows, "--clues", "20"],
        &["--pattern", "X..X"],
        &["--pattern", &".".repeat(81)],
        &["--symmetry", "full", "--clues", "19"],
        &["--symmetry", "round"],
        &["--level", "easy", "--needs", "x-wing"],
        &["--level", "nice"],
        &["--level", "extreme..easy"],
        &["--needs", "x-wig"],
        &["--needs", "x-wing:0"],
        &["--needs", "x-wing:x"],
        &["--needs", "x-wing", "--forbid", "fish"],
        &["--practice", "x-wing", "--forbid", "fish"],
        &["--practice", "x-wing", "--format", "svg"],
        &["--needs", "search"],
        &["--needs", "full-house", "--allow", "full-house"],
        &["--needs", "full-house", "--allow", "full-house", "--clues", "40..50"],
        &["--needs", "full-house"],
        &["--needs", "locked-pair", "--allow", "naked-pair"],
        &["--from", "missing.txt"],
        &["--from", "1"],
        &["--from", IMPOSSIBLE],
        &["--from", &mistaken(), "--clues", "3..5"],
        &["--vicinity", SEVERAL],
        &["--vicinity", PUZZLE, "--clues", "70"],
        &["--vicinity", PUZZLE, "--moves", "3"],
        &["--vicinity", PUZZLE, "--symmetry", "full"],
        &["--format", "svg"],
        &["-o", "booklet.pdf"],
        &["-o", "/nowhere/at/all.svg"],
        &["--book", "1", "-o", "booklet.pdf", "--title", "数独"],
    ] {
        let told = compare("", &[&["generate"], wrong].concat());
        assert_eq!((told.code, told.stdout.as_str()), (2, ""), "{wrong:?}: {told}");
    }
}

#[test]
fn what_was_generated_is_told_in_german() {
    compare("", &["generate", "--seed", "1", "--format", "text"]);
    compare("", &["generate", "--vicinity", PUZZLE, "--needs", "exocet", "--time-limit", "1"]);
    let told = run(&["generate", "--er", "12..", "--time-limit", "0.2", "--language", "de"]);
    assert_eq!(english(&told.stderr), Vec::<&str>::new(), "{told}");
    assert!(told.stderr.contains("die Zeit ist um, mit 0 von 1 Rätseln nach 0,"), "{told}");
    assert!(told.stderr.contains("ist bekannt: Die Suche läuft vielleicht"), "{told}");
}

#[test]
fn proofs_and_pictures_are_told_in_german() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    for puzzle in [PUZZLE, SEVERAL, IMPOSSIBLE, CLASHING] {
        compare("", &["prove", puzzle, "-o", folder]);
    }
    compare("", &["prove", PUZZLE, "-o", "/dev/null/x"]);
    compare("", &["prove", PUZZLE, "-o", folder, "--scale", "nothing"]);
    for step in ["1", "20", "999"] {
        compare("", &["render", PUZZLE, "--step", step]);
    }
    let drawn = compare("", &["hint", PUZZLE, "--after", "40", "--draw"]);
    assert!(drawn.stdout.contains("·5· vorher gesetzt"), "{drawn}");
    compare("", &["hint", PUZZLE, "--only", "aic,x-chain", "--draw"]);
    compare("", &["render", PUZZLE, "-o", "/nowhere/at/all.svg"]);
    compare("", &["render", PUZZLE, "--scale", "99"]);
    compare("", &["embed", PUZZLE, "-o", "page.txt"]);
    let page = run(&["embed", PUZZLE, "--step", "3", "--language", "de"]).stdout;
    assert!(page.contains("<summary>Als Text</summary>"), "{page}");
    assert!(page.contains("<desc>Zeile 1: . . 3 2"), "{page}");
    assert!(page.contains("Markiert als gesetzt: "), "{page}");
    compare("", &["book", PUZZLE, "-o", "book.pdf", "--per-page", "3"]);
    compare("", &["book", PUZZLE, "-o", "book.pdf", "--paper", "a9"]);
    compare("", &["book", PUZZLE, "-o", "book.pdf", "--margin", "1"]);
    compare("", &["book", PUZZLE, "-o", "book.pdf", "--margin", "300mm"]);
    compare("", &["book", PUZZLE, "-o", "book.pdf", "--link", "here"]);
    compare("", &["book", PUZZLE, "-o", "book.pdf", "--title", "数独"]);
    compare("", &["book", PUZZLE, "-o", "book.pdf", "--sections", "nice"]);
    compare("", &["book", PUZZLE, "-o", "book.pdf", "--sections", "easy:x"]);
}

#[test]
fn lines_and_files_are_told_in_german() {
    for puzzle in [&mistaken(), SEVERAL, IMPOSSIBLE, CLASHING, "nothing"] {
        for command in ["canonicalize", "minimize", "transform"] {
            compare("", &[command, puzzle]);
        }
    }
    for puzzle in [&mistaken(), CLASHING, "nothing"] {
        compare("", &["convert", puzzle, "--to", "sdk"]);
    }
    for order in ["12", "147258369"] {
        compare("", &["transform", PUZZLE, "--rows", order]);
        compare("", &["transform", PUZZLE, "--columns", order]);
    }
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_string()
    };
    let (text, csv) = (file("a.ndjson", "words\n"), file("b.csv", "words\n"));
    for more in [
        &["-o", "x.ndjson", "--resume", "y.ndjson"][..],
        &["--resume"],
        &["--resume", "x.txt"],
        &["-o", "x.csv"],
        &["-o", "x.parquet", "--format", "json"],
        &["--resume", &text],
        &["-o", "/nowhere/at/all.ndjson"],
        &["--shard", "5/4"],
        &["--jobs", "0"],
        &["--only", "x-wing", "--without", "x-wing"],
        &["--only", ""],
        &["--profile", "nothing"],
    ] {
        compare("", &[&["check", PUZZLE][..], more].concat());
        compare("", &[&["solve", PUZZLE][..], more].concat());
    }
    compare("", &["rate", PUZZLE, "--resume", &csv]);
    compare("", &["man", "nothing"]);
    compare("", &["profiles"]);
    compare("", &["dataset", "--spec", "missing.toml", "-o", "nothing"]);
    // What the system says is in the system's language.
    let told = run(&["serve", "--bind", "192.0.2.1", "--no-open", "--language", "de"]);
    assert!(told.stderr.contains("192.0.2.1:8080 kann nicht benutzt werden; "), "{told}");
}

#[cfg(feature = "tables")]
#[test]
fn specifications_of_data_sets_are_told_in_german() {
    let folder = tempfile::tempdir().unwrap();
    let (spec, output) = (folder.path().join("spec.toml"), folder.path().join("made"));
    let (file, output) = (spec.to_str().unwrap(), output.to_str().unwrap());
    for text in [
        "",
        "seed = \"x\"",
        "colour = 1",
        "title = true",
        "part = 1",
        "splits = 1",
        "[splits]\ntrain = 0.5",
        "[splits]\ntrain = \"x\"",
        "[splits]\ntrain = 5",
        "[[part]]\ner = \"2..3\"",
        "[[part]]\nrows = 1\nseed = 1",
        "[[part]]\nrows = 1\ner = \"x\"",
        "[[part]]\nrows = 1\nneeds = \"nothing\"",
        "[[part]]\nrows = 1\nclues = 12",
        "rows_per_file = 0",
    ] {
        fs::write(&spec, text).unwrap();
        let told = compare("", &["dataset", "--spec", file, "-o", output]);
        assert_eq!(told.code, 2, "{text}: {told}");
    }
    fs::write(&spec, "[[part]]\nrows = 9\ner = \"9..\"").unwrap();
    let short = ["--time-limit", "0", "--language", "de"];
    let told = run(&[&["dataset", "--spec", file, "-o", output], &short[..]].concat());
    assert_eq!(told.stderr, "ergodoku: Teil `er=9..` hat 0 von 9 Zeilen\n", "{told}");
    compare("", &["dataset", "--spec", file, "-o", folder.path().to_str().unwrap()]);
}

/// Runs a command with these variables.
fn run_in(variables: &[(&str, &str)], arguments: &[&str]) -> Run {
    crate::command(arguments).envs(variables.iter().copied()).output().unwrap().into()
}

#[test]
fn settings_are_told_in_german() {
    compare("", &["config"]);
    let template = run(&["config", "--template", "--language", "de"]);
    // `line` is a value of a setting.
    assert_eq!(english(&template.stdout), ["line"], "{template}");
    assert!(template.stdout.starts_with("# Einstellungen von "), "{template}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    let file = path.to_str().unwrap();
    let german = [("ERGODOKU_LANGUAGE", "de")];
    for text in [
        "theme = \"drak\"",
        "thme = \"dark\"",
        "colour = true",
        "theme = true",
        "theme = 1.5",
        "theme = []",
        "jobs = 0",
        "profile = \"nothing\"",
        "hint_level = 4",
    ] {
        for (variables, head) in [(&german[..], ""), (&[][..], "language = \"de\"\n")] {
            fs::write(&path, format!("{head}{text}\n")).unwrap();
            let variables = [variables, &[("ERGODOKU_CONFIG", file)]].concat();
            let told = run_in(&variables, &["check", PUZZLE]);
            assert_eq!(told.code, 2, "{text}: {told}");
            assert_eq!(english(&told.stderr), Vec::<&str>::new(), "{text}: {told}");
            assert!(told.stderr.contains(", Zeile "), "{text}: {told}");
            let in_english = run_in(&variables, &["check", PUZZLE, "--language", "en"]);
            assert!(in_english.stderr.contains(", line "), "{text}: {in_english}");
        }
    }
    for wrong in [("ERGODOKU_THEME", "drak"), ("ERGODOKU_CONFIG", "missing.toml")] {
        let told = run_in(&[german[0], wrong], &["check", PUZZLE]);
        assert_eq!(told.code, 2, "{told}");
        assert!(told.stderr.contains("die Variable "), "{told}");
        assert_eq!(english(&told.stderr), Vec::<&str>::new(), "{told}");
    }
    let welcome = run_in(&german, &[]);
    assert!(welcome.stderr.contains("Fang mit einem davon an:"), "{welcome}");
    assert_eq!(english(&welcome.stderr), Vec::<&str>::new(), "{welcome}");
}

#[test]
fn options_are_told_in_german() {
    for wrong in [
        &["solve", "--brif", PUZZLE][..],
        &["solve", PUZZLE, "--max-steps"],
        &["solve", PUZZLE, "--max-steps", "x"],
        &["hint", PUZZLE, "--level", "9"],
        &["hint", PUZZLE, SOLVED],
        &["render", PUZZLE, "--step", "0"],
        &["check", PUZZLE, "--format", "yaml"],
        &["check", PUZZLE, "--format"],
        &["check", PUZZLE, "--jobs", "1", "--jobs", "2"],
        &["generate", "--count", "2", "--book", "3", "-o", "x.pdf"],
        &["generate", "--title", "x"],
        &["prove", PUZZLE],
        &["serve", "--bind", "here"],
        &["rate", PUZZLE, "--max-er", "high"],
        &["steps", PUZZLE, "--time-limit", "long"],
        &["slove"],
        &["help", "hints"],
        &["check", PUZZLE, "--jobs", "none"],
        &["missing.txt"],
        &["."],
    ] {
        let told = compare("", wrong);
        assert_eq!((told.code, told.stdout.as_str()), (2, ""), "{wrong:?}: {told}");
        assert!(told.stderr.contains("Fehler: "), "{wrong:?}: {told}");
        assert!(!told.stderr.contains("help-"), "{wrong:?}: {told}");
    }
    let told = run(&["solve", "--brif", PUZZLE, "--language=de"]).stderr;
    assert!(
        told.contains("unerwartetes Argument '--brif'\n\n  Tipp: ähnlich heißt '--brief'"),
        "{told}"
    );
    assert!(told.contains("\n\nAufruf: ergodoku solve "), "{told}");
    // What comes after -- asks for nothing.
    let told = run(&["solve", "--brif", "--", "--language", "de"]).stderr;
    assert!(told.contains("error: unexpected argument"), "{told}");
}

/// Words of English sentences that are no values of options.
const GRAMMAR: [&str; 19] = [
    "the",
    "is",
    "are",
    "and",
    "of",
    "with",
    "that",
    "this",
    "which",
    "has",
    "can",
    "cannot",
    "by",
    "options",
    "usage",
    "commands",
    "arguments",
    "examples",
    "possible",
];

#[test]
fn help_is_in_german() {
    let german = [("ERGODOKU_LANGUAGE", "de")];
    let whole = run_in(&german, &["--help"]);
    assert!(whole.stdout.starts_with("Sudoku mit Gründen: "), "{whole}");
    for part in [
        "\n\nAufruf: ergodoku [OPTIONEN] <KOMMANDO>\n        ergodoku <RÄTSEL|DATEI|->",
        "\nKommandos:\n  solve         Lösen, ",
        "\nOptionen:\n  -h, --help     Diese Hilfe zeigen\n",
        "\nAnzeige:\n      --color <WANN>",
        "\nRückgabewerte:\n  0  gelöst, oder wie verlangt beendet\n",
    ] {
        assert!(whole.stdout.contains(part), "{part}: {whole}");
    }
    let commands = whole.stdout.lines().skip_while(|line| *line != "Kommandos:").skip(1);
    let commands = commands.take_while(|line| !line.is_empty());
    let named = commands.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let named: Vec<&str> = named.filter(|name| !["", "help"].contains(name)).collect();
    assert!(named.len() > 20, "{named:?}");
    for name in named {
        let help = run_in(&german, &[name, "--help"]);
        let in_english = run(&[name, "--help"]);
        assert_eq!(help.code, 0, "{name}: {help}");
        assert_ne!(help.stdout, in_english.stdout, "{name}");
        assert_eq!(help.stdout, run_in(&german, &["help", name]).stdout, "{name}");
        assert!(help.stdout.lines().all(|line| line.chars().count() <= 100), "{name}: {help}");
        let words = help.stdout.lines().filter(|line| !line.starts_with("  ergodoku "));
        let words = words.flat_map(|line| line.split(|it: char| !it.is_alphabetic() && it != '-'));
        let left: Vec<&str> = words.filter(|it| GRAMMAR.contains(&&*it.to_lowercase())).collect();
        assert_eq!(left, Vec::<&str>::new(), "{name}: {help}");
        assert!(!help.stdout.contains("help-"), "{name}: {help}");
        assert!(!help.stdout.contains("[default"), "{name}: {help}");
        // The same options, in the same order.
        let options = |text: &str| -> Vec<String> {
            let lines = text.lines().filter(|line| line.trim_start().starts_with('-'));
            lines.filter_map(|it| Some(it.split("--").nth(1)?.split(' ').next()?.into())).collect()
        };
        assert_eq!(options(&help.stdout), options(&in_english.stdout), "{name}");
    }
    assert!(run_in(&german, &["--help", "--language", "en"]).stdout.starts_with("Sudoku, with"));
}
