//! What is refused, as responses: JSON, whatever is wrong and wherever it was noticed.

use std::any::Any;
use std::time::Duration;

use axum::http::{HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use ergodoku_api::ApiError;

pub(crate) const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// A refusal as a response.
pub(crate) fn refused(refusal: &ApiError) -> Response {
    let status = StatusCode::from_u16(refusal.status).expect("a refusal has a status of HTTP");
    (status, [(header::CONTENT_TYPE, JSON)], refusal.json()).into_response()
}

/// There is too much to do for a call to be answered in time: come again after this time.
pub(crate) fn busy(wait: Duration) -> Response {
    let seconds = wait.as_secs() + 1;
    let message = format!("there is too much to do at the moment; try again in {seconds} s");
    let mut response = refused(&ApiError::new(503, message));
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// The server ends before the call is answered.
pub(crate) fn stopped() -> Response {
    let mut response = refused(&ApiError::new(503, "the server is being stopped"));
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    response
}

/// The connection cannot be used any further, as not all was read that is on its way.
pub(crate) fn closing(mut response: Response) -> Response {
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// There is nothing under this path.
pub(crate) fn not_found(uri: &Uri) -> Response {
    refused(&ApiError::new(404, format!("there is nothing at {}", uri.path())))
}

/// There is something under this path, but not for this method; `Allow` says for which.
pub(crate) async fn method_not_allowed(method: Method, uri: Uri) -> Response {
    refused(&ApiError::new(405, format!("{} does not take {method}; see Allow", uri.path())))
}

/// A fault of this program.
pub(crate) fn failed() -> Response {
    refused(&ApiError::new(500, "a fault of Ergodoku: please report what was asked"))
}

/// [`failed`], as the response to a panic.
pub(crate) fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    failed()
}
