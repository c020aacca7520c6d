//! The vocabulary of Ergodoku: the parts of a Sudoku, and their notation.
//!
//! A [`Digit`] in a [`Cell`] is a [`Candidate`]; a candidate that is true or false is a [`Literal`]. Nine
//! cells that must hold all nine digits are a [`House`], and a [`Constraint`] is one rule of the game. A
//! [`Puzzle`] is a position as entered, a [`State`] what is known so far, and a [`Conclusion`] leads from
//! one state to the next. An [`Explanation`] says and draws why.
//!
//! This crate contains no solving logic and has no dependencies. The feature `serde` adds serialisation in
//! the usual notation.
//!
//! ```
//! use ergodoku_core::{Cell, Digit, State, text};
//!
//! let entry = text::parse_one(
//!     ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....",
//! )?;
//! let state = State::new(&entry.puzzle)?;
//! let r1c3 = Cell::at(0, 2);
//! assert_eq!(r1c3.to_string(), "r1c3");
//! assert_eq!(state.candidates(r1c3).to_string(), "24");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod candidate;
mod cell;
mod conclusion;
mod constraint;
mod contradiction;
mod counts;
mod digit;
mod each;
mod explanation;
mod fluent;
mod house;
mod literal;
mod messages;
mod notation;
mod parse;
mod puzzle;
mod role;
mod rules;
mod sentence;
#[cfg(feature = "serde")]
mod serialise;
mod sets;
mod speaker;
mod state;
mod stop;
pub mod text;

pub use candidate::Candidate;
pub use cell::Cell;
pub use conclusion::{Conclusion, ConclusionError};
pub use constraint::Constraint;
pub use contradiction::Contradiction;
pub use digit::Digit;
#[doc(hidden)]
pub use each::Each;
pub use explanation::{Explanation, Length, LinkKind, Mark, Voice};
pub use house::{House, HouseKind, Line};
pub use literal::Literal;
pub use messages::Language;
pub use notation::NotationError;
pub use parse::ParseStateError;
pub use puzzle::{Clash, ClashError, Puzzle};
pub use role::Role;
pub use rules::{Candidates, Classic, ConstraintId, Rules, VariantRules, VariantState};
pub use sentence::{Said, Sentence, Span};
pub use sets::{CandidateSet, CellSet, DigitSet, HouseSet};
pub use state::{Observer, State};
pub use stop::Stop;

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
