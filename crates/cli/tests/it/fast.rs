//! `solve --fast`: the results of `check`, on one line for each puzzle.

use crate::{CLASHING, IMPOSSIBLE, PUZZLE, Run, SEVERAL, SOLVED, batch, run, run_with};

/// The results of `check` in the form of `solve --fast`.
fn expected(check: &Run) -> String {
    let records = check.stdout.lines().map(|line| {
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        if record["status"] == "solved" {
            return format!("{}\n", record["grid"].as_str().unwrap());
        }
        let error = &record["error"];
        let column =
            error["column"].as_u64().map(|it| format!(", column {it}")).unwrap_or_default();
        format!("# line {}{column}: {}\n", error["line"], error["message"].as_str().unwrap())
    });
    records.collect()
}

fn assert_same(input: &str) {
    let fast = run_with(input, &["solve", "--fast", "-"]);
    let check = run_with(input, &["check", "--format", "ndjson", "-"]);
    assert_eq!(fast.stdout, expected(&check), "{input}");
    assert_eq!((fast.code, fast.stderr), (check.code, check.stderr), "{input}");
}

#[test]
fn a_line_for_each_puzzle_is_its_solution_or_why_it_has_none() {
    let run = run_with(&format!("# a comment\n\n{}", batch()), &["solve", "--fast", "-"]);
    let clashes = "1 stands 3 times in row 1: r1c127; 1 stands twice in column 2: r16c2; 1 stands \
                   twice in box 1: r1c12";
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[0], SOLVED);
    assert_eq!(lines[1], "# line 4, column 81: expected 81 cells, found 80");
    assert_eq!(lines[2], "# line 5, column 1: expected a puzzle, found `no puzzle`");
    assert!(lines[3].starts_with(&format!("# line 6: {clashes}")), "{run}");
    assert!(lines[4].starts_with("# line 7: the puzzle has no solution"), "{run}");
    assert!(lines[5].starts_with("# line 8: the puzzle has several solutions"), "{run}");
    assert_eq!((lines[6], lines.len()), (SOLVED, 7));
    assert_eq!((run.code, run.stderr.as_str()), (3, ""));
}

#[test]
fn any_number_of_puzzles_is_solved_the_same() {
    let many = format!("{PUZZLE}\r\n").repeat(60_000);
    let run = run_with(&many, &["solve", "--fast", "-"]);
    assert!(run.stdout == format!("{SOLVED}\n").repeat(60_000));
    assert_eq!(run.code, 0);
}

#[test]
fn every_format_is_read_as_by_the_other_commands() {
    let sukaku = run(&["convert", PUZZLE, "--to", "sukaku"]).stdout;
    let without_r1c1 = format!("{PUZZLE}:511 # the right candidate is gone\n");
    let state = format!("{}:611\n", PUZZLE.replacen("..32", "..3+2", 1));
    assert_same(&format!("{sukaku}{without_r1c1}{state}"));
    for format in ["grid", "boxed", "pencil-marks", "library"] {
        let written = run(&["convert", PUZZLE, "--to", format]).stdout;
        assert_same(&format!("{written}\n{written}"));
    }
    assert_same(&format!("{PUZZLE}{PUZZLE}\n{PUZZLE},{SOLVED}\n{SEVERAL} # two\n"));
    assert_same(&format!("\u{feff}puzzle,solution\r{PUZZLE},{SOLVED}\r\r{SEVERAL}"));
    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[9 * row..9 * row + 9]).collect();
    assert_same(&format!("Title\n{}\n\n{}\n", rows.join("\n"), rows.join("|")));
}

#[test]
fn the_exit_code_is_that_of_a_check() {
    for puzzle in [PUZZLE, CLASHING, IMPOSSIBLE, SEVERAL, &PUZZLE[1..]] {
        assert_same(puzzle);
        let codes = [&["check", puzzle][..], &["solve", "--fast", puzzle]].map(|it| run(it).code);
        assert_eq!(codes[0], codes[1], "{puzzle}");
    }
}

#[test]
fn a_line_has_a_limit() {
    let long = "1".repeat(3_000_000);
    assert_same(&format!("{long}\n{PUZZLE}\n{PUZZLE} {long}\n{PUZZLE}{long}"));
}
