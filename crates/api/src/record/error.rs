//! What is wrong with a puzzle or its text.

use std::fmt;

use ergodoku::claims::ReadError;
use ergodoku::mistake::{Diagnosis, Mistake};
use ergodoku::{CellSet, Clash, ClashError, Digit, House};
use serde::Serialize;

/// What is wrong with a puzzle, its text, or a request.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ErrorRecord {
    /// In words.
    pub message: String,
    /// The line of the input, from 1.
    #[cfg_attr(feature = "schema", schema(required))]
    pub line: Option<usize>,
    /// The column in that line, in characters from 1; none if the error is about the whole puzzle.
    #[cfg_attr(feature = "schema", schema(required))]
    pub column: Option<usize>,
    /// The text of that line, if it could not be read as a puzzle.
    #[cfg_attr(feature = "schema", schema(required))]
    pub text: Option<String>,
    /// For an invalid puzzle: every clash of its digits.
    pub clashes: Vec<ClashRecord>,
    /// Every digit and mark that contradicts the one solution of the givens, in reading order.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Mistake>))]
    pub mistakes: Vec<Mistake>,
    /// If nothing is certainly wrong: every entry that may be the only wrong one.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Mistake>))]
    pub suspects: Vec<Mistake>,
}

impl ErrorRecord {
    /// An error without a place in the input.
    pub fn new(message: String) -> ErrorRecord {
        ErrorRecord { message, ..ErrorRecord::default() }
    }

    /// The same with what a diagnosis found; the `joint` joins its words to the message.
    pub(super) fn diagnosed(mut self, joint: &str, diagnosis: Option<&Diagnosis>) -> ErrorRecord {
        if let Some(diagnosis) = diagnosis {
            let said = diagnosis.to_string();
            if !said.is_empty() {
                self.message = format!("{}{joint}{said}", self.message);
            }
            self.mistakes = diagnosis.mistakes().to_vec();
            self.suspects = diagnosis.suspects().to_vec();
        }
        self
    }

    /// A claim that cannot be read, with its text.
    pub fn unread(error: &ReadError, text: &str) -> ErrorRecord {
        let (line, column) = (Some(error.line()), Some(error.column()));
        let message = unexpected(error);
        ErrorRecord { line, column, text: Some(text.to_string()), ..ErrorRecord::new(message) }
    }

    pub(super) fn of_clashes(clashes: &ClashError) -> ErrorRecord {
        let message = clashes.to_string();
        let clashes = clashes.0.iter().map(ClashRecord::from).collect();
        ErrorRecord { clashes, ..ErrorRecord::new(message) }
    }
}

/// What was expected in a claim, and what was found.
pub(super) fn unexpected(error: &ReadError) -> String {
    let found = match error.found() {
        "" => "the end".to_string(),
        found => format!("`{}`", found.escape_debug()),
    };
    format!("expected {}, found {found}", error.expected())
}

/// A digit that stands twice or more in a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClashRecord {
    /// Which digit.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Digit))]
    pub digit: Digit,
    /// In which house.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::House))]
    pub house: House,
    /// In which cells of it.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Cell>))]
    pub cells: CellSet,
}

impl From<&Clash> for ClashRecord {
    fn from(clash: &Clash) -> ClashRecord {
        let &Clash { digit, house, cells } = clash;
        ClashRecord { digit, house, cells }
    }
}

impl fmt::Display for ClashRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &ClashRecord { digit, house, cells } = self;
        write!(f, "{}", Clash { digit, house, cells })
    }
}
