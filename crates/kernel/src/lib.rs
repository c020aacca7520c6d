//! The inference that both rule books rest on: links between candidates, what follows from a candidate
//! by them, and searches along them.
//!
//! The kernel knows no technique, no order of steps and no rating. It answers what follows from what;
//! which answer matters, and what it is called, is left to those who ask.
//!
//! - [`bits`]: sets of nodes as bits, of any width or of one known at compile time.

pub mod bits;

pub use bits::{NodeSet, Rows, Words, nodes_in};
