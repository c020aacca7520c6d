//! Batches: the same bytes for any number of jobs, interrupted runs that go on, and parts of an input.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{PUZZLE, Run, SEVERAL, SOLVED, batch, run, run_with};

/// The commands over many puzzles, as records on lines.
pub(crate) const COMMANDS: [&[&str]; 6] = [
    &["solve", "--format", "ndjson"],
    &["solve", "--compact", "--format", "ndjson"],
    &["steps", "--only", "singles,wings", "--format", "ndjson"],
    &["check", "--format", "ndjson"],
    &["rate", "--format", "ndjson"],
    &["rate", "--scale", "hodoku,se121", "--format", "csv"],
];

/// Puzzles of all kinds, easy and hard ones, with labels.
pub(crate) fn many() -> String {
    let wing = ergodoku::technique("xy-wing").unwrap().example().state;
    let some = format!("{}{wing}\n{SEVERAL}\n{SOLVED}\n{PUZZLE} # label, \"Ω\"\n", batch());
    let numbered = (0..30).map(|number| format!("{PUZZLE} # {number}\n"));
    some.repeat(4) + &numbered.collect::<String>()
}

fn with(input: &str, command: &[&str], more: &[&str]) -> Run {
    run_with(input, &[command, &["-"], more].concat())
}

/// The same, with results in a file.
fn to_file(input: &str, command: &[&str], option: &str, file: &Path) -> Run {
    with(input, command, &[option, file.to_str().unwrap()])
}

#[test]
fn any_number_of_jobs_gives_the_same_bytes() {
    let input = many();
    let text = [&["solve"][..], &["solve", "--compact"], &["check"]];
    for command in COMMANDS.iter().chain(&text) {
        let one = with(&input, command, &["--jobs", "1"]);
        assert!(one.stdout.lines().count() > 50, "{command:?}: {one}");
        for jobs in ["2", "7"] {
            let more = with(&input, command, &["--jobs", jobs]);
            assert!(more.stdout == one.stdout, "{command:?} with {jobs} jobs");
            assert_eq!((more.code, &more.stderr), (one.code, &one.stderr), "{command:?}");
        }
    }
}

#[test]
fn an_interrupted_run_ends_up_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.ndjson");
    let input = batch() + &batch();
    for command in COMMANDS {
        let whole = with(&input, command, &[]);
        let first = to_file(&input, command, "--resume", &file);
        assert_eq!(fs::read_to_string(&file).unwrap(), whole.stdout, "{command:?}: {first}");
        assert_eq!((first.stdout.as_str(), first.code), ("", whole.code), "{command:?}");
        let bytes = whole.stdout.as_bytes();
        let lines = bytes.iter().enumerate().filter(|(_, it)| **it == b'\n').map(|(at, _)| at);
        let ends: Vec<usize> = lines.flat_map(|at| [at / 2, at, at + 1]).collect();
        for end in ends.into_iter().step_by(5).chain([0, 3, bytes.len()]) {
            fs::write(&file, &bytes[..end]).unwrap();
            let again = to_file(&input, command, "--resume", &file);
            assert!(fs::read(&file).unwrap() == bytes, "{command:?}, cut off at {end}: {again}");
            assert_eq!(again.code, whole.code, "{command:?}, cut off at {end}: {again}");
        }
        fs::remove_file(&file).unwrap();
    }
}

#[test]
fn a_file_of_anything_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.ndjson");
    let records = with(&format!("{PUZZLE}\n{SOLVED}\n"), COMMANDS[0], &[]).stdout;
    for (before, input, what) in [
        ("x", PUZZLE, "has other text than records"),
        (PUZZLE, PUZZLE, "has other text than records"),
        (&format!("{PUZZLE}\n"), PUZZLE, "line 1: this is no record of a puzzle"),
        (&records, SOLVED, "line 1: this is about another puzzle"),
        (&records, PUZZLE, "line 2: the input has fewer puzzles"),
        (&records, &format!("{PUZZLE} # label\n"), "line 1: this is about another puzzle"),
    ] {
        fs::write(&file, before).unwrap();
        let run = to_file(input, COMMANDS[0], "--resume", &file);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run}");
        assert!(run.stderr.contains(what) && run.stderr.lines().count() == 1, "{what}: {run}");
        assert_eq!(fs::read_to_string(&file).unwrap(), before);
    }
    let two = ["solve", PUZZLE, "--resume", "a.ndjson", "-o", "b.ndjson"];
    assert!(run(&two).stderr.contains("name two files"));
    assert!(run(&["solve", PUZZLE, "--resume"]).stderr.contains("--resume continues a file"));
    assert!(run(&["check", PUZZLE, "-o", "a.csv"]).stderr.contains("are for ratings"));
}

/// Lines of JSON do not tell the options, so some are made again.
#[test]
fn other_options_do_not_continue_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results.ndjson");
    let input = batch();
    for (command, others) in [
        (&["solve", "--proofs"][..], &["solve"][..]),
        (&["solve", "--profile", "hodoku"], &["solve"]),
        (&["steps", "--only", "singles"], &["steps", "--only", "hidden-single"]),
        (&["check"], &["check", "--limit", "9"]),
    ] {
        let run = |command: &[&str]| {
            with(&input, command, &["--format", "ndjson", "--resume", file.to_str().unwrap()])
        };
        run(command);
        let kept = fs::read_to_string(&file).unwrap();
        assert!(run(command).stderr.contains("7 lines kept"));
        let other = run(others);
        assert!(fs::read_to_string(&file).unwrap() == kept, "{other}");
        assert_eq!(other.code, 2, "{other}");
        assert!(other.stderr.contains("with other options"), "{other}");
        fs::remove_file(&file).unwrap();
    }
}

