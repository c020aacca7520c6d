//! The paths, and what holds for all of them.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, Request, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{Html, Response};
use axum::routing::{get, post};
use ergodoku_api::ApiError;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::{CsrfLayer, ProtectionError};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::RequestBodyDeadlineLayer;
use tower_http::validate_request::ValidateRequestHeaderLayer;

use crate::calls::Answer;
use crate::hosts::Hosts;
use crate::metrics::{Metrics, Visit};
use crate::pool::Pool;
use crate::refused::{method_not_allowed, panicked, refused};
use crate::{Options, calls, openapi, page};

/// What all requests share.
pub(crate) struct Shared {
    /// For calls that hardly ever take long.
    pub(crate) light: Pool<Answer>,
    /// For all others.
    pub(crate) heavy: Pool<Answer>,
    pub(crate) metrics: Arc<Metrics>,
}

/// All paths.
#[allow(clippy::result_large_err, reason = "the layer takes the response itself")]
pub(crate) fn router(options: &Options, shared: Arc<Shared>) -> Router {
    // The page loads nothing from other origins, and no other page may embed it.
    let policy = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
                  script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'";
    let always = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    let hosts = Hosts::new(options.address.ip(), &options.hosts);
    let is_for_us = ValidateRequestHeaderLayer::custom(move |request: &mut Request<Body>| {
        hosts.check(request.uri(), request.headers()).map_err(|it| refused(&it))
    });
    let same_origin = CsrfLayer::new().with_rejection_response(|_: ProtectionError| {
        refused(&ApiError::new(403, "pages of other origins cannot call this server"))
    });
    Router::new()
        .route("/api/v1/{name}", post(calls::call))
        .route("/api/v1/openapi.json", get(openapi::document))
        .route("/api", get(|| async { Html(openapi::page()) }))
        .route("/health", get(|| async { "ok\n" }))
        .route("/metrics", get(metrics))
        .method_not_allowed_fallback(method_not_allowed)
        .fallback(get(page::file).fallback(method_not_allowed))
        .layer(RequestBodyDeadlineLayer::new(options.body_timeout))
        .layer(same_origin)
        .layer(is_for_us)
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(panicked))
        .layer(always(header::CONTENT_SECURITY_POLICY, policy))
        .layer(always(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(always(header::REFERRER_POLICY, "no-referrer"))
        .layer(from_fn_with_state(shared.clone(), count))
        .with_state(shared)
}

/// Counts and logs a request, whatever its outcome.
async fn count(State(shared): State<Arc<Shared>>, request: Request<Body>, next: Next) -> Response {
    let visit = Visit::new(&shared.metrics, request.uri().path());
    let response = next.run(request).await;
    visit.answered(response.status());
    response
}

async fn metrics(State(shared): State<Arc<Shared>>) -> String {
    shared.metrics.text([("light", shared.light.load()), ("heavy", shared.heavy.load())])
}
