//! Results in text form.

use insta::assert_snapshot;

use crate::{CLASHING, IMPOSSIBLE, PUZZLE, SEVERAL, SOLVED, batch, run, run_with};

#[test]
fn a_path_is_told_step_by_step() {
    assert_snapshot!(run(&["solve", PUZZLE, "--max-steps", "3"]));
    let whole = run(&["solve", PUZZLE, "--check"]);
    assert!(whole.stdout.contains("Solved in 54 steps, every one proved"), "{whole}");
    assert_eq!((whole.code, whole.stderr.as_str()), (0, ""));
}

#[test]
fn a_path_may_be_told_in_brief() {
    let brief = run(&["solve", PUZZLE, "--brief"]);
    let lines: Vec<&str> = brief.stdout.lines().collect();
    assert_eq!(lines.len(), 58, "{brief}");
    assert_eq!((lines[0], lines[1]), (PUZZLE, "   1. Hidden Single: 4 in r1 => r1c8=4"));
    assert_eq!(lines[55], "Solved in 54 steps; the hardest is Naked Single.");
    assert_eq!(lines[56], "20 Full House, 30 Hidden Single, 4 Naked Single");
    assert_eq!(lines[57], SOLVED);
    assert_snapshot!(run_with(&batch(), &["solve", "-", "--brief", "--max-steps", "1"]));
    let wrong = run(&["solve", PUZZLE, "--brief", "--format", "json"]);
    assert_eq!((wrong.code, wrong.stdout.as_str()), (2, ""), "{wrong}");
}

#[test]
fn threads_do_not_change_the_result() {
    let solve = |jobs: &str| run_with(&batch(), &["solve", "-", "--jobs", jobs]).to_string();
    assert_eq!(solve("1"), solve("3"));
}

#[test]
fn rows_may_be_set_apart_by_bars() {
    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[9 * row..9 * row + 9]).collect();
    let barred = rows.join("|");
    assert_eq!(run(&["convert", &barred]).stdout, format!("{PUZZLE}\n"));
    assert_eq!(run(&["convert", &barred.replace('.', "0")]).stdout, format!("{PUZZLE}\n"));
    assert_eq!(run_with(&format!("|{barred}|\n"), &["convert", "-"]).stdout, format!("{PUZZLE}\n"));
}

#[test]
fn a_path_may_end_before_the_solution() {
    let stuck = run(&["solve", PUZZLE, "--only", "finned-x-wing"]);
    assert!(stuck.stdout.contains("Stuck after 1 step, with 27 of 81 cells placed"), "{stuck}");
    assert_eq!(stuck.code, 1);
    let stopped = run(&["solve", PUZZLE, "--max-steps", "0"]);
    assert!(stopped.stdout.contains("Stopped as asked after 0 steps"), "{stopped}");
    assert_eq!(stopped.code, 1);
}

#[test]
fn a_path_may_end_in_a_contradiction() {
    let run = run(&["solve", IMPOSSIBLE, "--check"]);
    assert!(run.stdout.starts_with(&format!("{IMPOSSIBLE}\nNo solution.\n   1. ")), "{run}");
    assert!(run.stdout.contains("\n  32. "), "{run}");
    assert!(run.stdout.contains("\nEnded after 32 steps, every one proved, with "), "{run}");
    let why = "ergodoku: the puzzle has no solution: after 32 steps r8c8 has no candidate left; ";
    assert!(run.code == 4 && run.stderr.starts_with(why), "{run}");
}

#[test]
fn a_hint_tells_as_much_as_its_level_allows() {
    for level in ["1", "2", "3"] {
        assert_snapshot!(format!("hint_{level}"), run(&["hint", PUZZLE, "--level", level]));
    }
}

#[test]
fn a_hint_for_a_puzzle_with_several_solutions_comes_with_a_warning() {
    let hint = run(&["hint", SEVERAL]);
    assert_eq!(hint.code, 0);
    assert!(hint.stdout.starts_with("Look at"), "{hint}");
    assert!(hint.stderr.contains("several solutions"), "{hint}");
}

#[test]
fn a_solved_puzzle_needs_no_hint() {
    assert_eq!(run(&["hint", SOLVED]).stdout, "Every cell has its digit already.\n");
}

#[test]
fn steps_are_grouped_by_technique() {
    assert_snapshot!(run(&["steps", PUZZLE]));
}

