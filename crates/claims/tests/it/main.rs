//! Claims read, written and judged.

mod arguments;
mod damaged;
mod docs;
mod forms;
mod json;
mod judge;
mod notations;
mod paths;
mod transcripts;
