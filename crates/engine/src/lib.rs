//! Solves Sudoku as a person does: each step is found by a named technique, and can be explained,
//! drawn and proved.
//!
//! ```text
//! text ──parse──▶ Puzzle ──▶ State
//!                              │ &State
//!                              ▼
//!               techniques ──find──▶ Step { technique, pattern, conclusion }
//!                              │        ├─explain─▶ sentences and marks
//!                              │        └─check───▶ proof accepted or rejected
//!                              ▼
//!                    State::apply(&Conclusion) ──▶ next State
//! ```
//!
//! A technique *finds*; only [`State::apply`](ergodoku_core::State::apply) changes a state. The
//! layers, each using those before it: `context` (what searches share), [`patterns`] (the searches), `step`
//! and `technique`, [`techniques`] and `catalogue`, `profile`, `driver`, `path` and `solve`.
//!
//! ```
//! use ergodoku_core::{State, text};
//! use ergodoku_engine::{Depth, Profile, next_step};
//!
//! let entry = text::parse_one(
//!     ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....",
//! )?;
//! let state = State::new(&entry.puzzle).unwrap();
//! let step = next_step(&state, &Profile::default()).expect("a step");
//! println!("{step}");
//! println!("{}", step.hint(&state, Depth::Where));
//! println!("{}", step.explain(&state));
//! assert_eq!(step.check(&state), Ok(()));
//! # Ok::<(), ergodoku_core::text::ParseError>(())
//! ```

mod catalogue;
mod context;
mod driver;
mod example;
mod family;
mod limits;
mod matrix;
mod path;
pub mod patterns;
mod position;
mod profile;
pub mod rate;
mod shortest;
mod sink;
mod solve;
mod sort;
mod step;
mod technique;
pub mod techniques;

pub use catalogue::{TECHNIQUES, UnknownTechniqueError, technique, techniques_named};
pub use context::Context;
pub use example::Example;
pub use limits::{Bounded, Limits};
pub use path::{Outcome, Path};
pub use patterns::Pattern;
pub use position::Position;
pub use profile::{Pick, Profile, ProfileError, Rank};
pub use rate::{GIVE_UP_SCORE, GUESS_SCORE, Rating, rate, rate_until};
pub use shortest::{Aim, Shortest, shortest};
pub use solve::{
    Effort, InterruptedError, all_steps, find_steps, find_steps_of, find_steps_within, has_no_step,
    next_step, next_step_until,
};
pub use step::{Depth, Step};
pub use technique::{Family, Hodoku, Level, PatternSink, Technique};

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
