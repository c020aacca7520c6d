//! One candidate left in a cell, or one place for a digit in a house.

mod full_house;
mod hidden_single;
mod naked_single;

pub use full_house::FULL_HOUSE;
pub use hidden_single::HIDDEN_SINGLE;
pub use naked_single::NAKED_SINGLE;
