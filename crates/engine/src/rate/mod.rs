//! Ratings: how hard a puzzle is by the scales of the field.

mod hodoku;

pub use hodoku::{GIVE_UP_SCORE, GUESS_SCORE, Rating, rate, rate_until};
