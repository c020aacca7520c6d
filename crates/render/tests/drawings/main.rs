//! Tests of complete drawings.

mod harmless;
mod roles;
mod samples;
mod snapshots;

#[cfg(feature = "png")]
mod pixels;
