//! [`Basic`]: AVX-512 without extensions that process bytes or count bits.

use std::arch::x86_64::*;

use super::{Avx512, Extensions, MAX_LANES, Token, of_number};
use crate::vector::Vector;

/// AVX-512 F, BW, DQ and VL only: Intel's servers and workstations from Skylake to Cooper Lake.
#[derive(Copy, Clone)]
pub(crate) struct Basic;

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi1,bmi2,popcnt,lzcnt")]
#[inline(never)]
fn with_features<R>(work: impl FnOnce() -> R) -> R {
    work()
}

/// The first cell of the 32 that are read for each band. The last 32 cells begin in the second band.
const FIRST: [usize; 3] = [0, 27, 49];

/// The lanes of the first band on both boards.
const BAND: u32 = 0x0007_0007;

/// For each lane of a board, its cell among those of its band that are read.
const READ: [[u16; MAX_LANES]; 9] = {
    let mut from = [[0; MAX_LANES]; 9];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let (vector, lane) = (row % 3 * 3 + column % 3, row / 3 * 4 + column / 3);
        let at = (cell - FIRST[row / 3]) as u16;
        from[vector][lane] = at;
        from[vector][16 + lane] = at;
        cell += 1;
    }
    from
};

/// For each cell of the first rows of the three bands, its lane among those of the first two of their
/// vectors. A cell of the third vector is in the lane of that number.
const WRITE: [u16; MAX_LANES] = {
    let mut from = [0; MAX_LANES];
    let mut cell = 0;
    while cell < 27 {
        let (band, column) = (cell / 9, cell % 9);
        let vector = column % 3 % 2;
        from[cell] = (MAX_LANES * vector + 4 * band + column / 3) as u16;
        cell += 1;
    }
    from
};

/// The cells of [`WRITE`] in the third vector: every third.
const THIRD: u32 = 0x0492_4924;

impl Extensions for Basic {
    // Weights are the masks as numbers.
    const SOLVED: u16 = 9 * 0x1ff;
    const SLACK: u16 = 0;
    const DEPTH_FIRST_SLACK: u16 = 1_600;
    const CROWDED: u16 = 13_100;

