//! [`Extended`]: AVX-512 with permutations of bytes, compression of lanes and a population count.

use std::arch::x86_64::*;

use super::{Avx512, Extensions, MAX_LANES, Token, of_number};
use crate::vector::{PLACE_ON_BOARD, Vector};

/// With VBMI, VBMI2 and BITALG: Intel since Ice Lake, AMD since Zen 4.
#[derive(Copy, Clone)]
pub(crate) struct Extended;

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

/// The lower byte of each lane.
const LOWER: u64 = 0x5555_5555_5555_5555;

impl Extensions for Extended {
    // Weights are numbers of candidates.
    const SOLVED: u16 = 81;
    const SLACK: u16 = 5;
    const DEPTH_FIRST_SLACK: u16 = 28;
    const CROWDED: u16 = 230;

    fn detect() -> bool {
        is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512bitalg")
            && is_x86_feature_detected!("avx512vbmi")
            && is_x86_feature_detected!("avx512vbmi2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("lzcnt")
    }
    #[inline(always)]
    fn with_features<R>(_: Token<Extended>, work: impl FnOnce() -> R) -> R {
        intrinsics!(with_features(work))
    }
    #[inline(always)]
    fn weight(cell: Avx512<Extended>) -> Avx512<Extended> {
        Extended::count(cell)
    }
    #[inline(always)]
    fn count(x: Avx512<Extended>) -> Avx512<Extended> {
        Avx512::of(intrinsics!(_mm512_popcnt_epi16(x.0)))
    }
    #[inline(always)]
    fn has_three_bits(x: Avx512<Extended>) -> __mmask32 {
        x.splat_like(2).simd_lt(Extended::count(x))
    }
    #[inline(always)]
    fn permutation(token: Token<Extended>, from: u32, to: u32) -> __m512i {
        let each = Avx512::load(token, &EACH).0;
        intrinsics!(_mm512_mask_expand_epi16(each, to, _mm512_maskz_compress_epi16(from, each)))
    }
    #[inline(always)]
    fn read_board(token: Token<Extended>, numbers: &[u8; 81]) -> [Avx512<Extended>; 9] {
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
                *cells = Avx512::of(_mm512_permutexvar_epi16(number, table.0));
            }
        });
        board
    }
    #[inline(always)]
    fn write_board(board: &[Avx512<Extended>; 9], sixteen: usize) -> [u8; 81] {
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
