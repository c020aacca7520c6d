//! [`Avx512`]: 32 lanes in a register of 512 bits, for processors with and without the later extensions.

use std::arch::x86_64::*;
use std::marker::PhantomData;

use super::avx2::transposed;
use super::{BoardVector, LineBuffers, MASK_OF_NUMBER, MAX_LANES, NodeVector, Vector};

mod basic;
mod extended;

pub(crate) use basic::Basic;
pub(crate) use extended::Extended;

/// 32 lanes.
#[derive(Copy, Clone)]
pub(crate) struct Avx512<E>(__m512i, PhantomData<E>);

/// Proof that the processor supports [`Avx512`] with these extensions, see [`Token::detect`].
#[derive(Copy, Clone)]
pub(crate) struct Token<E>(PhantomData<E>);

impl<E: Extensions> Token<E> {
    /// Queries the processor. This is the only source of tokens.
    pub(crate) fn detect() -> Option<Token<E>> {
        E::detect().then_some(Token(PhantomData))
    }
}

/// A processor with AVX-512 has AVX2.
impl<E> From<Token<E>> for super::avx2::Token {
    fn from(_: Token<E>) -> super::avx2::Token {
        super::avx2::Token::implied()
    }
}

/// What depends on the extensions of AVX-512 that the processor has. All of them have F, BW, DQ and VL, and
/// the bit manipulation instructions of AVX2 processors.
pub(crate) trait Extensions: Copy {
    /// The constants of the same names of [`NodeVector`].
    const SOLVED: u16;
    const SLACK: u16;
    const DEPTH_FIRST_SLACK: u16;
    const CROWDED: u16;

    /// Whether the processor has them.
    fn detect() -> bool;
    /// Runs `work` in a function with their target features.
    fn with_features<R>(token: Token<Self>, work: impl FnOnce() -> R) -> R;
    /// See [`NodeVector::weight`].
    fn weight(cell: Avx512<Self>) -> Avx512<Self>;
    /// The number of bits set in each lane, of the lowest nine.
    fn count(x: Avx512<Self>) -> Avx512<Self>;
    /// The lanes with three bits or more, of the lowest nine.
    fn has_three_bits(x: Avx512<Self>) -> __mmask32;
    /// See [`NodeVector::permutation`].
    fn permutation(token: Token<Self>, from: u32, to: u32) -> __m512i;
    /// See [`BoardVector::read_board`].
    fn read_board(token: Token<Self>, numbers: &[u8; 81]) -> [Avx512<Self>; 9];
    /// See [`BoardVector::write_board`].
    fn write_board(board: &[Avx512<Self>; 9], sixteen: usize) -> [u8; 81];
}

impl<E> Avx512<E> {
    /// A vector made from a register of this machine's.
    #[inline(always)]
    fn of(register: __m512i) -> Avx512<E> {
        Avx512(register, PhantomData)
    }
}

impl<E: Extensions> Vector for Avx512<E> {
    type Token = Token<E>;
    type Mask = __mmask32;
    const LANES: usize = 32;

