//! Exit codes.

use std::fmt;
use std::process::ExitCode;

use ergodoku_api::record::Status;

/// What the command's exit code says; [`Exit::HELP`] tells users.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// Solved, or done what was asked for.
    Done = 0,
    /// The techniques in use get no further, or not in the steps allowed; a rating was given up; fewer
    /// puzzles were made than asked for; a server was stopped before all was answered.
    Stuck = 1,
    /// Wrong arguments, or a file that cannot be read or written.
    Usage = 2,
    /// Not a puzzle, or one that breaks the rules.
    Invalid = 3,
    /// No solution.
    NoSolution = 4,
    /// Several solutions.
    Several = 5,
    /// A step whose proof is rejected: a fault of this program.
    Rejected = 6,
    /// A position that contradicts its own givens.
    Mistake = 7,
}

impl Exit {
    pub(crate) const HELP: &str = "\
Exit codes:
  0  solved, or done what was asked for
  1  stuck: the techniques in use, or --max-steps, get no further, or were not searched to their
     end; `rate` gave a puzzle up (--max-er, --time-limit, --pearl, --diamond); `generate` was
     stopped, or out of time, before it had all puzzles; `serve`, before all was answered
  2  wrong arguments, or a file that cannot be read or written
  3  not a puzzle, or one that breaks the rules
  4  no solution
  5  several solutions
  6  a step's proof was rejected (--check): a fault of this program
  7  a mistake: a digit placed, or a candidate removed, contradicts the givens
With many puzzles: the code of the first that is not solved. `convert`, `canon`, `transform` and
`render` do what they are asked for however many solutions a puzzle has; `hint` has hints for one
with several.";

    /// The code for what a puzzle turned out to be.
    pub(crate) fn of_status(status: Status, puzzle: &str) -> Exit {
        match status {
            Status::Solved => Exit::Done,
            Status::Stuck | Status::Interrupted => Exit::Stuck,
            Status::Invalid => Exit::Invalid,
            Status::Mistake => Exit::Mistake,
            Status::NoSolution => Exit::NoSolution,
            Status::MultipleSolutions => Exit::Several,
            // Only a step's error has a puzzle that was read.
            Status::Error if puzzle.is_empty() => Exit::Invalid,
            Status::Error => Exit::Rejected,
        }
    }

    /// This code, or if all was well so far the other's.
    pub(crate) fn or(self, next: Exit) -> Exit {
        if self == Exit::Done { next } else { self }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

/// Something that ends the command with a code of its own.
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

/// The input is no puzzle.
pub(crate) fn invalid(message: &str) -> anyhow::Error {
    Fault { exit: Exit::Invalid, message: message.to_string() }.into()
}
