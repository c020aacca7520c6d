//! Tests of the command line.

mod batches;
mod books;
mod claim_batches;
mod docs;
mod errors;
mod exit_codes;
mod fast;
mod files;
mod generate;
mod help;
mod hints;
mod json;
mod languages;
mod mcp;
#[cfg(all(unix, feature = "play"))]
mod play;
mod rank;
mod ratings;
mod reports;
mod results;
mod settings;
mod shown;
mod streams;
mod tables;
mod tier;
mod verify;
mod whips;
mod why;

use std::fmt;
use std::process::Output;

use assert_cmd::Command;

/// A puzzle with one solution, [`SOLVED`].
const PUZZLE: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
const SOLVED: &str =
    "563298147947315862821764593254137689386429715719586324695843271472651938138972456";
/// The same without the 4 in r2c2.
const SEVERAL: &str =
    "..32..1.7.....58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
/// The same with a wrong 6 in r1c1, which clashes with nothing.
const IMPOSSIBLE: &str =
    "6.32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
/// The same with two 1s in r1c12, where r1c7 and r6c2 are 1, too.
const CLASHING: &str =
    "1132..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

/// A batch with one of each, and bad lines in the middle.
fn batch() -> String {
    format!(
        "{PUZZLE} # first\n{}\nno puzzle\n{CLASHING}\n{IMPOSSIBLE}\n{SEVERAL}\n{PUZZLE} # last\n",
        &PUZZLE[1..]
    )
}

/// The result of a command.
struct Run {
    stdout: String,
    stderr: String,
    code: i32,
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Run { stdout, stderr, code } = self;
        write!(f, "{stdout}--- standard error:\n{stderr}--- exit code {code}")
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        let text = |bytes| String::from_utf8(bytes).expect("the output is UTF-8");
        Run {
            stdout: text(output.stdout),
            stderr: text(output.stderr),
            code: output.status.code().expect("the command ended by itself"),
        }
    }
}

/// The command in a neutral environment.
fn command(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("ergodoku").expect("the command is built");
    for variable in ["COLUMNS", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "PAGER"] {
        command.env_remove(variable);
    }
    for name in
        ["PROFILE", "NOTATION", "LANGUAGE", "LENGTH", "HINT_LEVEL", "THEME", "PAGER", "JOBS"]
    {
        command.env_remove(format!("ERGODOKU_{name}"));
    }
    // No configuration file.
    command.env("ERGODOKU_CONFIG", "");
    command.args(arguments);
    command
}

fn run(arguments: &[&str]) -> Run {
    command(arguments).output().expect("the command runs").into()
}

fn run_with(input: &str, arguments: &[&str]) -> Run {
    command(arguments).write_stdin(input).output().expect("the command runs").into()
}
