//! [`ApiError`]: why a call has no answer.

use std::fmt;

use crate::record::{ErrorRecord, PuzzleRecord};
use serde::Serialize;

/// Why a call has no answer. A puzzle with something wrong is no refusal where the call's record can
/// say so.
#[derive(Clone, Debug, Serialize)]
pub struct ApiError {
    /// What HTTP calls it: 400 for a request that cannot be read, 404 for an unknown name, 422 for a
    /// puzzle that the call cannot work with, or not within its bounds.
    #[serde(skip)]
    pub status: u16,
    /// What is wrong, and where.
    pub error: Box<ErrorRecord>,
}

impl ApiError {
    /// For any other reason, with the status that HTTP has for it.
    pub fn new(status: u16, message: impl Into<String>) -> ApiError {
        ApiError { status, error: Box::new(ErrorRecord::new(message.into())) }
    }

    /// The body is not what the call takes.
    pub fn request(message: String) -> ApiError {
        ApiError::new(400, format!("the request is not as it should be: {message}"))
    }

    /// There is nothing of that name.
    pub fn unknown(message: String) -> ApiError {
        ApiError::new(404, message)
    }

    /// The bounds do not allow for it. It is no better later on: this is no 503.
    pub fn too_long() -> ApiError {
        ApiError::new(422, "this takes longer than a call may here")
    }

    /// The call cannot do with this puzzle what it was asked for.
    pub(crate) fn puzzle(message: String) -> ApiError {
        ApiError::new(422, message)
    }

    /// The call cannot work with such a puzzle.
    pub(crate) fn of_puzzle(record: PuzzleRecord) -> ApiError {
        let error = record.error.unwrap_or_else(|| {
            ErrorRecord::new("the call cannot work with this puzzle".to_string())
        });
        ApiError { status: 422, error: Box::new(error) }
    }

    /// The refusal as JSON.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("a refusal is plain data")
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.error.message)
    }
}

impl std::error::Error for ApiError {}
