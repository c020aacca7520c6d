//! As many digits as cells.

mod hidden_pair;
mod hidden_quad;
mod hidden_triple;
mod locked_pair;
mod locked_triple;
mod naked_pair;
mod naked_quad;
mod naked_triple;

pub use hidden_pair::HIDDEN_PAIR;
pub use hidden_quad::HIDDEN_QUAD;
pub use hidden_triple::HIDDEN_TRIPLE;
pub use locked_pair::LOCKED_PAIR;
pub use locked_triple::LOCKED_TRIPLE;
pub use naked_pair::NAKED_PAIR;
pub use naked_quad::NAKED_QUAD;
pub use naked_triple::NAKED_TRIPLE;
