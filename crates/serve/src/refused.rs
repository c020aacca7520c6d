//! Errors as responses: always JSON, wherever the error was noticed.

use std::any::Any;
use std::time::Duration;

use axum::http::{HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use ergodoku_api::ApiError;

pub(crate) const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// An error as a response.
pub(crate) fn refused(error: &ApiError) -> Response {
    let status = StatusCode::from_u16(error.status).expect("an error has a status of HTTP");
    (status, [(header::CONTENT_TYPE, JSON)], error.json()).into_response()
}

/// The server has too much to do to answer in time; the client may try again after this time.
pub(crate) fn busy(wait: Duration) -> Response {
    let seconds = wait.as_secs() + 1;
    let message = format!("the server has too much to do at the moment; try again in {seconds} s");
    let mut response = refused(&ApiError::new(503, message));
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// The server stops before the call is answered.
pub(crate) fn stopped() -> Response {
    let mut response = refused(&ApiError::new(503, "the server is stopping"));
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    response
}

/// Closes the connection, as part of the request has not been read.
pub(crate) fn closing(mut response: Response) -> Response {
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// There is nothing under this path.
pub(crate) fn not_found(uri: &Uri) -> Response {
    refused(&ApiError::new(404, format!("there is nothing at {}", uri.path())))
}

/// The path exists, but not for this method; `Allow` says for which.
pub(crate) async fn method_not_allowed(method: Method, uri: Uri) -> Response {
    refused(&ApiError::new(405, format!("{} does not take {method}; see Allow", uri.path())))
}

/// A bug in this program.
pub(crate) fn failed() -> Response {
    refused(&ApiError::new(500, "a bug in Ergodoku: please report the request"))
}

/// [`failed`], as the response to a panic.
pub(crate) fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    failed()
}
