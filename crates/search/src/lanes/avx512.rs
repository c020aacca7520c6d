//! [`Avx512`]: 32 lanes in a register of 512 bits.

use std::arch::x86_64::*;

use super::vector::{Lines, MOST, OF_NUMBER, Vector};

/// 32 lanes. Values come from nowhere but below [`Vector::enabled`], which `super` calls after
/// asking the processor.
#[derive(Copy, Clone)]
pub(crate) struct Avx512(__m512i);

/// Evaluates intrinsics.
macro_rules! avx512 {
    ($($body:tt)*) => {{
        // SAFETY: the intrinsics used ask for nothing but the instructions, which the processor
        // has wherever a value of this type exists or `enabled` runs; pointers come from references
        // to as many bytes as are read or written.
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

/// Lane `n` is `n`.
const EACH: [u16; MOST] = {
    let mut each = [0; MOST];
    let mut lane = 0;
    while lane < MOST {
        each[lane] = lane as u16;
        lane += 1;
    }
    each
};

impl Vector for Avx512 {
    type Mask = __mmask32;
    type Index = __m512i;
    const LANES: usize = 32;
    const SOLVED: u16 = 81;
    const SLACK: u16 = 5;
    const CROWDED: u16 = 230;

    #[inline(always)]
    fn enabled<R>(work: impl FnOnce() -> R) -> R {
        avx512!(with_features(work))
    }
    #[inline(always)]
    fn splat(value: u16) -> Avx512 {
        Avx512(avx512!(_mm512_set1_epi16(value as i16)))
    }
    #[inline(always)]
    fn load(values: &[u16; MOST]) -> Avx512 {
        Avx512(avx512!(_mm512_loadu_epi16(values.as_ptr().cast())))
    }
    #[inline(always)]
    fn store(self) -> [u16; MOST] {
        let mut values = [0; MOST];
        avx512!(_mm512_storeu_epi16(values.as_mut_ptr().cast(), self.0));
        values
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
    fn add(self, other: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_add_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn sub(self, other: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_sub_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn min(self, other: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_min_epu16(self.0, other.0)))
    }
    #[inline(always)]
    fn any(a: Avx512, b: Avx512, c: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_ternarylogic_epi64::<0xfe>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn all(a: Avx512, b: Avx512, c: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_ternarylogic_epi64::<0x80>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn two(a: Avx512, b: Avx512, c: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_ternarylogic_epi64::<0xe8>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn equals(self, other: Avx512) -> __mmask32 {
        avx512!(_mm512_cmpeq_epi16_mask(self.0, other.0))
    }
    #[inline(always)]
    fn below(self, other: Avx512) -> __mmask32 {
        avx512!(_mm512_cmplt_epu16_mask(self.0, other.0))
    }
    #[inline(always)]
    fn select(mask: __mmask32, yes: Avx512, no: Avx512) -> Avx512 {
        Avx512(avx512!(_mm512_mask_mov_epi16(no.0, mask, yes.0)))
    }
    #[inline(always)]
    fn only(self, mask: __mmask32) -> Avx512 {
        Avx512(avx512!(_mm512_maskz_mov_epi16(mask, self.0)))
    }
    #[inline(always)]
    fn lanes(mask: __mmask32) -> u32 {
        mask
    }
    #[inline(always)]
    fn mask(lanes: u32) -> __mmask32 {
        lanes
    }
    #[inline(always)]
    fn singles(self) -> Avx512 {
        avx512!({
            let less_one = _mm512_add_epi16(self.0, _mm512_set1_epi16(-1));
            let single = _mm512_testn_epi16_mask(self.0, less_one);
            Avx512(_mm512_maskz_mov_epi16(single, self.0))
        })
    }
    #[inline(always)]
    fn narrowed(self, hidden: Avx512, kept: Avx512) -> Avx512 {
        let meets = avx512!(_mm512_test_epi16_mask(self.0, hidden.0));
        Avx512::select(meets, hidden, kept)
    }
    #[inline(always)]
    fn if_three(self, kept: Avx512) -> Avx512 {
        Avx512::select(Avx512::splat(2).below(self.count()), self, kept)
    }
    #[inline(always)]
    fn count(self) -> Avx512 {
        Avx512(avx512!(_mm512_popcnt_epi16(self.0)))
    }
    #[inline(always)]
    fn weight(self) -> Avx512 {
        self.count()
    }
    #[inline(always)]
    fn index(from: u32, to: u32) -> __m512i {
        let each = Avx512::load(&EACH).0;
        avx512!(_mm512_mask_expand_epi16(each, to, _mm512_maskz_compress_epi16(from, each)))
    }
    #[inline(always)]
    fn index_of(places: &[u8; MOST]) -> __m512i {
        avx512!(_mm512_cvtepu8_epi16(_mm256_loadu_si256(places.as_ptr().cast())))
    }
    #[inline(always)]
    fn permute(self, index: __m512i) -> Avx512 {
        Avx512(avx512!(_mm512_permutexvar_epi16(index, self.0)))
    }
    #[inline(always)]
    fn read(lines: &Lines, cells: &mut [Avx512; 81]) {
        let mut table = [0; MOST];
        table[..16].copy_from_slice(&OF_NUMBER);
        let table = Avx512::load(&table).0;
        for start in STARTS {
            let mut rows = [avx512!(_mm256_setzero_si256()); 16];
            let (first, last) = lines.split_at(16);
            for (row, (first, last)) in rows.iter_mut().zip(first.iter().zip(last)) {
                let (low, high) = (&first[start..start + 16], &last[start..start + 16]);
                *row = avx512!({
                    let low = _mm_loadu_si128(low.as_ptr().cast());
                    let high = _mm_loadu_si128(high.as_ptr().cast());
                    _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(low), high)
                });
            }
            let columns = transposed(rows);
            for (cell, column) in cells[start..start + 16].iter_mut().zip(columns) {
                *cell =
                    Avx512(avx512!(_mm512_permutexvar_epi16(_mm512_cvtepu8_epi16(column), table)));
            }
        }
    }
    #[inline(always)]
    fn write(cells: &[Avx512; 81], lanes: u32, lines: &mut Lines) {
        if lanes.count_ones() < 5 {
            let mut lanes = lanes;
            while lanes != 0 {
                let lane = lanes.trailing_zeros() as usize;
                lanes &= lanes - 1;
                for (cell, character) in cells.iter().zip(&mut lines[lane]) {
                    // SAFETY: a register lies in memory as its 32 values, and a lane is below 32.
                    let value = unsafe { *(&raw const cell.0).cast::<u16>().add(lane) };
                    *character = b'1' + value.trailing_zeros() as u8;
                }
            }
            return;
        }
        let (one, zero) = (Avx512::splat(1), Avx512::splat(b'1'.into()));
        for start in STARTS {
            let mut columns = [avx512!(_mm256_setzero_si256()); 16];
            for (column, cell) in columns.iter_mut().zip(&cells[start..start + 16]) {
                let below = cell.sub(one).count();
                *column = avx512!(_mm512_cvtepi16_epi8(below.add(zero).0));
            }
            let (first, last) = lines.split_at_mut(16);
            for (&row, (low, high)) in transposed(columns).iter().zip(first.iter_mut().zip(last)) {
                let (low, high) = (&mut low[start..start + 16], &mut high[start..start + 16]);
                avx512!({
                    _mm_storeu_si128(low.as_mut_ptr().cast(), _mm256_castsi256_si128(row));
                    _mm_storeu_si128(high.as_mut_ptr().cast(), _mm256_extracti128_si256::<1>(row));
                });
            }
        }
    }
}

/// Where the blocks of 16 start that 81 cells are cut into: the last two overlap.
const STARTS: [usize; 6] = [0, 16, 32, 48, 64, 65];

/// Transposes two blocks of 16 x 16 bytes, one in each half of the registers.
#[inline(always)]
fn transposed(mut rows: [__m256i; 16]) -> [__m256i; 16] {
    // Each round interleaves rows that lie eight apart: four rounds turn the number of a row into
    // the number of a column.
    for _ in 0..4 {
        let mut next = rows;
        for row in 0..8 {
            next[2 * row] = avx512!(_mm256_unpacklo_epi8(rows[row], rows[row + 8]));
            next[2 * row + 1] = avx512!(_mm256_unpackhi_epi8(rows[row], rows[row + 8]));
        }
        rows = next;
    }
    rows
}
