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

/// Calls that hardly ever take long: they have threads of their own. Those that do take long all the
/// same go on as the others do.
const LIGHT: [&str; 5] = ["hint", "check", "convert", "techniques", "technique"];

/// The longest body that is taken, in bytes.
const LONGEST: usize = 1 << 16;

/// So much of a body that is too long is read and thrown away, in bytes, so that its sender gets to read
/// that it is.
const DRAINED: usize = 1 << 25;

/// What calls come to.
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
        let message = "the request's content type has to be application/json";
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
        Outcome::Done(Err(refusal)) | Outcome::OutOfTime(Err(refusal)) => refused(&refusal),
        Outcome::Refused(wait) => busy(wait),
        Outcome::Stopped => stopped(),
        Outcome::Failed => failed(),
    }
}

/// Whether the body is said to be JSON. A page from elsewhere cannot say so without asking first.
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
    // Who asks first whether to send it need not send it.
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
        .map_err(|_| refused(&ApiError::request("its body is no text in UTF-8".to_string())))
}

/// A body that did not come to its end.
fn broken_off(error: &(dyn Error + 'static)) -> Response {
    let mut causes = successors(Some(error), |&it| it.source());
    let refusal = match causes.any(|it| it.is::<TimeoutError>()) {
        true => ApiError::new(
            StatusCode::REQUEST_TIMEOUT.as_u16(),
            "the request's body came too slowly",
        ),
        false => ApiError::request("its body did not come whole".to_string()),
    };
    closing(refused(&refusal))
}
