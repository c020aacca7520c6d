//! [`Avx512`]: 32 lanes in a register of 512 bits.

use std::arch::x86_64::*;

use super::{
    BoardVector, LineBuffers, MASK_OF_NUMBER, MAX_LANES, NodeVector, PLACE_ON_BOARD, Vector,
};

/// 32 lanes.
#[derive(Copy, Clone)]
pub(crate) struct Avx512(__m512i);

/// Proof that the processor supports [`Avx512`], see [`Token::detect`].
#[derive(Copy, Clone)]
pub(crate) struct Token(());

impl Token {
    /// Queries the processor. This is the only source of tokens.
    pub(crate) fn detect() -> Option<Token> {
        let has_all = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512bitalg")
            && is_x86_feature_detected!("avx512vbmi")
            && is_x86_feature_detected!("avx512vbmi2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("lzcnt");
        has_all.then_some(Token(()))
    }
}

#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512bitalg,avx512vbmi,avx512vbmi2,bmi1,bmi2,popcnt,lzcnt"
)]
#[inline(never)]
fn with_features<R>(work: impl FnOnce() -> R) -> R {
    work()
}

/// Lane `n` is `n`.
const EACH: [u16; MAX_LANES] = {
    let mut each = [0; MAX_LANES];
    let mut lane = 0;
    while lane < MAX_LANES {
        each[lane] = lane as u16;
        lane += 1;
    }
    each
};

impl Vector for Avx512 {
    type Token = Token;
    type Mask = __mmask32;
    const LANES: usize = 32;

