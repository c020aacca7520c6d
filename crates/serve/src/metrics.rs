//! [`Metrics`]: the requests, their outcomes and times, and the present load, in Prometheus' text format.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use hyper::StatusCode;

use crate::connection::End;
use crate::log::info;
use crate::pool::Load;

/// The status that counts requests whose client went away before the answer.
const GONE: u16 = 499;

/// Counts of requests and connections, and their times.
pub(crate) struct Metrics {
    /// The upper bounds of the buckets of times, in seconds, up to the longest that an answer may take.
    up_to: Vec<f64>,
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    /// By call and status.
    requests: BTreeMap<(&'static str, u16), u64>,
    seconds: BTreeMap<&'static str, Times>,
    connections: u64,
    accepted: u64,
    dropped: BTreeMap<&'static str, u64>,
}

/// Times that requests took.
#[derive(Clone, Default)]
struct Times {
    /// In seconds.
    sum: f64,
    count: u64,
    /// How many took at most as long as each upper bound.
    within: Vec<u64>,
}

impl Metrics {
    /// For a server that takes at most `longest` to answer a request.
    pub(crate) fn new(longest: Duration) -> Metrics {
        let longest = longest.as_secs_f64();
        let steps = (-4..).flat_map(|power| [1.0, 2.5, 5.0].map(|it| it * 10_f64.powi(power)));
        let up_to = steps.take_while(|it| *it < longest).chain([longest]).collect();
        Metrics { up_to, counts: Mutex::default() }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn connection_began(&self) {
        let mut counts = self.counts();
        counts.connections += 1;
        counts.accepted += 1;
    }

    pub(crate) fn connection_ended(&self, end: End) {
        let mut counts = self.counts();
        counts.connections -= 1;
        if end != End::Done {
            *counts.dropped.entry(end.name()).or_default() += 1;
        }
    }

    /// Counts a connection that was refused.
    pub(crate) fn connection_refused(&self) {
        let mut counts = self.counts();
        counts.accepted += 1;
        *counts.dropped.entry(End::Refused.name()).or_default() += 1;
    }

    fn request_ended(&self, call: &'static str, status: u16, took: Duration) {
        let mut counts = self.counts();
        *counts.requests.entry((call, status)).or_default() += 1;
        let times = counts.seconds.entry(call).or_default();
        let seconds = took.as_secs_f64();
        times.sum += seconds;
        times.count += 1;
        times.within.resize(self.up_to.len(), 0);
        for (number, _) in times.within.iter_mut().zip(&self.up_to).filter(|it| seconds <= *it.1) {
            *number += 1;
        }
    }

    pub(crate) fn text(&self, loads: &[(&'static str, Load)]) -> String {
        let counts = self.counts();
        let mut text = Text(String::new());
        let help = "Requests by call, or other resource, and HTTP status; 499 if the client went away before \
                    the answer";
        text.family("requests", "counter", help);
        for ((call, status), number) in &counts.requests {
            let labels = format!(r#"call="{call}",status="{status}""#);
            text.sample("requests_total", &labels, number);
        }
        self.times(&counts.seconds, &mut text);
        text.family("connections", "gauge", "Open connections");
        text.sample("connections", "", counts.connections);
        text.family("connections_accepted", "counter", "Connections accepted");
        text.sample("connections_accepted_total", "", counts.accepted);
        let help =
            "Connections that ended during a request or an answer, or were closed to make room";
        text.family("connections_dropped", "counter", help);
        for (reason, number) in &counts.dropped {
            text.sample("connections_dropped_total", &format!(r#"reason="{reason}""#), number);
        }
        text.family("calls_waiting", "gauge", "Calls that wait for their turn");
        for (class, load) in loads {
            text.sample("calls_waiting", &format!(r#"class="{class}""#), load.waiting);
        }
        text.family("calls_working", "gauge", "Calls that run");
        for (class, load) in loads {
            text.sample("calls_working", &format!(r#"class="{class}""#), load.working);
        }
        text.0.push_str("# EOF\n");
        text.0
    }

    fn times(&self, seconds: &BTreeMap<&'static str, Times>, text: &mut Text) {
        text.family("request_seconds", "histogram", "Time from a request's head to its answer");
        text.0.push_str("# UNIT ergodoku_request_seconds seconds\n");
        for (call, times) in seconds {
            let label = format!(r#"call="{call}""#);
            text.sample("request_seconds_sum", &label, format!("{:?}", times.sum));
            text.sample("request_seconds_count", &label, times.count);
            for (most, number) in self.up_to.iter().zip(&times.within) {
                let labels = format!(r#"le="{most:?}",{label}"#);
                text.sample("request_seconds_bucket", &labels, number);
            }
            text.sample("request_seconds_bucket", &format!(r#"le="+Inf",{label}"#), times.count);
        }
    }
}

/// Text in Prometheus' format (OpenMetrics 1.0).
struct Text(String);

impl Text {
    fn family(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP ergodoku_{name} {help}.\n# TYPE ergodoku_{name} {kind}");
    }

    fn sample(&mut self, name: &str, labels: &str, value: impl Display) {
        let _ = match labels {
            "" => writeln!(self.0, "ergodoku_{name} {value}"),
            _ => writeln!(self.0, "ergodoku_{name}{{{labels}}} {value}"),
        };
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
        metrics.request_ended(call, status, took);
        let micros = took.as_micros() as u64;
        info("", &[("call", call.into()), ("status", status.into()), ("micros", micros.into())]);
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
        let text = metrics.text(&[("light", load), ("heavy", load)]);
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
