//! `ergodoku verify`

use std::fs;

use serde_json::Value;

use crate::{CLASHING, IMPOSSIBLE, PUZZLE, SEVERAL, SOLVED, run, run_with};

const NDJSON: [&str; 4] = ["verify", "-", "--format", "ndjson"];

/// The records of lines of input.
fn records(input: &str, more: &[&str]) -> (Vec<Value>, i32) {
    let run = run_with(input, &[&NDJSON[..], more].concat());
    let lines = run.stdout.lines();
    (lines.map(|line| serde_json::from_str(line).expect(line)).collect(), run.code)
}

/// Lines with each verdict, and with each way to be malformed.
pub(crate) fn lines() -> String {
    let wrong_state = &PUZZLE[1..];
    let json =
        format!(r#"{{"state":"{PUZZLE}","claim":"r1c8=4","profile":"default","label":"x"}}"#);
    [
        format!("{PUZZLE}\tr1c8=4"),
        format!("{PUZZLE}\tHidden Single: r1c8=4"),
        format!("{PUZZLE}\tNaked Single: r1c8=4"),
        format!("{PUZZLE}\tr1c8=9"),
        "# a comment".to_string(),
        String::new(),
        format!("{SEVERAL}\tr1c8=9"),
        format!("{IMPOSSIBLE}\tr1c8=4"),
        format!("{CLASHING}\tr1c8=4"),
        format!("{PUZZLE}:511\tr1c8=4"),
        format!("{PUZZLE}\tr1c8<>x"),
        format!("{wrong_state}\tr1c8=4"),
        PUZZLE.to_string(),
        json,
        format!(r#"{{"state":"{PUZZLE}","claim":"r1c8<>x"}}"#),
        format!(r#"{{"state":"{PUZZLE}","claim""#),
        format!(r#"{{"state":"{PUZZLE}","claim":"r1c8=4","profile":"other"}}"#),
        format!("{PUZZLE}\tr1c1<>3, r1c8<>4\r"),
    ]
    .join("\n")
}

#[test]
fn each_line_has_its_verdict() {
    let (records, code) = records(&lines(), &[]);
    let verdicts: Vec<&str> = records.iter().map(|it| it["verdict"].as_str().unwrap()).collect();
    assert_eq!(
        verdicts,
        [
            "follows",
            "follows",
            "follows_otherwise",
            "false",
            "several_solutions",
            "no_solution",
            "no_solution",
            "no_solution",
            "malformed",
            "malformed",
            "malformed",
            "follows",
            "malformed",
            "malformed",
            "malformed",
            "false",
        ]
    );
    assert_eq!(code, 1, "the code of the first that does not follow as it says");
    let by: Vec<Option<&str>> = records[..4].iter().map(|it| it["by"].as_str()).collect();
    assert_eq!(by, [Some("certificate"), Some("Hidden Single"), Some("certificate"), None]);
    assert_eq!(records[0]["truths"], serde_json::json!(["4r1"]));
    assert_eq!(records[0]["state"], PUZZLE);
    assert_eq!(records[1]["claim"], "Hidden Single: r1c8=4");
    assert_eq!(records[2]["broken"]["place"], "Naked Single");
    assert_eq!(records[3]["counterexample"], SOLVED);
    assert_eq!(records[3]["fails"], "r1c8=9");
    assert!(records[4]["counterexample"].is_string(), "{}", records[4]);
    assert_eq!(records[6]["error"]["clashes"].as_array().map(Vec::len), Some(3));
    assert_eq!(records[7]["error"]["mistakes"][0]["candidate"], "r1c1=5");
    assert_eq!(records[11]["within"], true);
    assert_eq!(records[15]["fails"], "r1c8<>4");
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    let (records, _) = records(&lines(), &[]);
    let places: Vec<(u64, u64)> = records
        .iter()
        .filter(|it| it["verdict"] == "malformed")
        .map(|it| &it["error"])
        .map(|it| (it["line"].as_u64().unwrap(), it["column"].as_u64().unwrap()))
        .collect();
    // After the position, a tab and `r1c8<>`; at the end of 80 cells; behind a line without a tab.
    assert_eq!(places[..3], [(11, 89), (12, 81), (13, 82)]);
    // Within the string of the claim.
    assert_eq!(places[3], (15, 10 + 81 + 11 + 7));
    assert_eq!(places[4].0, 16);
    assert_eq!(places[5].0, 17);
    let bytes = [PUZZLE.as_bytes(), b"\tr1c8\xff=4\n", PUZZLE.as_bytes(), b"\tr1c8=4\r\n"].concat();
    let mut command = crate::command(&NDJSON);
    let run: crate::Run = command.write_stdin(bytes).output().unwrap().into();
    let read: Vec<Value> =
        run.stdout.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert_eq!(
        (&read[0]["verdict"], &read[0]["error"]["column"]),
        (&"malformed".into(), &87.into())
    );
    assert_eq!(read[1]["verdict"], "follows");
    let long = format!("{PUZZLE}\tr1c8=4{}\n{PUZZLE}\tr1c8=4", " ".repeat(100_000));
    let run = run_with(&long, &NDJSON);
    let read: Vec<Value> =
        run.stdout.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert_eq!(read.len(), 2, "{run}");
    assert!(read[0]["error"]["message"].as_str().unwrap().contains("65536 bytes"), "{run}");
    assert_eq!(read[1]["verdict"], "follows");
}

#[test]
fn any_number_of_threads_writes_the_same() {
    let input = format!("{}\n", lines()).repeat(200);
    for format in ["ndjson", "json", "text"] {
        let with = |jobs| run_with(&input, &["verify", "-", "--format", format, "--jobs", jobs]);
        let (one, four) = (with("1"), with("4"));
        assert!(one.stdout == four.stdout, "{format}");
        assert_eq!((one.code, one.stderr), (four.code, four.stderr));
    }
    let array = run_with(&lines(), &["verify", "-", "--format", "json"]).stdout;
    let array: Vec<Value> = serde_json::from_str(&array).expect("an array");
    assert_eq!(array, records(&lines(), &[]).0);
}

#[test]
fn an_interrupted_run_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("verdicts.ndjson");
    let name = file.to_str().unwrap();
    let resume = |input: &str| run_with(input, &[&NDJSON[..], &["--resume", name]].concat());
    let first = resume(&lines());
    let whole = fs::read_to_string(&file).unwrap();
    assert_eq!((first.stdout.as_str(), first.code), ("", 1), "{first}");
    assert_eq!(whole, run_with(&lines(), &NDJSON).stdout);
    for kept in [0, 1, 10, whole.len() / 2, whole.len() - 1, whole.len()] {
        fs::write(&file, &whole.as_bytes()[..kept]).unwrap();
        let again = resume(&lines());
        assert_eq!((fs::read_to_string(&file).unwrap(), again.code), (whole.clone(), 1), "{kept}");
    }
    let other = resume(&format!("{PUZZLE}\tr1c8<>9"));
    assert!(other.stderr.contains("line 1: this does not belong to the input"), "{other}");
    assert_eq!(fs::read_to_string(&file).unwrap(), whole, "the file is left as it was");
    let text = run(&["verify", name, "--resume", "verdicts.txt"]);
    assert!(text.stderr.contains("--resume continues lines"), "{text}");
}

#[test]
fn a_person_is_told_in_words() {
    let right = run(&["verify", PUZZLE, "Hidden Single: r1c8=4"]);
    assert!(
        right.stdout.starts_with("Yes. This follows by the technique Hidden Single."),
        "{right}"
    );
    assert_eq!(right.code, 0, "{right}");
    let bare = run(&["verify", PUZZLE, "r1c8=4"]).stdout;
    let bare = bare.split_whitespace().collect::<Vec<_>>().join(" ");
    let size = "The certificate has 1 truth and 0 links; it is proved that no count with fewer truths would do.";
    assert!(bare.contains(size), "{bare}");
    let otherwise = run(&["verify", PUZZLE, "X-Wing: r1c8=4"]);
    assert!(otherwise.stdout.contains("no X-Wing concludes this here"), "{otherwise}");
    assert_eq!(otherwise.code, 1, "{otherwise}");
    let wrong = run(&["verify", PUZZLE, "r1c1=9"]);
    assert!(wrong.stdout.contains("r1c1 is 5, not 9."), "{wrong}");
    assert!(wrong.stdout.contains("| 5 6 3 | 2 9 8 | 1 4 7 |"), "{wrong}");
    assert_eq!(wrong.code, 7, "{wrong}");
    let negative = run(&["verify", PUZZLE, "-4r1c8"]);
    assert!(negative.stdout.contains("r1c8 is 4."), "{negative}");
    let several = run(&["verify", SEVERAL, "r1c8=4"]);
    assert_eq!(
        (several.code, several.stdout.contains("several solutions")),
        (5, true),
        "{several}"
    );
    let none = run(&["verify", IMPOSSIBLE, "r1c8=4"]);
    assert_eq!((none.code, none.stdout.contains("no solution")), (4, true), "{none}");
    let clash = run(&["verify", CLASHING, "r1c8=4"]);
    assert_eq!(
        (clash.code, clash.stdout.contains("1 stands 3 times in row 1")),
        (3, true),
        "{clash}"
    );
    let unread = run(&["verify", PUZZLE, "r1c8<>x"]);
    assert!(unread.stderr.contains("claim: line 1, column 7: expected"), "{unread}");
    assert_eq!(unread.code, 3, "{unread}");
    let drawn = run(&["verify", PUZZLE, "r1c8=4", "--draw"]);
    assert!(drawn.stdout.lines().count() > 30, "{drawn}");
    let known = run(&["verify", PUZZLE, "r1c8=4", "--recognise", "--level", "easy"]);
    let words = known.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("concludes exactly this here is Hidden Single"), "{known}");
    assert!(words.contains("A technique of the chosen profile shows it."), "{known}");
}

#[test]
fn a_whole_solve_is_judged_step_by_step() {
    let path = run(&["solve", PUZZLE, "--brief"]).stdout;
    let judged = run_with(&path, &["verify", PUZZLE, "-"]);
    assert!(judged.stdout.ends_with("follow as they say. The puzzle is solved.\n"), "{judged}");
    assert_eq!(judged.code, 0, "{judged}");
    // A wrong step in front changes nothing for the others.
    let wrong = format!("{PUZZLE}\nr1c1=9\n{path}");
    let judged = run_with(&wrong, &["verify", "-"]);
    assert!(judged.stdout.contains("r1c1=9  false"), "{judged}");
    assert!(judged.stdout.ends_with("follow as they say. The puzzle is solved.\n"), "{judged}");
    assert_eq!(judged.code, 7, "{judged}");
    let json = run_with(&path, &["verify", PUZZLE, "-", "--format", "ndjson"]).stdout;
    let records: Vec<Value> =
        json.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert!(records.iter().all(|it| it["verdict"] == "follows"), "{json}");
    assert_eq!(records.len(), 54);
}

#[test]
fn an_empty_input_is_an_error() {
    for format in ["text", "ndjson", "json"] {
        let empty = run_with("# nothing\n\n", &["verify", "-", "--format", format]);
        assert!(empty.stderr.contains("the input is empty"), "{empty}");
        assert_eq!(
            (empty.code, empty.stdout.trim_end()),
            (3, if format == "json" { "[]" } else { "" })
        );
    }
}
