//! Functions provided by the host: time and randomness.

use std::time::Duration;

#[cfg(target_family = "wasm")]
#[allow(unsafe_code, reason = "functions of the browser; they only read what they are given")]
mod browser {
    #[link(wasm_import_module = "host")]
    unsafe extern "C" {
        /// Milliseconds since an arbitrary point in time.
        pub(super) safe fn now() -> f64;
        /// A random number.
        pub(super) safe fn random() -> u64;
        /// Takes a part of an answer: its address and its length in bytes.
        pub(super) safe fn tell(address: usize, length: usize);
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

/// Hands a part of an answer to the host, which copies it.
#[cfg(target_family = "wasm")]
pub(crate) fn tell(part: &str) {
    browser::tell(part.as_ptr() as usize, part.len());
}

/// Nobody listens.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn tell(_part: &str) {}

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
