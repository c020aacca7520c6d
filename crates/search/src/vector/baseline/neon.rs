//! [`Neon`]: eight lanes in a 128-bit register, for 64-bit ARM processors.

use std::arch::aarch64::*;

use super::bytes::{self, ByteVector};
use super::pair::HalfBoard;
use crate::vector::{LineBuffers, MAX_LANES, NodeVector, Vector};

/// Eight lanes.
#[derive(Copy, Clone)]
pub(crate) struct Neon(uint16x8_t);

impl Neon {
    #[inline(always)]
    fn from_array(values: &[u16; 8]) -> Neon {
        Neon(intrinsics!(vld1q_u16(values.as_ptr())))
    }
    #[inline(always)]
    fn of_bytes(bytes: uint8x16_t) -> Neon {
        Neon(intrinsics!(vreinterpretq_u16_u8(bytes)))
    }
    #[inline(always)]
    fn bytes(self) -> uint8x16_t {
        intrinsics!(vreinterpretq_u8_u16(self.0))
    }
    /// The bit of each lane.
    #[inline(always)]
    fn lane_bits() -> Neon {
        Neon::from_array(&[1, 2, 4, 8, 16, 32, 64, 128])
    }
    #[inline(always)]
    fn less_one(self) -> Neon {
        self.sub(Neon::splat((), 1))
    }
}

impl Vector for Neon {
    type Token = ();
    /// All bits of a lane, or none.
    type Mask = Neon;
    const LANES: usize = 8;

