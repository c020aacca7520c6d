//! The registers of 128 bits that every processor of the target has, and so need no token.

#[cfg(any(target_arch = "aarch64", target_arch = "wasm32"))]
mod bytes;
#[cfg(target_arch = "aarch64")]
mod neon;
mod pair;
#[cfg(target_arch = "wasm32")]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod sse2;

use crate::Tier;

/// Eight lanes in a register.
#[cfg(target_arch = "aarch64")]
pub(crate) type Baseline = neon::Neon;
#[cfg(target_arch = "wasm32")]
pub(crate) type Baseline = simd128::Simd128;
#[cfg(target_arch = "x86_64")]
pub(crate) type Baseline = sse2::Sse2;

/// A board in two of them.
pub(crate) type BaselineBoard = pair::Pair<Baseline>;

/// The tier of these registers.
pub(crate) const BASELINE: Option<Tier> = Some(if cfg!(target_arch = "aarch64") {
    Tier::Neon
} else if cfg!(target_arch = "wasm32") {
    Tier::Simd128
} else {
    Tier::Sse2
});