    #[inline(always)]
    fn with_features<R>(token: Token<E>, work: impl FnOnce() -> R) -> R {
        E::with_features(token, work)
    }
    #[inline(always)]
    fn token(&self) -> Token<E> {
        Token(PhantomData)
    }
    #[inline(always)]
    fn splat(_: Token<E>, value: u16) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_set1_epi16(value as i16)))
    }
    #[inline(always)]
    fn load(_: Token<E>, values: &[u16; MAX_LANES]) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_loadu_epi16(values.as_ptr().cast())))
    }
    #[inline(always)]
    fn store(self) -> [u16; MAX_LANES] {
        let mut values = [0; MAX_LANES];
        intrinsics!(_mm512_storeu_epi16(values.as_mut_ptr().cast(), self.0));
        values
    }
    #[inline(always)]
    fn and(self, other: Avx512<E>) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_and_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn or(self, other: Avx512<E>) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_or_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn xor(self, other: Avx512<E>) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_xor_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn and_not(self, other: Avx512<E>) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_andnot_si512(other.0, self.0)))
    }
    #[inline(always)]
    fn add(self, other: Avx512<E>) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_add_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn sub(self, other: Avx512<E>) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_sub_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn min(self, other: Avx512<E>) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_min_epu16(self.0, other.0)))
    }
    #[inline(always)]
    fn or3(a: Avx512<E>, b: Avx512<E>, c: Avx512<E>) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_ternarylogic_epi64::<0xfe>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn and3(a: Avx512<E>, b: Avx512<E>, c: Avx512<E>) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_ternarylogic_epi64::<0x80>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn majority(a: Avx512<E>, b: Avx512<E>, c: Avx512<E>) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_ternarylogic_epi64::<0xe8>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn simd_eq(self, other: Avx512<E>) -> __mmask32 {
        intrinsics!(_mm512_cmpeq_epi16_mask(self.0, other.0))
    }
    #[inline(always)]
    fn simd_lt(self, other: Avx512<E>) -> __mmask32 {
        intrinsics!(_mm512_cmplt_epu16_mask(self.0, other.0))
    }
    #[inline(always)]
    fn select(mask: __mmask32, yes: Avx512<E>, no: Avx512<E>) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_mask_mov_epi16(no.0, mask, yes.0)))
    }
    #[inline(always)]
    fn keep_where(self, mask: __mmask32) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_maskz_mov_epi16(mask, self.0)))
    }
    #[inline(always)]
    fn bitmask(mask: __mmask32) -> u32 {
        mask
    }
    #[inline(always)]
    fn mask_from_bits(_: Token<E>, lanes: u32) -> __mmask32 {
        lanes
    }
    #[inline(always)]
    fn keep_singles(self) -> Avx512<E> {
        intrinsics!({
            let less_one = _mm512_add_epi16(self.0, _mm512_set1_epi16(-1));
            let single = _mm512_testn_epi16_mask(self.0, less_one);
            Avx512::of(_mm512_maskz_mov_epi16(single, self.0))
        })
    }
    #[inline(always)]
    fn select_hidden(self, hidden: Avx512<E>, kept: Avx512<E>) -> Avx512<E> {
        let meets = intrinsics!(_mm512_test_epi16_mask(self.0, hidden.0));
        Avx512::select(meets, hidden, kept)
    }
    #[inline(always)]
    fn if_three_bits_or(self, kept: Avx512<E>) -> Avx512<E> {
        Avx512::select(E::has_three_bits(self), self, kept)
    }
    #[inline(always)]
    fn count(self) -> Avx512<E> {
        E::count(self)
    }
}

impl<E: Extensions> NodeVector for Avx512<E> {
    type Index = __m512i;

    lanes_in_memory!();
    const SOLVED: u16 = E::SOLVED;
    const SLACK: u16 = E::SLACK;
    const DEPTH_FIRST_SLACK: u16 = E::DEPTH_FIRST_SLACK;
    const CROWDED: u16 = E::CROWDED;

    #[inline(always)]
    fn weight(self) -> Avx512<E> {
        E::weight(self)
    }
    #[inline(always)]
    fn permutation(token: Token<E>, from: u32, to: u32) -> __m512i {
        E::permutation(token, from, to)
    }
    #[inline(always)]
    fn permutation_from(_: Token<E>, places: &[u8; MAX_LANES]) -> __m512i {
        intrinsics!(_mm512_cvtepu8_epi16(_mm256_loadu_si256(places.as_ptr().cast())))
    }
    #[inline(always)]
    fn permute(self, index: __m512i) -> Avx512<E> {
        Avx512::of(intrinsics!(_mm512_permutexvar_epi16(index, self.0)))
    }
    #[inline(always)]
    fn read(lines: &LineBuffers, cells: &mut [Avx512<E>; 81]) {
        let token = cells[0].token();
        let table = of_number(token).0;
        for start in STARTS {
            let mut rows = [intrinsics!(_mm256_setzero_si256()); 16];
            let (first, last) = lines.split_at(16);
            for (row, (first, last)) in rows.iter_mut().zip(first.iter().zip(last)) {
                let (low, high) = (&first[start..start + 16], &last[start..start + 16]);
                *row = intrinsics!({
                    let low = _mm_loadu_si128(low.as_ptr().cast());
                    let high = _mm_loadu_si128(high.as_ptr().cast());
                    _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(low), high)
                });
            }
            let columns = transposed(token.into(), rows);
            for (cell, column) in cells[start..start + 16].iter_mut().zip(columns) {
                *cell = Avx512::of(intrinsics!(_mm512_permutexvar_epi16(
                    _mm512_cvtepu8_epi16(column),
                    table
                )));
            }
        }
    }
    #[inline(always)]
    fn write(cells: &[Avx512<E>; 81], lanes: u32, lines: &mut LineBuffers) {
        if lanes.count_ones() < 5 {
            let mut lanes = lanes;
            while lanes != 0 {
                let lane = lanes.trailing_zeros() as usize;
                lanes &= lanes - 1;
                for (cell, character) in cells.iter().zip(&mut lines[lane]) {
                    // SAFETY: the register is 32 values in memory, and `lane` is below 32.
                    let value = unsafe { *(&raw const cell.0).cast::<u16>().add(lane) };
                    *character = b'1' + value.trailing_zeros() as u8;
                }
            }
            return;
        }
        let token = cells[0].token();
        let (one, zero) = (Avx512::splat(token, 1), Avx512::splat(token, b'1'.into()));
        for start in STARTS {
            let mut columns = [intrinsics!(_mm256_setzero_si256()); 16];
            for (column, cell) in columns.iter_mut().zip(&cells[start..start + 16]) {
                let below = cell.sub(one).count();
                *column = intrinsics!(_mm512_cvtepi16_epi8(below.add(zero).0));
            }
            let (first, last) = lines.split_at_mut(16);
            for (&row, (low, high)) in
                transposed(token.into(), columns).iter().zip(first.iter_mut().zip(last))
            {
                let (low, high) = (&mut low[start..start + 16], &mut high[start..start + 16]);
                intrinsics!({
                    _mm_storeu_si128(low.as_mut_ptr().cast(), _mm256_castsi256_si128(row));
                    _mm_storeu_si128(high.as_mut_ptr().cast(), _mm256_extracti128_si256::<1>(row));
                });
            }
        }
    }
}

