//! As many lines as crossing lines for one digit.

mod finned_jellyfish;
mod finned_leviathan;
mod finned_squirmbag;
mod finned_swordfish;
mod finned_whale;
mod finned_x_wing;
mod jellyfish;
mod leviathan;
mod sashimi_jellyfish;
mod sashimi_leviathan;
mod sashimi_squirmbag;
mod sashimi_swordfish;
mod sashimi_whale;
mod sashimi_x_wing;
mod squirmbag;
mod swordfish;
mod whale;
mod x_wing;

pub use finned_jellyfish::FINNED_JELLYFISH;
pub use finned_leviathan::FINNED_LEVIATHAN;
pub use finned_squirmbag::FINNED_SQUIRMBAG;
pub use finned_swordfish::FINNED_SWORDFISH;
pub use finned_whale::FINNED_WHALE;
pub use finned_x_wing::FINNED_X_WING;
pub use jellyfish::JELLYFISH;
pub use leviathan::LEVIATHAN;
pub use sashimi_jellyfish::SASHIMI_JELLYFISH;
pub use sashimi_leviathan::SASHIMI_LEVIATHAN;
pub use sashimi_squirmbag::SASHIMI_SQUIRMBAG;
pub use sashimi_swordfish::SASHIMI_SWORDFISH;
pub use sashimi_whale::SASHIMI_WHALE;
pub use sashimi_x_wing::SASHIMI_X_WING;
pub use squirmbag::SQUIRMBAG;
pub use swordfish::SWORDFISH;
pub use whale::WHALE;
pub use x_wing::X_WING;
