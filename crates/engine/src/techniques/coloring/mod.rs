//! Strong links of one digit in two colours.

mod multi_colors_1;
mod multi_colors_2;
mod simple_colors_trap;
mod simple_colors_wrap;

pub use multi_colors_1::MULTI_COLORS_1;
pub use multi_colors_2::MULTI_COLORS_2;
pub use simple_colors_trap::SIMPLE_COLORS_TRAP;
pub use simple_colors_wrap::SIMPLE_COLORS_WRAP;
