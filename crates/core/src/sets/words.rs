//! Bit operations by width.

/// Operations on nine bits.
pub(super) mod tiny {
    pub(in crate::sets) use super::small::{bit, bits, has};

    /// The number of bits, by a table: baseline x86-64 has no POPCNT.
    #[inline]
    pub(in crate::sets) const fn count(word: u32) -> usize {
        COUNTS[word as usize & 0x1ff] as usize
    }

    static COUNTS: [u8; 512] = {
        let mut counts = [0; 512];
        let mut word = 1;
        while word < 512 {
            counts[word] = counts[word >> 1] + (word & 1) as u8;
            word += 1;
        }
        counts
    };
}

/// Operations on up to 32 bits.
pub(super) mod small {
    #[inline]
    pub(in crate::sets) const fn count(word: u32) -> usize {
        word.count_ones() as usize
    }

    #[inline]
    pub(in crate::sets) const fn bit(index: usize) -> u32 {
        1 << index
    }

    #[inline]
    pub(in crate::sets) const fn has(word: u32, index: usize) -> bool {
        word >> index & 1 != 0
    }

    #[inline]
    pub(in crate::sets) fn bits(word: u32) -> impl Iterator<Item = usize> + Clone {
        let mut rest = word;
        std::iter::from_fn(move || {
            let index = (rest != 0).then(|| rest.trailing_zeros() as usize);
            rest &= rest.wrapping_sub(1);
            index
        })
    }
}

/// Operations on up to 128 bits, in halves, as shifting and iterating a `u128` is slow.
pub(super) mod large {
    #[inline]
    pub(in crate::sets) const fn count(word: u128) -> usize {
        word.count_ones() as usize
    }

    #[inline]
    pub(in crate::sets) const fn bit(index: usize) -> u128 {
        let bit = 1u64 << (index % 64);
        if index < 64 { bit as u128 } else { (bit as u128) << 64 }
    }

    #[inline]
    pub(in crate::sets) const fn has(word: u128, index: usize) -> bool {
        word & bit(index) != 0
    }

    #[inline]
    pub(in crate::sets) fn bits(word: u128) -> impl Iterator<Item = usize> + Clone {
        let (mut low, mut high) = (word as u64, (word >> 64) as u64);
        std::iter::from_fn(move || {
            let (half, below) = if low != 0 { (&mut low, 0) } else { (&mut high, 64) };
            if *half == 0 {
                return None;
            }
            let index = below + half.trailing_zeros() as usize;
            *half &= *half - 1;
            Some(index)
        })
    }
}
