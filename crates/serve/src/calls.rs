//! `POST /api/v1/NAME`: a call, when its turn has come, within its limits.

use std::error::Error;
use std::iter::successors;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::rejection::PathRejection;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, Request, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ergodoku_api::ApiError;
use http_body_util::BodyExt as _;
use tower_http::timeout::TimeoutError;

use crate::connection::Connection;
use crate::pool::{Entry, Outcome, Pool};
use crate::refused::{JSON, busy, closing, failed, refused, stopped};
use crate::router::Shared;

/// Calls that hardly ever take long and have threads of their own. One that does take long starts again as
/// a heavy call.
const LIGHT: [&str; 7] = ["hint", "check", "convert", "techniques", "technique", "verify", "why"];

/// The longest body that is accepted, in bytes.
const LONGEST: usize = 1 << 16;

/// How much of a body that is too long is read and discarded, in bytes, so that its sender gets to read the
/// error.
const DRAINED: usize = 1 << 25;

/// What a call gives.
pub(crate) type Answer = Result<String, ApiError>;

/// Answers a call.
pub(crate) async fn call(
    State(shared): State<Arc<Shared>>,
    Extension(connection): Extension<Arc<Connection>>,
    name: Result<Path<String>, PathRejection>,
    request: Request<Body>,
) -> Response {
    let name = match name {
        Ok(Path(name)) => name,
        Err(fault) => return refused(&ApiError::request(fault.body_text())),
    };
    let Some(name) = ergodoku_api::names().find(|it| *it == name) else {
        return refused(&ergodoku_api::no_such_call(&name));
    };
    if !is_json(request.headers()) {
        let message = "the request's content type must be application/json";
        return refused(&ApiError::new(415, message));
    }
    let body: Arc<str> = match text(request).await {
        Ok(text) => text.into(),
        Err(response) => return response,
    };
    let _answering = connection.answering();
    let ask = async |pool: &Pool<Answer>, entry| {
        let body = body.clone();
        let work = move |bounds: &_| ergodoku_api::call(name, &body, bounds);
        pool.answer(name, connection.client(), entry, work).await
    };
    let outcome = match LIGHT.contains(&name) {
        true => match ask(&shared.light, Entry::New).await {
            Outcome::OutOfTime(Err(_)) => ask(&shared.heavy, Entry::Moved).await,
            outcome => outcome,
        },
        false => ask(&shared.heavy, Entry::New).await,
    };
    match outcome {
        Outcome::Done(Ok(answer)) | Outcome::OutOfTime(Ok(answer)) => {
            ([(header::CONTENT_TYPE, JSON)], answer).into_response()
        }
        Outcome::Done(Err(error)) | Outcome::OutOfTime(Err(error)) => refused(&error),
        Outcome::Refused(wait) => busy(wait),
        Outcome::Stopped => stopped(),
        Outcome::Failed => failed(),
    }
}

/// Whether the request declares its body to be JSON. A page of another origin cannot do so without a
/// preflight request.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let kind = kind.and_then(|it| it.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

/// The body of a request as text, or the response that says what is wrong with it.
async fn text(request: Request<Body>) -> Result<String, Response> {
    let too_long = || {
        let message = format!("the request's body is longer than {} KiB", LONGEST >> 10);
        refused(&ApiError::new(413, message))
    };
    let (head, mut body) = request.into_parts();
    let length =
        head.headers.get(header::CONTENT_LENGTH).and_then(|it| it.to_str().ok()?.parse().ok());
    let length: usize = length.unwrap_or(0);
    // A client that asks before it sends the body need not send it.
    if length > LONGEST && head.headers.contains_key(header::EXPECT) {
        return Err(closing(too_long()));
    }
    let mut text = Vec::with_capacity(length.min(LONGEST));
    let mut came = 0;
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.map_err(|error| broken_off(&error))?.into_data() else { continue };
        came += data.len();
        if came > DRAINED {
            return Err(closing(too_long()));
        }
        match came > LONGEST {
            true => text = Vec::new(),
            false => text.extend_from_slice(&data),
        }
    }
    if came > LONGEST {
        return Err(too_long());
    }
    String::from_utf8(text)
        .map_err(|_| refused(&ApiError::request("the body is not UTF-8".to_string())))
}

/// The response to a body that did not arrive completely.
fn broken_off(error: &(dyn Error + 'static)) -> Response {
    let mut causes = successors(Some(error), |&it| it.source());
    let error = match causes.any(|it| it.is::<TimeoutError>()) {
        true => ApiError::new(
            StatusCode::REQUEST_TIMEOUT.as_u16(),
            "the request's body arrived too slowly",
        ),
        false => ApiError::request("the body is incomplete".to_string()),
    };
    closing(refused(&error))
}
