//! `ergodoku rate` on Sudoku Explainer's scales.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{CLASHING, IMPOSSIBLE, PUZZLE, SEVERAL, batch, run, run_with};

/// Rated above 6, with the first step at 1.2, so it is not a pearl. Made by this project's generator.
pub(crate) const CHAINS: &str =
    "6.8....71.....9....53.....413.........4....9..7..643....1.2........8...7.4.1...36";
/// An equivalent puzzle.
const TRADED: &str =
    ".....9....53.....46.8....7113.........4....9..7..643....1.2........8...7.4.1...36";

const EMPTY: &str =
    ".................................................................................";

const SE121: [&str; 5] = ["rate", "-", "--scale", "se121", "--format"];

fn csv(input: &str, more: &[&str]) -> crate::Run {
    run_with(input, &[&SE121[..], &["csv"], more].concat())
}

/// ER, EP, ED and the status of each row.
fn rows(run: &crate::Run) -> Vec<String> {
    let rows = run.stdout.lines().skip(1);
    let rows = rows.map(|row| {
        let values: Vec<&str> = row.splitn(8, ',').collect();
        assert_eq!(values[4..6], ["se121", env!("CARGO_PKG_VERSION")], "{row}");
        [&values[1..4], &values[6..7]].concat().join(",")
    });
    rows.collect()
}

#[test]
fn each_line_of_a_batch_has_its_row() {
    let input = format!("{}{EMPTY}\n", batch());
    let run = csv(&input, &[]);
    let columns = "puzzle,er,ep,ed,scale,version,status,options,line,label,error\n";
    assert!(run.stdout.starts_with(columns), "{run}");
    assert!(rows(&run)[0].ends_with("rated"), "{run}");
    let statuses: Vec<String> =
        rows(&run).iter().map(|row| row.rsplit(',').next().unwrap().to_string()).collect();
    assert_eq!(
        statuses,
        [
            "rated",
            "error",
            "error",
            "invalid",
            "no_solution",
            "multiple_solutions",
            "rated",
            "multiple_solutions"
        ]
    );
    assert_eq!(run.stdout.lines().nth(4).unwrap().split(',').next(), Some(CLASHING));
    assert!(rows(&run).iter().skip(1).take(5).all(|row| row.starts_with(",,,")), "{run}");
    assert_eq!((run.code, run.stderr.lines().count()), (3, 6), "{run}");
    let place = |line: &str| line.starts_with("ergodoku: standard input: line ");
    assert!(run.stderr.lines().all(place), "{run}");
}

#[test]
fn limits_end_a_rating_and_say_so() {
    let ends = |more: &[&str]| {
        let run = csv(CHAINS, more);
        let end = rows(&run)[0].rsplit(',').next().unwrap().to_string();
        let code = if end == "rated" { 0 } else { 1 };
        assert_eq!((run.code, run.stderr.as_str()), (code, ""), "{run}");
        end
    };
    assert_eq!(ends(&[]), "rated");
    assert_eq!(ends(&["--max-er", "20"]), "rated");
    assert_eq!(ends(&["--max-er", "1.2"]), "above-max-er");
    assert_eq!(ends(&["--time-limit", "0"]), "time-limit");
    assert_eq!(ends(&["--time-limit", "3600"]), "rated");
    assert_eq!(ends(&["--pearl"]), "no-pearl");
    assert_eq!(ends(&["--diamond"]), "no-diamond");
}

#[test]
fn any_number_of_jobs_gives_the_same() {
    let input = format!("{CHAINS}\n{PUZZLE}\n{SEVERAL}\n{TRADED}\n").repeat(20);
    for scale in ["se121", "se121-fixed", "sukaku"] {
        let rate = ["rate", "-", "--scale", scale, "--format", "csv", "--jobs"];
        let with = |jobs| run_with(&input, &[&rate[..], &[jobs]].concat()).stdout;
        let one = with("1");
        assert_eq!(one.lines().count(), 81);
        for jobs in ["2", "5"] {
            assert_eq!(with(jobs), one);
        }
    }
}

/// A digit as the only candidate of its cell.
fn alone(digit: char) -> String {
    ('1'..='9').map(|it| if it == digit { it } else { '.' }).collect()
}

