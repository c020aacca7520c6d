//! [`Simd128`]: eight lanes in a 128-bit register of WebAssembly.
//!
//! The module is built for these instructions, so they may be called like any others; only pointers need `unsafe`.
//! The engine that runs it makes instructions of the processor of them. Those with no counterpart on x86-64 are
//! avoided: a comparison for "not equal" is two there.

use std::arch::wasm32::*;

use super::bytes::{self, ByteVector};
use super::pair::HalfBoard;
use crate::vector::{LineBuffers, MAX_LANES, NodeVector, Vector};

/// Eight lanes.
#[derive(Copy, Clone)]
pub(crate) struct Simd128(v128);

impl Simd128 {
    /// The bit of each lane.
    #[inline(always)]
    fn lane_bits() -> Simd128 {
        Simd128(u16x8(1, 2, 4, 8, 16, 32, 64, 128))
    }
}

impl Vector for Simd128 {
    type Token = ();
    /// All bits of a lane, or none.
    type Mask = Simd128;
    const LANES: usize = 8;

    #[inline(always)]
    fn with_features<R>((): (), work: impl FnOnce() -> R) -> R {
        work()
    }
    #[inline(always)]
    fn token(&self) {}
    #[inline(always)]
    fn splat((): (), value: u16) -> Simd128 {
        Simd128(u16x8_splat(value))
    }
    #[inline(always)]
    fn load((): (), values: &[u16; MAX_LANES]) -> Simd128 {
        // SAFETY: the array is larger than what is read, and no alignment is needed.
        Simd128(unsafe { v128_load(values.as_ptr().cast()) })
    }
    #[inline(always)]
    fn store(self) -> [u16; MAX_LANES] {
        let mut values = [0; MAX_LANES];
        // SAFETY: the array is larger than what is written, and no alignment is needed.
        unsafe { v128_store(values.as_mut_ptr().cast(), self.0) };
        values
    }
    #[inline(always)]
    fn and(self, other: Simd128) -> Simd128 {
        Simd128(v128_and(self.0, other.0))
    }
    #[inline(always)]
    fn or(self, other: Simd128) -> Simd128 {
        Simd128(v128_or(self.0, other.0))
    }
    #[inline(always)]
    fn xor(self, other: Simd128) -> Simd128 {
        Simd128(v128_xor(self.0, other.0))
    }
    #[inline(always)]
    fn and_not(self, other: Simd128) -> Simd128 {
        Simd128(v128_andnot(self.0, other.0))
    }
    #[inline(always)]
    fn add(self, other: Simd128) -> Simd128 {
        Simd128(u16x8_add(self.0, other.0))
    }
    #[inline(always)]
    fn sub(self, other: Simd128) -> Simd128 {
        Simd128(u16x8_sub(self.0, other.0))
    }
    #[inline(always)]
    fn min(self, other: Simd128) -> Simd128 {
        Simd128(u16x8_min(self.0, other.0))
    }
    #[inline(always)]
    fn simd_eq(self, other: Simd128) -> Simd128 {
        Simd128(u16x8_eq(self.0, other.0))
    }
    #[inline(always)]
    fn simd_lt(self, other: Simd128) -> Simd128 {
        Simd128(u16x8_lt(self.0, other.0))
    }
    #[inline(always)]
    fn select(mask: Simd128, yes: Simd128, no: Simd128) -> Simd128 {
        Simd128(v128_bitselect(yes.0, no.0, mask.0))
    }
    #[inline(always)]
    fn keep_where(self, mask: Simd128) -> Simd128 {
        self.and(mask)
    }
    #[inline(always)]
    fn bitmask(mask: Simd128) -> u32 {
        u32::from(u16x8_bitmask(mask.0))
    }
    #[inline(always)]
    fn mask_from_bits((): (), lanes: u32) -> Simd128 {
        let bits = Simd128::lane_bits();
        Simd128::splat((), lanes as u16).and(bits).simd_eq(bits)
    }
    #[inline(always)]
    fn count(self) -> Simd128 {
        Simd128(u16x8_extadd_pairwise_u8x16(u8x16_popcnt(self.0)))
    }
}

impl NodeVector for Simd128 {
    /// The source of each byte.
    type Index = Simd128;

    lanes_in_memory!();

    #[inline(always)]
    fn permutation_from((): (), places: &[u8; MAX_LANES]) -> Simd128 {
        let bytes = |lane: usize| u16::from(places[lane]) * 0x202 + 0x100;
        Simd128::load((), &std::array::from_fn(bytes))
    }
    #[inline(always)]
    fn permute(self, index: Simd128) -> Simd128 {
        index.look_up(self)
    }
    #[inline(always)]
    fn read(lines: &LineBuffers, cells: &mut [Simd128; 81]) {
        bytes::read(lines, cells);
    }
    #[inline(always)]
    fn write(cells: &[Simd128; 81], lanes: u32, lines: &mut LineBuffers) {
        bytes::write(cells, lanes, lines);
    }
}

impl ByteVector for Simd128 {
    #[inline(always)]
    fn from_bytes(bytes: &[u8; 16]) -> Simd128 {
        // SAFETY: the reference is to as many bytes as are read, and no alignment is needed.
        Simd128(unsafe { v128_load(bytes.as_ptr().cast()) })
    }
    #[inline(always)]
    fn to_bytes(self) -> [u8; 16] {
        let mut bytes = [0; 16];
        // SAFETY: the array is as large as what is written, and no alignment is needed.
        unsafe { v128_store(bytes.as_mut_ptr().cast(), self.0) };
        bytes
    }
    #[inline(always)]
    fn look_up(self, table: Simd128) -> Simd128 {
        Simd128(u8x16_swizzle(table.0, self.0))
    }
    #[inline(always)]
    fn interleave(self, other: Simd128) -> (Simd128, Simd128) {
        let (a, b) = (self.0, other.0);
        (
            Simd128(u8x16_shuffle::<0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(a, b)),
            Simd128(u8x16_shuffle::<8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31>(
                a, b,
            )),
        )
    }
    #[inline(always)]
    fn narrow(self, other: Simd128) -> Simd128 {
        Simd128(u8x16_narrow_i16x8(self.0, other.0))
    }
    #[inline(always)]
    fn count_in_bytes(self) -> Simd128 {
        Simd128(u8x16_popcnt(self.0))
    }
    #[inline(always)]
    fn add_bytes(self, other: Simd128) -> Simd128 {
        Simd128(u8x16_add(self.0, other.0))
    }
}

impl HalfBoard for Simd128 {
    #[inline(always)]
    fn rotate_within_fours(self) -> (Simd128, Simd128) {
        let x = self.0;
        (
            Simd128(u16x8_shuffle::<1, 2, 0, 3, 5, 6, 4, 7>(x, x)),
            Simd128(u16x8_shuffle::<2, 0, 1, 3, 6, 4, 5, 7>(x, x)),
        )
    }
    #[inline(always)]
    fn middle(self, other: Simd128) -> Simd128 {
        Simd128(u64x2_shuffle::<1, 2>(self.0, other.0))
    }
    #[inline(always)]
    fn firsts(self, other: Simd128) -> Simd128 {
        Simd128(u64x2_shuffle::<0, 2>(self.0, other.0))
    }
}
