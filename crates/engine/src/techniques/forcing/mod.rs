//! Assumptions followed to a contradiction.

mod nishio;

pub use nishio::NISHIO;
