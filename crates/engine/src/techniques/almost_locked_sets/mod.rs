//! Cells with one candidate more than they can hold, and what joins them.

mod als_chain;
mod als_xy_wing;
mod als_xz;
mod death_blossom;
mod sue_de_coq;

pub use als_chain::ALS_CHAIN;
pub use als_xy_wing::ALS_XY_WING;
pub use als_xz::ALS_XZ;
pub use death_blossom::DEATH_BLOSSOM;
pub use sue_de_coq::SUE_DE_COQ;