impl<E: Extensions> BoardVector for Avx512<E> {
    #[inline(always)]
    fn rotate_within_fours(self) -> (Avx512<E>, Avx512<E>) {
        intrinsics!({
            let once = _mm512_set4_epi32(0x0f0e_0908, 0x0d0c_0b0a, 0x0706_0100, 0x0504_0302);
            let twice = _mm512_set4_epi32(0x0f0e_0b0a, 0x0908_0d0c, 0x0706_0302, 0x0100_0504);
            (shuffled(self, once), shuffled(self, twice))
        })
    }
    #[inline(always)]
    fn rotate_fours(self) -> (Avx512<E>, Avx512<E>) {
        intrinsics!((
            Avx512::of(_mm512_permutex_epi64::<0b11_00_10_01>(self.0)),
            Avx512::of(_mm512_permutex_epi64::<0b11_01_00_10>(self.0)),
        ))
    }
    #[inline(always)]
    fn broadcast_board(self, sixteen: usize) -> Avx512<E> {
        // Indexed rather than branched on, as the branch would be unpredictable.
        intrinsics!({
            let index = _mm512_set1_epi64(4 * sixteen as i64);
            let index = _mm512_or_si512(index, _mm512_setr_epi64(0, 1, 2, 3, 0, 1, 2, 3));
            Avx512::of(_mm512_permutexvar_epi64(index, self.0))
        })
    }
    #[inline(always)]
    fn read_board(token: Token<E>, numbers: &[u8; 81]) -> [Avx512<E>; 9] {
        E::read_board(token, numbers)
    }
    #[inline(always)]
    fn write_board(board: &[Avx512<E>; 9], sixteen: usize) -> [u8; 81] {
        E::write_board(board, sixteen)
    }
}

/// Shuffles bytes within each sixteen.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn shuffled<E>(x: Avx512<E>, from: __m512i) -> Avx512<E> {
    let y: __m512i;
    // SAFETY: the enabled target features include this instruction. Written as assembly because the
    // compiler turns the intrinsic into two instructions.
    unsafe {
        std::arch::asm!(
            "vpshufb {y}, {x}, {from}",
            y = lateout(zmm_reg) y,
            x = in(zmm_reg) x.0,
            from = in(zmm_reg) from,
            options(pure, nomem, nostack, preserves_flags)
        );
    }
    Avx512::of(y)
}

/// The mask of a given, in the lane of its number.
#[inline(always)]
fn of_number<E: Extensions>(token: Token<E>) -> Avx512<E> {
    let mut table = [0; MAX_LANES];
    table[..16].copy_from_slice(&MASK_OF_NUMBER);
    Avx512::load(token, &table)
}

/// Where each of the 16-byte blocks of 81 cells starts. The last two overlap.
const STARTS: [usize; 6] = [0, 16, 32, 48, 64, 65];
