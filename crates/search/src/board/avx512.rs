//! [`Avx512`]: the nine words in one register of sixteen.

use std::arch::x86_64::*;

use super::nine::Nine;

/// Nine words in the low lanes of a 512-bit register. Values come from nowhere but below
/// [`Nine::enabled`], which `super::with_fastest` calls after asking the processor.
#[derive(Copy, Clone)]
pub(crate) struct Avx512(__m512i);

/// The nine lanes in use.
const NINE: __mmask16 = 0x1ff;

/// Evaluates intrinsics.
macro_rules! avx512 {
    ($($body:tt)*) => {{
        // SAFETY: the intrinsics used ask for nothing but the instructions, which the processor
        // has wherever a value of this type exists or `enabled` runs; pointers come from references
        // to as many words as the mask lets through.
        #[allow(unused_unsafe)]
        unsafe { $($body)* }
    }};
}

#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512bitalg,avx512vbmi2,bmi1,bmi2,popcnt,lzcnt"
)]
#[inline(never)]
fn with_features<R>(work: impl FnOnce() -> R) -> R {
    work()
}

/// Where each of nine lanes of 3 x 3 gets its word from, to rotate by threes or within threes;
/// lanes beyond the nine keep theirs.
#[inline(always)]
fn lanes(from: [i32; 9]) -> __m512i {
    let [a, b, c, d, e, f, g, h, i] = from;
    avx512!(_mm512_setr_epi32(a, b, c, d, e, f, g, h, i, 9, 10, 11, 12, 13, 14, 15))
}

impl Avx512 {
    #[inline(always)]
    fn permuted(self, from: [i32; 9]) -> Avx512 {
        Avx512(avx512!(_mm512_permutexvar_epi32(lanes(from), self.0)))
    }
    #[inline(always)]
    fn by_threes(self) -> (Avx512, Avx512) {
        (self.permuted([3, 4, 5, 6, 7, 8, 0, 1, 2]), self.permuted([6, 7, 8, 0, 1, 2, 3, 4, 5]))
    }
    #[inline(always)]
    fn within_threes(self) -> (Avx512, Avx512) {
        (self.permuted([1, 2, 0, 4, 5, 3, 7, 8, 6]), self.permuted([2, 0, 1, 5, 3, 4, 8, 6, 7]))
    }
}

impl Nine for Avx512 {
    #[inline(always)]
    fn enabled<R>(work: impl FnOnce() -> R) -> R {
        avx512!(with_features(work))
    }
    #[inline(always)]
    fn load(words: &[u32; 9]) -> Avx512 {
        Avx512(avx512!(_mm512_maskz_loadu_epi32(NINE, words.as_ptr().cast())))
    }
    #[inline(always)]
    fn store(self) -> [u32; 9] {
        let mut words = [0; 9];
        avx512!(_mm512_mask_storeu_epi32(words.as_mut_ptr().cast(), NINE, self.0));
        words
    }
    #[inline(always)]
    fn splat(word: u32) -> Avx512 {
        Avx512(avx512!(_mm512_set1_epi32(word as i32)))
    }
    #[inline(always)]
    fn and(self, other: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_and_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn or(self, other: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_or_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn but(self, other: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_andnot_si512(other.0, self.0)))
    }
    #[inline(always)]
    fn left<const N: u32>(self) -> Avx512 {
        Avx512(avx512!(_mm512_slli_epi32::<N>(self.0)))
    }
    #[inline(always)]
    fn right<const N: u32>(self) -> Avx512 {
        Avx512(avx512!(_mm512_srli_epi32::<N>(self.0)))
    }
    #[inline(always)]
    fn any(a: Avx512, b: Avx512, c: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_ternarylogic_epi32::<0xfe>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn two(a: Avx512, b: Avx512, c: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_ternarylogic_epi32::<0xe8>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn rows_rotated(self) -> (Avx512, Avx512) {
        // The 27 bits twice in a row, of which 32 are taken.
        let low = avx512!(_mm512_slli_epi32::<5>(self.0));
        (
            Avx512(avx512!(_mm512_shrdi_epi32::<14>(low, self.0))),
            Avx512(avx512!(_mm512_shrdi_epi32::<23>(low, self.0))),
        )
    }
    #[inline(always)]
    fn across(self) -> (Avx512, Avx512) {
        let (b, c) = self.by_threes();
        let (once, twice) = (Avx512::any(self, b, c), Avx512::two(self, b, c));
        let (b, c) = once.within_threes();
        let (e, f) = twice.within_threes();
        (Avx512::any(once, b, c), Avx512::any(twice, e, f).or(Avx512::two(once, b, c)))
    }
    #[inline(always)]
    fn any_across(self) -> Avx512 {
        let (b, c) = self.by_threes();
        let any = Avx512::any(self, b, c);
        let (b, c) = any.within_threes();
        Avx512::any(any, b, c)
    }
    #[inline(always)]
    fn equals(self, other: Avx512) -> bool {
        avx512!(_mm512_cmpneq_epi32_mask(self.0, other.0)) & NINE == 0
    }
    #[inline(always)]
    fn all_nonzero(self) -> bool {
        avx512!(_mm512_testn_epi32_mask(self.0, self.0)) & NINE == 0
    }
    #[inline(always)]
    fn givens(numbers: &[u8; 81]) -> [[u32; 9]; 3] {
        let (low, high): (&[u8; 64], &[u8; 17]) =
            (numbers.first_chunk().expect("64 of 81"), numbers.last_chunk().expect("17 of 81"));
        let low = avx512!(_mm512_loadu_epi8(low.as_ptr().cast()));
        let high = avx512!(_mm256_maskz_loadu_epi8(0x1_ffff, high.as_ptr().cast()));
        let [mut a, mut b, mut c] = [[0; 9]; 3];
        for (index, ((a, b), c)) in a.iter_mut().zip(&mut b).zip(&mut c).enumerate() {
            let number = index as i8 + 1;
            let low = avx512!(_mm512_cmpeq_epi8_mask(low, _mm512_set1_epi8(number)));
            let high = avx512!(_mm256_cmpeq_epi8_mask(high, _mm256_set1_epi8(number)));
            *a = low as u32 & super::BAND;
            *b = (low >> 27) as u32 & super::BAND;
            *c = (low >> 54) as u32 | high << 10;
        }
        [a, b, c]
    }
    #[inline(always)]
    fn numbers(words: &[[u32; 9]; 3]) -> [u8; 81] {
        let mut low = avx512!(_mm512_setzero_si512());
        let mut high = avx512!(_mm256_setzero_si256());
        let [a, b, c] = words;
        for (index, ((&a, &b), &c)) in a.iter().zip(b).zip(c).enumerate() {
            let (a, b, c) = (u64::from(a), u64::from(b), u64::from(c));
            let number = index as i8 + 1;
            low =
                avx512!(_mm512_mask_mov_epi8(low, a | b << 27 | c << 54, _mm512_set1_epi8(number)));
            high = avx512!(_mm256_mask_mov_epi8(high, (c >> 10) as u32, _mm256_set1_epi8(number)));
        }
        let mut numbers = [0; 81];
        let (first, last) = numbers.split_at_mut(64);
        avx512!({
            _mm512_storeu_epi8(first.as_mut_ptr().cast(), low);
            _mm256_mask_storeu_epi8(last.as_mut_ptr().cast(), 0x1_ffff, high);
        });
        numbers
    }
}
