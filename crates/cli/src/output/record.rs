//! What is written of a puzzle, and how it is put.

use ergodoku::record::{ErrorRecord, ExplainerRecord, PuzzleRecord, RatingRecord, Status};
use serde::Serialize;

/// What the text format says of a record.
#[derive(Default)]
pub(crate) struct Said {
    /// The result, for standard output; may be empty.
    pub(crate) report: String,
    /// What is wrong, for standard error.
    pub(crate) complaint: Option<String>,
}

/// What is written of a puzzle.
pub(crate) trait Record: Serialize + Sync {
    /// The names of the values in [`csv`](Record::csv).
    const COLUMNS: &'static str = "";

    fn puzzle(&self) -> &str;
    fn status(&self) -> Status;
    fn error(&self) -> Option<&ErrorRecord>;

    /// The record as comma-separated values, if it has such a form.
    fn csv(&self) -> String {
        String::new()
    }
}

/// What all records have in fields of the same names.
macro_rules! fields {
    () => {
        fn puzzle(&self) -> &str {
            &self.puzzle
        }

        fn status(&self) -> Status {
            self.status
        }

        fn error(&self) -> Option<&ErrorRecord> {
            self.error.as_ref()
        }
    };
}

impl Record for PuzzleRecord {
    fields!();
}

/// Records that have a form as comma-separated values besides.
macro_rules! csv_records {
    ($($Record:ident),+) => { $(
        impl Record for $Record {
            const COLUMNS: &'static str = $Record::COLUMNS;

            fields!();

            fn csv(&self) -> String {
                $Record::csv(self)
            }
        }
    )+ };
}

csv_records!(RatingRecord, ExplainerRecord);

/// How a command puts its records in words.
pub(crate) struct Wording<S> {
    /// What is said of one.
    pub(crate) say: S,
    /// What is said of those that are solved, where they are counted: "2 solved".
    pub(crate) solved: &'static str,
}
