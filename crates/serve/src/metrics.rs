//! [`Metrics`]: the requests, their outcomes and times, and the present load, in Prometheus' text format.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::{Family, MetricConstructor};
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::connection::End;
use crate::pool::Load;

/// The status that counts requests whose client went away before the answer.
const GONE: u16 = 499;

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Name {
    call: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Outcome {
    call: &'static str,
    status: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Reason {
    reason: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Class {
    class: &'static str,
}

/// The upper bounds of a histogram's buckets, in seconds, up to the longest time that an answer may take.
#[derive(Clone, Copy)]
struct UpTo(f64);

impl MetricConstructor<Histogram> for UpTo {
    fn new_metric(&self) -> Histogram {
        let UpTo(longest) = *self;
        let steps = (-4..).flat_map(|power| [1.0, 2.5, 5.0].map(|it| it * 10_f64.powi(power)));
        Histogram::new(steps.take_while(move |it| *it < longest).chain([longest]))
    }
}

/// Counts of requests and connections, and their times.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Outcome, Counter>,
    seconds: Family<Name, Histogram, UpTo>,
    connections: Gauge,
    accepted: Counter,
    dropped: Family<Reason, Counter>,
    waiting: Family<Class, Gauge>,
    working: Family<Class, Gauge>,
}

impl Metrics {
    /// For a server that takes at most `longest` to answer a request.
    pub(crate) fn new(longest: Duration) -> Metrics {
        let mut registry = Registry::with_prefix("ergodoku");
        let it = Metrics {
            requests: Family::default(),
            seconds: Family::new_with_constructor(UpTo(longest.as_secs_f64())),
            connections: Gauge::default(),
            accepted: Counter::default(),
            dropped: Family::default(),
            waiting: Family::default(),
            working: Family::default(),
            registry: Registry::default(),
        };
        let help = "Requests by call, or other resource, and HTTP status; 499 if the client went away before \
                    the answer";
        registry.register("requests", help, it.requests.clone());
        let help = "Time from a request's head to its answer";
        registry.register_with_unit("request", help, Unit::Seconds, it.seconds.clone());
        registry.register("connections", "Open connections", it.connections.clone());
        registry.register("connections_accepted", "Connections accepted", it.accepted.clone());
        let help =
            "Connections that ended during a request or an answer, or were closed to make room";
        registry.register("connections_dropped", help, it.dropped.clone());
        registry.register("calls_waiting", "Calls that wait for their turn", it.waiting.clone());
        registry.register("calls_working", "Calls that run", it.working.clone());
        Metrics { registry, ..it }
    }

    pub(crate) fn connection_began(&self) {
        self.connections.inc();
        self.accepted.inc();
    }

    pub(crate) fn connection_ended(&self, end: End) {
        self.connections.dec();
        if end != End::Done {
            self.connection_dropped(end);
        }
    }

    /// Counts a connection that was refused.
    pub(crate) fn connection_refused(&self) {
        self.accepted.inc();
        self.connection_dropped(End::Refused);
    }

    fn connection_dropped(&self, end: End) {
        self.dropped.get_or_create(&Reason { reason: end.name() }).inc();
    }

    pub(crate) fn text(&self, loads: [(&'static str, Load); 2]) -> String {
        for (class, load) in loads {
            let gauges = [(&self.waiting, load.waiting), (&self.working, load.working)];
            for (gauge, number) in gauges {
                gauge.get_or_create(&Class { class }).set(number as i64);
            }
        }
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a String takes any text");
        text
    }
}

/// A request. It is counted and logged once, whatever its outcome.
pub(crate) struct Visit<'a> {
    metrics: &'a Metrics,
    call: &'static str,
    since: Instant,
    status: u16,
}

impl Visit<'_> {
    pub(crate) fn new<'a>(metrics: &'a Metrics, path: &str) -> Visit<'a> {
        Visit { metrics, call: call(path), since: Instant::now(), status: GONE }
    }

    pub(crate) fn answered(mut self, status: StatusCode) {
        self.status = status.as_u16();
    }
}

impl Drop for Visit<'_> {
    fn drop(&mut self) {
        let Visit { metrics, call, since, status } = *self;
        let took = since.elapsed();
        metrics.requests.get_or_create(&Outcome { call, status: status.into() }).inc();
        metrics.seconds.get_or_create(&Name { call }).observe(took.as_secs_f64());
        tracing::info!(call, status, micros = took.as_micros() as u64);
    }
}

/// The label of a path. All unknown paths share one, so that clients cannot fill the memory.
fn call(path: &str) -> &'static str {
    match path {
        "/health" => "health",
        "/metrics" => "metrics",
        "/api" | "/api/v1/openapi.json" => "api",
        _ => match path.strip_prefix("/api/v1/") {
            Some(name) => ergodoku_api::names().find(|it| *it == name).unwrap_or("unknown"),
            None => "page",
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_counted_once_whether_answered_or_not() {
        let metrics = Metrics::new(Duration::from_secs(25));
        Visit::new(&metrics, "/api/v1/hint").answered(StatusCode::OK);
        drop(Visit::new(&metrics, "/api/v1/hint"));
        drop(Visit::new(&metrics, "/api/v1/../etc"));
        let load = Load { waiting: 2, working: 1 };
        let text = metrics.text([("light", load), ("heavy", load)]);
        for line in [
            r#"ergodoku_requests_total{call="hint",status="200"} 1"#,
            r#"ergodoku_requests_total{call="hint",status="499"} 1"#,
            r#"ergodoku_requests_total{call="unknown",status="499"} 1"#,
            r#"ergodoku_request_seconds_count{call="hint"} 2"#,
            r#"ergodoku_request_seconds_bucket{le="25.0",call="hint"} 2"#,
            r#"ergodoku_calls_waiting{class="light"} 2"#,
            r#"ergodoku_calls_working{class="heavy"} 1"#,
        ] {
            assert!(text.lines().any(|it| it == line), "{line} is not in\n{text}");
        }
    }
}
