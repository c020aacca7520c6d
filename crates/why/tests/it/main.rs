//! Reasons of many states, checked.

mod exhaustive;
#[cfg(target_os = "linux")]
mod measure;
mod rank;
mod reasons;
mod states;
