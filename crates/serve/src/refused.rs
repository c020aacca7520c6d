//! Errors as answers: always JSON, wherever the error was noticed.

use std::time::Duration;

use ergodoku_api::ApiError;
use hyper::header::{self, HeaderValue};
use hyper::{Method, StatusCode, Uri};

use crate::answer::{Answer, JSON, answer, with};

/// An error as an answer.
pub(crate) fn refused(error: &ApiError) -> Answer {
    let mut answer = answer(JSON, error.json());
    *answer.status_mut() =
        StatusCode::from_u16(error.status).expect("an error has a status of HTTP");
    answer
}

/// The server has too much to do to answer in time; the client may try again after this time.
pub(crate) fn busy(wait: Duration) -> Answer {
    let mut answer = refused(&too_busy(wait));
    answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.as_secs() + 1));
    answer
}

pub(crate) fn too_busy(wait: Duration) -> ApiError {
    let seconds = wait.as_secs() + 1;
    let message = format!("the server has too much to do at the moment; try again in {seconds} s");
    ApiError::new(503, message)
}

/// The server stops before the call is answered.
pub(crate) fn stopped() -> Answer {
    with(refused(&ApiError::new(503, "the server is stopping")), header::RETRY_AFTER, "5")
}

/// Closes the connection, as part of the request has not been read.
pub(crate) fn closing(answer: Answer) -> Answer {
    with(answer, header::CONNECTION, "close")
}

/// There is nothing under this path.
pub(crate) fn not_found(uri: &Uri) -> Answer {
    refused(&ApiError::new(404, format!("there is nothing at {}", uri.path())))
}

/// The path exists, but not for this method; `Allow` says for which.
pub(crate) fn method_not_allowed(method: &Method, uri: &Uri, allowed: &'static str) -> Answer {
    let message = format!("{} does not take {method}; see Allow", uri.path());
    with(refused(&ApiError::new(405, message)), header::ALLOW, allowed)
}

/// A page of another origin asked.
pub(crate) fn foreign() -> Answer {
    refused(&ApiError::new(403, "pages of other origins cannot call this server"))
}

/// A bug in this program.
pub(crate) fn failed() -> Answer {
    refused(&a_bug())
}

pub(crate) fn a_bug() -> ApiError {
    ApiError::new(500, "a bug in Ergodoku: please report the request")
}
