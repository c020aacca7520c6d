//! A pivot and pincers.

mod xy_wing;
mod xyz_wing;

pub use xy_wing::XY_WING;
pub use xyz_wing::XYZ_WING;