    #[inline(always)]
    fn with_features<R>(_: Token, work: impl FnOnce() -> R) -> R {
        intrinsics!(with_features(work))
    }
    #[inline(always)]
    fn token(&self) -> Token {
        Token(())
    }
    #[inline(always)]
    fn splat(_: Token, value: u16) -> Avx512 {
        Avx512(intrinsics!(_mm512_set1_epi16(value as i16)))
    }
    #[inline(always)]
    fn load(_: Token, values: &[u16; MAX_LANES]) -> Avx512 {
        Avx512(intrinsics!(_mm512_loadu_epi16(values.as_ptr().cast())))
    }
    #[inline(always)]
    fn store(self) -> [u16; MAX_LANES] {
        let mut values = [0; MAX_LANES];
        intrinsics!(_mm512_storeu_epi16(values.as_mut_ptr().cast(), self.0));
        values
    }
    #[inline(always)]
    fn and(self, other: Avx512) -> Avx512 {
        Avx512(intrinsics!(_mm512_and_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn or(self, other: Avx512) -> Avx512 {
        Avx512(intrinsics!(_mm512_or_si512(self.0, other.0)))
    }
    #[inline(always)]
    fn and_not(self, other: Avx512) -> Avx512 {
        Avx512(intrinsics!(_mm512_andnot_si512(other.0, self.0)))
    }
    #[inline(always)]
    fn add(self, other: Avx512) -> Avx512 {
        Avx512(intrinsics!(_mm512_add_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn sub(self, other: Avx512) -> Avx512 {
        Avx512(intrinsics!(_mm512_sub_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn min(self, other: Avx512) -> Avx512 {
        Avx512(intrinsics!(_mm512_min_epu16(self.0, other.0)))
    }
    #[inline(always)]
    fn or3(a: Avx512, b: Avx512, c: Avx512) -> Avx512 {
        Avx512(intrinsics!(_mm512_ternarylogic_epi64::<0xfe>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn and3(a: Avx512, b: Avx512, c: Avx512) -> Avx512 {
        Avx512(intrinsics!(_mm512_ternarylogic_epi64::<0x80>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn majority(a: Avx512, b: Avx512, c: Avx512) -> Avx512 {
        Avx512(intrinsics!(_mm512_ternarylogic_epi64::<0xe8>(a.0, b.0, c.0)))
    }
    #[inline(always)]
    fn simd_eq(self, other: Avx512) -> __mmask32 {
        intrinsics!(_mm512_cmpeq_epi16_mask(self.0, other.0))
    }
    #[inline(always)]
    fn simd_lt(self, other: Avx512) -> __mmask32 {
        intrinsics!(_mm512_cmplt_epu16_mask(self.0, other.0))
    }
    #[inline(always)]
    fn select(mask: __mmask32, yes: Avx512, no: Avx512) -> Avx512 {
        Avx512(intrinsics!(_mm512_mask_mov_epi16(no.0, mask, yes.0)))
    }
    #[inline(always)]
    fn keep_where(self, mask: __mmask32) -> Avx512 {
        Avx512(intrinsics!(_mm512_maskz_mov_epi16(mask, self.0)))
    }
    #[inline(always)]
    fn bitmask(mask: __mmask32) -> u32 {
        mask
    }
    #[inline(always)]
    fn mask_from_bits(_: Token, lanes: u32) -> __mmask32 {
        lanes
    }
    #[inline(always)]
    fn keep_singles(self) -> Avx512 {
        intrinsics!({
            let less_one = _mm512_add_epi16(self.0, _mm512_set1_epi16(-1));
            let single = _mm512_testn_epi16_mask(self.0, less_one);
            Avx512(_mm512_maskz_mov_epi16(single, self.0))
        })
    }
    #[inline(always)]
    fn select_hidden(self, hidden: Avx512, kept: Avx512) -> Avx512 {
        let meets = intrinsics!(_mm512_test_epi16_mask(self.0, hidden.0));
        Avx512::select(meets, hidden, kept)
    }
    #[inline(always)]
    fn if_three_bits_or(self, kept: Avx512) -> Avx512 {
        Avx512::select(self.splat_like(2).simd_lt(self.count()), self, kept)
    }
    #[inline(always)]
    fn count(self) -> Avx512 {
        Avx512(intrinsics!(_mm512_popcnt_epi16(self.0)))
    }
}

impl NodeVector for Avx512 {
    type Index = __m512i;
    const SOLVED: u16 = 81;
    const SLACK: u16 = 5;
    const DEPTH_FIRST_SLACK: u16 = 28;
    const CROWDED: u16 = 230;

    #[inline(always)]
    fn weight(self) -> Avx512 {
        self.count()
    }
    #[inline(always)]
    fn permutation(token: Token, from: u32, to: u32) -> __m512i {
        let each = Avx512::load(token, &EACH).0;
        intrinsics!(_mm512_mask_expand_epi16(each, to, _mm512_maskz_compress_epi16(from, each)))
    }
    #[inline(always)]
    fn permutation_from(_: Token, places: &[u8; MAX_LANES]) -> __m512i {
        intrinsics!(_mm512_cvtepu8_epi16(_mm256_loadu_si256(places.as_ptr().cast())))
    }
    #[inline(always)]
    fn permute(self, index: __m512i) -> Avx512 {
        Avx512(intrinsics!(_mm512_permutexvar_epi16(index, self.0)))
    }
    #[inline(always)]
    fn read(lines: &LineBuffers, cells: &mut [Avx512; 81]) {
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
            let columns = transposed(token, rows);
            for (cell, column) in cells[start..start + 16].iter_mut().zip(columns) {
                *cell = Avx512(intrinsics!(_mm512_permutexvar_epi16(
                    _mm512_cvtepu8_epi16(column),
                    table
                )));
            }
        }
    }
    #[inline(always)]
    fn write(cells: &[Avx512; 81], lanes: u32, lines: &mut LineBuffers) {
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
                transposed(token, columns).iter().zip(first.iter_mut().zip(last))
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

impl BoardVector for Avx512 {
    #[inline(always)]
    fn rotate_within_fours(self) -> (Avx512, Avx512) {
        intrinsics!({
            let once = _mm512_set4_epi32(0x0f0e_0908, 0x0d0c_0b0a, 0x0706_0100, 0x0504_0302);
            let twice = _mm512_set4_epi32(0x0f0e_0b0a, 0x0908_0d0c, 0x0706_0302, 0x0100_0504);
            (shuffled(self, once), shuffled(self, twice))
        })
    }
    #[inline(always)]
    fn rotate_fours(self) -> (Avx512, Avx512) {
        intrinsics!((
            Avx512(_mm512_permutex_epi64::<0b11_00_10_01>(self.0)),
            Avx512(_mm512_permutex_epi64::<0b11_01_00_10>(self.0)),
        ))
    }
    #[inline(always)]
    fn broadcast_board(self, sixteen: usize) -> Avx512 {
        // Indexed rather than branched on, as the branch would be unpredictable.
        intrinsics!({
            let index = _mm512_set1_epi64(4 * sixteen as i64);
            let index = _mm512_or_si512(index, _mm512_setr_epi64(0, 1, 2, 3, 0, 1, 2, 3));
            Avx512(_mm512_permutexvar_epi64(index, self.0))
        })
    }
    #[inline(always)]
    fn read_board(token: Token, numbers: &[u8; 81]) -> [Avx512; 9] {
        // Bytes to read for each lane; the upper half of a lane is zero.
        const FROM: [[u8; 64]; 9] = {
            let mut from = [[0; 64]; 9];
            let mut cell = 0;
            while cell < 81 {
                let (vector, lane) = (
                    PLACE_ON_BOARD[cell] as usize / MAX_LANES,
                    PLACE_ON_BOARD[cell] as usize % MAX_LANES,
                );
                from[vector][2 * lane] = cell as u8;
                from[vector][2 * (16 + lane)] = cell as u8;
                cell += 1;
            }
            from
        };
        let table = of_number(token);
        let mut board = [Avx512::splat(token, 0); 9];
        intrinsics!({
            let low = _mm512_loadu_epi8(numbers.as_ptr().cast());
            let high = _mm512_maskz_loadu_epi8(0x1_ffff, numbers[64..].as_ptr().cast());
            for (cells, from) in board.iter_mut().zip(&FROM) {
                let from = _mm512_loadu_epi8(from.as_ptr().cast());
                let number = _mm512_maskz_permutex2var_epi8(LOWER, low, from, high);
                *cells = Avx512(_mm512_permutexvar_epi16(number, table.0));
            }
        });
        board
    }
    #[inline(always)]
    fn write_board(board: &[Avx512; 9], sixteen: usize) -> [u8; 81] {
        // The source of each cell among the concatenated bytes of the vectors.
        const FROM: [u8; 128] = {
            let mut from = [0; 128];
            let mut cell = 0;
            while cell < 81 {
                from[cell] = (PLACE_ON_BOARD[cell] as usize / MAX_LANES * 16
                    + PLACE_ON_BOARD[cell] as usize % MAX_LANES) as u8;
                cell += 1;
            }
            from
        };
        let (one, character) = (board[0].splat_like(1), board[0].splat_like(b'1'.into()));
        let mut bytes = [0u8; 192];
        for (bytes, cells) in bytes.chunks_exact_mut(16).zip(board) {
            let text = cells.sub(one).count().add(character);
            intrinsics!({
                let text = _mm512_cvtepi16_epi8(text.0);
                let half = match sixteen {
                    0 => _mm256_castsi256_si128(text),
                    _ => _mm256_extracti128_si256::<1>(text),
                };
                _mm_storeu_si128(bytes.as_mut_ptr().cast(), half);
            });
        }
        let mut line = [0; 81];
        let (start, end) = line.split_at_mut(64);
        intrinsics!({
            let [a, b, c] = [0, 64, 128].map(
                #[inline(always)]
                |at| _mm512_loadu_epi8(bytes[at..at + 64].as_ptr().cast()),
            );
            let from = _mm512_loadu_epi8(FROM[..64].as_ptr().cast());
            let beyond = _mm512_movepi8_mask(from);
            let text = _mm512_permutex2var_epi8(a, from, b);
            let text = _mm512_mask_permutexvar_epi8(text, beyond, from, c);
            _mm512_storeu_epi8(start.as_mut_ptr().cast(), text);
            let from = _mm512_loadu_epi8(FROM[64..].as_ptr().cast());
            let beyond = _mm512_movepi8_mask(from);
            let text = _mm512_permutex2var_epi8(a, from, b);
            let text = _mm512_mask_permutexvar_epi8(text, beyond, from, c);
            _mm512_mask_storeu_epi8(end.as_mut_ptr().cast(), 0x1_ffff, text);
        });
        line
    }
}

/// Shuffles bytes within each sixteen.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn shuffled(x: Avx512, from: __m512i) -> Avx512 {
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
    Avx512(y)
}

/// The lower byte of each lane.
const LOWER: u64 = 0x5555_5555_5555_5555;

/// The mask of a given, in the lane of its number.
#[inline(always)]
fn of_number(token: Token) -> Avx512 {
    let mut table = [0; MAX_LANES];
    table[..16].copy_from_slice(&MASK_OF_NUMBER);
    Avx512::load(token, &table)
}

/// Where each of the 16-byte blocks of 81 cells starts. The last two overlap.
const STARTS: [usize; 6] = [0, 16, 32, 48, 64, 65];

/// Transposes two blocks of 16 x 16 bytes, one in each half of the registers.
#[inline(always)]
fn transposed(_: Token, mut rows: [__m256i; 16]) -> [__m256i; 16] {
    // Each round interleaves rows that are eight apart. Four rounds turn row numbers into column numbers.
    for _ in 0..4 {
        let mut next = rows;
        for row in 0..8 {
            next[2 * row] = intrinsics!(_mm256_unpacklo_epi8(rows[row], rows[row + 8]));
            next[2 * row + 1] = intrinsics!(_mm256_unpackhi_epi8(rows[row], rows[row + 8]));
        }
        rows = next;
    }
    rows
}
