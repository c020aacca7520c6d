//! Sudoku, with reasons: solves as a person does, and names, explains, draws and proves every step.
//!
//! ```
//! use ergodoku::prelude::*;
//!
//! let state: State =
//!     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56".parse()?;
//! let step = state.hint().expect("a step");
//!
//! println!("{step}"); // Hidden Single: 4 in r1 => r1c8=4
//! println!("{}", step.explain(&state)); // In row 1 the digit 4 has only one place left: r1c8. ...
//! assert_eq!(step.check(&state), Ok(())); // its proof is accepted
//!
//! assert!(state.solve()?.to_string().starts_with("563298147"));
//! assert_eq!(state.rate()?.score, 356);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to start
//!
//! - A [`Puzzle`] is what somebody wrote, a [`State`] is what is known so far. Both are read with `parse`
//!   from any [format](text).
//! - [`StateExt`] has the questions: [`solve`](StateExt::solve), [`hint`](StateExt::hint),
//!   [`steps`](StateExt::steps), [`path`](StateExt::path), [`rate`](StateExt::rate),
//!   [`prove`](StateExt::prove), [`why`](StateExt::why).
//! - A [`Step`] names its [`Technique`], explains itself, and carries a proof.
//! - [`State::apply`] takes a [`Conclusion`] and refuses what contradicts the state.
//!
//! `use ergodoku::prelude::*;` brings what most programs need. The `examples` folder of the crate has
//! programs that give hints, solve, rate, generate, check a claim and draw.
//!
//! # Modules
//!
//! | module | what |
//! |---|---|
//! | [`text`] | reading and writing puzzles: lines, grids, pencil marks, Sukaku, HoDoKu's library |
//! | [`explanation`] | sentences and marks, as an explanation has them and a picture shows them |
//! | [`engine`] | techniques, patterns, profiles and limits; searches that can be given up |
//! | [`explainer`] | Sudoku Explainer's ratings |
//! | [`search`] | solutions and their number, millions a second |
//! | [`generate`] | puzzles to a specification, transforms, the canonical form |
//! | [`proof`] | certificates and their independent checker |
//! | [`veripb`] | how many solutions a puzzle has, proved for the external checker VeriPB |
//! | [`claims`] | what somebody says about a position, read and judged |
//! | [`mistake`] | why a position has no solution |
//! | [`rank`] | truths and links: their rank, what falls, covers of least rank, found sets |
//! | [`why`] | the smallest reason for a conclusion, whether or not a technique has it |
//! | [`whips`] | ratings by whips and braids, and by trial and error |
//! | [`render`] | pictures as text, SVG or PNG; booklets as PDF |
//!
//! The crate `ergodoku-api` has the same as JSON.
//!
//! # Features
//!
//! - `png` (on by default): pictures as PNG besides SVG and text;
//! - `pdf` (on by default): booklets as PDF.

mod solve;
mod state_ext;

pub mod mistake;
pub mod prelude;
pub mod veripb;
pub mod why;

/// What somebody says about a position: read as people write it, and judged.
pub use ergodoku_claims as claims;
pub use ergodoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Clash, ClashError, Conclusion, ConclusionError,
    Constraint, Contradiction, Digit, DigitSet, House, HouseKind, HouseSet, NotationError,
    ParseStateError, Puzzle, State, Stop, text,
};
/// Techniques, patterns, profiles and limits, and searches that can be given up.
pub use ergodoku_engine as engine;
pub use ergodoku_engine::{
    Depth, Family, Level, Outcome, Path, Profile, Rating, Step, TECHNIQUES, Technique, technique,
};
/// Sudoku Explainer's ratings, each step explained and proved.
pub use ergodoku_explainer as explainer;
/// Puzzles to a specification, transforms, the canonical form.
pub use ergodoku_generate as generate;
/// Certificates for steps and their independent checker.
pub use ergodoku_proof as proof;
/// Pictures as text, SVG or PNG; booklets as PDF.
pub use ergodoku_render as render;
/// The first solution, all solutions, their number, uniqueness.
pub use ergodoku_search as search;
pub use ergodoku_search::Solution;
/// Berthier's ratings by whips and braids, each step explained and proved.
pub use ergodoku_whips as whips;
/// Truths and links: the rank of a set, what falls by it, the links that cover truths with least rank.
pub use ergodoku_why::rank;
pub use solve::SolveError;
pub use state_ext::StateExt;

/// What an explanation says and draws: sentences whose parts know what they speak of, and marks.
pub mod explanation {
    pub use ergodoku_core::{Explanation, LinkKind, Mark, Role, Sentence, Span, sentence};
}

/// The code of the crate's README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
