//! A box and a line that share a digit's places.

mod claiming;
mod pointing;

pub use claiming::CLAIMING;
pub use pointing::POINTING;