    fn detect() -> bool {
        is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("lzcnt")
    }
    #[inline(always)]
    fn with_features<R>(_: Token<Basic>, work: impl FnOnce() -> R) -> R {
        intrinsics!(with_features(work))
    }
    #[inline(always)]
    fn weight(cell: Avx512<Basic>) -> Avx512<Basic> {
        cell
    }
    #[inline(always)]
    fn count(x: Avx512<Basic>) -> Avx512<Basic> {
        // Nine bits: two nibbles by a table, and the ninth bit.
        intrinsics!({
            let table = _mm512_broadcast_i32x4(_mm_setr_epi8(
                0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
            ));
            let low = _mm512_and_si512(x.0, _mm512_set1_epi16(15));
            let middle = _mm512_and_si512(_mm512_srli_epi16::<4>(x.0), _mm512_set1_epi16(15));
            let high = _mm512_srli_epi16::<8>(x.0);
            let low = _mm512_shuffle_epi8(table, low);
            let middle = _mm512_shuffle_epi8(table, middle);
            Avx512::of(_mm512_add_epi16(_mm512_add_epi16(low, middle), high))
        })
    }
    #[inline(always)]
    fn has_three_bits(x: Avx512<Basic>) -> __mmask32 {
        intrinsics!({
            let minus_one = _mm512_set1_epi16(-1);
            let less_one = _mm512_and_si512(x.0, _mm512_add_epi16(x.0, minus_one));
            _mm512_test_epi16_mask(less_one, _mm512_add_epi16(less_one, minus_one))
        })
    }
    #[inline(always)]
    fn permutation(_: Token<Basic>, from: u32, to: u32) -> __m512i {
        // Only 32-bit lanes can be compressed and expanded, half of the numbers at a time.
        let (from_low, to_low) = (from as u16, to as u16);
        let (from_high, to_high) = ((from >> 16) as u16, (to >> 16) as u16);
        let mut moved = [0u32; 48];
        intrinsics!({
            let low = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
            let high = _mm512_add_epi32(low, _mm512_set1_epi32(16));
            let first = _mm512_maskz_compress_epi32(from_low, low);
            let last = _mm512_maskz_compress_epi32(from_high, high);
            _mm512_storeu_si512(moved.as_mut_ptr().cast(), first);
            let rest = &mut moved[from_low.count_ones() as usize..][..16];
            _mm512_storeu_si512(rest.as_mut_ptr().cast(), last);
            let first = _mm512_loadu_si512(moved.as_ptr().cast());
            let rest = &moved[to_low.count_ones() as usize..][..16];
            let last = _mm512_loadu_si512(rest.as_ptr().cast());
            let low = _mm512_cvtepi32_epi16(_mm512_mask_expand_epi32(low, to_low, first));
            let high = _mm512_cvtepi32_epi16(_mm512_mask_expand_epi32(high, to_high, last));
            _mm512_inserti64x4::<1>(_mm512_castsi256_si512(low), high)
        })
    }
    #[inline(always)]
    fn read_board(token: Token<Basic>, numbers: &[u8; 81]) -> [Avx512<Basic>; 9] {
        let table = of_number(token).0;
        let mut board = [Avx512::splat(token, 0); 9];
        intrinsics!({
            let bands = FIRST.map(
                #[inline(always)]
                |first| {
                    let numbers = _mm256_loadu_si256(numbers[first..first + 32].as_ptr().cast());
                    _mm512_permutexvar_epi16(_mm512_cvtepu8_epi16(numbers), table)
                },
            );
            for (cells, from) in board.iter_mut().zip(&READ) {
                let from = _mm512_loadu_epi16(from.as_ptr().cast());
                let top = _mm512_maskz_permutexvar_epi16(BAND, from, bands[0]);
                let two = _mm512_mask_permutexvar_epi16(top, BAND << 4, from, bands[1]);
                *cells = Avx512::of(_mm512_mask_permutexvar_epi16(two, BAND << 8, from, bands[2]));
            }
        });
        board
    }
    #[inline(always)]
    fn write_board(board: &[Avx512<Basic>; 9], sixteen: usize) -> [u8; 81] {
        let (one, character) = (board[0].splat_like(1), board[0].splat_like(b'1'.into()));
        let mut line = [0; 81];
        // In each round, the same row of all three bands.
        for row in 0..3 {
            let mut text = [0u8; 32];
            let masks = intrinsics!({
                let from = _mm512_loadu_epi16(WRITE.as_ptr().cast());
                let from = _mm512_or_si512(from, _mm512_set1_epi16(16 * sixteen as i16));
                let [a, b, c] = [board[3 * row].0, board[3 * row + 1].0, board[3 * row + 2].0];
                let two = _mm512_permutex2var_epi16(a, from, b);
                _mm512_mask_permutexvar_epi16(two, THIRD, from, c)
            });
            let digits = Avx512::of(masks).sub(one).count().add(character);
            intrinsics!(_mm256_storeu_si256(
                text.as_mut_ptr().cast(),
                _mm512_cvtepi16_epi8(digits.0)
            ));
            for band in 0..3 {
                line[27 * band + 9 * row..][..9].copy_from_slice(&text[9 * band..][..9]);
            }
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::super::Extended;
    use super::*;
    use crate::vector::{BoardVector, NodeVector};

    /// The results of both kinds of extensions, on a processor that has both.
    macro_rules! same {
        ($token:ident => $work:expr) => {
            if let (Some(basic), Some(extended)) = (Token::detect(), Token::detect()) {
                let basic = {
                    let $token: Token<Basic> = basic;
                    $work
                };
                let $token: Token<Extended> = extended;
                assert_eq!(basic, $work);
            }
        };
    }

    #[test]
    fn bits_are_counted() {
        for first in (0..512).step_by(MAX_LANES) {
            let values = std::array::from_fn(|lane| first + lane as u16);
            same!(token => Avx512::load(token, &values).count().store());
            same!(token => {
                let x = Avx512::load(token, &values);
                x.if_three_bits_or(x.splat_like(0)).store()
            });
        }
    }

    fn permutation<V: NodeVector>(lanes: &V, from: u32, to: u32) -> V::Index {
        V::permutation(lanes.token(), from, to)
    }

    #[test]
    fn lanes_move_in_order() {
        let numbers = std::array::from_fn(|lane| lane as u16);
        let mut from = 1_u32;
        for _ in 0..1_000 {
            from = from.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let rotated = from.rotate_left(from >> 27);
            let to = crate::vector::lowest_bits(rotated | 1 << 31, from.count_ones());
            let from = crate::vector::lowest_bits(from, to.count_ones());
            same!(token => {
                let lanes = Avx512::load(token, &numbers);
                lanes.permute(permutation(&lanes, from, to)).store()
            });
        }
    }

    #[test]
    fn boards_are_read_and_written() {
        for first in 0..9 {
            let numbers = std::array::from_fn(|cell| ((first + 4 * cell) % 9) as u8 + 1);
            let unknown = std::array::from_fn(|cell| ((first + 7 * cell) % 10) as u8);
            for sixteen in 0..2 {
                let text = |numbers: &[u8; 81]| numbers.map(|it| b'0' + it);
                same!(token => {
                    let board = Avx512::read_board(token, &numbers);
                    let line = Avx512::write_board(&board, sixteen);
                    assert_eq!(line, text(&numbers));
                    line
                });
                same!(token => {
                    Avx512::store_board(&Avx512::read_board(token, &unknown), sixteen)
                });
            }
        }
    }
}
