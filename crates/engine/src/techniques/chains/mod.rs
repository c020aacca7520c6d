//! Strong and weak links in turn.

mod aic;
mod continuous_nice_loop;
mod discontinuous_nice_loop;
mod grouped_aic;
mod grouped_continuous_nice_loop;
mod grouped_discontinuous_nice_loop;
mod remote_pair;
mod x_chain;
mod xy_chain;

pub use aic::AIC;
pub use continuous_nice_loop::CONTINUOUS_NICE_LOOP;
pub use discontinuous_nice_loop::DISCONTINUOUS_NICE_LOOP;
pub use grouped_aic::GROUPED_AIC;
pub use grouped_continuous_nice_loop::GROUPED_CONTINUOUS_NICE_LOOP;
pub use grouped_discontinuous_nice_loop::GROUPED_DISCONTINUOUS_NICE_LOOP;
pub use remote_pair::REMOTE_PAIR;
pub use x_chain::X_CHAIN;
pub use xy_chain::XY_CHAIN;
