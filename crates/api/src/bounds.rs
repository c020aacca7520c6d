//! [`Bounds`]: how long a call may take.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ergodoku::Stop;

use serde::Serialize;

use crate::record::ExplainedStep;

/// What a call tells while it runs.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Part {
    /// A step.
    Step(Box<ExplainedStep>),
    /// A rating is this at least: ER, EP and ED, 0 where not known yet.
    AtLeast { er: f64, ep: f64, ed: f64 },
}

/// How long a call may take; by default as long as it needs.
///
/// ```
/// use std::time::Duration;
///
/// use ergodoku_api::{Bounds, call};
///
/// let body = r#"{"puzzle": "................................................................................."}"#;
/// assert!(call("check", body, &Bounds::within(Duration::from_secs(5))).is_ok());
/// ```
#[derive(Clone, Default)]
pub struct Bounds {
    left: Option<Arc<dyn Fn() -> Duration + Send + Sync>>,
    told: Option<Arc<Told>>,
}

/// What takes each part as JSON.
type Told = dyn Fn(&str) + Send + Sync;

impl Bounds {
    /// At most this time from now.
    pub fn within(time: Duration) -> Bounds {
        let end = Instant::now() + time;
        Bounds::while_left(move || end.saturating_duration_since(Instant::now()))
    }

    /// By a clock of the caller's, which gives the time left: in a browser, WebAssembly has no system clock.
    pub fn while_left(left: impl Fn() -> Duration + Send + Sync + 'static) -> Bounds {
        Bounds { left: Some(Arc::new(left)), told: None }
    }

    /// Tells, while a call runs, what it has found: each step of `solve` and `steps`, which their answers then leave
    /// out, and what a rating is at least, each as JSON.
    ///
    /// ```
    /// use std::sync::{Arc, Mutex};
    ///
    /// use ergodoku_api::{Bounds, call};
    ///
    /// let puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
    /// let told = Arc::new(Mutex::new(Vec::new()));
    /// let parts = told.clone();
    /// let bounds = Bounds::default().telling(move |part| parts.lock().unwrap().push(part.to_string()));
    /// let answer = call("solve", &format!(r#"{{"puzzle":"{puzzle}"}}"#), &bounds)?;
    /// assert!(answer.contains(r#""steps":[]"#));
    /// assert!(told.lock().unwrap()[0].starts_with(r#"{"step":{"#));
    /// # Ok::<(), ergodoku_api::ApiError>(())
    /// ```
    #[must_use]
    pub fn telling(self, told: impl Fn(&str) + Send + Sync + 'static) -> Bounds {
        Bounds { told: Some(Arc::new(told)), ..self }
    }

    /// Whether somebody wants to know what is found while a call runs.
    pub(crate) fn is_telling(&self) -> bool {
        self.told.is_some()
    }

    /// Tells a part of an answer.
    pub(crate) fn tell(&self, part: &Part) {
        if let Some(told) = &self.told {
            told(&serde_json::to_string(part).expect("a part is plain data"));
        }
    }

    /// The time left, if there is a limit.
    pub(crate) fn left(&self) -> Option<Duration> {
        self.left.as_ref().map(|left| left())
    }

    /// Whether there is no time left.
    pub fn is_over(&self) -> bool {
        self.left() == Some(Duration::ZERO)
    }

    /// The same for the engine, whose searches stop when no time is left.
    pub(crate) fn stop(&self) -> Stop {
        match self.left.clone() {
            Some(left) => Stop::when(move || left() == Duration::ZERO),
            None => Stop::never(),
        }
    }

    /// For a call that answers with the best it has: due while a quarter of the time is left, or after this number of
    /// checks. The latter also ends it where nothing says what time is left.
    pub(crate) fn stop_early(&self, checks: u64) -> Stop {
        let stop = match (self.left.clone(), self.left()) {
            (Some(left), Some(now)) => Stop::when(move || left() <= now / 4),
            _ => Stop::never(),
        };
        stop.within(checks)
    }
}

impl fmt::Debug for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bounds").field("left", &self.left()).finish()
    }
}