    #[inline(always)]
    fn with_features<R>((): (), work: impl FnOnce() -> R) -> R {
        work()
    }
    #[inline(always)]
    fn token(&self) {}
    #[inline(always)]
    fn splat((): (), value: u16) -> Neon {
        Neon(intrinsics!(vdupq_n_u16(value)))
    }
    #[inline(always)]
    fn load((): (), values: &[u16; MAX_LANES]) -> Neon {
        Neon::from_array(values.first_chunk().expect("8 of 32"))
    }
    #[inline(always)]
    fn store(self) -> [u16; MAX_LANES] {
        let mut values = [0; MAX_LANES];
        intrinsics!(vst1q_u16(values.as_mut_ptr(), self.0));
        values
    }
    #[inline(always)]
    fn and(self, other: Neon) -> Neon {
        Neon(intrinsics!(vandq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn or(self, other: Neon) -> Neon {
        Neon(intrinsics!(vorrq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn xor(self, other: Neon) -> Neon {
        Neon(intrinsics!(veorq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn and_not(self, other: Neon) -> Neon {
        Neon(intrinsics!(vbicq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn add(self, other: Neon) -> Neon {
        Neon(intrinsics!(vaddq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn sub(self, other: Neon) -> Neon {
        Neon(intrinsics!(vsubq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn min(self, other: Neon) -> Neon {
        Neon(intrinsics!(vminq_u16(self.0, other.0)))
    }
    /// Where the first two differ, the third decides.
    #[inline(always)]
    fn majority(a: Neon, b: Neon, c: Neon) -> Neon {
        Neon(intrinsics!(vbslq_u16(veorq_u16(a.0, b.0), c.0, a.0)))
    }
    #[inline(always)]
    fn simd_eq(self, other: Neon) -> Neon {
        Neon(intrinsics!(vceqq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn simd_lt(self, other: Neon) -> Neon {
        Neon(intrinsics!(vcltq_u16(self.0, other.0)))
    }
    #[inline(always)]
    fn select(mask: Neon, yes: Neon, no: Neon) -> Neon {
        Neon(intrinsics!(vbslq_u16(mask.0, yes.0, no.0)))
    }
    #[inline(always)]
    fn keep_where(self, mask: Neon) -> Neon {
        self.and(mask)
    }
    #[inline(always)]
    fn bitmask(mask: Neon) -> u32 {
        let bits = mask.and(Neon::lane_bits());
        u32::from(intrinsics!(vaddvq_u16(bits.0)))
    }
    #[inline(always)]
    fn mask_from_bits((): (), lanes: u32) -> Neon {
        Neon(intrinsics!(vtstq_u16(Neon::splat((), lanes as u16).0, Neon::lane_bits().0)))
    }
    #[inline(always)]
    fn keep_singles(self) -> Neon {
        Neon(intrinsics!(vbicq_u16(self.0, vtstq_u16(self.0, self.less_one().0))))
    }
    #[inline(always)]
    fn select_hidden(self, hidden: Neon, kept: Neon) -> Neon {
        Neon(intrinsics!(vbslq_u16(vtstq_u16(self.0, hidden.0), hidden.0, kept.0)))
    }
    #[inline(always)]
    fn if_three_bits_or(self, kept: Neon) -> Neon {
        let two = self.and(self.less_one());
        Neon(intrinsics!(vbslq_u16(vtstq_u16(two.0, two.less_one().0), self.0, kept.0)))
    }
    #[inline(always)]
    fn count(self) -> Neon {
        Neon(intrinsics!(vpaddlq_u8(vcntq_u8(self.bytes()))))
    }
}

impl NodeVector for Neon {
    /// The source of each byte.
    type Index = Neon;
    const MOVED_TOGETHER: u32 = 3;

    lanes_in_memory!();

    #[inline(always)]
    fn permutation_from((): (), places: &[u8; MAX_LANES]) -> Neon {
        let bytes = |lane: usize| u16::from(places[lane]) * 0x202 + 0x100;
        Neon::from_array(&std::array::from_fn(bytes))
    }
    #[inline(always)]
    fn permute(self, index: Neon) -> Neon {
        index.look_up(self)
    }
    #[inline(always)]
    fn read(lines: &LineBuffers, cells: &mut [Neon; 81]) {
        bytes::read(lines, cells);
    }
    #[inline(always)]
    fn write(cells: &[Neon; 81], lanes: u32, lines: &mut LineBuffers) {
        bytes::write(cells, lanes, lines);
    }
}

impl ByteVector for Neon {
    #[inline(always)]
    fn from_bytes(bytes: &[u8; 16]) -> Neon {
        Neon::of_bytes(intrinsics!(vld1q_u8(bytes.as_ptr())))
    }
    #[inline(always)]
    fn to_bytes(self) -> [u8; 16] {
        let mut bytes = [0; 16];
        intrinsics!(vst1q_u8(bytes.as_mut_ptr(), self.bytes()));
        bytes
    }
    #[inline(always)]
    fn look_up(self, table: Neon) -> Neon {
        Neon::of_bytes(intrinsics!(vqtbl1q_u8(table.bytes(), self.bytes())))
    }
    #[inline(always)]
    fn interleave(self, other: Neon) -> (Neon, Neon) {
        let (a, b) = (self.bytes(), other.bytes());
        intrinsics!((Neon::of_bytes(vzip1q_u8(a, b)), Neon::of_bytes(vzip2q_u8(a, b))))
    }
    #[inline(always)]
    fn narrow(self, other: Neon) -> Neon {
        // The even bytes of both.
        Neon::of_bytes(intrinsics!(vuzp1q_u8(self.bytes(), other.bytes())))
    }
    #[inline(always)]
    fn count_in_bytes(self) -> Neon {
        Neon::of_bytes(intrinsics!(vcntq_u8(self.bytes())))
    }
    #[inline(always)]
    fn add_bytes(self, other: Neon) -> Neon {
        Neon::of_bytes(intrinsics!(vaddq_u8(self.bytes(), other.bytes())))
    }
}

impl HalfBoard for Neon {
    #[inline(always)]
    fn rotate_within_fours(self) -> (Neon, Neon) {
        let once = Neon::from_bytes(&[2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15]);
        let twice = Neon::from_bytes(&[4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15]);
        (once.look_up(self), twice.look_up(self))
    }
    #[inline(always)]
    fn middle(self, other: Neon) -> Neon {
        Neon(intrinsics!(vextq_u16::<4>(self.0, other.0)))
    }
    #[inline(always)]
    fn firsts(self, other: Neon) -> Neon {
        Neon(intrinsics!(vcombine_u16(vget_low_u16(self.0), vget_low_u16(other.0))))
    }
}
