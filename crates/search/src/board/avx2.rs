//! [`Avx2`]: eight of the nine words in a register, the ninth in another kind of register.

use std::arch::x86_64::*;

use super::nine::Nine;

/// Nine words. Values come from nowhere but below [`Nine::enabled`], which is called after asking
/// the processor.
#[derive(Copy, Clone)]
pub(crate) struct Avx2 {
    eight: __m256i,
    // A ninth word in a second vector would double the work; as a plain number it is nearly free.
    ninth: u32,
}

/// Evaluates intrinsics.
macro_rules! avx2 {
    ($($body:tt)*) => {{
        // SAFETY: the intrinsics used ask for nothing but the instructions, which the processor
        // has wherever a value of this type exists or `enabled` runs; pointers come from references
        // to at least as many bytes as are read or written.
        #[allow(unused_unsafe)]
        unsafe { $($body)* }
    }};
}

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
#[inline(never)]
fn with_features<R>(work: impl FnOnce() -> R) -> R {
    work()
}

impl Avx2 {
    #[inline(always)]
    fn all_of(eight: __m256i) -> Avx2 {
        Avx2 { eight, ninth: avx2!(_mm256_cvtsi256_si32(eight)) as u32 }
    }
}

impl Nine for Avx2 {
    #[inline(always)]
    fn enabled<R>(work: impl FnOnce() -> R) -> R {
        avx2!(with_features(work))
    }
    #[inline(always)]
    fn load(words: &[u32; 9]) -> Avx2 {
        Avx2 { eight: avx2!(_mm256_loadu_si256(words.as_ptr().cast())), ninth: words[8] }
    }
    #[inline(always)]
    fn store(self) -> [u32; 9] {
        let mut words = [self.ninth; 9];
        avx2!(_mm256_storeu_si256(words.as_mut_ptr().cast(), self.eight));
        words
    }
    #[inline(always)]
    fn splat(word: u32) -> Avx2 {
        Avx2 { eight: avx2!(_mm256_set1_epi32(word as i32)), ninth: word }
    }
    #[inline(always)]
    fn and(self, other: Avx2) -> Avx2 {
        let eight = avx2!(_mm256_and_si256(self.eight, other.eight));
        Avx2 { eight, ninth: self.ninth & other.ninth }
    }
    #[inline(always)]
    fn or(self, other: Avx2) -> Avx2 {
        let eight = avx2!(_mm256_or_si256(self.eight, other.eight));
        Avx2 { eight, ninth: self.ninth | other.ninth }
    }
    #[inline(always)]
    fn but(self, other: Avx2) -> Avx2 {
        let eight = avx2!(_mm256_andnot_si256(other.eight, self.eight));
        Avx2 { eight, ninth: self.ninth & !other.ninth }
    }
    #[inline(always)]
    fn left<const N: u32>(self) -> Avx2 {
        let count = avx2!(_mm_cvtsi32_si128(N as i32));
        Avx2 { eight: avx2!(_mm256_sll_epi32(self.eight, count)), ninth: self.ninth << N }
    }
    #[inline(always)]
    fn right<const N: u32>(self) -> Avx2 {
        let count = avx2!(_mm_cvtsi32_si128(N as i32));
        Avx2 { eight: avx2!(_mm256_srl_epi32(self.eight, count)), ninth: self.ninth >> N }
    }
    #[inline(always)]
    fn across(self) -> (Avx2, Avx2) {
        // Each step joins every word with one that has not been counted in yet.
        let ninth = avx2!(_mm256_set1_epi32(self.ninth as i32));
        let x = self.eight;
        let (once, twice) = avx2!({
            let y = _mm256_permute2x128_si256::<1>(x, x);
            let (once, twice) = (_mm256_or_si256(x, y), _mm256_and_si256(x, y));
            let (y, z) = (_mm256_shuffle_epi32::<0x4e>(once), _mm256_shuffle_epi32::<0x4e>(twice));
            let both = _mm256_or_si256(_mm256_or_si256(twice, z), _mm256_and_si256(once, y));
            let (once, twice) = (_mm256_or_si256(once, y), both);
            let (y, z) = (_mm256_shuffle_epi32::<0xb1>(once), _mm256_shuffle_epi32::<0xb1>(twice));
            let both = _mm256_or_si256(_mm256_or_si256(twice, z), _mm256_and_si256(once, y));
            let (once, twice) = (_mm256_or_si256(once, y), both);
            (_mm256_or_si256(once, ninth), _mm256_or_si256(twice, _mm256_and_si256(once, ninth)))
        });
        (Avx2::all_of(once), Avx2::all_of(twice))
    }
    #[inline(always)]
    fn any_across(self) -> Avx2 {
        let any = avx2!({
            let x = _mm256_or_si256(self.eight, _mm256_set1_epi32(self.ninth as i32));
            let x = _mm256_or_si256(x, _mm256_permute2x128_si256::<1>(x, x));
            let x = _mm256_or_si256(x, _mm256_shuffle_epi32::<0x4e>(x));
            _mm256_or_si256(x, _mm256_shuffle_epi32::<0xb1>(x))
        });
        Avx2::all_of(any)
    }
    #[inline(always)]
    fn equals(self, other: Avx2) -> bool {
        let same = avx2!(_mm256_movemask_epi8(_mm256_cmpeq_epi32(self.eight, other.eight)));
        same == -1 && self.ninth == other.ninth
    }
    #[inline(always)]
    fn all_nonzero(self) -> bool {
        let zero = avx2!(_mm256_cmpeq_epi32(self.eight, _mm256_setzero_si256()));
        avx2!(_mm256_movemask_epi8(zero)) == 0 && self.ninth != 0
    }
}