#[test]
fn without_uniqueness_no_step_assumes_one_solution() {
    let state = ergodoku::technique("unique-rectangle-type-1").unwrap().example().state;
    let with = run(&["steps", state, "--format", "ndjson"]).stdout;
    let without = run(&["steps", state, "--format", "ndjson", "--no-uniqueness"]).stdout;
    let [assuming, others] = [true, false].map(|it| format!("\"assumes_uniqueness\":{it}"));
    assert!(with.contains(&assuming) && with.contains(&others), "{with}");
    assert!(!without.contains(&assuming) && without.contains(&others), "{without}");
    let nothing_left = run(&["steps", state, "--only", "uniqueness", "--no-uniqueness"]);
    assert_eq!(nothing_left.code, 2, "{nothing_left}");
}

#[test]
fn a_check_gives_the_verdict() {
    assert_snapshot!("check_valid", run(&["check", PUZZLE]));
    assert_snapshot!("check_clashing", run(&["check", CLASHING]));
    assert_snapshot!("check_impossible", run(&["check", IMPOSSIBLE]));
    assert_snapshot!("check_several", run(&["check", SEVERAL]));
}

#[test]
fn a_mistake_is_told_in_all_commands() {
    let position = format!("+6{}:711", &PUZZLE[1..]);
    let is = "the position contradicts the one solution of its givens: r1c1 is 5, not 6\n";
    let proof = tempfile::tempdir().unwrap();
    let proof = proof.path().to_str().unwrap();
    for arguments in [
        &["solve"][..],
        &["steps"],
        &["hint", "--level", "3"],
        &["rate"],
        &["rate", "--scale", "se121"],
        &["prove", "--output", proof],
        &["render", "--step", "1"],
    ] {
        let run = run(&[&arguments[..1], &[&position], &arguments[1..]].concat());
        assert_eq!((run.stderr.as_str(), run.code), (&*format!("ergodoku: {is}"), 7), "{run}");
    }
    let checked = run(&["check", &position]);
    let says = "The givens have exactly one solution, and the position contradicts it:\n  \
                r1c1 is 5, not 6\n";
    assert!(checked.stdout.ends_with(says) && checked.code == 7, "{checked}");
    let drawn = run(&["render", &position]);
    assert!(drawn.stderr.ends_with(is) && !drawn.stdout.is_empty() && drawn.code == 0, "{drawn}");
    let hint = run(&["hint", &position]);
    assert!(hint.stdout.starts_with("Something is wrong in box 1.\nMore: "), "{hint}");
    assert_eq!((hint.stderr.as_str(), hint.code), ("", 7), "{hint}");
}

#[test]
fn a_mark_that_was_removed_is_told() {
    let run = run(&["hint", "--level", "3", &format!("{PUZZLE}:511")]);
    assert!(run.stderr.ends_with(": r1c1 is 5: the mark was removed\n"), "{run}");
    assert_eq!(
        (run.stdout.as_str(), run.code),
        ("r1c1 can still be 5: nothing rules it out.\n", 7)
    );
}

#[test]
fn solutions_are_counted_up_to_the_limit() {
    let all = run(&["check", SEVERAL, "--limit", "1000"]);
    assert!(!all.stdout.contains("At least") && all.stdout.ends_with(" solutions.\n"), "{all}");
    let empty = run(&["check", &".".repeat(81), "--limit", "50"]);
    assert!(empty.stdout.contains("At least 50 solutions"), "{empty}");
}

#[test]
fn a_batch_goes_on_behind_bad_lines_and_is_counted() {
    assert_snapshot!(run_with(&batch(), &["solve", "-", "--max-steps", "0"]));
    assert_snapshot!(run_with(&batch(), &["check", "-"]));
}

#[test]
fn every_format_is_written() {
    for format in ["line", "grid", "boxed", "pencil-marks", "library", "sukaku"] {
        let written = run(&["convert", PUZZLE, "--to", format]);
        assert_snapshot!(format!("convert_{format}"), written);
    }
}

#[test]
fn every_format_written_is_read_back() {
    let solution = run(&["check", PUZZLE, "--format", "ndjson"]).stdout;
    assert!(solution.contains(SOLVED));
    let links = ["sudokupad", "f-puzzles", "penpa"];
    for format in
        ["line", "grid", "boxed", "pencil-marks", "library", "sukaku"].into_iter().chain(links)
    {
        let written = run(&["convert", PUZZLE, "--to", format]).stdout;
        let read = run_with(&written, &["check", "-", "--format", "ndjson"]);
        assert!(read.stdout.contains(SOLVED), "{format}: {read}");
    }
}

