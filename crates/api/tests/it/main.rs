//! The tests from outside, one program for all: each would link everything for itself.

mod calls;
mod claims;
mod many;
mod mistakes;
mod positions;
mod records;
#[cfg(feature = "schema")]
mod schema;
mod shortest;
