//! The drawings as a whole.

mod harmless;
mod roles;
mod samples;
mod snapshots;

#[cfg(feature = "png")]
mod pixels;
