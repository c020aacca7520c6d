//! Reasons of many states, checked.

#[cfg(target_os = "linux")]
mod measure;