/// Made by the project's own generator; SukakuExplainer 1.18.1 was run on it.
#[test]
fn the_successor_has_a_scale_of_its_own() {
    let puzzle =
        "4..9.....8....75...9.53...6..7..8.2.....4...1.5.......6...1...2.....41..93......8";
    let run = run_with(puzzle, &["rate", "-", "--scale", "sukaku", "--format", "csv"]);
    let row = run.stdout.lines().nth(1).unwrap();
    assert!(row.starts_with(&format!("{puzzle},4.0,1.2,1.2,sukaku,")), "{run}");
    let text = crate::run(&["rate", puzzle, "--scale", "sukaku", "--steps"]);
    assert!(text.stdout.contains("4.0  Skyscraper"), "{text}");
    let sukaku: String = puzzle
        .chars()
        .map(|it| if it == '.' { "123456789".to_string() } else { alone(it) })
        .collect();
    let run = run_with(&sukaku, &["rate", "-", "--scale", "sukaku", "--format", "csv"]);
    assert!(run.stdout.contains(&format!("{sukaku},4.0,2.3,2.3,sukaku,")), "{run}");
}

#[test]
fn the_canonical_form_is_that_of_the_class() {
    let run = csv(&format!("{CHAINS}\n{TRADED}\n{IMPOSSIBLE}\n"), &["--canonical"]);
    let lines: Vec<&str> = run.stdout.lines().skip(1).collect();
    assert_eq!(lines[0].replace(",1,,", ",2,,"), lines[1]);
    assert!(!lines[0].starts_with(CHAINS), "{run}");
    assert!(lines[0].ends_with(",rated,canonical,1,,"), "{run}");
    assert!(lines[2].starts_with(IMPOSSIBLE), "{run}");
    let json =
        run_with(CHAINS, &["rate", "-", "--scale", "se121", "--canonical", "--format", "ndjson"]);
    let record: Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!(record["read"], CHAINS);
    // Made by the project's own generator: the form has another rating than the puzzle.
    let moved = "9..6...2.6..5....1....92...83...5...2...619.....8....4.5.28.6.............6.7.4..";
    let er = |more: &[&str]| rows(&csv(moved, more))[0][..3].to_string();
    assert_eq!((er(&[]).as_str(), er(&["--canonical"]).as_str()), ("8.3", "8.4"));
    assert_eq!(record["puzzle"], lines[0].split(',').next().unwrap());
}

#[test]
fn steps_have_names_ratings_and_reasons() {
    let text = run(&["rate", CHAINS, "--scale", "se121", "--steps"]);
    let rated = text.stdout.lines().last().unwrap().to_string();
    let json = run(&["rate", CHAINS, "--scale", "se121", "--steps", "--format", "ndjson"]);
    let record: Value = serde_json::from_str(&json.stdout).unwrap();
    let steps = record["steps"].as_array().unwrap();
    let er = steps.iter().map(|it| it["rating"].as_f64().unwrap()).fold(0.0, f64::max);
    assert_eq!(record["er"].as_f64(), Some(er));
    assert!(rated.starts_with(&format!("{er:.1}/")), "{text}");
    for step in steps {
        let head = format!(
            "{:4.1}  {}: ",
            step["rating"].as_f64().unwrap(),
            step["name"].as_str().unwrap()
        );
        assert!(text.stdout.lines().any(|line| line.starts_with(&head)), "{head}: {text}");
        assert!(!step["explanation"].as_str().unwrap().is_empty());
        assert!(step["pattern"]["kind"].is_string());
    }
}

/// A run that writes a table to a file.
fn resume(input: &str, file: &Path, more: &[&str]) -> crate::Run {
    csv(input, &[&["--resume", file.to_str().unwrap()], more].concat())
}

#[test]
fn an_interrupted_table_ends_up_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ratings.csv");
    let label = "Édition Ω, \"数独\"";
    let input = format!("{}{CHAINS}\n{SEVERAL} # {label}\n{TRADED} # {label}\n", batch());
    let whole = csv(&input, &[]);
    let first = resume(&input, &file, &[]);
    assert_eq!(fs::read_to_string(&file).unwrap(), whole.stdout);
    assert_eq!((first.stdout.as_str(), first.code), ("", whole.code));
    // Truncated anywhere: within a row, after one, or in the header.
    let bytes = whole.stdout.as_bytes();
    let labels = bytes.len() - 2 * label.len();
    let ends = (0..bytes.len()).step_by(37).chain([3, 61, 62, 63]).chain(labels..=bytes.len());
    for end in ends {
        fs::write(&file, &bytes[..end]).unwrap();
        let again = resume(&input, &file, &[]);
        assert_eq!(fs::read_to_string(&file).unwrap(), whole.stdout, "cut off at {end}: {again}");
        assert_eq!(again.code, whole.code, "{again}");
    }
}

