//! The tests from outside, one program for all: each would link everything for itself.

mod calls;
mod claims;
mod first;
mod languages;
mod links;
mod many;
mod mistakes;
mod positions;
mod records;
#[cfg(feature = "schema")]
mod schema;
mod shortest;

/// A puzzle that needs nested nets, so that a search in it takes long.
const HARD: &str =
    ".6..5..1..29..8.........9.....3....8...8.....25..67..14......3..1....69.9.213....:747";
