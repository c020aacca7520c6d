//! [`Words`]: lanes in 64-bit integers, for every machine.

use super::{BoardVector, MAX_LANES, Vector};

/// The lanes of a board, four in each word, without the last four, which no board uses. This compiles to
/// better code than an array: rotating the words is free.
#[derive(Copy, Clone)]
pub(crate) struct Words([u64; 3]);

/// The lowest bit of each lane.
const LOW: u64 = 0x0001_0001_0001_0001;
/// The highest bit of each lane.
const HIGH: u64 = LOW << 15;

/// Fills the lanes that have their highest bit set.
#[inline(always)]
fn fill_lanes(high: u64) -> u64 {
    let low = high >> 15 & LOW;
    (low << 16).wrapping_sub(low)
}

/// The highest bit of each lane that is not 0.
#[inline(always)]
fn nonzero(x: u64) -> u64 {
    (((x & !HIGH) + !HIGH) | x) & HIGH
}

/// Subtracts lane by lane.
#[inline(always)]
fn difference(a: u64, b: u64) -> u64 {
    (a | HIGH).wrapping_sub(b & !HIGH) ^ ((a ^ !b) & HIGH)
}

/// Clears the lowest bit of each lane.
#[inline(always)]
fn without_lowest(x: u64) -> u64 {
    x & ((x | HIGH) - LOW)
}

impl Words {
    #[inline(always)]
    fn map(self, f: impl Fn(u64) -> u64) -> Words {
        let [a, b, c] = self.0;
        Words([f(a), f(b), f(c)])
    }
    #[inline(always)]
    fn zip(self, other: Words, f: impl Fn(u64, u64) -> u64) -> Words {
        let ([a, b, c], [d, e, g]) = (self.0, other.0);
        Words([f(a, d), f(b, e), f(c, g)])
    }
}

impl Vector for Words {
    type Token = ();
    /// All bits of a lane, or none.
    type Mask = Words;
    const LANES: usize = 16;

    #[inline(always)]
    fn with_features<R>((): (), work: impl FnOnce() -> R) -> R {
        work()
    }
    #[inline(always)]
    fn token(&self) {}
    #[inline(always)]
    fn splat((): (), value: u16) -> Words {
        Words([u64::from(value) * LOW; 3])
    }
    #[inline(always)]
    fn load((): (), values: &[u16; MAX_LANES]) -> Words {
        let word = |n: usize| (0..4).rev().fold(0, |x, i| x << 16 | u64::from(values[4 * n + i]));
        Words([word(0), word(1), word(2)])
    }
    #[inline(always)]
    fn store(self) -> [u16; MAX_LANES] {
        let mut values = [0; MAX_LANES];
        for (values, word) in values.chunks_exact_mut(4).zip(self.0) {
            for (lane, value) in values.iter_mut().enumerate() {
                *value = (word >> (16 * lane)) as u16;
            }
        }
        values
    }
    #[inline(always)]
    fn and(self, other: Words) -> Words {
        self.zip(other, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, other: Words) -> Words {
        self.zip(other, |a, b| a | b)
    }
    #[inline(always)]
    fn xor(self, other: Words) -> Words {
        self.zip(other, |a, b| a ^ b)
    }
    #[inline(always)]
    fn and_not(self, other: Words) -> Words {
        self.zip(other, |a, b| a & !b)
    }
    /// Sums of candidates stay within their lanes.
    #[inline(always)]
    fn add(self, other: Words) -> Words {
        self.zip(other, u64::wrapping_add)
    }
    #[inline(always)]
    fn sub(self, other: Words) -> Words {
        self.zip(other, difference)
    }
    #[inline(always)]
    fn min(self, other: Words) -> Words {
        Words::select(self.simd_lt(other), self, other)
    }
    #[inline(always)]
    fn simd_eq(self, other: Words) -> Words {
        self.zip(other, |a, b| !fill_lanes(nonzero(a ^ b)))
    }
    #[inline(always)]
    fn simd_lt(self, other: Words) -> Words {
        self.zip(other, |a, b| fill_lanes(!a & b | !(a ^ b) & difference(a, b)))
    }
    #[inline(always)]
    fn select(mask: Words, yes: Words, no: Words) -> Words {
        yes.and(mask).or(no.and_not(mask))
    }
    #[inline(always)]
    fn keep_where(self, mask: Words) -> Words {
        self.and(mask)
    }
    #[inline(always)]
    fn bitmask(mask: Words) -> u32 {
        // The product brings the lowest bits of the four lanes together.
        let four = |x: u64| (x & LOW).wrapping_mul(1 << 48 | 1 << 33 | 1 << 18 | 1 << 3) >> 48 & 15;
        let [a, b, c] = mask.0.map(|word| four(word) as u32);
        a | b << 4 | c << 8
    }
    #[inline(always)]
    fn mask_from_bits((): (), lanes: u32) -> Words {
        let fill_lanes = |four: u32| {
            let product = u64::from(four & 15) * (1 | 1 << 15 | 1 << 30 | 1 << 45);
            let low = product & LOW;
            (low << 16).wrapping_sub(low)
        };
        Words([fill_lanes(lanes), fill_lanes(lanes >> 4), fill_lanes(lanes >> 8)])
    }
    #[inline(always)]
    fn keep_singles(self) -> Words {
        self.map(|x| x & !fill_lanes(without_lowest(x) + !HIGH))
    }
    #[inline(always)]
    fn select_hidden(self, hidden: Words, kept: Words) -> Words {
        let meets = self.zip(hidden, |x, hidden| fill_lanes((x & hidden) + !HIGH));
        Words::select(meets, hidden, kept)
    }
    #[inline(always)]
    fn if_three_bits_or(self, kept: Words) -> Words {
        let three = self.map(|x| fill_lanes(without_lowest(without_lowest(x)) + !HIGH));
        Words::select(three, self, kept)
    }
    #[inline(always)]
    fn count(self) -> Words {
        self.map(|x| {
            let x = x - ((x >> 1) & (LOW * 0x5555));
            let x = (x & (LOW * 0x3333)) + ((x >> 2) & (LOW * 0x3333));
            let x = (x + (x >> 4)) & (LOW * 0x0f0f);
            (x + (x >> 8)) & (LOW * 0x1f)
        })
    }
}

impl BoardVector for Words {
    #[inline(always)]
    fn rotate_within_fours(self) -> (Words, Words) {
        (
            self.map(|x| x >> 16 & 0xffff_ffff | (x & 0xffff) << 32),
            self.map(|x| x >> 32 & 0xffff | x << 16 & 0xffff_ffff_0000),
        )
    }
    #[inline(always)]
    fn rotate_fours(self) -> (Words, Words) {
        let [a, b, c] = self.0;
        (Words([b, c, a]), Words([c, a, b]))
    }
    #[inline(always)]
    fn broadcast_board(self, _: usize) -> Words {
        self
    }
}
