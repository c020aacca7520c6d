//! [`Avx2`]: sixteen lanes in a register of 256 bits.

use std::arch::x86_64::*;

use super::{BoardVector, LineBuffers, MAX_LANES, NodeVector, Vector, write_lanes};

/// Sixteen lanes.
#[derive(Copy, Clone)]
pub(crate) struct Avx2(__m256i);

/// Proof that the processor supports [`Avx2`], see [`Token::detect`].
#[derive(Copy, Clone)]
pub(crate) struct Token(());

impl Token {
    /// The token of a processor with AVX-512.
    pub(super) fn implied() -> Token {
        Token(())
    }

    /// Queries the processor. This is the only source of tokens besides those for AVX-512.
    pub(crate) fn detect() -> Option<Token> {
        let has_all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("lzcnt");
        has_all.then_some(Token(()))
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
#[inline(never)]
fn with_features<R>(work: impl FnOnce() -> R) -> R {
    work()
}

/// For each byte of a vector, its source in the same half and in the other half. One of the two has the
/// high bit set, which makes the shuffle write zero.
#[derive(Copy, Clone)]
pub(crate) struct Index {
    same_half: __m256i,
    other_half: __m256i,
}

impl Vector for Avx2 {
    type Token = Token;
    /// All bits of a lane, or none.
    type Mask = Avx2;
    const LANES: usize = 16;

    #[inline(always)]
    fn with_features<R>(_: Token, work: impl FnOnce() -> R) -> R {
        intrinsics!(with_features(work))
    }
    #[inline(always)]
    fn token(&self) -> Token {
        Token(())
    }
    #[inline(always)]
    fn splat(_: Token, value: u16) -> Avx2 {
        Avx2(intrinsics!(_mm256_set1_epi16(value as i16)))
    }
    #[inline(always)]
    fn load(_: Token, values: &[u16; MAX_LANES]) -> Avx2 {
        Avx2(intrinsics!(_mm256_loadu_si256(values.as_ptr().cast())))
    }
    #[inline(always)]
    fn store(self) -> [u16; MAX_LANES] {
        let mut values = [0; MAX_LANES];
        intrinsics!(_mm256_storeu_si256(values.as_mut_ptr().cast(), self.0));
        values
    }
    #[inline(always)]
    fn and(self, other: Avx2) -> Avx2 {
        Avx2(intrinsics!(_mm256_and_si256(self.0, other.0)))
    }
    #[inline(always)]
    fn or(self, other: Avx2) -> Avx2 {
        Avx2(intrinsics!(_mm256_or_si256(self.0, other.0)))
    }
    #[inline(always)]
    fn xor(self, other: Avx2) -> Avx2 {
        Avx2(intrinsics!(_mm256_xor_si256(self.0, other.0)))
    }
    #[inline(always)]
    fn and_not(self, other: Avx2) -> Avx2 {
        Avx2(intrinsics!(_mm256_andnot_si256(other.0, self.0)))
    }
    #[inline(always)]
    fn add(self, other: Avx2) -> Avx2 {
        Avx2(intrinsics!(_mm256_add_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn sub(self, other: Avx2) -> Avx2 {
        Avx2(intrinsics!(_mm256_sub_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn min(self, other: Avx2) -> Avx2 {
        Avx2(intrinsics!(_mm256_min_epu16(self.0, other.0)))
    }
    #[inline(always)]
    fn simd_eq(self, other: Avx2) -> Avx2 {
        Avx2(intrinsics!(_mm256_cmpeq_epi16(self.0, other.0)))
    }
    #[inline(always)]
    fn simd_lt(self, other: Avx2) -> Avx2 {
        Avx2(intrinsics!({
            let not_below = _mm256_cmpeq_epi16(_mm256_max_epu16(self.0, other.0), self.0);
            _mm256_xor_si256(not_below, _mm256_set1_epi16(-1))
        }))
    }
    #[inline(always)]
    fn select(mask: Avx2, yes: Avx2, no: Avx2) -> Avx2 {
        Avx2(intrinsics!(_mm256_blendv_epi8(no.0, yes.0, mask.0)))
    }
    #[inline(always)]
    fn keep_where(self, mask: Avx2) -> Avx2 {
        self.and(mask)
    }
    #[inline(always)]
    fn bitmask(mask: Avx2) -> u32 {
        // Lanes are packed to bytes within each half: they are bits 0 to 7 and 16 to 23.
        let bits = intrinsics!({
            let bytes = _mm256_packs_epi16(mask.0, _mm256_setzero_si256());
            _mm256_movemask_epi8(bytes) as u32
        });
        bits & 0xff | bits >> 8 & 0xff00
    }
    #[inline(always)]
    fn mask_from_bits(token: Token, lanes: u32) -> Avx2 {
        let mut bits = [0; MAX_LANES];
        for (lane, bit) in bits[..16].iter_mut().enumerate() {
            *bit = 1 << lane;
        }
        let bits = Avx2::load(token, &bits);
        Avx2::splat(token, lanes as u16).and(bits).simd_eq(bits)
    }
    #[inline(always)]
    fn count(self) -> Avx2 {
        // Nine bits: two nibbles by a table, and the ninth bit.
        intrinsics!({
            let table = bit_counts();
            let low = _mm256_and_si256(self.0, _mm256_set1_epi16(15));
            let middle = _mm256_and_si256(_mm256_srli_epi16::<4>(self.0), _mm256_set1_epi16(15));
            let high = _mm256_srli_epi16::<8>(self.0);
            let low = _mm256_shuffle_epi8(table, low);
            let middle = _mm256_shuffle_epi8(table, middle);
            Avx2(_mm256_add_epi16(_mm256_add_epi16(low, middle), high))
        })
    }
}

impl NodeVector for Avx2 {
    type Index = Index;

    lanes_in_memory!();

    #[inline(always)]
    fn permutation_from(_: Token, places: &[u8; MAX_LANES]) -> Index {
        let (mut same, mut other) = ([0x80; 32], [0x80; 32]);
        for (lane, &place) in places[..16].iter().enumerate() {
            let bytes = if usize::from(place) / 8 == lane / 8 { &mut same } else { &mut other };
            bytes[2 * lane] = place % 8 * 2;
            bytes[2 * lane + 1] = place % 8 * 2 + 1;
        }
        intrinsics!(Index {
            same_half: _mm256_loadu_si256(same.as_ptr().cast()),
            other_half: _mm256_loadu_si256(other.as_ptr().cast()),
        })
    }
    #[inline(always)]
    fn permute(self, index: Index) -> Avx2 {
        intrinsics!({
            let swapped = _mm256_permute2x128_si256::<1>(self.0, self.0);
            let same = _mm256_shuffle_epi8(self.0, index.same_half);
            let other = _mm256_shuffle_epi8(swapped, index.other_half);
            Avx2(_mm256_or_si256(same, other))
        })
    }
    #[inline(always)]
    fn read(lines: &LineBuffers, cells: &mut [Avx2; 81]) {
        let token = cells[0].token();
        for start in STARTS {
            let mut rows = [intrinsics!(_mm256_setzero_si256()); 16];
            for (row, line) in rows.iter_mut().zip(lines) {
                let line = &line[start..start + 32];
                *row = intrinsics!(_mm256_loadu_si256(line.as_ptr().cast()));
            }
            // A column holds a cell of the first block and one of the second.
            let columns = transposed(token, rows);
            let (first, second) = cells[start..start + 32].split_at_mut(16);
            for ((first, second), column) in first.iter_mut().zip(second).zip(columns) {
                intrinsics!({
                    let low = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(low_bytes()), column);
                    let high =
                        _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(high_bytes()), column);
                    let left = _mm256_unpacklo_epi8(low, high);
                    let right = _mm256_unpackhi_epi8(low, high);
                    *first = Avx2(_mm256_permute2x128_si256::<0x20>(left, right));
                    *second = Avx2(_mm256_permute2x128_si256::<0x31>(left, right));
                });
            }
        }
    }
    #[inline(always)]
    fn write(cells: &[Avx2; 81], lanes: u32, lines: &mut LineBuffers) {
        if lanes.count_ones() < 3 {
            return write_lanes(cells, lanes, lines);
        }
        let token = cells[0].token();
        for start in STARTS {
            let mut columns = [intrinsics!(_mm256_setzero_si256()); 16];
            let (first, second) = cells[start..start + 32].split_at(16);
            for (column, (first, second)) in columns.iter_mut().zip(first.iter().zip(second)) {
                *column = intrinsics!(characters(first.0, second.0));
            }
            for (line, row) in lines.iter_mut().zip(transposed(token, columns)) {
                let line = &mut line[start..start + 32];
                intrinsics!(_mm256_storeu_si256(line.as_mut_ptr().cast(), row));
            }
        }
    }
}

impl BoardVector for Avx2 {
    #[inline(always)]
    fn rotate_within_fours(self) -> (Avx2, Avx2) {
        intrinsics!({
            let once = _mm256_setr_epi8(
                2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15, 2, 3, 4, 5, 0, 1, 6, 7, 10,
                11, 12, 13, 8, 9, 14, 15,
            );
            let twice = _mm256_setr_epi8(
                4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15, 4, 5, 0, 1, 2, 3, 6, 7, 12,
                13, 8, 9, 10, 11, 14, 15,
            );
            (Avx2(_mm256_shuffle_epi8(self.0, once)), Avx2(_mm256_shuffle_epi8(self.0, twice)))
        })
    }
    #[inline(always)]
    fn rotate_fours(self) -> (Avx2, Avx2) {
        intrinsics!((
            Avx2(_mm256_permute4x64_epi64::<0b11_00_10_01>(self.0)),
            Avx2(_mm256_permute4x64_epi64::<0b11_01_00_10>(self.0)),
        ))
    }
    #[inline(always)]
    fn broadcast_board(self, _: usize) -> Avx2 {
        self
    }
    #[inline(always)]
    fn read_board(_: Token, numbers: &[u8; 81]) -> [Avx2; 9] {
        intrinsics!({
            let [low_bytes, high_bytes] = [low_bytes(), high_bytes()];
            let mut board = [Avx2(_mm256_setzero_si256()); 9];
            for (r, cells) in board.as_chunks_mut::<3>().0.iter_mut().enumerate() {
                // The last row starts at the eighth of the last sixteen bytes.
                let rows = [0, 1, 2].map(|b| {
                    let start = 9 * (3 * b + r);
                    let row = _mm_loadu_si128(numbers[start.min(65)..][..16].as_ptr().cast());
                    if start == 72 { _mm_srli_si128::<7>(row) } else { row }
                });
                for (i, cells) in cells.iter_mut().enumerate() {
                    let places = _mm_loadu_si128(READ[i].as_ptr().cast());
                    let [top, middle, bottom] = rows.map(|row| _mm_shuffle_epi8(row, places));
                    let two = _mm_or_si128(top, _mm_slli_si128::<4>(middle));
                    let numbers = _mm_or_si128(two, _mm_slli_si128::<8>(bottom));
                    let low = _mm256_cvtepu8_epi16(_mm_shuffle_epi8(low_bytes, numbers));
                    let high = _mm256_cvtepu8_epi16(_mm_shuffle_epi8(high_bytes, numbers));
                    *cells = Avx2(_mm256_or_si256(low, _mm256_slli_epi16::<8>(high)));
                }
            }
            board
        })
    }
    #[inline(always)]
    fn write_board(board: &[Avx2; 9], _: usize) -> [u8; 81] {
        let mut line = [0; 81];
        for (r, cells) in board.as_chunks::<3>().0.iter().enumerate() {
            intrinsics!({
                let two = characters(cells[0].0, cells[1].0);
                let third = characters(cells[2].0, cells[2].0);
                let columns = [
                    _mm256_castsi256_si128(two),
                    _mm256_extracti128_si256::<1>(two),
                    _mm256_castsi256_si128(third),
                ];
                for (b, places) in WRITE.iter().enumerate() {
                    let mut row = _mm_setzero_si128();
                    for (column, places) in columns.iter().zip(places) {
                        let places = _mm_loadu_si128(places.as_ptr().cast());
                        row = _mm_or_si128(row, _mm_shuffle_epi8(*column, places));
                    }
                    let mut text = [0; 16];
                    _mm_storeu_si128(text.as_mut_ptr().cast(), row);
                    line[9 * (3 * b + r)..][..9].copy_from_slice(&text[..9]);
                }
            });
        }
        line
    }
}

/// For each place in a minirow, the bytes of a row that have this place in the three boxes.
const READ: [[u8; 16]; 3] = {
    let mut places = [[NONE; 16]; 3];
    let mut place = 0;
    while place < 9 {
        places[place % 3][place / 3] = place as u8;
        place += 1;
    }
    places
};

/// For each band `b` and place in a minirow, where the bytes of a row come from: box `j` is in lane `4 * b + j`.
const WRITE: [[[u8; 16]; 3]; 3] = {
    let mut lanes = [[[NONE; 16]; 3]; 3];
    let mut place = 0;
    while place < 27 {
        let (b, place_in_row) = (place / 9, place % 9);
        lanes[b][place_in_row % 3][place_in_row] = (4 * b + place_in_row / 3) as u8;
        place += 1;
    }
    lanes
};

/// No byte: a shuffle writes zero.
const NONE: u8 = 0x80;

/// The characters of the digits of two vectors, in its halves. A lane has one digit.
#[target_feature(enable = "avx2")]
#[inline]
fn characters(first: __m256i, second: __m256i) -> __m256i {
    let one = _mm256_set1_epi16(1);
    // The bits below the digit fit into a byte, and their number is the digit less one.
    let bytes = _mm256_packus_epi16(_mm256_sub_epi16(first, one), _mm256_sub_epi16(second, one));
    let bytes = _mm256_permute4x64_epi64::<0b11_01_10_00>(bytes);
    let nibble = _mm256_set1_epi8(15);
    let low = _mm256_and_si256(bytes, nibble);
    let high = _mm256_and_si256(_mm256_srli_epi16::<4>(bytes), nibble);
    let counts = _mm256_add_epi8(
        _mm256_shuffle_epi8(bit_counts(), low),
        _mm256_shuffle_epi8(bit_counts(), high),
    );
    _mm256_add_epi8(counts, _mm256_set1_epi8(b'1' as i8))
}

/// The number of bits of each nibble.
#[target_feature(enable = "avx2")]
#[inline]
fn bit_counts() -> __m256i {
    _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4))
}

/// The low byte of the mask of each number.
#[target_feature(enable = "avx2")]
#[inline]
fn low_bytes() -> __m128i {
    _mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0)
}

/// The high byte of the mask of each number.
#[target_feature(enable = "avx2")]
#[inline]
fn high_bytes() -> __m128i {
    _mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0)
}

/// Where the blocks of 32 cells start. The last two overlap.
const STARTS: [usize; 3] = [0, 32, 49];

/// Transposes two blocks of 16 x 16 bytes, one in each half of the registers.
#[inline(always)]
pub(super) fn transposed(_: Token, mut rows: [__m256i; 16]) -> [__m256i; 16] {
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
