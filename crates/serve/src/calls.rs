//! `POST /api/v1/NAME`: a call, when its turn has come, within its limits.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use ergodoku_api::{Bounds, Refusal};
use tokio::task::spawn_blocking;

use crate::router::Shared;

const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// Calls that take less time than handing them to another thread and back. All together hold no more
/// threads than the queue lets in, and the runtime has one more.
const SHORT: [&str; 5] = ["hint", "check", "convert", "techniques", "technique"];

/// Answers a call.
pub(crate) async fn call(
    State(shared): State<Arc<Shared>>,
    Path(name): Path<String>,
    body: Bytes,
) -> Response {
    let started = Instant::now();
    let response = match shared.queue.turn().await {
        None => busy(),
        Some(turn) => {
            let bounds = Bounds::within(shared.time_limit);
            let name = name.clone();
            let is_short = SHORT.contains(&name.as_str());
            let work = move || {
                // A fault of this program is one client's bad luck, and nobody else's.
                let answer = catch_unwind(AssertUnwindSafe(|| {
                    let body = std::str::from_utf8(&body).map_err(|_| not_text())?;
                    ergodoku_api::call(&name, body, &bounds)
                }));
                drop(turn);
                answer
            };
            let answer = match is_short {
                true => work().ok(),
                false => spawn_blocking(work).await.ok().and_then(Result::ok),
            };
            match answer {
                Some(Ok(answer)) => ([(header::CONTENT_TYPE, JSON)], answer).into_response(),
                Some(Err(refusal)) => refused(&refusal),
                None => failed(),
            }
        }
    };
    // Names that are none are counted as one: who calls must not fill the memory.
    let known = ergodoku_api::names().find(|it| *it == name).unwrap_or("unknown");
    let took = started.elapsed();
    shared.metrics.count(known, response.status().as_u16(), took);
    tracing::info!(
        call = known,
        status = response.status().as_u16(),
        micros = took.as_micros() as u64
    );
    response
}

/// A refusal as a response.
pub(crate) fn refused(refusal: &Refusal) -> Response {
    let status = StatusCode::from_u16(refusal.status).expect("a refusal has a status of HTTP");
    let mut response = (status, [(header::CONTENT_TYPE, JSON)], refusal.json()).into_response();
    if status == StatusCode::SERVICE_UNAVAILABLE {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
    }
    response
}

fn not_text() -> Refusal {
    Refusal::request("its body is no text in UTF-8".to_string())
}

fn busy() -> Response {
    refused(&Refusal::busy())
}

fn failed() -> Response {
    let message = "a fault of Ergodoku: please report the puzzle".to_string();
    refused(&Refusal::fault(message))
}
