//! What is answered: a status, headers, and a body that is complete.

use hyper::body::Bytes;
use hyper::header::{self, HeaderName, HeaderValue};
use hyper::{Response, StatusCode};

/// An answer. Its length is known, so that none is sent in chunks.
pub(crate) type Answer = Response<Bytes>;

pub(crate) const JSON: &str = "application/json";
pub(crate) const TEXT: &str = "text/plain; charset=utf-8";
pub(crate) const HTML: &str = "text/html; charset=utf-8";

/// A body of this media type.
pub(crate) fn answer(media_type: &'static str, body: impl Into<Bytes>) -> Answer {
    with(Response::new(body.into()), header::CONTENT_TYPE, media_type)
}

/// A status without a body.
pub(crate) fn empty(status: StatusCode) -> Answer {
    let mut answer = Response::new(Bytes::new());
    *answer.status_mut() = status;
    answer
}

/// The answer with one more header, which replaces one of the same name.
pub(crate) fn with(mut answer: Answer, name: HeaderName, value: &'static str) -> Answer {
    answer.headers_mut().insert(name, HeaderValue::from_static(value));
    answer
}
