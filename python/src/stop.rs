//! Long work: without Python's lock, and ended by Ctrl-C or when its time is up.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ergodoku::Stop;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// How long Python's signals may wait.
const PATIENCE: Duration = Duration::from_millis(50);

/// A limit in seconds as Python has it.
pub(crate) fn limit(seconds: Option<f64>) -> PyResult<Option<Duration>> {
    let limit = seconds.map(|seconds| {
        let time = Duration::try_from_secs_f64(seconds);
        time.map_err(|_| PyValueError::new_err("`time_limit` is a number of seconds from 0"))
    });
    limit.transpose()
}

/// Does work on this thread, under a stop that is due once the time is up or a signal raises an exception, which
/// becomes the result.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    limit: Option<Duration>,
    work: impl FnOnce(&Stop) -> T + Send,
) -> PyResult<T> {
    let raised: Arc<Mutex<Option<PyErr>>> = Arc::default();
    let (start, asked) = (Instant::now(), AtomicU64::new(0));
    let stop = Stop::when({
        let raised = Arc::clone(&raised);
        move || {
            let now = start.elapsed();
            let last = Duration::from_micros(asked.load(Relaxed));
            if now.saturating_sub(last) >= PATIENCE {
                asked.store(now.as_micros() as u64, Relaxed);
                if let Err(error) = Python::attach(|py| py.check_signals()) {
                    *raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                    return true;
                }
            }
            limit.is_some_and(|limit| now >= limit)
        }
    });
    let done = py.detach(|| work(&stop));
    match raised.lock().unwrap_or_else(PoisonError::into_inner).take() {
        Some(error) => Err(error),
        None => Ok(done),
    }
}

/// Does work on other threads, while this one looks after signals. The work ends early once the flag that it is
/// given is set.
pub(crate) fn on_threads<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&Arc<AtomicBool>) -> T + Send,
) -> PyResult<T> {
    let cancelled = Arc::new(AtomicBool::new(false));
    py.detach(|| {
        std::thread::scope(|scope| {
            let waiting = std::thread::current();
            let handle = scope.spawn({
                let cancelled = Arc::clone(&cancelled);
                move || {
                    let done = work(&cancelled);
                    waiting.unpark();
                    done
                }
            });
            let mut raised = Ok(());
            while !handle.is_finished() {
                std::thread::park_timeout(PATIENCE);
                if raised.is_ok() && !handle.is_finished() {
                    raised = Python::attach(|py| py.check_signals());
                    cancelled.fetch_or(raised.is_err(), Relaxed);
                }
            }
            match handle.join() {
                Ok(done) => raised.map(|()| done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        })
    })
}
