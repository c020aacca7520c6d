//! [`Stop`]: when a search is given up.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// The clock, or whatever else makes a stop due, is asked at one check of so many.
const ASKED_EVERY: u64 = 32;

/// When a search is given up: never, at some time, when a condition holds, or after so much work.
///
/// A search asks [`is_due`](Stop::is_due) again and again, at least once in each bounded piece of its
/// work, and returns as soon as the answer is yes. The answer stays yes from then on, so that whoever
/// started the search can ask [`is_over`](Stop::is_over) whether it came to its end. Clones share what
/// they know: they are one stop, also across threads.
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
    /// How many checks are answered with no, whatever the condition says.
    allowed: AtomicU64,
    checks: AtomicU64,
    is_over: AtomicBool,
}

impl Stop {
    /// Never: a search under it goes on to its end, and pays nothing for its checks.
    pub const fn never() -> Stop {
        Stop(None)
    }

    /// After some time from now.
    pub fn after(time: Duration) -> Stop {
        // A time beyond what the clock can tell never comes.
        Instant::now().checked_add(time).map_or(Stop::never(), Stop::at)
    }

    /// At some time.
    pub fn at(time: Instant) -> Stop {
        Stop::when(move || Instant::now() >= time)
    }

    /// Once a condition holds: another thread has set a flag, or a clock other than the system's has come
    /// so far. It is asked at the first check, and then at one of 32.
    pub fn when(condition: impl Fn() -> bool + Send + Sync + 'static) -> Stop {
        Stop::of(Some(Box::new(condition)), u64::MAX)
    }

    /// When this one is due or the condition holds.
    pub fn or(&self, condition: impl Fn() -> bool + Send + Sync + 'static) -> Stop {
        let this = self.clone();
        Stop::when(move || this.holds() || condition())
    }

    /// When this one is due, or once it has been asked more than so many times. Searches ask in the same
    /// order each time, so that this bounds their work without a clock.
    pub fn within(&self, checks: u64) -> Stop {
        let this = self.clone();
        let is_bounded = self.0.is_some();
        Stop::of(is_bounded.then(|| Box::new(move || this.holds()) as _), checks)
    }

    /// Allows for so many checks from now on, whatever was left of those that [`within`](Stop::within)
    /// allowed: for several searches in turn that share what they find out. What is over stays over, and
    /// what is never due stays so.
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

    /// Whether the search that asks is to be given up.
    #[inline]
    pub fn is_due(&self) -> bool {
        self.0.as_ref().is_some_and(|bound| bound.check())
    }

    /// Whether any check has been answered with yes: a search under this stop may have been cut short.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.0.as_ref().is_some_and(|bound| bound.is_over.load(Relaxed))
    }

    /// How often it has been asked: a measure of the work done. Not counted if the stop is
    /// [`never`](Stop::never) due; searches in several threads may count too few.
    pub fn checks(&self) -> u64 {
        self.0.as_ref().map_or(0, |bound| bound.checks.load(Relaxed))
    }

    /// Whether it is due, asked by another stop: that is no check of its own.
    fn holds(&self) -> bool {
        self.0.as_ref().is_some_and(|bound| bound.holds())
    }
}

impl Bound {
    fn check(&self) -> bool {
        // No other thread has to see the exact count, so that adding to it need not be atomic.
        let before = self.checks.load(Relaxed);
        self.checks.store(before + 1, Relaxed);
        if before >= self.allowed.load(Relaxed) {
            self.is_over.store(true, Relaxed);
        }
        match before % ASKED_EVERY {
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

    /// How many checks it takes until the stop is due, up to a thousand.
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
    fn what_is_due_from_the_start_is_due_at_the_first_check() {
        for stop in [Stop::after(Duration::ZERO), Stop::when(|| true), Stop::never().within(0)] {
            assert!(!stop.is_over(), "nothing has been cut short yet");
            assert_eq!(checks_until_due(&stop), 1);
        }
    }

    #[test]
    fn a_condition_is_asked_now_and_then_and_its_yes_stays() {
        let (asked, flag) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let stop = Stop::when({
            let (asked, flag) = (Arc::clone(&asked), Arc::clone(&flag));
            move || {
                asked.fetch_add(1, Relaxed);
                flag.load(Relaxed)
            }
        });
        assert_eq!(checks_until_due(&stop), usize::MAX);
        assert_eq!(asked.load(Relaxed), 1000_u64.div_ceil(ASKED_EVERY));
        flag.store(true, Relaxed);
        assert!(checks_until_due(&stop) <= ASKED_EVERY as usize);
        flag.store(false, Relaxed);
        assert!(stop.is_due() && stop.clone().is_over());
    }

    #[test]
    fn bounds_within_bounds_are_both_kept() {
        let outer = Stop::never().within(100);
        let inner = outer.within(10);
        assert_eq!(checks_until_due(&inner), 11);
        assert!(!outer.is_over(), "the outer one is not asked for the inner one's work");
        assert_eq!(checks_until_due(&outer), 101);
        assert!(checks_until_due(&outer.within(1000)) == 1);
        assert!(checks_until_due(&Stop::never().or(|| true)) == 1);
    }

    #[test]
    fn what_is_allowed_counts_from_then_on() {
        let stop = Stop::never().within(0);
        for allowed in [5, 3] {
            stop.allow(allowed);
            assert!((0..allowed).all(|_| !stop.is_due()));
        }
        assert!(stop.is_due());
        stop.allow(5);
        assert!(stop.is_due(), "what is over stays over");
    }

    #[test]
    fn a_time_that_the_clock_cannot_tell_never_comes() {
        assert!(!Stop::after(Duration::MAX).is_due());
    }
}
