//! The smallest reason why a candidate of a Sudoku is false, or true: whether or not a technique has it.
//!
//! [`Reasons`] are those of one state. A [`Reason`] has a [`Proof`](ergodoku_proof::Proof), mostly one count,
//! and the [weights](ergodoku_proof::Smallest) that prove that no count has fewer truths. Both are checked by
//! `ergodoku-proof`, which knows nothing of how they were found.
//!
//! The smallest count is a linear program whose best solution nearly always consists of whole numbers.
//! [`Simplex`] solves it in a millisecond or two. No technique is asked and no solution is looked at.

mod branch;
mod count;
mod explain;
mod instance;
mod nested;
mod program;
pub mod rank;
mod reason;
mod reasons;
mod simplex;
mod singles;

pub use reason::{NoReason, Reason, Size, counted};
pub use reasons::Reasons;
pub use simplex::{Outcome, Simplex, Values};

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
