//! Forcing: premises followed, by chains or by nets, to a contradiction or to what they have in
//! common.
//!
//! What follows from every premise is found once for a state, as sets of candidates (`closures`).
//! Contradictions and common consequences are read off these. A line of inferences is only made for what is
//! reported (`lines`).

mod closure;
mod closures;
mod contradiction;
mod lines;
mod look_ahead;
pub(crate) mod nested;
mod tree;
mod verity;

pub(crate) use closures::{Closures, Propagation};
pub(crate) use contradiction::contradictions;
pub(crate) use lines::{line_to, offer_shortest_first};
pub use verity::Verity;
pub(crate) use verity::verities;
