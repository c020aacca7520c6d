//! What is written of a puzzle, and how it is put.

use ergodoku_api::record::{ErrorRecord, PuzzleRecord, Status};
use serde::Serialize;

use super::Text;

/// What the text format says of a record.
#[derive(Default)]
pub(crate) struct Said {
    /// The result, for standard output; may be empty.
    pub(crate) report: Text,
    /// What is wrong, for standard error.
    pub(crate) complaint: Option<String>,
}

/// What is written of a puzzle.
pub(crate) trait Record: Serialize + Sync {
    fn puzzle(&self) -> &str;

    /// What became of the puzzle; interrupted if its rating was given up, whatever for.
    fn outcome(&self) -> Status;
    fn error(&self) -> Option<&ErrorRecord>;

    /// The record as a row of comma-separated values, if it has such a form.
    fn row(&self) -> String {
        String::new()
    }
}

impl Record for PuzzleRecord {
    fn puzzle(&self) -> &str {
        &self.puzzle
    }

    fn outcome(&self) -> Status {
        self.status
    }

    fn error(&self) -> Option<&ErrorRecord> {
        self.error.as_ref()
    }
}

/// How a command puts its records in words.
pub(crate) struct Wording<S> {
    /// What is said of one.
    pub(crate) say: S,
    /// What is said of those that are solved, where they are counted: "2 solved".
    pub(crate) solved: &'static str,
}
