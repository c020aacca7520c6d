//! The exit code of every command on every kind of input, with a message if it is not 0.

use crate::{CLASHING, IMPOSSIBLE, PUZZLE, SEVERAL, run, run_with};

/// The arguments of a command, and its exit codes.
const INPUTS: [&str; 9] =
    ["solved", "clash", "none", "several", "mistake", "short", "no text", "empty", "missing"];

/// The exit codes in the order of [`INPUTS`].
const CODES: [(&[&str], [i32; 9]); 15] = [
    (&["solve"], [0, 3, 4, 5, 7, 3, 3, 3, 2]),
    (&["solve", "--fast"], [0, 3, 4, 5, 7, 3, 3, 3, 2]),
    (&["hint"], [0, 3, 4, 0, 7, 3, 3, 3, 2]),
    (&["steps", "--only", "singles"], [0, 3, 4, 5, 7, 3, 3, 3, 2]),
    (&["check"], [0, 3, 4, 5, 7, 3, 3, 3, 2]),
    (&["rate"], [0, 3, 4, 5, 7, 3, 3, 3, 2]),
    (&["rate", "--scale", "se121"], [0, 3, 4, 5, 7, 3, 3, 3, 2]),
    (&["rate", "--scale", "sukaku,hodoku", "--format", "csv"], [0, 3, 4, 5, 7, 3, 3, 3, 2]),
    (&["render"], [0, 3, 0, 0, 0, 3, 3, 3, 2]),
    (&["prove", "--output", "PROOF"], [0, 3, 4, 5, 7, 3, 3, 3, 2]),
    (&["canonicalize"], [0, 3, 0, 0, 3, 3, 3, 3, 2]),
    (&["minimize"], [0, 3, 4, 5, 3, 3, 3, 3, 2]),
    (&["transform"], [0, 3, 0, 0, 0, 3, 3, 3, 2]),
    (&["convert"], [0, 3, 0, 0, 0, 3, 3, 3, 2]),
    (&[], [0, 3, 4, 5, 7, 3, 3, 3, 2]),
];

#[test]
fn every_input_has_its_code() {
    let folder = tempfile::tempdir().unwrap();
    let proof = folder.path().join("proof");
    let missing = folder.path().join("missing.txt");
    let missing = missing.to_str().unwrap();
    for (command, codes) in CODES {
        let place = |word: &&str| *word == "PROOF";
        let mut command = command.to_vec();
        if let Some(place) = command.iter().position(place) {
            command[place] = proof.to_str().unwrap();
        }
        for (plight, code) in INPUTS.into_iter().zip(codes) {
            let with = |argument: &str| match command.as_slice() {
                // Without a command, a file name would be taken for a wrong command.
                [] => run(&[argument]),
                [name, more @ ..] => run(&[&[name, argument], more].concat()),
            };
            let run = match plight {
                "solved" => with(PUZZLE),
                "clash" => with(CLASHING),
                "none" => with(IMPOSSIBLE),
                "several" => with(SEVERAL),
                // The wrong digit is placed, not a given.
                "mistake" => with(&format!("+{IMPOSSIBLE}")),
                "short" => with(&PUZZLE[1..]),
                "missing" => with(missing),
                "no text" | "empty" => {
                    let input = if plight == "empty" { "" } else { "these are words\n" };
                    run_with(
                        input,
                        &[
                            &command[..1.min(command.len())],
                            &["-"],
                            command.get(1..).unwrap_or_default(),
                        ]
                        .concat(),
                    )
                }
                _ => unreachable!(),
            };
            assert_eq!(run.code, code, "{command:?}, {plight}: {run}");
            // For these commands, the error is the result.
            let results = [&["check"][..], &["hint"], &["solve", "--fast"]];
            let is_result =
                results.contains(&command.as_slice()) || command.first() == Some(&"prove");
            let is_told = !run.stderr.is_empty() || (is_result && !run.stdout.is_empty());
            assert!(code == 0 || is_told, "{command:?}, {plight}: {run}");
        }
    }
}

#[test]
fn interrupted_commands_report_it() {
    for (arguments, said) in [
        (&["solve", "--only", "x-wing"][..], "Stuck"),
        (&["solve", "--max-steps", "3"], "Stopped as asked"),
        (&["rate", "--scale", "se121", "--max-er", "1"], "(above-max-er)"),
        (&["rate", "--scale", "se121", "--time-limit", "0"], "(time-limit)"),
        (&["rate", "--scale", "se121", "--pearl"], "(no-pearl)"),
        (&["rate", "--scale", "hodoku,se121", "--diamond"], "(no-diamond)"),
    ] {
        let one = run(&[&[arguments[0], PUZZLE], &arguments[1..]].concat());
        assert_eq!(one.code, 1, "{arguments:?}: {one}");
        assert!(one.stdout.contains(said), "{arguments:?}: {one}");
        let input = format!("{PUZZLE}\n{PUZZLE}\n");
        let two = run_with(&input, &[&[arguments[0], "-"], &arguments[1..]].concat());
        assert_eq!(two.code, 1, "{arguments:?}: {two}");
        assert!(two.stderr.starts_with("2 puzzles: 2 "), "{arguments:?}: {two}");
    }
    let stuck = run(&["steps", PUZZLE, "--only", "x-wing"]);
    assert_eq!(stuck.code, 1, "{stuck}");
    let hint = run(&["hint", PUZZLE, "--only", "x-wing"]);
    assert_eq!((hint.code, hint.stdout.as_str()), (1, ""), "{hint}");
}

/// The help lists all exit codes.
#[test]
fn the_help_names_every_code() {
    let help = run(&["--help"]).stdout;
    for code in 0..=7 {
        assert!(help.contains(&format!("\n  {code}  ")), "{code}: {help}");
    }
}
