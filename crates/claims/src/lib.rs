//! What people, programs and models say about a Sudoku.
//!
//! A [`Claim`] is data: conclusions, and how they are said to follow.
//! [`argument::check`] judges how it says so, and a [`Judge`] whether it holds at all.

pub mod argument;
mod claim;
pub mod json;
pub mod judge;
mod read;
mod write;

pub use claim::{Argument, Chain, Claim, Node, Pattern};
pub use judge::{Judge, Ruling, Verdict};
pub use read::{ReadError, Said, transcript, truths_and_links};

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
