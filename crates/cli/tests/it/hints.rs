//! Hints beyond the next one: drawn, at another step, applied.

use std::fs;

use insta::assert_snapshot;

use crate::{PUZZLE, SEVERAL, SOLVED, run, run_with};

#[test]
fn a_hint_is_drawn_on_the_board() {
    assert_snapshot!(run(&["hint", PUZZLE, "--draw"]));
    // Where to look gives nothing away on the board either.
    let look = run(&["hint", PUZZLE, "--draw", "--level", "1"]).stdout;
    assert!(look.ends_with(" Look at row 1.\n") && !look.contains('('), "{look}");
    let mistake = run(&["hint", &format!("+6{}", &PUZZLE[1..]), "--draw"]);
    assert!(mistake.stdout.ends_with(" r1c1 is not 6.\n"), "{mistake}");
    assert!(mistake.stderr.contains("r1c1 is 5, not 6"), "{mistake}");
    assert!(mistake.stdout.contains("contradiction"), "{mistake}");
    assert_eq!(mistake.code, 7);
}

#[test]
fn a_hint_is_drawn_to_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let (svg, png) = (path("hint.svg"), path("hint.png"));
    let drawn = run(&["hint", PUZZLE, "-o", &svg]);
    assert_eq!(drawn.to_string(), "--- standard error:\n--- exit code 0");
    let same = path("step.svg");
    run(&["render", PUZZLE, "--step", "1", "-o", &same]);
    let [hint, step] = [&svg, &same].map(|path| fs::read_to_string(path).unwrap());
    assert_eq!(hint.replace("Hidden Single: 4", "1. Hidden Single: 4"), step);
    run(&["hint", PUZZLE, "-o", &png, "--theme", "dark"]);
    assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    for wrong in
        [&["-o", "hint.pdf"][..], &["-o", &png, "--apply"], &["--draw", "--format", "json"]]
    {
        let wrong = run(&[&["hint", PUZZLE], wrong].concat());
        assert_eq!((wrong.code, wrong.stdout.as_str()), (2, ""), "{wrong}");
    }
}

#[test]
fn another_step_concludes_something_else() {
    let notation = |more: &[&str]| {
        let arguments = [&["hint", PUZZLE, "--level", "3"], more].concat();
        run(&arguments).stdout.lines().next().unwrap().to_string()
    };
    assert_eq!(notation(&["--nth", "1"]), notation(&[]));
    let all: Vec<String> = (1..=6).map(|nth| notation(&["--nth", &nth.to_string()])).collect();
    for (index, one) in all.iter().enumerate() {
        let place = |step: &str| step.rsplit(" => ").next().unwrap().to_string();
        assert!(all[..index].iter().all(|other| place(other) != place(one)), "{all:?}");
    }
    let solved = run(&["solve", PUZZLE, "--brief"]).stdout;
    for after in [0, 12, 53] {
        let step = solved.lines().nth(after + 1).unwrap().split_once(". ").unwrap().1;
        assert_eq!(notation(&["--after", &after.to_string()]), step);
    }
    for (option, number, part) in [
        ("--after", "60", "the path ends after 54 steps"),
        ("--nth", "100000", "different steps can be found here"),
        ("--nth", "0", "0 is not in 1.."),
    ] {
        let wrong = run(&["hint", PUZZLE, option, number]);
        assert_eq!((wrong.code, wrong.stdout.as_str()), (2, ""), "{wrong}");
        assert!(wrong.stderr.contains(part), "{wrong}");
    }
    let done = run(&["hint", PUZZLE, "--after", "54"]);
    assert_eq!((done.stdout.as_str(), done.code), ("Every cell has its digit already.\n", 0));
}

#[test]
fn hints_applied_one_by_one_solve_the_puzzle() {
    let mut state = format!("{PUZZLE} # easy\n");
    for _ in 0..54 {
        let applied = run_with(&state, &["hint", "-", "--apply"]);
        assert_eq!(applied.code, 0, "{applied}");
        assert!(applied.stderr.lines().count() == 1 && applied.stderr.contains(": "), "{applied}");
        assert!(applied.stdout.ends_with(" # easy\n"), "{applied}");
        assert_ne!(applied.stdout, state);
        state = applied.stdout;
    }
    assert_eq!(state.replace('+', ""), format!("{SOLVED} # easy\n"));
    let done = run_with(&state, &["hint", "-", "--apply"]);
    assert_eq!((done.stdout.as_str(), done.code), (state.as_str(), 0));
    assert_eq!(done.stderr, "Every cell has its digit already.\n");
}

#[test]
fn what_is_applied_keeps_eliminated_candidates() {
    let state = ergodoku::technique("x-wing").unwrap().example().state;
    let only = ["--only", "x-wing", "--apply"];
    let applied = run_with(state, &[&["hint", "-"][..], &only].concat());
    let again = run_with(&applied.stdout, &["hint", "-", "--only", "x-wing"]);
    assert_ne!(run_with(state, &["hint", "-", "--only", "x-wing"]).to_string(), again.to_string());
    let several = run(&["hint", SEVERAL, "--apply"]);
    assert!(several.code == 0 && several.stderr.contains("several solutions"), "{several}");
    let stuck = run(&["hint", PUZZLE, "--apply", "--only", "x-wing"]);
    assert_eq!((stuck.code, stuck.stdout.as_str()), (1, ""), "{stuck}");
}
