//! The paths, and what holds for all of them.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use ergodoku_api::ApiError;
use hyper::body::Incoming;
use hyper::header;
use hyper::{Method, Request};

use crate::answer::{Answer, HTML, JSON, TEXT, answer, with};
use crate::calls::{self, Called};
use crate::compressed::{compressed, takes_gzip};
use crate::connection::Connection;
use crate::hosts::Hosts;
use crate::metrics::{Metrics, Visit};
use crate::origin::is_foreign;
use crate::pool::Pool;
use crate::refused::{failed, foreign, method_not_allowed, refused};
use crate::{Options, openapi, page};

/// What all requests share.
pub(crate) struct Shared {
    /// For calls that hardly ever take long.
    pub(crate) light: Pool<Called>,
    /// For all others.
    pub(crate) heavy: Pool<Called>,
    /// For those that tell what they find while they run.
    pub(crate) long: Pool<Called>,
    pub(crate) metrics: Arc<Metrics>,
}

/// Answers requests by their path.
pub(crate) struct Router {
    shared: Arc<Shared>,
    hosts: Hosts,
    body_timeout: Duration,
}

/// The page loads nothing from other origins, and no other page may embed it.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
                      script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'";

impl Router {
    pub(crate) fn new(options: &Options, shared: Arc<Shared>) -> Router {
        let hosts = Hosts::new(options.address.ip(), &options.hosts);
        Router { shared, hosts, body_timeout: options.body_timeout }
    }

    /// Answers a request. It is counted and logged, whatever its outcome.
    pub(crate) async fn answer(
        self: Arc<Self>,
        connection: Arc<Connection>,
        request: Request<Incoming>,
    ) -> Answer {
        let visit = Visit::new(&self.shared.metrics, request.uri().path());
        let is_compressed = takes_gzip(request.headers());
        let mut checked = pin!(self.checked(&connection, request));
        // A panic fails this request and no other.
        let answer = poll_fn(|cx| {
            let polled = catch_unwind(AssertUnwindSafe(|| checked.as_mut().poll(cx)));
            polled.unwrap_or_else(|_| Poll::Ready(failed()))
        });
        let mut answer = compressed(is_compressed, answer.await);
        for (name, value) in [
            (header::CONTENT_SECURITY_POLICY, POLICY),
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (header::REFERRER_POLICY, "no-referrer"),
        ] {
            answer = with(answer, name, value);
        }
        visit.answered(answer.status());
        answer
    }

    /// Answers a request if it is meant for this server.
    async fn checked(&self, connection: &Arc<Connection>, request: Request<Incoming>) -> Answer {
        if let Err(error) = self.hosts.check(request.uri(), request.headers()) {
            return refused(&error);
        }
        if is_foreign(&request) {
            return foreign();
        }
        let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
        let path = request.uri().path();
        if let Some(name) = call(path) {
            if request.method() != Method::POST {
                return method_not_allowed(request.method(), request.uri(), "POST");
            }
            return match decoded(name) {
                Ok(name) => {
                    calls::call(&self.shared, connection, &name, request, self.body_timeout).await
                }
                Err(error) => refused(&error),
            };
        }
        if !is_read {
            return method_not_allowed(request.method(), request.uri(), "GET,HEAD");
        }
        match path {
            "/api/v1/openapi.json" => answer(JSON, openapi::DOCUMENT),
            "/api" => answer(HTML, openapi::page()),
            "/health" => answer(TEXT, "ok\n"),
            "/metrics" => answer(TEXT, self.metrics()),
            _ => page::file(request.uri(), request.headers()),
        }
    }

    fn metrics(&self) -> String {
        let Shared { light, heavy, long, metrics } = &*self.shared;
        let loads = [("light", light.load()), ("heavy", heavy.load()), ("long", long.load())];
        metrics.text(&loads)
    }
}

/// The name of the call that a path is for, as it is written there.
fn call(path: &str) -> Option<&str> {
    let name = path.strip_prefix("/api/v1/")?;
    let is_name = !name.is_empty() && !name.contains('/') && name != "openapi.json";
    is_name.then_some(name)
}

/// A part of a path, with the bytes for which `%` and two hexadecimal digits stand.
fn decoded(part: &str) -> Result<String, ApiError> {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        let hex = behind.split_at_checked(2).and_then(|(hex, behind)| {
            let hex = std::str::from_utf8(hex).ok().filter(|it| !it.starts_with('+'))?;
            Some((u8::from_str_radix(hex, 16).ok()?, behind))
        });
        let (byte, behind) = hex.filter(|_| first == b'%').unwrap_or((first, behind));
        bytes.push(byte);
        rest = behind;
    }
    let not_utf8 = |_| ApiError::request(format!("`{part}` in the path is not UTF-8"));
    String::from_utf8(bytes).map_err(not_utf8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_path_is_decoded() {
        for (part, text) in [("hint", "hint"), ("h%69n%74", "hint"), ("%", "%"), ("%+1%4", "%+1%4")]
        {
            assert_eq!(decoded(part).unwrap(), text);
        }
        assert_eq!(decoded("%c3%A9").unwrap(), "é");
        assert!(decoded("hint%ff").is_err());
    }

    #[test]
    fn calls_have_their_paths() {
        assert_eq!(call("/api/v1/hint"), Some("hint"));
        for path in ["/api/v1/", "/api/v1/hint/x", "/api/v1/openapi.json", "/api", "/hint"] {
            assert_eq!(call(path), None, "{path}");
        }
    }
}
