//! [`ApiError`]: why a call has no answer.

use std::error::Error;
use std::fmt;

use ergodoku::explanation::{Language, Sentence, sentence};
use serde::Serialize;

use crate::record::{ErrorRecord, PuzzleRecord};

/// Why a call has no answer. If the answer itself can say what is wrong with a puzzle, it is no error.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct ApiError {
    /// The status that HTTP has for it: 400 for a malformed request, 404 for an unknown name, 422 for a
    /// puzzle that the call cannot work with, or not within its bounds.
    #[serde(skip)]
    pub status: u16,
    /// What is wrong, and where.
    pub error: Box<ErrorRecord>,
}

impl ApiError {
    /// An error with a status of HTTP and a message.
    pub fn new(status: u16, message: impl Into<String>) -> ApiError {
        ApiError { status, error: Box::new(ErrorRecord::new(message.into())) }
    }

    /// 400: the request is malformed.
    pub fn request(message: String) -> ApiError {
        ApiError::new(400, format!("malformed request: {message}"))
    }

    /// 400: the request asks for what cannot be, in words of any language.
    pub(crate) fn impossible(message: Sentence) -> ApiError {
        ApiError::unread(Box::new(ErrorRecord::of(sentence!("error-request", message))))
    }

    /// 400: a text in the request cannot be read, and where.
    pub(crate) fn unread(error: Box<ErrorRecord>) -> ApiError {
        ApiError { status: 400, error }
    }

    /// 404: there is nothing of that name.
    pub fn unknown(message: String) -> ApiError {
        ApiError::new(404, message)
    }

    /// 422: the bounds do not allow for the call. To try again would not help, so this is no 503.
    pub fn too_long() -> ApiError {
        let error = Box::new(ErrorRecord::of(sentence!("error-too-long")));
        ApiError { status: 422, error }
    }

    /// 422: the call cannot do with this puzzle what it was asked for.
    pub(crate) fn puzzle(message: String) -> ApiError {
        ApiError::new(422, message)
    }

    /// 422: the call cannot work with such a puzzle.
    pub(crate) fn of_puzzle(record: PuzzleRecord) -> ApiError {
        let error = record.error.unwrap_or_else(|| {
            ErrorRecord::new("the call cannot work with this puzzle".to_string())
        });
        ApiError { status: 422, error: Box::new(error) }
    }

    /// The same, in a language.
    pub(crate) fn said_in(mut self, language: Language) -> ApiError {
        self.error.say_in(language);
        self
    }

    /// The error as JSON.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("an error is plain data")
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.error.message)
    }
}

impl Error for ApiError {}
