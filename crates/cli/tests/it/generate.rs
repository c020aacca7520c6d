//! Generating, canonicalizing, minimizing and transforming puzzles.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::{PUZZLE, SEVERAL, SOLVED, run, run_with};

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

fn generate(arguments: &[&str]) -> crate::Run {
    run(&[&["generate", "--seed", "5"], arguments].concat())
}

#[test]
fn puzzles_come_one_a_line_and_the_same_each_time() {
    let made = generate(&["--count", "20"]);
    assert_eq!((made.code, made.stderr.as_str()), (0, ""), "{made}");
    assert_eq!(lines(&made.stdout).len(), 20);
    assert!(made.stdout.lines().all(|line| line.len() == 81));
    assert_eq!(generate(&["-n", "20", "--jobs", "1"]).stdout, made.stdout);
    assert_ne!(run(&["generate", "-n", "20", "--seed", "6"]).stdout, made.stdout);
    let checked = run_with(&made.stdout, &["check", "-"]);
    assert_eq!((checked.code, checked.stderr.as_str()), (0, "20 puzzles: 20 valid\n"));
}

#[test]
fn what_is_made_is_rated_as_asked() {
    let hard = generate(&["-n", "3", "--level", "hard", "--symmetry", "rotational-180"]);
    let rated = run_with(&hard.stdout, &["rate", "-", "--format", "csv"]);
    assert_eq!(rated.stdout.lines().skip(1).filter(|line| line.contains(",Hard,")).count(), 3);
    let explained = generate(&["-n", "2", "--er", "4.2..4.5", "--format", "ndjson"]);
    for line in explained.stdout.lines() {
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        let er = record["explainer"][0].as_f64().unwrap();
        assert!((4.2..=4.5).contains(&er), "{line}");
        assert_eq!(record["seed"], 5);
        assert_eq!(record["puzzle"].as_str().unwrap().len(), 81);
    }
}

#[test]
fn every_format_can_be_read_again() {
    let expected = generate(&["-n", "2"]).stdout;
    for format in ["line", "grid", "boxed", "pencil-marks", "library", "sukaku"] {
        let made = generate(&["-n", "2", "--format", format]);
        let read = run_with(&made.stdout, &["solve", "-", "--format", "ndjson"]);
        assert_eq!(lines(&read.stdout).len(), 2, "{format}: {read}");
        if format != "sukaku" {
            let back = run_with(&made.stdout, &["convert", "-"]);
            assert_eq!(back.stdout, expected, "{format}");
        }
    }
    assert!(generate(&["--format", "text"]).stdout.contains("score "));
}

#[test]
fn a_position_to_practise_in_is_a_library_line() {
    let made = generate(&["--practice", "x-wing"]);
    assert!(made.stdout.starts_with(":0000:x:"), "{made}");
    let hint = run(&["hint", "--level", "2", made.stdout.trim()]);
    assert!(hint.stdout.contains("X-Wing"), "{hint}");
}

#[test]
fn pictures_and_booklets_are_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    assert_eq!(generate(&["-n", "2", "-o", &path("it.svg")]).code, 0);
    for name in ["it-1.svg", "it-2.svg"] {
        assert!(fs::read_to_string(path(name)).unwrap().starts_with("<svg "));
    }
    assert_eq!(generate(&["--format", "png", "-o", &path("one.png")]).code, 0);
    assert!(fs::read(path("one.png")).unwrap().starts_with(b"\x89PNG"));
    let book = generate(&["--book", "5", "--per-page", "2", "-o", &path("book.pdf")]);
    assert_eq!(book.code, 0, "{book}");
    let pdf = fs::read(path("book.pdf")).unwrap();
    assert!(pdf.starts_with(b"%PDF-"));
    let pages = pdf.windows(12).filter(|it| it == b"/Type /Page\n").count();
    assert_eq!(pages, 4, "three pages of puzzles and one of solutions");
}

