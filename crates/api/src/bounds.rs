//! [`Bounds`]: how much a call may take.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ergodoku::Stop;

use crate::ApiError;

/// How much a call may take. Without bounds a call takes as long as it takes.
#[derive(Clone, Default)]
pub struct Bounds {
    left: Option<Arc<dyn Fn() -> Duration + Send + Sync>>,
}

impl Bounds {
    /// At most so long from now.
    pub fn within(time: Duration) -> Bounds {
        let end = Instant::now() + time;
        Bounds::while_left(move || end.saturating_duration_since(Instant::now()))
    }

    /// As long as there is time left by another clock than the system's: in a browser a program of its
    /// own has none.
    pub fn while_left(left: impl Fn() -> Duration + Send + Sync + 'static) -> Bounds {
        Bounds { left: Some(Arc::new(left)) }
    }

    /// How much time is left, if there is a limit.
    pub(crate) fn left(&self) -> Option<Duration> {
        self.left.as_ref().map(|left| left())
    }

    /// Whether there is no time left.
    pub fn is_over(&self) -> bool {
        self.left() == Some(Duration::ZERO)
    }

    /// The same for the engine: its searches are given up when no time is left.
    pub(crate) fn stop(&self) -> Stop {
        match self.left.clone() {
            Some(left) => Stop::when(move || left() == Duration::ZERO),
            None => Stop::never(),
        }
    }

    /// Asked wherever a call could go on for long.
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
