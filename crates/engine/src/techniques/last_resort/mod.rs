//! What is left when no reason a person would find applies.

mod nested_forcing_net;
mod search;
mod template_delete;
mod template_set;

pub use nested_forcing_net::NESTED_FORCING_NET;
pub use search::SEARCH;
pub use template_delete::TEMPLATE_DELETE;
pub use template_set::TEMPLATE_SET;