#[test]
fn a_title_is_printed_as_it_is_or_refused_before_any_work() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book.pdf");
    let book =
        |title: &str| generate(&["--book", "2", "-o", path.to_str().unwrap(), "--title", title]);
    let refused = book("Sunday Sudoku — Édition Ω 数独");
    assert_eq!((refused.code, refused.stdout.as_str()), (2, ""), "{refused}");
    assert!(refused.stderr.contains("`数` (U+6570), `独` (U+72EC) cannot be printed"), "{refused}");
    assert!(!path.exists());
    let title = "Sunday Sudoku — Édition Ω";
    assert_eq!(book(title).code, 0);
    let pdf = fs::read(&path).unwrap();
    let has = |bytes: &[u8]| pdf.windows(bytes.len()).any(|it| it == bytes);
    // The title in the file's metadata: UTF-16 with a byte order mark.
    let hex = |c: u16| format!("{c:04X}");
    let utf_16: String = title.encode_utf16().map(hex).collect();
    assert!(has(format!("/Title <FEFF{utf_16}>").as_bytes()), "{}", String::from_utf8_lossy(&pdf));
    // And for every character in it, according to the font's map.
    for c in title.encode_utf16().map(hex) {
        assert!(has(format!("> <{c}>\n").as_bytes()), "{c}");
    }
    assert_eq!(generate(&["--book", "0", "-o", path.to_str().unwrap()]).code, 2);
}

#[test]
fn a_booklet_that_lacks_puzzles_is_not_taken_for_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let book = |arguments: &[&str]| {
        let target = path("book.pdf");
        let rest = ["--book", "100000", "-o", target.to_str().unwrap()];
        generate(&[arguments, &rest].concat())
    };
    fs::write(path("book.pdf"), "an older one").unwrap();
    // There are fewer puzzles one move away.
    let some = book(&["--vicinity", PUZZLE]);
    let names: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|it| it.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "book.pdf")
        .collect();
    assert_eq!((some.code, names.len()), (1, 1), "{some}: {names:?}");
    let partial = path(&names[0]);
    assert!(names[0].starts_with("book-") && names[0].ends_with("-of-100000.pdf"), "{names:?}");
    assert!(some.stderr.contains(partial.to_str().unwrap()), "{some}");
    assert!(fs::read(&partial).unwrap().starts_with(b"%PDF-"));
    fs::remove_file(partial).unwrap();
    let none = book(&["--vicinity", PUZZLE, "--er", "11.."]);
    assert_eq!(none.code, 1, "{none}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    assert_eq!(fs::read_to_string(path("book.pdf")).unwrap(), "an older one");
}

#[test]
fn what_cannot_be_made_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.txt");
    fs::write(&path, "older").unwrap();
    assert_eq!(generate(&["--clues", "12", "-o", path.to_str().unwrap()]).code, 2);
    assert_eq!(fs::read_to_string(path).unwrap(), "older");
}

