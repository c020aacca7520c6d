//! What the modules of the vector types have in common.

/// Evaluates intrinsics, in the modules of the vector types.
#[cfg(all(any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
macro_rules! intrinsics {
    ($($body:tt)*) => {{
        // SAFETY: the intrinsics require only that the processor supports them. Those of `baseline` are part
        // of the target. Elsewhere, each calling function takes a vector of the module's type or its token.
        // Both are made only from a token that `detect` returned after querying the processor. Pointers come
        // from references to at least as many bytes as are read or written, and need no alignment.
        #[allow(unused_unsafe)]
        unsafe { $($body)* }
    }};
}

/// The lanes of a register as values in memory, for vectors whose first field is the register.
#[cfg(any(
    all(target_arch = "x86_64", not(miri)),
    all(target_arch = "aarch64", target_feature = "neon", not(miri)),
    all(target_arch = "wasm32", target_feature = "simd128"),
))]
macro_rules! lanes_in_memory {
    () => {
        #[inline(always)]
        fn lane(&self, lane: usize) -> u16 {
            // SAFETY: the register is `LANES` values in memory, and the remainder is below that.
            unsafe { *(&raw const self.0).cast::<u16>().add(lane % Self::LANES) }
        }
        #[inline(always)]
        fn set_lane(&mut self, lane: usize, value: u16) {
            // SAFETY: as above.
            unsafe { *(&raw mut self.0).cast::<u16>().add(lane % Self::LANES) = value }
        }
    };
}
