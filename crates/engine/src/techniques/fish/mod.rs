//! As many lines as crossing lines for one digit.

mod finned_jellyfish;
mod finned_swordfish;
mod finned_x_wing;
mod jellyfish;
mod sashimi_jellyfish;
mod sashimi_swordfish;
mod sashimi_x_wing;
mod swordfish;
mod x_wing;

pub use finned_jellyfish::FINNED_JELLYFISH;
pub use finned_swordfish::FINNED_SWORDFISH;
pub use finned_x_wing::FINNED_X_WING;
pub use jellyfish::JELLYFISH;
pub use sashimi_jellyfish::SASHIMI_JELLYFISH;
pub use sashimi_swordfish::SASHIMI_SWORDFISH;
pub use sashimi_x_wing::SASHIMI_X_WING;
pub use swordfish::SWORDFISH;
pub use x_wing::X_WING;
