//! What a user of the command line sees.

mod errors;
mod files;
mod help;
mod json;
mod results;
mod streams;

use std::fmt;
use std::process::Output;

use assert_cmd::Command;

/// A puzzle with one solution, [`SOLVED`].
const PUZZLE: &str =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const SOLVED: &str =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
/// The same without the 9 in r2c1.
const SEVERAL: &str =
    "..3.2.6.....3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
/// The same with a wrong 5 in r1c1, which clashes with nothing.
const IMPOSSIBLE: &str =
    "5.3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
/// The same with two 1s in r1c12, and one in r3c3.
const CLASHING: &str =
    "113.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/// A batch with one of each, and bad lines in the middle.
fn batch() -> String {
    format!(
        "{PUZZLE} # first\n{}\nno puzzle\n{CLASHING}\n{IMPOSSIBLE}\n{SEVERAL}\n{PUZZLE} # last\n",
        &PUZZLE[1..]
    )
}

/// What came of a command.
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

/// The command, in an environment that does not depend on who runs the tests.
fn command(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("ergodoku").expect("the command is built");
    command.env_remove("COLUMNS").env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command.args(arguments);
    command
}

fn run(arguments: &[&str]) -> Run {
    command(arguments).output().expect("the command runs").into()
}

fn run_with(input: &str, arguments: &[&str]) -> Run {
    command(arguments).write_stdin(input).output().expect("the command runs").into()
}
