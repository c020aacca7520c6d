//! Ratings: how hard a puzzle is by the scales of the field.

mod hodoku;
#[allow(clippy::large_enum_variant)]
pub mod sudoku_explainer;

pub use hodoku::{GIVE_UP_SCORE, GUESS_SCORE, Rating, rate, rate_until};
