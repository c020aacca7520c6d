//! The tools as the official SDK's client sees them, over a pair of streams in memory.

mod hints;
mod support;
mod tools;
