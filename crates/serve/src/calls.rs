//! `POST /api/v1/NAME`: a call, when its turn has come, within its limits.

use std::sync::Arc;
use std::time::Duration;

use ergodoku_api::{ApiError, Bounds};
use http_body_util::BodyExt as _;
use hyper::Request;
use hyper::body::Incoming;
use hyper::header::{self, HeaderMap};
use tokio::time::timeout;

use crate::answer::{Answer, JSON, answer};
use crate::connection::Connection;
use crate::lines::{lines, takes_lines};
use crate::pool::{Entry, Outcome, Pool};
use crate::refused::{a_bug, busy, closing, failed, refused, stopped, too_busy};
use crate::router::Shared;

/// Calls that hardly ever take long and have threads of their own. One that does take long starts again as
/// a heavy call.
const LIGHT: [&str; 8] =
    ["hint", "check", "convert", "position", "techniques", "technique", "verify", "why"];

/// The longest body that is accepted, in bytes.
const LONGEST: usize = 1 << 16;

/// How much of a body that is too long is read and discarded, in bytes, so that its sender gets to read the
/// error.
const DRAINED: usize = 1 << 25;

/// What a call gives.
pub(crate) type Called = Result<String, ApiError>;

/// Answers a call. Its body must have come within `limit`.
pub(crate) async fn call(
    shared: &Arc<Shared>,
    connection: &Arc<Connection>,
    name: &str,
    request: Request<Incoming>,
    limit: Duration,
) -> Answer {
    let Some(name) = ergodoku_api::names().find(|it| *it == name) else {
        return refused(&ergodoku_api::no_such_call(name));
    };
    if !is_json(request.headers()) {
        let message = "the request's content type must be application/json";
        return refused(&ApiError::new(415, message));
    }
    let tells = takes_lines(request.headers());
    let body: Arc<str> = match timeout(limit, text(request)).await {
        Ok(Ok(text)) => text.into(),
        Ok(Err(answer)) => return answer,
        Err(_) => {
            let message = "the request's body arrived too slowly";
            return closing(refused(&ApiError::new(408, message)));
        }
    };
    if tells {
        return telling(shared.clone(), connection.clone(), name, body);
    }
    let _answering = connection.answering();
    let ask = async |pool: &Pool<Called>, entry| {
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
        Outcome::Done(Ok(json)) | Outcome::OutOfTime(Ok(json)) => answer(JSON, json),
        Outcome::Done(Err(error)) | Outcome::OutOfTime(Err(error)) => refused(&error),
        Outcome::Refused(wait) => busy(wait),
        Outcome::Stopped => stopped(),
        Outcome::Failed => failed(),
    }
}

/// Answers a call line by line: `{"part": …}` for what is found while it runs, and at last `{"answer": …}` or
/// `{"status": …, "error": …}`. It may take longer than others, and ends when its client goes away.
fn telling(
    shared: Arc<Shared>,
    connection: Arc<Connection>,
    name: &'static str,
    body: Arc<str>,
) -> Answer {
    lines(async move |sender| {
        let _answering = connection.answering();
        let parts = sender.clone();
        let work = move |bounds: &Bounds| {
            let bounds = bounds.clone().telling(move |part| {
                let _ = parts.send(format!("{{\"part\":{part}}}\n").into());
            });
            ergodoku_api::call(name, &body, &bounds)
        };
        let outcome = shared.long.answer(name, connection.client(), Entry::New, work).await;
        let last = match outcome {
            Outcome::Done(Ok(json)) | Outcome::OutOfTime(Ok(json)) => {
                format!("{{\"answer\":{json}}}\n")
            }
            Outcome::Done(Err(error)) | Outcome::OutOfTime(Err(error)) => line_of(&error),
            Outcome::Refused(wait) => line_of(&too_busy(wait)),
            Outcome::Stopped => line_of(&ApiError::new(503, "the server is stopping")),
            Outcome::Failed => line_of(&a_bug()),
        };
        let _ = sender.send(last.into());
    })
}

fn line_of(error: &ApiError) -> String {
    let json = error.json();
    format!("{{\"status\":{},{}\n", error.status, json.trim_start_matches('{'))
}

/// Whether the request declares its body to be JSON. A page of another origin cannot do so without a
/// preflight request.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let kind = kind.and_then(|it| it.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

/// The body of a request as text, or the answer that says what is wrong with it.
async fn text(request: Request<Incoming>) -> Result<String, Answer> {
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
        let Ok(data) = frame.map_err(|_| broken_off())?.into_data() else { continue };
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

/// The answer to a body that did not arrive completely.
fn broken_off() -> Answer {
    closing(refused(&ApiError::request("the body is incomplete".to_string())))
}
