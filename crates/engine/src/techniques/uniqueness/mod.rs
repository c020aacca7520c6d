//! Patterns that would leave the puzzle a second solution.

mod avoidable_rectangle_1;
mod avoidable_rectangle_2;
mod bug_plus_one;
mod hidden_rectangle;
mod unique_rectangle_1;
mod unique_rectangle_2;
mod unique_rectangle_3;
mod unique_rectangle_4;
mod unique_rectangle_5;
mod unique_rectangle_6;

pub use avoidable_rectangle_1::AVOIDABLE_RECTANGLE_1;
pub use avoidable_rectangle_2::AVOIDABLE_RECTANGLE_2;
pub use bug_plus_one::BUG_PLUS_ONE;
pub use hidden_rectangle::HIDDEN_RECTANGLE;
pub use unique_rectangle_1::UNIQUE_RECTANGLE_1;
pub use unique_rectangle_2::UNIQUE_RECTANGLE_2;
pub use unique_rectangle_3::UNIQUE_RECTANGLE_3;
pub use unique_rectangle_4::UNIQUE_RECTANGLE_4;
pub use unique_rectangle_5::UNIQUE_RECTANGLE_5;
pub use unique_rectangle_6::UNIQUE_RECTANGLE_6;
