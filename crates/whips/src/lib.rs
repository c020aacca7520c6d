//! Denis Berthier's ratings: the length of the longest whip, g-whip, braid, g-braid or subset that the simplest
//! solution of a puzzle needs.
//!
//! What whips and braids are is said in [`ergodoku_kernel::whips`], which searches them. A rating takes singles first, which have no
//! length, then eliminations of length 1, 2 and so on; after each it begins again. The rating is the greatest length: 0 if singles
//! solve the puzzle.
//!
//! - [`Scale`] says which chains there are; `rating` what the result is.
//! - `levels` eliminates by the shortest chains and subsets; `trial` by assumptions: T&E and BxB.
//! - `steps` rates step by step, each as a step of the engine; `notation` writes it as CSP-Rules does. [`techniques`] says what
//!   each chain is.

mod levels;
mod notation;
mod rater;
mod rating;
mod scale;
mod steps;
pub mod techniques;
mod trial;

use ergodoku_core::Puzzle;
use ergodoku_engine::rate::ratable;

pub use ergodoku_engine::rate::RateError;
pub use rater::Rater;
pub use rating::{PuzzleRating, RatedStep, RatingEnd, RatingOptions};
pub use scale::Scale;

/// Rates a puzzle. A [`Rater`] is faster for many puzzles.
///
/// ```
/// use ergodoku_core::text;
/// use ergodoku_whips::{RatingOptions, Scale, rate};
///
/// let entry = text::parse_one(
///     "1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5.",
/// )?;
/// let rating = rate(&entry.puzzle, &RatingOptions::new(Scale::GW)).expect("one solution");
/// assert_eq!(rating.rating, Some(3));
/// # Ok::<(), ergodoku_core::text::ParseError>(())
/// ```
///
/// # Errors
/// If digits clash, or the puzzle has not exactly one solution.
pub fn rate(puzzle: &Puzzle, options: &RatingOptions) -> Result<PuzzleRating, RateError> {
    let state = ratable(puzzle)?;
    Ok(Rater::default().rate(&state, options))
}

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
