//! Two strong links of one digit.

mod empty_rectangle;
mod skyscraper;
mod turbot_fish;
mod two_string_kite;

pub use empty_rectangle::EMPTY_RECTANGLE;
pub use skyscraper::SKYSCRAPER;
pub use turbot_fish::TURBOT_FISH;
pub use two_string_kite::TWO_STRING_KITE;
