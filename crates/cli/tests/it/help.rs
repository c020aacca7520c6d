//! Help, the catalogue, completions.

use insta::assert_snapshot;

use crate::{PUZZLE, run, run_with};

const COMMANDS: [&str; 21] = [
    "solve",
    "hint",
    "steps",
    "play",
    "check",
    "rate",
    "rank",
    "techniques",
    "profiles",
    "render",
    "book",
    "prove",
    "generate",
    "canonicalize",
    "minimize",
    "transform",
    "convert",
    "config",
    "completions",
    "man",
    "mcp",
];

#[test]
fn help_can_be_read() {
    assert_snapshot!(run(&["--help"]));
    assert_snapshot!(run(&["solve", "--help"]));
}

#[test]
fn every_command_has_help_with_examples() {
    for name in COMMANDS {
        let help = run(&[name, "--help"]);
        assert_eq!(help.code, 0, "{name}");
        assert!(help.stdout.contains("Example"), "{name}");
        assert!(help.stdout.contains(&format!("  ergodoku {name}")), "{name}");
        assert!(help.stdout.lines().all(|line| line.chars().count() <= 100), "{name}");
        assert_eq!(help.stdout, run(&[name, "-h"]).stdout, "{name}");
    }
}

#[test]
fn help_is_a_command_too() {
    assert_eq!(run(&["help"]).stdout, run(&["--help"]).stdout);
    assert_eq!(run(&["help", "hint"]).stdout, run(&["hint", "--help"]).stdout);
    let wrong = run(&["help", "hints"]);
    assert_eq!((wrong.code, wrong.stdout.as_str()), (2, ""), "{wrong}");
}

#[test]
fn every_command_has_a_manual_page() {
    let all = run(&["man"]).stdout;
    assert!(all.contains("\n.TH ergodoku 1 "), "{all}");
    for name in COMMANDS {
        assert!(all.contains(&format!("\nergodoku\\-{name}(1)\n")), "{name}: {all}");
        let page = run(&["man", name]);
        assert_eq!((page.code, page.stderr.as_str()), (0, ""), "{page}");
        for part in [format!("\n.TH ergodoku-{name} 1 "), "\n.SH SYNOPSIS\n".into()] {
            assert!(page.stdout.contains(&part), "{part}: {page}");
        }
    }
    assert_eq!(run(&["man", "no-such-command"]).code, 2);
}

#[test]
fn a_puzzle_without_a_command_is_solved() {
    let solved = run(&["solve", PUZZLE, "--max-steps", "3"]).to_string();
    assert_eq!(run(&[PUZZLE, "--max-steps", "3"]).to_string(), solved);
    assert_eq!(run(&["--color", "never", PUZZLE, "--max-steps", "3"]).to_string(), solved);
    assert_eq!(crate::run_with(PUZZLE, &["-", "--max-steps", "3"]).to_string(), solved);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzle.txt");
    std::fs::write(&file, PUZZLE).unwrap();
    assert_eq!(run(&[file.to_str().unwrap(), "--max-steps", "3"]).to_string(), solved);
    for (other, said) in [
        ("slove", "error: unrecognized subcommand 'slove'"),
        ("missing.txt", "error: `missing.txt` is neither a command nor a file nor a puzzle"),
        (folder.path().to_str().unwrap(), "is a folder; name a file in it"),
    ] {
        let wrong = run(&[other]);
        assert_eq!((wrong.code, wrong.stdout.as_str()), (2, ""), "{wrong}");
        assert!(wrong.stderr.contains(said), "{wrong}");
    }
}

#[test]
fn standard_input_without_a_command_is_solved() {
    let solved = run(&["solve", PUZZLE, "--brief"]).to_string();
    assert_eq!(run_with(PUZZLE, &["--brief"]).to_string(), solved);
    assert_eq!(run(&["--brief", PUZZLE]).to_string(), solved);
    assert_eq!(run_with(PUZZLE, &[]).stdout, run(&["solve", PUZZLE]).stdout);
    assert_eq!(run_with(PUZZLE, &["--color", "never"]).stdout, run(&["solve", PUZZLE]).stdout);
    // There is nothing to solve, and nobody to welcome.
    let nothing = run(&[]);
    assert_eq!((nothing.code, nothing.stdout.as_str()), (2, ""));
    assert!(nothing.stderr.contains("Begin with one of these:"), "{nothing}");
    let wrong = run(&["--brif", PUZZLE]);
    assert!(wrong.code == 2 && wrong.stderr.contains("unexpected argument '--brif'"), "{wrong}");
}

