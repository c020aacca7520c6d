//! A pivot and pincers.

mod w_wing;
mod xy_wing;
mod xyz_wing;

pub use w_wing::W_WING;
pub use xy_wing::XY_WING;
pub use xyz_wing::XYZ_WING;
