//! Sudoku, with reasons: solves as a person does, and names, explains, draws and proves every step.
//!
//! ```
//! use ergodoku::{Profile, State, next_step, text};
//!
//! let entry = text::parse_one(
//!     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56",
//! )?;
//! let state = State::new(&entry.puzzle)?;
//! let step = next_step(&state, &Profile::default()).expect("a step");
//!
//! println!("{step}");                                   // in the field's notation
//! println!("{}", step.explain(&state));                 // in words
//! assert_eq!(step.check(&state), Ok(()));               // proved
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate gathers the project's libraries under one name:
//!
//! - the vocabulary: [`Cell`], [`Digit`], [`Candidate`], [`House`], [`Puzzle`], [`State`], and the
//!   [`text`] formats;
//! - the engine: [`TECHNIQUES`], [`Profile`], [`Path`], [`next_step`], [`all_steps`], [`Step`];
//! - [`explainer`]: Sudoku Explainer's ratings;
//! - [`proof`]: certificates, their checker, and a writer for the external checker VeriPB;
//! - [`search`]: solutions and their number;
//! - [`generate`]: puzzles to a specification, transforms, the canonical form;
//! - [`render`]: a state and the marks of an explanation as text, SVG or PNG;
//! - [`mistake`]: why a position has no solution;
//! - [`veripb`]: how many solutions a puzzle has, proved for the external checker VeriPB.
//!
//! The same as JSON, and calls that take and give JSON, are in the crate `ergodoku-api`.

pub use ergodoku_core::*;
pub use ergodoku_engine::*;
/// Sudoku Explainer's ratings, each step explained and proved.
pub use ergodoku_explainer as explainer;
/// Puzzles to a specification, transforms, the canonical form.
pub use ergodoku_generate as generate;
/// Certificates for steps and their independent checker.
pub use ergodoku_proof as proof;
/// Drawings.
pub use ergodoku_render as render;
/// The first solution, the number of solutions, uniqueness.
pub use ergodoku_search as search;

pub mod mistake;
mod solve;
pub mod veripb;

pub use solve::SolveError;
