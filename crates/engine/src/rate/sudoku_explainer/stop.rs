//! [`Stop`]: when a search is given up.

use std::time::{Duration, Instant};

/// When a search is given up. What it has found by then is not the whole truth, and is thrown away.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stop {
    deadline: Option<Instant>,
}

impl Stop {
    /// After this time, if any is given. The clock is not looked at if none is: there may be no clock.
    pub(super) fn after(limit: Option<Duration>) -> Stop {
        Stop { deadline: limit.and_then(|limit| Instant::now().checked_add(limit)) }
    }

    /// Whether the time is over.
    #[inline]
    pub(super) fn is_over(self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
