//! Assumptions followed to a contradiction, or to what they have in common.

mod forcing_chain_contradiction;
mod forcing_chain_verity;
mod forcing_net_contradiction;
mod forcing_net_verity;
mod nishio;

pub use forcing_chain_contradiction::FORCING_CHAIN_CONTRADICTION;
pub use forcing_chain_verity::FORCING_CHAIN_VERITY;
pub use forcing_net_contradiction::FORCING_NET_CONTRADICTION;
pub use forcing_net_verity::FORCING_NET_VERITY;
pub use nishio::NISHIO;