#[test]
fn a_link_is_read_wherever_a_puzzle_is() {
    for format in ["sudokupad", "f-puzzles", "penpa"] {
        let link = run(&["convert", PUZZLE, "--to", format]).stdout;
        assert!(link.starts_with("https://") && link.lines().count() == 1, "{link}");
        for command in ["hint", "rate", "solve"] {
            let by_link = run(&[command, link.trim_end()]);
            assert_eq!(by_link.stdout, run(&[command, PUZZLE]).stdout, "{command} {link}");
        }
    }
    let named = run(&["hint", "https://sudokupad.app/abcdef123"]);
    assert_eq!(named.code, 3, "{named}");
    assert!(named.stderr.contains("only names one on a server"), "{named}");
    let [placed, _] = more_than_givens().map(|it| it.replace(":611", ""));
    for format in ["sudokupad", "f-puzzles", "penpa"] {
        let written = run(&["convert", &placed, "--to", format]).stdout;
        assert_eq!(run(&["convert", written.trim_end()]).stdout.trim_end(), placed, "{format}");
    }
}

#[test]
fn a_figure_for_a_page_has_drawing_and_text_and_no_script() {
    let steps = run(&["solve", PUZZLE, "--format", "ndjson"]).stdout;
    assert!(steps.contains("Hidden Single"));
    let labelled = format!("{PUZZLE} # <b>&\"one\"\n{PUZZLE}");
    for (options, figures) in [(&["embed", "-"][..], 2), (&["embed", "-", "--step", "1"], 2)] {
        let html = run_with(&labelled, options).stdout;
        assert_eq!(html.matches("<figure").count(), figures);
        for (tag, count) in
            [("figure", figures), ("svg", figures), ("figcaption", figures), ("details", figures)]
        {
            assert_eq!(html.matches(&format!("<{tag}")).count(), count, "{tag}");
            assert_eq!(html.matches(&format!("</{tag}>")).count(), count, "{tag}");
        }
        assert!(
            !html.contains("<script") && !html.contains("<b>") && !html.contains(" id="),
            "{html}"
        );
        assert!(html.contains(PUZZLE));
    }
    // The reason is told as `hint` tells it.
    let html = run(&["embed", PUZZLE, "--step", "1"]).stdout;
    let told = run(&["hint", PUZZLE, "--level", "3", "--format", "ndjson"]).stdout;
    let sentence = html.split("<p>").nth(1).unwrap().split('.').next().unwrap();
    assert!(told.contains(sentence), "{sentence}\n{told}");
    assert_eq!(run(&["embed", PUZZLE, "-o", "a.svg"]).code, 2);
}

/// [`PUZZLE`] with a placed digit and an eliminated candidate, and a puzzle without any digits.
fn more_than_givens() -> [String; 2] {
    let state = format!("{}:611", PUZZLE.replacen("4...58", "4..+158", 1));
    let sukaku = run(&["convert", PUZZLE, "--to", "sukaku"]).stdout;
    [state, sukaku.trim_end().to_string()]
}

#[test]
fn candidates_are_converted_or_rejected() {
    for puzzle in more_than_givens() {
        let candidates = |text: &str| run_with(text, &["convert", "-", "--to", "sukaku"]).stdout;
        for format in ["line", "pencil-marks", "library", "sukaku"] {
            let written = run(&["convert", &puzzle, "--to", format]);
            assert_eq!((written.code, written.stderr.as_str()), (0, ""), "{format}: {written}");
            assert_eq!(candidates(&written.stdout), candidates(&puzzle), "{format}: {written}");
        }
        for format in ["grid", "boxed"] {
            let input = format!("{PUZZLE}\n{puzzle}\n{PUZZLE}\n");
            let written = run_with(&input, &["convert", "-", "--to", format]);
            assert_eq!(written.code, 3, "{written}");
            let complaint =
                format!("ergodoku: standard input: line 2: the format {format} cannot show");
            assert!(written.stderr.starts_with(&complaint), "{written}");
            assert!(written.stderr.contains("library"), "{written}");
            let read = run_with(&written.stdout, &["convert", "-"]).stdout;
            assert_eq!(read, format!("{PUZZLE}\n{PUZZLE}\n"));
        }
    }
    let [state, _] = more_than_givens();
    let labelled = format!("{state} # a: b\n");
    assert_eq!(run_with(&labelled, &["convert", "-"]).stdout, labelled);
    let library = run_with(&labelled, &["convert", "-", "--to", "library"]).stdout;
    assert_eq!(run_with(&library, &["convert", "-"]).stdout, labelled);
}