#[test]
fn a_table_of_other_puzzles_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ratings.csv");
    let refuses = |input: &str, more: &[&str], what: &str| {
        let before = fs::read(&file).unwrap();
        let run = resume(input, &file, more);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run}");
        assert!(run.stderr.contains(what) && run.stderr.lines().count() == 1, "{what}: {run}");
        assert_eq!(fs::read(&file).unwrap(), before);
    };
    let rated = csv(&format!("{CHAINS}\n{PUZZLE}\n"), &[]).stdout;
    fs::write(&file, &rated).unwrap();
    refuses(&format!("{PUZZLE}\n{CHAINS}\n"), &[], "line 2: this is about another puzzle");
    refuses(CHAINS, &[], "line 3: the input has fewer puzzles");
    refuses(CHAINS, &["--canonical"], "line 2: this is about another puzzle");
    refuses(&format!("\n{CHAINS}\n{PUZZLE}\n"), &[], "line 2: this is about another puzzle");
    refuses(&format!("{CHAINS}\n{PUZZLE} # other\n"), &[], "line 3: this is about another puzzle");
    fs::write(&file, rated.replace("se121", "se121-fixed")).unwrap();
    refuses(CHAINS, &[], "line 2: this is rated by se121-fixed, not by se121");
    fs::write(&file, rated.replace(env!("CARGO_PKG_VERSION"), "0.0.1")).unwrap();
    refuses(CHAINS, &[], "line 2: this is rated by version 0.0.1, not ");
    fs::write(&file, "puzzle,score,level,status\n").unwrap();
    refuses(CHAINS, &[], "is no table of these results: its first line is not `puzzle,er,ep,ed");
    fs::write(&file, [0xff, 0xfe, b'\n']).unwrap();
    refuses(CHAINS, &[], "is no table of these results");
    let run = resume(CHAINS, folder.path(), &[]);
    assert!(run.code == 2 && run.stderr.contains("cannot be opened"), "{run}");
}

/// All options that affect ratings are recorded, and a table can be resumed only with the same ones.
#[test]
fn a_table_rated_with_other_options_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ratings.csv");
    let several = ["--scale", "hodoku,se121"];
    let options: [(&[&str], &str); 10] = [
        (&[], "without options"),
        (&["--max-er", "7"], "with `max-er=7`"),
        (&["--max-er", "7.1"], "with `max-er=7.1`"),
        (&["--time-limit", "60"], "with `time-limit=60`"),
        (&["--time-limit", "60.5"], "with `time-limit=60.5`"),
        (&["--pearl"], "with `pearl`"),
        (&["--diamond"], "with `diamond`"),
        (&["--pearl", "--max-er", "7"], "with `max-er=7 pearl`"),
        (&["--without", "fish"], "with `techniques="),
        (&["--profile", "default"], "with `techniques="),
    ];
    let rate = |more: &[&str], input: &str| {
        let table = ["rate", "-", "--format", "csv", "--resume", file.to_str().unwrap()];
        run_with(input, &[&table[..], &several, more].concat())
    };
    for (written, its) in options {
        let _ = fs::remove_file(&file);
        rate(written, PUZZLE);
        let table = fs::read(&file).unwrap();
        for (other, own) in options {
            let again = rate(other, &format!("{PUZZLE}\n{CHAINS}\n"));
            if written == other {
                assert_ne!(again.code, 2, "{written:?}: {again}");
                fs::write(&file, &table).unwrap();
                continue;
            }
            assert_eq!(again.code, 2, "{written:?}, then {other:?}: {again}");
            for part in ["line 2: this is rated ", its, own] {
                assert!(again.stderr.contains(part), "{written:?}, then {other:?}: {again}");
            }
            assert_eq!(fs::read(&file).unwrap(), table, "{written:?}, then {other:?}");
        }
    }
    // Results do not depend on these.
    rate(&[], PUZZLE);
    assert_eq!(rate(&["--jobs", "2"], PUZZLE).code, 2, "of the last: with a profile");
    fs::remove_file(&file).unwrap();
    rate(&[], PUZZLE);
    assert_eq!(rate(&["--jobs", "2"], PUZZLE).code, 0);
}

