//! [`ReadError`]: where a text is no claim, and what was expected there.

use std::error::Error;
use std::fmt;

use ergodoku_core::{Sentence, sentence};

/// Why a text is not a claim, with the position.
///
/// ```
/// use ergodoku_claims::Claim;
///
/// let error = "r4c7<>x".parse::<Claim>().unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 7: expected digits such as 5 or 57, found `x`");
/// assert_eq!((error.line(), error.column()), (1, 7));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) expected: Sentence,
    pub(crate) found: String,
}

impl ReadError {
    /// The line of the text, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The character within the line, from 1.
    pub fn column(&self) -> usize {
        self.column
    }

    /// What could have stood there. It displays itself in English.
    pub fn expected(&self) -> &Sentence {
        &self.expected
    }

    /// The character or word that stands there; empty at the end of the text.
    pub fn found(&self) -> &str {
        &self.found
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, Sentence::from(self))
    }
}

/// Without the position.
impl From<&ReadError> for Sentence {
    fn from(error: &ReadError) -> Sentence {
        let expected = error.expected.clone();
        match error.found.as_str() {
            "" => sentence!("error-expected-at-end", expected),
            found => {
                sentence!("error-expected", expected, found = found.escape_debug().to_string())
            }
        }
    }
}

impl Error for ReadError {}
