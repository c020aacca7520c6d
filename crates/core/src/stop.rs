//! [`Stop`]: interrupts searches.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// The condition of a stop is evaluated once in this number of checks.
const CHECKS_PER_EVALUATION: u64 = 32;

/// Decides when a search is interrupted: never, at some time, on a condition, or after an amount of work.
///
/// A search calls [`is_due`](Stop::is_due) at least once in each bounded piece of its work, and returns as
/// soon as that is true. It then stays true, so that the caller can use [`is_over`](Stop::is_over) to find
/// out whether the search was interrupted. Clones share their state, also across threads.
///
/// ```
/// use ergodoku_core::Stop;
///
/// let stop = Stop::never().within(2);
/// assert!(!stop.is_due() && !stop.is_due() && !stop.is_over());
/// assert!(stop.is_due() && stop.is_over());
/// assert_eq!(stop.checks(), 3);
/// ```
#[derive(Clone, Default)]
pub struct Stop(Option<Arc<Bound>>);

struct Bound {
    condition: Option<Box<dyn Fn() -> bool + Send + Sync>>,
    /// The number of checks after which the stop is due, whatever the condition.
    allowed: AtomicU64,
    checks: AtomicU64,
    is_over: AtomicBool,
}

impl Stop {
    /// A stop that is never due. Its checks cost nothing.
    pub const fn never() -> Stop {
        Stop(None)
    }

    /// A stop that is due after `time` from now.
    pub fn after(time: Duration) -> Stop {
        // A time beyond the range of the clock never comes.
        Instant::now().checked_add(time).map_or(Stop::never(), Stop::at)
    }

    /// A stop that is due at `time`.
    pub fn at(time: Instant) -> Stop {
        Stop::when(move || Instant::now() >= time)
    }

    /// A stop that is due once a condition holds, for instance a flag set by another thread, or a clock other
    /// than the system's. The condition is evaluated at the first check, and then at one check in 32.
    pub fn when(condition: impl Fn() -> bool + Send + Sync + 'static) -> Stop {
        Stop::of(Some(Box::new(condition)), u64::MAX)
    }

    /// A stop that is due when this one is, or when the condition holds.
    pub fn or(&self, condition: impl Fn() -> bool + Send + Sync + 'static) -> Stop {
        let this = self.clone();
        Stop::when(move || this.holds() || condition())
    }

    /// A stop that is due when this one is, or after `checks` checks. As searches are deterministic, this
    /// bounds their work without a clock.
    pub fn within(&self, checks: u64) -> Stop {
        let this = self.clone();
        let is_bounded = self.0.is_some();
        Stop::of(is_bounded.then(|| Box::new(move || this.holds()) as _), checks)
    }

    /// Resets the number of checks allowed by [`within`](Stop::within) to `checks` from now on, for several
    /// searches in turn that share a stop. A stop that is over stays over, and one that is never due stays
    /// so.
    pub fn allow(&self, checks: u64) {
        if let Some(bound) = &self.0 {
            let until = bound.checks.load(Relaxed).saturating_add(checks);
            bound.allowed.store(until, Relaxed);
        }
    }

    fn of(condition: Option<Box<dyn Fn() -> bool + Send + Sync>>, allowed: u64) -> Stop {
        let (allowed, checks) = (AtomicU64::new(allowed), AtomicU64::new(0));
        let is_over = AtomicBool::new(false);
        Stop(Some(Arc::new(Bound { condition, allowed, checks, is_over })))
    }

    /// Whether the calling search must stop now. Counts as a check.
    #[inline]
    pub fn is_due(&self) -> bool {
        self.0.as_ref().is_some_and(|bound| bound.check())
    }

    /// Whether any check found the stop due: a search under it may have been interrupted.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.0.as_ref().is_some_and(|bound| bound.is_over.load(Relaxed))
    }

    /// The number of checks so far, a measure of the work done. It stays 0 if the stop is
    /// [`never`](Stop::never) due, and may be too low with several threads.
    pub fn checks(&self) -> u64 {
        self.0.as_ref().map_or(0, |bound| bound.checks.load(Relaxed))
    }

    /// Whether the stop is due, without counting a check.
    fn holds(&self) -> bool {
        self.0.as_ref().is_some_and(|bound| bound.holds())
    }
}

impl Bound {
    fn check(&self) -> bool {
        // Other threads need no exact count, so the addition need not be atomic.
        let before = self.checks.load(Relaxed);
        self.checks.store(before + 1, Relaxed);
        if before >= self.allowed.load(Relaxed) {
            self.is_over.store(true, Relaxed);
        }
        match before % CHECKS_PER_EVALUATION {
            0 => self.holds(),
            _ => self.is_over.load(Relaxed),
        }
    }

    fn holds(&self) -> bool {
        if !self.is_over.load(Relaxed) && self.condition.as_ref().is_some_and(|it| it()) {
            self.is_over.store(true, Relaxed);
        }
        self.is_over.load(Relaxed)
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stop")
            .field("is_never", &self.0.is_none())
            .field("checks", &self.checks())
            .field("is_over", &self.is_over())
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of checks until the stop is due, if at most a thousand.
    fn checks_until_due(stop: &Stop) -> usize {
        (1..=1000).find(|_| stop.is_due()).unwrap_or(usize::MAX)
    }

    #[test]
    fn never_is_never_due_and_counts_nothing() {
        let stop = Stop::never();
        assert_eq!(checks_until_due(&stop), usize::MAX);
        assert_eq!((stop.checks(), stop.is_over()), (0, false));
    }

    #[test]
    fn a_condition_that_holds_is_found_by_the_first_check() {
        for stop in [Stop::after(Duration::ZERO), Stop::when(|| true), Stop::never().within(0)] {
            assert!(!stop.is_over(), "nothing has been interrupted yet");
            assert_eq!(checks_until_due(&stop), 1);
        }
    }

    #[test]
    fn a_condition_is_evaluated_periodically_and_stays_true() {
        let (asked, flag) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let stop = Stop::when({
            let (asked, flag) = (Arc::clone(&asked), Arc::clone(&flag));
            move || {
                asked.fetch_add(1, Relaxed);
                flag.load(Relaxed)
            }
        });
        assert_eq!(checks_until_due(&stop), usize::MAX);
        assert_eq!(asked.load(Relaxed), 1000_u64.div_ceil(CHECKS_PER_EVALUATION));
        flag.store(true, Relaxed);
        assert!(checks_until_due(&stop) <= CHECKS_PER_EVALUATION as usize);
        flag.store(false, Relaxed);
        assert!(stop.is_due() && stop.clone().is_over());
    }

    #[test]
    fn nested_bounds_both_apply() {
        let outer = Stop::never().within(100);
        let inner = outer.within(10);
        assert_eq!(checks_until_due(&inner), 11);
        assert!(!outer.is_over(), "the inner stop's checks do not count for the outer one");
        assert_eq!(checks_until_due(&outer), 101);
        assert!(checks_until_due(&outer.within(1000)) == 1);
        assert!(checks_until_due(&Stop::never().or(|| true)) == 1);
    }

    #[test]
    fn allowed_checks_count_from_the_call_on() {
        let stop = Stop::never().within(0);
        for allowed in [5, 3] {
            stop.allow(allowed);
            assert!((0..allowed).all(|_| !stop.is_due()));
        }
        assert!(stop.is_due());
        stop.allow(5);
        assert!(stop.is_due(), "a stop that is over stays over");
    }

    #[test]
    fn a_time_beyond_the_range_of_the_clock_never_comes() {
        assert!(!Stop::after(Duration::MAX).is_due());
    }
}