#[test]
fn several_scales_are_rated_in_one_run() {
    let input = batch();
    let both = ["--scale", "hodoku,se121"];
    let table = run_with(&input, &[&["rate", "-", "--format", "csv"], &both[..]].concat());
    let lines: Vec<&str> = table.stdout.lines().collect();
    let columns = "puzzle,hodoku_score,hodoku_level,hodoku_status,hodoku_version,se121_er,se121_ep,\
                   se121_ed,se121_version,se121_status,options,line,label,error";
    assert_eq!(lines[0], columns);
    let version = env!("CARGO_PKG_VERSION");
    let row = format!("{PUZZLE},356,Easy,solved,{version},2.0,1.2,1.2,{version},rated,,1,first,");
    assert_eq!(lines[1], row);
    assert_eq!((lines.len(), table.code), (8, 3), "{table}");
    let repeated = ["rate", "-", "--format", "csv", "--scale", "hodoku", "--scale", "se121"];
    assert_eq!(run_with(&input, &repeated).stdout, table.stdout);

    let json = run_with(&input, &[&["rate", "-", "--format", "ndjson"], &both[..]].concat());
    let single = |scale| {
        let alone = run_with(&input, &["rate", "-", "--format", "ndjson", "--scale", scale]);
        alone.stdout.lines().map(|it| serde_json::from_str(it).unwrap()).collect::<Vec<Value>>()
    };
    let (hodoku, se121) = (single("hodoku"), single("se121"));
    for (index, line) in json.stdout.lines().enumerate() {
        let record: Value = serde_json::from_str(line).unwrap();
        assert_eq!(record["line"], index + 1);
        for (rating, alone) in [&hodoku, &se121].into_iter().enumerate() {
            let mut alone = alone[index].clone();
            alone.as_object_mut().unwrap().remove("line");
            assert_eq!(record["ratings"][rating], alone);
            assert_eq!(record["status"], alone["status"]);
        }
    }
    let text = run(&["rate", PUZZLE, "--scale", "hodoku,se121"]);
    let verdicts: Vec<&str> = text.stdout.lines().skip(1).collect();
    assert!(verdicts[0].starts_with("hodoku: Easy, score 356, "), "{text}");
    assert_eq!(verdicts[1], "se121: 2.0/1.2/1.2");
}

#[test]
fn there_are_no_more_jobs_than_are_of_use() {
    for command in [&["rate", PUZZLE][..], &["generate", "--seed", "1"]] {
        assert_eq!(run(&[command, &["--jobs", "64"]].concat()).code, 0, "{command:?}");
        for jobs in ["0", "30000", "1000000", "18446744073709551616", "-1", "many"] {
            let run = run(&[command, &["--jobs", jobs]].concat());
            assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{command:?}: {run}");
            let is_told = run.stderr.contains("expected a number from 1 to ");
            assert!(is_told || jobs == "-1", "{command:?}: {run}");
        }
    }
}

/// Checks that the arguments are rejected with this message.
pub(crate) fn rejects(arguments: &[&str], what: &str) {
    let run = run(&[&["rate", PUZZLE], arguments].concat());
    assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{arguments:?}: {run}");
    assert!(run.stderr.contains(what), "{arguments:?}: {run}");
}

#[test]
fn wrong_combinations_are_rejected() {
    for option in ["--steps", "--pearl", "--diamond"] {
        rejects(
            &[option],
            &format!("{option} needs one of Sudoku Explainer's scales: add --scale se121"),
        );
    }
    rejects(&["--max-er", "7"], "--max-er needs one of Sudoku Explainer's scales");
    rejects(&["--scale", "se121", "--steps", "--format", "csv"], "a table cannot show steps");
    rejects(&["--scale", "se121", "--resume", "x.txt"], "--resume continues lines");
    rejects(&["--scale", "se121", "--only", "fish"], "se121 has its own techniques");
    rejects(&["--resume", "x.json"], "--resume continues lines");
    rejects(&["--scale", "se121", "--steps", "-o", "x.csv"], "a table cannot show steps");
    rejects(&["--scale", "se122"], "se121-fixed");
    rejects(&["--scale", "se121", "--max-er", "x"], "expected a rating from 0 to 20");
    rejects(&["--scale", "se121", "--time-limit", "-1"], "");
    rejects(&["--scale", "se121", "--time-limit", "soon"], "expected seconds");
    rejects(&["--jobs", "0"], "expected a number from 1 to ");
    rejects(&["--format", "xml"], "expected text, csv, json or ndjson");
    rejects(&["--profile", "nope"], "there is no such profile or file");
    assert!(!Path::new("x.csv").exists());
}

#[test]
fn a_proof_can_be_made_of_a_rating() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().to_str().unwrap();
    let prove = |puzzle: &str| crate::run(&["prove", puzzle, "--scale", "se121", "-o", to]);
    let run = prove(CHAINS);
    assert_eq!(run.code, 0, "{run}");
    assert!(run.stdout.starts_with("Proved: the puzzle has exactly one solution.\n"), "{run}");
    let by_cases = "\nProved by cases: 1 conclusion that no technique";
    assert!(run.stdout.contains(by_cases), "a step of the rating assumes one solution: {run}");
    assert_eq!(prove(SEVERAL).code, 5);
}
