//! Functions provided by the host: time and randomness.

use std::time::Duration;

#[cfg(target_family = "wasm")]
#[allow(unsafe_code, reason = "functions of the browser; neither takes an address")]
mod browser {
    #[link(wasm_import_module = "host")]
    unsafe extern "C" {
        /// Milliseconds since an arbitrary point in time.
        pub(super) safe fn now() -> f64;
        /// A random number.
        pub(super) safe fn random() -> u64;
    }
}

/// The time since an arbitrary point before the first call.
#[cfg(target_family = "wasm")]
pub(crate) fn now() -> Duration {
    Duration::from_secs_f64(browser::now().max(0.0) / 1000.0)
}

/// An unpredictable number.
#[cfg(target_family = "wasm")]
pub(crate) fn random() -> u64 {
    browser::random()
}

#[cfg(not(target_family = "wasm"))]
pub(crate) fn now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);
    STARTED.elapsed()
}

#[cfg(not(target_family = "wasm"))]
pub(crate) fn random() -> u64 {
    fastrand::u64(..)
}