#[test]
fn the_format_is_that_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let input = batch();
    for (name, command, format) in [
        ("a.ndjson", "solve", "ndjson"),
        ("a.jsonl", "check", "ndjson"),
        ("a.json", "steps", "json"),
        ("a.CSV", "rate", "csv"),
        ("a.txt", "check", "text"),
        ("a", "rate", "json"),
    ] {
        let file = folder.path().join(name);
        let direct = with(&input, &[command], &["--format", format]);
        let more: &[&str] = if name == "a" { &["--format", format] } else { &[] };
        let run = with(&input, &[command, "-o", file.to_str().unwrap()], more);
        assert_eq!((run.stdout.as_str(), run.code), ("", direct.code), "{name}: {run}");
        assert_eq!(fs::read_to_string(&file).unwrap(), direct.stdout, "{name}");
        // The same file by --resume without a name.
        if format == "ndjson" {
            let again = with(&input, &[command], &["-o", file.to_str().unwrap(), "--resume"]);
            assert!(again.stderr.contains("7 lines kept"), "{again}");
        }
    }
}

#[test]
fn shards_are_the_whole() {
    let input = many();
    for command in COMMANDS {
        let whole = with(&input, command, &[]).stdout;
        let header = usize::from(command.ends_with(&["csv"]));
        let lines: Vec<&str> = whole.lines().skip(header).collect();
        for count in [2, 3] {
            for number in 1..=count {
                let shard = format!("{number}/{count}");
                let part = with(&input, command, &["--shard", &shard]).stdout;
                let mine: Vec<&str> =
                    lines.iter().skip(number - 1).step_by(count).copied().collect();
                assert_eq!(part.lines().skip(header).collect::<Vec<_>>(), mine, "{command:?}");
            }
        }
    }
    assert!(
        run(&["solve", PUZZLE, "--shard", "3/2"]).stderr.contains("expected a part of several")
    );
}

#[test]
fn compact_records_say_the_same_in_short() {
    let input = many();
    let long = with(&input, COMMANDS[0], &[]);
    let compact = with(&input, COMMANDS[1], &[]);
    assert_eq!((compact.code, &compact.stderr), (long.code, &long.stderr));
    for (long, compact) in long.stdout.lines().zip(compact.stdout.lines()) {
        let read = |line| serde_json::from_str::<Value>(line).unwrap();
        let (long, compact) = (read(long), read(compact));
        for field in ["schema", "puzzle", "label", "status", "grid", "error"] {
            assert_eq!(long[field], compact[field], "{field}: {compact}");
        }
        let (steps, short) =
            (long["steps"].as_array().unwrap(), compact["steps"].as_array().unwrap());
        assert_eq!(steps.len(), short.len());
        for (step, short) in steps.iter().zip(short) {
            let (code, rest) = short.as_str().unwrap().split_once(": ").unwrap();
            let (name, notation) = step["notation"].as_str().unwrap().split_once(": ").unwrap();
            let technique = ergodoku::technique(code).unwrap();
            assert_eq!((technique.name, step["technique"].as_str()), (name, Some(name)));
            match technique.family.name() {
                "singles" => assert!(notation.ends_with(&format!("=> {rest}")) || notation == rest),
                _ => assert_eq!(notation, rest),
            }
        }
    }
    // One line for each puzzle that could be read.
    let text = with(&input, &["solve", "--compact"], &[]).stdout;
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.len(), compact.stdout.lines().count() - 8);
    assert!(lines[0].starts_with(&format!("{PUZZLE}\tsolved\t0002: r1c8=4\t")), "{}", lines[0]);
}

#[test]
fn compact_records_are_a_fifteenth_of_the_size() {
    let sized = |more: &[&str]| with(PUZZLE, &["solve", "--format", "ndjson"], more).stdout.len();
    let (long, compact) = (sized(&[]), sized(&["--compact"]));
    assert!(15 * compact <= long, "{compact} of {long} bytes");
}

#[test]
fn compact_records_are_verified_as_transcripts() {
    let wing = ergodoku::technique("xy-wing").unwrap().example().state;
    // Records are judged as the long ones are.
    let verdicts = |command: &[&str]| {
        let records = with(&format!("{PUZZLE}\n{wing}\n"), command, &[]).stdout;
        let run = run_with(&records, &["verify", "-", "--format", "ndjson"]);
        let read = |line: &str| serde_json::from_str::<Value>(line).unwrap();
        let verdicts: Vec<Value> = run.stdout.lines().map(read).collect();
        let said = verdicts.iter().map(|it| [it["verdict"].clone(), it["truths"].clone()]);
        (run.code, said.collect::<Vec<_>>())
    };
    let compact = verdicts(COMMANDS[1]);
    assert_eq!(compact, verdicts(COMMANDS[0]));
    assert_eq!(compact.1.len(), 2);
    assert!(compact.1.iter().all(|it| it[0].as_str().unwrap().starts_with("follows")));
    // As text: what stands behind the puzzle and its status is a solve.
    for puzzle in [PUZZLE, wing] {
        let line = run(&["solve", "--compact", puzzle]).stdout;
        let steps: Vec<&str> = line.trim_end().split('\t').skip(2).collect();
        let verdict = run_with(&steps.join("\n"), &["verify", puzzle, "-"]);
        assert_eq!(verdict.code, 0, "{verdict}");
        let all = format!("{0} of {0} claims follow as they say", steps.len());
        assert!(verdict.stdout.contains(&all), "{verdict}");
    }
}
