//! [`Metrics`]: what has been called, how often, how long it took, in Prometheus' text format.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// The ends of the histogram's intervals, in seconds.
const BOUNDS: [f64; 10] = [0.000_1, 0.000_5, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Name {
    call: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Outcome {
    call: &'static str,
    status: u32,
}

/// Counts of calls and their times.
pub(crate) struct Metrics {
    registry: Registry,
    calls: Family<Outcome, Counter>,
    seconds: Family<Name, Histogram>,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("ergodoku");
        let calls = Family::<Outcome, Counter>::default();
        registry.register("calls", "Calls by name and HTTP status", calls.clone());
        let seconds = Family::<Name, Histogram>::new_with_constructor(|| Histogram::new(BOUNDS));
        let help = "Time from a request to its answer";
        registry.register_with_unit("call", help, Unit::Seconds, seconds.clone());
        Metrics { registry, calls, seconds }
    }

    pub(crate) fn count(&self, call: &'static str, status: u16, took: Duration) {
        self.calls.get_or_create(&Outcome { call, status: status.into() }).inc();
        self.seconds.get_or_create(&Name { call }).observe(took.as_secs_f64());
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a String takes any text");
        text
    }
}
