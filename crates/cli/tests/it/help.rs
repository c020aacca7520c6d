//! Help, the catalogue, completions.

use insta::assert_snapshot;

use crate::{PUZZLE, run};

const COMMANDS: [&str; 16] = [
    "solve",
    "hint",
    "steps",
    "check",
    "rate",
    "techniques",
    "profiles",
    "render",
    "prove",
    "generate",
    "canonicalize",
    "minimize",
    "transform",
    "convert",
    "completions",
    "man",
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
    for other in ["slove", "missing.txt", folder.path().to_str().unwrap()] {
        let wrong = run(&[other]);
        assert_eq!((wrong.code, wrong.stdout.as_str()), (2, ""), "{wrong}");
        assert!(wrong.stderr.starts_with("error: unrecognized subcommand"), "{wrong}");
    }
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
    for shell in ["bash", "zsh", "fish"] {
        let script = run(&["completions", shell]);
        assert_eq!(script.code, 0, "{shell}");
        for name in COMMANDS {
            assert!(script.stdout.contains(name), "{shell}: {name}");
        }
    }
}
