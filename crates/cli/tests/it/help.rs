//! Help, the catalogue, completions.

use insta::assert_snapshot;

use crate::run;

const COMMANDS: [&str; 11] = [
    "solve",
    "hint",
    "steps",
    "check",
    "rate",
    "techniques",
    "profiles",
    "render",
    "prove",
    "convert",
    "completions",
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
fn techniques_are_listed() {
    assert_snapshot!(run(&["techniques"]));
    assert_snapshot!(run(&["techniques", "wings"]));
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