#[test]
fn several_puzzles_and_files_are_read_one_after_another() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzles.txt");
    std::fs::write(&file, format!("{PUZZLE} # in the file\nno puzzle\n")).unwrap();
    let file = file.to_str().unwrap();
    for solve in [&["solve", "--brief"][..], &["solve", "--fast"], &[]] {
        let all = run_with(PUZZLE, &[solve, &[PUZZLE, file, "-"]].concat());
        let said = format!("{}{}", all.stdout, all.stderr);
        assert!(said.contains(&format!("{file}: line 2, column 1: expected a puzzle")), "{all}");
        assert_eq!(all.code, 3, "{all}");
    }
    let checked = run_with(PUZZLE, &["check", PUZZLE, file, "-"]);
    assert!(checked.stderr.ends_with("4 puzzles: 3 valid, 1 in error\n"), "{checked}");
    let rated = run(&["rate", &PUZZLE[1..], file]).stderr;
    assert!(rated.contains("argument 1: line 1, column 81: expected 81 cells"), "{rated}");
    for wrong in [&["check", "-", "-"][..], &["check", PUZZLE, "missing.txt"]] {
        let wrong = run(wrong);
        assert_eq!((wrong.code, wrong.stdout.as_str()), (2, ""), "{wrong}");
    }
}

#[test]
fn examples_in_manual_pages_keep_their_lines() {
    let page = run(&["man", "solve"]).stdout;
    let examples = page.split(".SH \"EXAMPLES\"").nth(1).unwrap();
    assert!(examples.starts_with("\n.PP\n.nf\n  ergodoku solve "), "{page}");
    let all = run(&["man"]).stdout;
    for part in
        [".SH \"EXIT CODES\"\n.PP\n.nf\n  0  solved", ".SH ENVIRONMENT\n", "\\fBERGODOKU_PROFILE"]
    {
        assert!(all.contains(part), "{part}: {all}");
    }
    // A line that starts with a dot or an apostrophe would be a command of the page.
    let commands = all.lines().filter(|line| line.starts_with(['.', '\'']));
    assert!(commands.clone().count() > 20);
    for command in commands {
        assert!(command[1..].starts_with(|it: char| it.is_ascii_alphabetic()), "{command}");
    }
    let folder = tempfile::tempdir().unwrap();
    let written = run(&["man", "--output", folder.path().to_str().unwrap()]);
    assert_eq!(written.to_string(), "--- standard error:\n--- exit code 0");
    for name in COMMANDS {
        let file = folder.path().join(format!("ergodoku-{name}.1"));
        assert_eq!(std::fs::read_to_string(file).unwrap(), run(&["man", name]).stdout, "{name}");
    }
    assert_eq!(std::fs::read_to_string(folder.path().join("ergodoku.1")).unwrap(), all);
}

#[test]
fn techniques_are_listed() {
    assert_snapshot!(run(&["techniques", "wings"]));
    let all = run(&["techniques"]).stdout;
    let rows = all.lines().skip(1).take_while(|line| !line.is_empty());
    let listed = rows.map(|row| row.split_whitespace().next().unwrap().to_string());
    let slugs = ergodoku::TECHNIQUES.iter().map(|technique| technique.slug());
    assert_eq!(listed.collect::<Vec<_>>(), slugs.collect::<Vec<_>>());
}

#[test]
fn shells_complete_every_command() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = run(&["completions", shell]);
        assert_eq!(script.code, 0, "{shell}");
        for name in COMMANDS {
            assert!(script.stdout.contains(name), "{shell}: {name}");
        }
        // The scripts for the other two know no values of options.
        if !matches!(shell, "powershell" | "elvish") {
            for value in ["series", "x-wing", "wings", "swordfish"] {
                assert!(script.stdout.contains(value), "{shell}: {value}");
            }
        }
    }
}