#[test]
fn commands_for_givens_reject_other_positions() {
    for puzzle in more_than_givens() {
        for name in ["canonicalize", "minimize"] {
            let run = run_with(&format!("{puzzle}\n{PUZZLE}\n"), &[name, "-"]);
            assert_eq!((run.code, run.stdout.lines().count()), (3, 1), "{name}: {run}");
            assert!(run.stderr.starts_with("ergodoku: standard input: line 1: "), "{name}: {run}");
            assert!(run.stderr.contains("would be lost"), "{name}: {run}");
        }
        for option in ["--from", "--vicinity"] {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("puzzle.txt");
            std::fs::write(&file, &puzzle).unwrap();
            let run = run(&["generate", option, file.to_str().unwrap()]);
            assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{option}: {run}");
            assert!(run.stderr.contains("eliminated candidates"), "{option}: {run}");
        }
    }
}

#[test]
fn a_transformed_puzzle_keeps_its_candidates() {
    for puzzle in more_than_givens() {
        let there = run(&["transform", &puzzle, "--transpose"]).stdout;
        let back = run_with(&there, &["transform", "-", "--transpose"]).stdout;
        assert_eq!(back, run(&["convert", &puzzle]).stdout);
    }
}

#[test]
fn grids_of_a_batch_stay_apart() {
    let two = format!("{PUZZLE} # one\n{SEVERAL} # two\n");
    let grids = run_with(&two, &["convert", "-", "--to", "pencil-marks"]).stdout;
    let read = run_with(&grids, &["convert", "-"]).stdout;
    assert_eq!(read.lines().count(), 2, "{read}");
}

#[test]
fn a_drawing_for_the_terminal_may_leave_the_candidates_out() {
    assert_snapshot!(run(&["render", PUZZLE, "--no-candidates"]));
}

#[test]
fn ratings_are_a_line_each_as_csv() {
    let run = run_with(&batch(), &["rate", "-", "--format", "csv"]);
    let lines: Vec<&str> = run.stdout.lines().collect();
    let version = env!("CARGO_PKG_VERSION");
    let short = &PUZZLE[1..];
    assert_eq!(lines[0], "puzzle,score,level,status,scale,version,options,line,label,error");
    assert_eq!(lines[1], format!("{PUZZLE},356,Easy,solved,hodoku,{version},,1,first,"));
    let not_read = format!(",,,error,hodoku,{version},,2,{short},\"expected 81 cells, found 80\"");
    assert_eq!(lines[2], not_read);
    let words = "no puzzle,\"expected a puzzle, found `no puzzle`\"";
    assert_eq!(lines[3], format!(",,,error,hodoku,{version},,3,{words}"));
    let clash = format!("{CLASHING},,,invalid,hodoku,{version},,4,,1 stands 3 times in row 1: ");
    assert!(lines[4].starts_with(&clash), "{run}");
    assert!(lines[6].starts_with(&format!("{SEVERAL},,,multiple_solutions,")), "{run}");
    assert_eq!(lines.len(), 8);
    assert_eq!(run.code, 3);
}

#[test]
fn a_profile_can_be_saved_edited_and_used() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("my.toml");
    let file = path.to_str().unwrap();
    let saved = run(&["profiles", "hodoku"]).stdout;
    std::fs::write(&path, &saved).unwrap();
    assert_eq!(run(&["profiles", file]).stdout, saved);
    let rating = |run: crate::Run| run.stdout.lines().nth(1).unwrap().to_string();
    assert!(rating(run(&["rate", PUZZLE, "--profile", file])).starts_with("Easy, score 356"));
    std::fs::write(&path, saved.replace("score = 14", "score = 15")).unwrap();
    assert!(!rating(run(&["rate", PUZZLE, "--profile", file])).starts_with("Easy, score 356"));
    std::fs::write(&path, saved.replace("\"hidden-single\"", "\"hiden-single\"")).unwrap();
    let wrong = run(&["solve", PUZZLE, "--profile", file]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.stderr.contains("line 7, column 15"), "{wrong}");
    assert!(wrong.stderr.contains("did you mean `hidden-single`?"), "{wrong}");
}
