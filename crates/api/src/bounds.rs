//! [`Bounds`]: how long a call may take.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ergodoku::Stop;

use crate::ApiError;

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
}

impl Bounds {
    /// At most this time from now.
    pub fn within(time: Duration) -> Bounds {
        let end = Instant::now() + time;
        Bounds::while_left(move || end.saturating_duration_since(Instant::now()))
    }

    /// By a clock of the caller's, which gives the time left: in a browser, WebAssembly has no system clock.
    pub fn while_left(left: impl Fn() -> Duration + Send + Sync + 'static) -> Bounds {
        Bounds { left: Some(Arc::new(left)) }
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

    /// For calls to ask wherever they could take long.
    pub(crate) fn check(&self) -> Result<(), ApiError> {
        match self.left() {
            Some(Duration::ZERO) => Err(ApiError::too_long()),
            _ => Ok(()),
        }
    }
}

impl fmt::Debug for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bounds").field("left", &self.left()).finish()
    }
}
