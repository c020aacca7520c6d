//! What is wrong with a puzzle or its text.

use std::borrow::Cow;
use std::fmt;

use ergodoku::claims::ReadError;
use ergodoku::explanation::{Language, Sentence, sentence};
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
    /// The message before it was said in English, if it can be said in other languages.
    #[serde(skip)]
    pub said: Option<Sentence>,
}

impl ErrorRecord {
    /// An error without a place in the input.
    pub fn new(message: String) -> ErrorRecord {
        ErrorRecord { message, ..ErrorRecord::default() }
    }

    /// The same with a message that can be said in any language.
    pub fn of(said: Sentence) -> ErrorRecord {
        ErrorRecord { message: said.to_string(), said: Some(said), ..ErrorRecord::default() }
    }

    /// The message in a language; in English, if it is not known in that one.
    pub fn message_in(&self, language: Language) -> Cow<'_, str> {
        match &self.said {
            Some(said) => said.text(language).into(),
            None => self.message.as_str().into(),
        }
    }

    /// Says the message in a language.
    pub(crate) fn say_in(&mut self, language: Language) {
        if let Some(said) = &self.said {
            self.message = said.text(language);
        }
    }

    /// An error, with what a diagnosis found, which `join` joins to it.
    pub(super) fn diagnosed(
        error: Sentence,
        diagnosis: Option<&Diagnosis>,
        join: impl FnOnce(Sentence, Sentence) -> Sentence,
    ) -> ErrorRecord {
        let found = diagnosis.and_then(Diagnosis::sentence);
        let said = match found {
            Some(found) => join(error, found),
            None => error,
        };
        ErrorRecord {
            mistakes: diagnosis.map(|it| it.mistakes().to_vec()).unwrap_or_default(),
            suspects: diagnosis.map(|it| it.suspects().to_vec()).unwrap_or_default(),
            ..ErrorRecord::of(said)
        }
    }

    /// A claim that cannot be read, with its text.
    pub fn unread(error: &ReadError, text: &str) -> ErrorRecord {
        let (line, column) = (Some(error.line()), Some(error.column()));
        let text = Some(text.to_string());
        ErrorRecord { line, column, text, ..ErrorRecord::of(error.into()) }
    }

    /// Clashes, with what a diagnosis found.
    pub(super) fn of_clashes(clashes: &ClashError, diagnosis: Option<&Diagnosis>) -> ErrorRecord {
        let error = ErrorRecord::diagnosed(clashes.into(), diagnosis, joined);
        ErrorRecord { clashes: clashes.0.iter().map(ClashRecord::from).collect(), ..error }
    }
}

/// An error, and what a diagnosis found besides.
pub(super) fn joined(first: Sentence, last: Sentence) -> Sentence {
    sentence!("error-joined", first, last)
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

impl From<&ClashRecord> for Sentence {
    fn from(&ClashRecord { digit, house, cells }: &ClashRecord) -> Sentence {
        Clash { digit, house, cells }.into()
    }
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
