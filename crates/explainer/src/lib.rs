//! Sudoku Explainer's ratings: by the rules of version 1.2.1, in their order, with their peculiarities; or by
//! those of its successor SukakuExplainer 1.18.1, which has more.
//!
//! Rules are tried in a fixed order, and the first hint of any rule is the next step. So a rating depends on
//! the order in which a rule searches the grid; each file here states the order of its rule. Only unique loops
//! and searches for chains compare all their hints.
//!
//! How a puzzle is rated, file by file:
//! - `rater` applies `rules`, the simple rules up to 4.4, and then the others in their order; `scale` says which
//!   rules there are, `rating` what the result is.
//! - Each rule searches a `grid` and gives a `hint`: singles, locking, sets, fish, wings, unique loops, graves,
//!   aligned cells, SukakuExplainer's strong links and bent sets, and `chains`. Where a rule needs combinations of
//!   cells or digits, they come from `combinations`; where it treats all digits at once, from `band_grid`.
//! - `report` has Sudoku Explainer's name of a hint, `convert` and `convert_chain` make a step of it that the
//!   engine explains, draws and proves.
//! - `direct`, in tests only, has the same rules in the plainest way. It is what the fast searches are checked
//!   against.

// Cells, houses and digits are numbers here, and loops go through the numbers.
#![allow(clippy::needless_range_loop)]

mod aligned;
mod band_grid;
mod band_words;
mod bent_sets;
mod bug;
mod chains;
mod combinations;
mod convert;
mod convert_chain;
#[cfg(test)]
mod direct;
mod fish;
mod grid;
mod hint;
mod length;
mod locking;
mod rater;
mod rating;
mod report;
mod rules;
mod scale;
mod sets;
mod singles;
mod strong_links;
mod unique_loop;
mod wings;

use ergodoku_core::Puzzle;

pub use ergodoku_engine::rate::RateError;
pub use rater::Rater;
pub use rating::{PuzzleRating, RatedStep, RatingEnd, RatingOptions};
pub use scale::Scale;

/// Rates a puzzle and lists its steps. A [`Rater`] is faster for many puzzles, for limits, or where the steps
/// are not needed.
///
/// ```
/// use ergodoku_core::text;
/// use ergodoku_explainer::{Scale, rate};
///
/// let entry = text::parse_one(
///     ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....",
/// )?;
/// let rating = rate(&entry.puzzle, &Scale::Se121).expect("one solution");
/// assert_eq!((rating.er, rating.ep, rating.ed), (2.0, 1.2, 1.2));
/// let hardest = rating.steps.iter().find(|it| it.rating == rating.er).expect("a hardest step");
/// assert_eq!(hardest.name, "Direct Hidden Pair");
/// println!("{}", hardest.step().explain(&hardest.state));
/// # Ok::<(), ergodoku_core::text::ParseError>(())
/// ```
///
/// # Errors
/// If digits clash, or the puzzle has not exactly one solution.
pub fn rate(puzzle: &Puzzle, scale: &Scale) -> Result<PuzzleRating, RateError> {
    let options = RatingOptions { scale: *scale, steps: true, ..RatingOptions::default() };
    Rater::default().rate_puzzle(puzzle, &options)
}

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
