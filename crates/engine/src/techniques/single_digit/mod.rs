//! Two strong links of one digit.

mod dual_empty_rectangle;
mod dual_two_string_kite;
mod empty_rectangle;
mod skyscraper;
mod turbot_fish;
mod two_string_kite;

pub use dual_empty_rectangle::DUAL_EMPTY_RECTANGLE;
pub use dual_two_string_kite::DUAL_TWO_STRING_KITE;
pub use empty_rectangle::EMPTY_RECTANGLE;
pub use skyscraper::SKYSCRAPER;
pub use turbot_fish::TURBOT_FISH;
pub use two_string_kite::TWO_STRING_KITE;
