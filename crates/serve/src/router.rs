//! The paths, and what holds for all of them.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::Html;
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

use crate::metrics::Metrics;
use crate::queue::Queue;
use crate::{Options, calls, openapi, page};

/// The longest body that is read, in bytes.
const LONGEST: usize = 1 << 16;

/// What all requests share.
pub(crate) struct Shared {
    pub(crate) queue: Queue,
    pub(crate) metrics: Metrics,
    pub(crate) time_limit: Duration,
}

/// All paths.
pub fn router(options: &Options) -> Router {
    let shared = Arc::new(Shared {
        queue: Queue::new(options.workers, options.waiting),
        metrics: Metrics::new(),
        time_limit: options.time_limit,
    });
    // The page loads nothing from elsewhere, and nobody may put it into theirs.
    let policy = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
                  script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'";
    let always = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    // A body that comes too slowly holds no place: it is read before a call's turn.
    let slow = TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, options.time_limit * 4);
    Router::new()
        .route("/api/v1/{name}", post(calls::call))
        .route("/api/v1/openapi.json", get(openapi::document))
        .route("/api", get(|| async { Html(openapi::page()) }))
        .route("/health", get(|| async { "ok\n" }))
        .route("/metrics", get(|State(it): State<Arc<Shared>>| async move { it.metrics.text() }))
        .fallback(get(page::file))
        .layer(DefaultBodyLimit::max(LONGEST))
        .layer(slow)
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::new())
        .layer(always(header::CONTENT_SECURITY_POLICY, policy))
        .layer(always(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(always(header::REFERRER_POLICY, "no-referrer"))
        .with_state(shared)
}
