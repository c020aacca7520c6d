//! [`Sse2`]: eight lanes in a 128-bit register, for every x86-64 processor.
//!
//! What the compiler makes of plain integers takes an eighth more instructions.

use std::arch::x86_64::*;

use super::pair::HalfBoard;
use crate::vector::{MAX_LANES, NodeVector, Vector};

/// Eight lanes.
#[derive(Copy, Clone)]
pub(crate) struct Sse2(__m128i);

impl Sse2 {
    /// Shifts each lane to the right.
    #[inline(always)]
    fn shifted<const BITS: i32>(self) -> Sse2 {
        Sse2(intrinsics!(_mm_srli_epi16::<BITS>(self.0)))
    }
}

impl Vector for Sse2 {
    type Token = ();
    /// All bits of a lane, or none.
    type Mask = Sse2;
    const LANES: usize = 8;

    #[inline(always)]
    fn with_features<R>((): (), work: impl FnOnce() -> R) -> R {
        work()
    }
    #[inline(always)]
    fn token(&self) {}
    #[inline(always)]
    fn splat((): (), value: u16) -> Sse2 {
        Sse2(intrinsics!(_mm_set1_epi16(value as i16)))
    }
    #[inline(always)]
    fn load((): (), values: &[u16; MAX_LANES]) -> Sse2 {
        Sse2(intrinsics!(_mm_loadu_si128(values.as_ptr().cast())))
    }
    #[inline(always)]
    fn store(self) -> [u16; MAX_LANES] {
        let mut values = [0; MAX_LANES];
        intrinsics!(_mm_storeu_si128(values.as_mut_ptr().cast(), self.0));
        values
    }
    #[inline(always)]
    fn and(self, other: Sse2) -> Sse2 {
        Sse2(intrinsics!(_mm_and_si128(self.0, other.0)))
    }
    #[inline(always)]
    fn or(self, other: Sse2) -> Sse2 {
        Sse2(intrinsics!(_mm_or_si128(self.0, other.0)))
    }
    #[inline(always)]
    fn xor(self, other: Sse2) -> Sse2 {
        Sse2(intrinsics!(_mm_xor_si128(self.0, other.0)))
    }
    #[inline(always)]
    fn and_not(self, other: Sse2) -> Sse2 {
        Sse2(intrinsics!(_mm_andnot_si128(other.0, self.0)))
    }
    #[inline(always)]
    fn add(self, other: Sse2) -> Sse2 {
        Sse2(intrinsics!(_mm_add_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn sub(self, other: Sse2) -> Sse2 {
        Sse2(intrinsics!(_mm_sub_epi16(self.0, other.0)))
    }
    /// Compares as signed values, as there is no unsigned instruction.
    #[inline(always)]
    fn min(self, other: Sse2) -> Sse2 {
        Sse2(intrinsics!(_mm_min_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn simd_eq(self, other: Sse2) -> Sse2 {
        Sse2(intrinsics!(_mm_cmpeq_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn simd_lt(self, other: Sse2) -> Sse2 {
        Sse2(intrinsics!({
            let sign = _mm_set1_epi16(i16::MIN);
            _mm_cmplt_epi16(_mm_xor_si128(self.0, sign), _mm_xor_si128(other.0, sign))
        }))
    }
    #[inline(always)]
    fn select(mask: Sse2, yes: Sse2, no: Sse2) -> Sse2 {
        yes.and(mask).or(no.and_not(mask))
    }
    #[inline(always)]
    fn keep_where(self, mask: Sse2) -> Sse2 {
        self.and(mask)
    }
    #[inline(always)]
    fn bitmask(mask: Sse2) -> u32 {
        intrinsics!(_mm_movemask_epi8(_mm_packs_epi16(mask.0, _mm_setzero_si128())) as u32)
    }
    #[inline(always)]
    fn mask_from_bits((): (), lanes: u32) -> Sse2 {
        let bits = Sse2(intrinsics!(_mm_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128)));
        Sse2::splat((), lanes as u16).and(bits).simd_eq(bits)
    }
    #[inline(always)]
    fn count(self) -> Sse2 {
        // Adds neighbouring bits, then neighbouring pairs, and so on.
        let (pairs, fours) = (Sse2::splat((), 0x5555), Sse2::splat((), 0x3333));
        let x = self.sub(self.shifted::<1>().and(pairs));
        let x = x.and(fours).add(x.shifted::<2>().and(fours));
        let x = x.add(x.shifted::<4>()).and(Sse2::splat((), 0x0f0f));
        x.add(x.shifted::<8>()).and(Sse2::splat((), 0x1f))
    }
}

impl NodeVector for Sse2 {
    type Index = [u8; 8];
    const MOVED_TOGETHER: u32 = 8;

    lanes_in_memory!();

    #[inline(always)]
    fn permutation_from((): (), places: &[u8; MAX_LANES]) -> [u8; 8] {
        *places.first_chunk().expect("8 of 32")
    }
    /// Without an instruction for it: lane by lane, through memory.
    #[inline(always)]
    fn permute(self, index: [u8; 8]) -> Sse2 {
        let values = self.store();
        let mut moved = [0; MAX_LANES];
        for (moved, place) in moved.iter_mut().zip(index) {
            *moved = values[usize::from(place & 7)];
        }
        Sse2::load((), &moved)
    }
}

impl HalfBoard for Sse2 {
    #[inline(always)]
    fn rotate_within_fours(self) -> (Sse2, Sse2) {
        intrinsics!({
            let once = _mm_shufflelo_epi16::<0b11_00_10_01>(self.0);
            let twice = _mm_shufflelo_epi16::<0b11_01_00_10>(self.0);
            (
                Sse2(_mm_shufflehi_epi16::<0b11_00_10_01>(once)),
                Sse2(_mm_shufflehi_epi16::<0b11_01_00_10>(twice)),
            )
        })
    }
    #[inline(always)]
    fn middle(self, other: Sse2) -> Sse2 {
        intrinsics!({
            let (a, b) = (_mm_castsi128_pd(self.0), _mm_castsi128_pd(other.0));
            Sse2(_mm_castpd_si128(_mm_shuffle_pd::<0b01>(a, b)))
        })
    }
    #[inline(always)]
    fn firsts(self, other: Sse2) -> Sse2 {
        Sse2(intrinsics!(_mm_unpacklo_epi64(self.0, other.0)))
    }
}
