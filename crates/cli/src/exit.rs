//! Exit codes.

use std::fmt;
use std::process::ExitCode;

use ergodoku_api::record::Status;

/// The exit code of the command. [`Exit::HELP`] documents it for users.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// Solved, or completed as requested.
    Done = 0,
    /// The techniques in use, or the allowed number of steps, do not suffice; a rating was abandoned; fewer
    /// puzzles were generated than requested; a server was stopped before it had answered all requests.
    Stuck = 1,
    /// Wrong arguments, or a file that cannot be read or written.
    Usage = 2,
    /// Not a puzzle, or one that breaks the rules.
    Invalid = 3,
    /// No solution.
    NoSolution = 4,
    /// Several solutions.
    Several = 5,
    /// A step whose proof is rejected: a bug in this program.
    Rejected = 6,
    /// A position that contradicts its own givens.
    Mistake = 7,
}

impl Exit {
    pub(crate) const HELP: &str = "\
Exit codes:
  0  solved, or completed as requested
  1  stuck: the techniques in use or --max-steps did not suffice, or a search was interrupted;
     `rate` abandoned a puzzle (--max-er, --time-limit, --pearl, --diamond); `generate` ended
     before it had all puzzles; `serve` was stopped before it had answered all requests;
     `verify` found that a claim follows in another way than it says, or no proof of it
  2  wrong arguments, or a file that cannot be read or written
  3  not a puzzle, or one that breaks the rules
  4  no solution
  5  several solutions
  6  a step's proof was rejected (--check): a bug in this program
  7  a mistake: a placed digit or a removed candidate contradicts the givens; a claim is false
With many puzzles, the code of the first one that is not solved. `convert`, `canonicalize`,
`transform` and `render` accept puzzles with any number of solutions; `hint` also accepts puzzles
with several.";

    /// The exit code for the status of a puzzle.
    pub(crate) fn of_status(status: Status, puzzle: &str) -> Exit {
        match status {
            Status::Solved => Exit::Done,
            Status::Stuck | Status::Interrupted => Exit::Stuck,
            Status::Invalid => Exit::Invalid,
            Status::Mistake => Exit::Mistake,
            Status::NoSolution => Exit::NoSolution,
            Status::MultipleSolutions => Exit::Several,
            // Only errors of a step have a puzzle.
            Status::Error if puzzle.is_empty() => Exit::Invalid,
            Status::Error => Exit::Rejected,
        }
    }

    /// This code, or `next` if this one is `Done`.
    pub(crate) fn or(self, next: Exit) -> Exit {
        if self == Exit::Done { next } else { self }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

/// An error that ends the command with its own exit code.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) exit: Exit,
    pub(crate) message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

/// An error for input that is not a puzzle.
pub(crate) fn invalid(message: &str) -> anyhow::Error {
    Fault { exit: Exit::Invalid, message: message.to_string() }.into()
}