/// Also if standard error is not a terminal: a line shows what was tried and why it failed.
#[test]
fn a_long_search_says_how_far_it_is() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("ergodoku"))
        .args(["generate", "--seed", "1", "--level", "medium", "--needs", "x-wing"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stderr.as_mut().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(line.starts_with("searching: 0 of 1 puzzles after "), "{line}");
    assert!(line.contains(" tried"), "{line}");
}

#[test]
fn what_cannot_be_found_is_told_with_what_was_tried() {
    let made = generate(&["--level", "medium", "--needs", "x-wing", "--time-limit", "2"]);
    assert_eq!((made.code, made.stdout.as_str()), (1, ""), "{made}");
    assert_eq!(made.stderr.lines().count(), 1);
    for part in ["out of time with 0 of 1 puzzles", " tried", "rejected:", "the nearest is"] {
        assert!(made.stderr.contains(part), "{part}: {made}");
    }
    let vicinity = generate(&["--vicinity", PUZZLE, "-n", "1000000"]);
    assert_eq!(vicinity.code, 1);
    assert!(vicinity.stderr.contains("all has been tried"), "{vicinity}");
    assert!(!vicinity.stdout.is_empty());
}

#[test]
fn wrong_specifications_are_told_in_a_line() {
    let two_rows = format!("{}{}", "X".repeat(17), ".".repeat(64));
    for (arguments, part) in [
        (&["--clues", "12"][..], "a puzzle has 17 to 81 clues"),
        (&["--level", "easy", "--score", "900.."], "level Easy ends at score 800"),
        (&["--level", "easy", "--er", "9.."], "solved by singles, so rated 2.3 at most"),
        (&["--score", "1..1"], "each cell left empty scores 4 or more"),
        (&["--er", "1.0..1.0", "--minimal"], "no minimal puzzle is rated below 1.2"),
        (&["--clues", "61..", "--minimal"], "a minimal puzzle has at most 60 clues"),
        (&["--pattern", &two_rows], "leaves row 4 and row 5 empty"),
        (&["--symmetry", "full", "--clues", "19"], "never 19"),
        (&["--level", "easy", "--needs", "x-wing"], "none needs X-Wing"),
        (&["--needs", "x-wig"], "did you mean `x-wing`?"),
        (&["--needs", "x-wing:0"], "cannot be needed 0 times"),
        (&["--needs", "x-wing", "--forbid", "fish"], "both needed and forbidden"),
        (&["--needs", "search"], "solves anything"),
        (&["--pattern", "X..X"], "81 cells"),
        (&["--from", "missing.txt"], "neither a file nor a puzzle"),
        (&["--from", SEVERAL, "--clues", "3..5"], "17 to 81"),
        (&["--vicinity", SEVERAL], "has not one solution"),
        (&["--er", "0.5"], "ratings lie between"),
        (&["--format", "svg"], "-o FILE"),
    ] {
        let run = generate(arguments);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{arguments:?}: {run}");
        assert_eq!(run.stderr.lines().count(), 1, "{arguments:?}: {run}");
        assert!(run.stderr.contains(part), "{arguments:?}: {run}");
    }
    for wrong in [["--clues", "26..22"], ["--symmetry", "round"], ["--level", "nice"]] {
        assert_eq!(generate(&wrong).code, 2, "{wrong:?}");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_what_was_found_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("found.txt");
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("ergodoku"))
        .args(["generate", "-n", "100000000", "-o", file.to_str().unwrap()])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let started = Instant::now();
    while fs::metadata(&file).map_or(0, |it| it.len()) == 0 {
        assert!(started.elapsed() < Duration::from_secs(60), "nothing was found");
        std::thread::sleep(Duration::from_millis(20));
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(1));
    let found = fs::read_to_string(&file).unwrap();
    assert!(found.ends_with('\n') && found.lines().all(|line| line.len() == 81));
}

#[test]
fn the_canonical_form_is_that_of_all_transforms() {
    let form = run(&["canonicalize", PUZZLE]).stdout;
    let shuffled = run(&["transform", PUZZLE, "--shuffle", "--seed", "7"]).stdout;
    assert_ne!(shuffled.trim(), PUZZLE);
    assert_eq!(run(&["canon", shuffled.trim()]).stdout, form);
    let moved = run(&["transform", PUZZLE, "--rows", "321456789", "--digits", "234567891"]);
    let third: String = PUZZLE[18..27].chars().map(next_digit).collect();
    assert_eq!(moved.stdout[..9], third);
    assert_eq!(run(&["canon", moved.stdout.trim()]).stdout, form);
    let transposed = run(&["transform", PUZZLE, "--transpose"]);
    let column: String = PUZZLE.chars().step_by(9).collect();
    assert_eq!(transposed.stdout[..9], column);
    assert_eq!(run(&["transform", PUZZLE, "--rows", "147258369"]).code, 2);
}

fn next_digit(digit: char) -> char {
    match digit {
        '9' => '1',
        '1'..='8' => char::from(digit as u8 + 1),
        other => other,
    }
}

#[test]
fn minimized_puzzles_have_lost_what_they_do_not_need() {
    let minimal = run(&["minimize", SOLVED]);
    let clues = minimal.stdout.chars().filter(char::is_ascii_digit).count();
    assert!((17..40).contains(&clues), "{minimal}");
    assert_eq!(run(&["minimize", minimal.stdout.trim()]).stdout, minimal.stdout);
    let several = run(&["minimize", SEVERAL]);
    assert_eq!((several.code, several.stdout.as_str()), (5, ""));
    assert_eq!(several.stderr, "ergodoku: line 1: several solutions: no clue can be removed\n");
}
