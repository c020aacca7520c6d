//! Ergodoku as JSON: the records that the command writes, and the calls that the page and the HTTP
//! interface make. One schema, with one version, [`record::SCHEMA`]; `docs/json.md` describes it.
//!
//! - [`record`]: what is known of a puzzle, a step, a rating or a technique, as plain data;
//! - [`call`]: a request in, an answer out, both JSON. A call does no input or output, keeps nothing
//!   for the next call and holds no thread, so that it serves behind HTTP and in a browser's Worker
//!   alike;
//! - `descriptions`, with the feature `schema`: the schema of every call's request and answer, as OpenAPI has it.
//!
//! ```
//! use ergodoku_api::{Bounds, call};
//!
//! let puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";
//! let answer = call("hint", &format!(r#"{{"puzzle": "{puzzle}"}}"#), &Bounds::default())?;
//! assert!(answer.contains("Hidden Single"));
//! # Ok::<(), ergodoku_api::ApiError>(())
//! ```

mod bounds;
mod calls;
mod error;
mod json;
pub mod record;
#[cfg(feature = "schema")]
mod schema;

pub use bounds::Bounds;
pub use calls::{call, first, names, no_such_call};
pub use error::ApiError;
pub use json::Json;
#[cfg(feature = "schema")]
pub use schema::{CallDescription, components, descriptions};

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
