//! Ratings: how hard a puzzle is by the scales of the field.

mod error;
mod hodoku;

pub use error::{RateError, ratable};
pub use hodoku::{GIVE_UP_SCORE, GUESS_SCORE, Rating, rate, rate_until};
