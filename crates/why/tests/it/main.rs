//! Reasons of many states, checked.

mod exhaustive;
#[cfg(target_os = "linux")]
mod measure;
mod reasons;
mod states;
