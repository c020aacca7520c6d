//! Records, and their text form.

use ergodoku_api::Json;
use ergodoku_api::record::{CompactRecord, ErrorRecord, PuzzleRecord, Status};

use super::Text;

/// The text form of a record.
#[derive(Default)]
pub(crate) struct Said {
    /// The result, for standard output; may be empty.
    pub(crate) report: Text,
    /// The error message for standard error.
    pub(crate) complaint: Option<String>,
}

/// The result for a puzzle.
pub(crate) trait Record: Json + Send + Sync {
    fn puzzle(&self) -> &str;

    /// The status of the puzzle; interrupted if its rating was abandoned for any reason.
    fn outcome(&self) -> Status;
    fn error(&self) -> Option<&ErrorRecord>;

    /// The record as a row of comma-separated values, if it has one.
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

impl Record for CompactRecord {
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

/// The wording of a command.
pub(crate) struct Wording<S> {
    /// The text form of a record, from the record and the start of error messages.
    pub(crate) say: S,
    /// The name of solved puzzles in counts: "2 solved".
    pub(crate) solved: &'static str,
}
