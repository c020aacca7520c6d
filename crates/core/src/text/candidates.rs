//! 729 candidates, nine for each cell, read eight at a time.

use crate::{CandidateSet, CellSet, Digit};

/// Eight bytes of these.
const fn all(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// The candidates of a cell that are missing, as bits, if each is there, or `.`, or `0`. The ninth is apart.
struct Missing {
    first_eight: u8,
    ninth: bool,
}

impl Missing {
    fn of(cell: &[u8]) -> Option<Missing> {
        let (&eight, rest) = cell.split_first_chunk::<8>()?;
        let ninth = *rest.first()?;
        let eight = u64::from_le_bytes(eight);
        let there = zeros(eight ^ u64::from_le_bytes(*b"12345678"));
        let missing = zeros(eight ^ all(b'.')) | zeros(eight ^ all(b'0'));
        let is_cell = there | missing == all(0x80) && matches!(ninth, b'9' | b'.' | b'0');
        // Gathers the highest bit of each byte.
        let bits = (missing >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        is_cell.then_some(Missing { first_eight: bits as u8, ninth: ninth != b'9' })
    }
}

/// The highest bit of each byte that is zero.
const fn zeros(bytes: u64) -> u64 {
    !(((bytes & all(0x7f)) + all(0x7f)) | bytes) & all(0x80)
}

/// The candidates that are missing from 729 characters. None if any character is neither its candidate nor
/// `.` nor `0`.
pub(super) fn missing(text: &[u8; 729]) -> Option<CandidateSet> {
    let mut by_digit = [0_u128; 9];
    for (group, cells) in text.chunks(8 * 9).enumerate() {
        let mut rows = [0; 8];
        for (place, (cell, row)) in cells.chunks_exact(9).zip(&mut rows).enumerate() {
            let missing = Missing::of(cell)?;
            *row = missing.first_eight;
            by_digit[8] |= u128::from(missing.ninth) << (8 * group + place);
        }
        let columns = transposed(u64::from_le_bytes(rows)).to_le_bytes();
        for (cells, column) in by_digit.iter_mut().zip(columns) {
            *cells |= u128::from(column) << (8 * group);
        }
    }
    let of_digit =
        |digit: Digit| CandidateSet::of(digit, CellSet::from_bits(by_digit[digit.index()]));
    Some(Digit::ALL.into_iter().fold(CandidateSet::EMPTY, |all, it| all | of_digit(it)))
}

/// Eight rows of eight bits with rows and columns exchanged: in squares of one bit, of two, of four.
const fn transposed(rows: u64) -> u64 {
    let one = (rows ^ (rows >> 7)) & 0x00aa_00aa_00aa_00aa;
    let rows = rows ^ one ^ (one << 7);
    let two = (rows ^ (rows >> 14)) & 0x0000_cccc_0000_cccc;
    let rows = rows ^ two ^ (two << 14);
    let four = (rows ^ (rows >> 28)) & 0x0000_0000_f0f0_f0f0;
    rows ^ four ^ (four << 28)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Candidate;

    #[test]
    fn each_candidate_alone_is_missing() {
        let full: [u8; 729] = std::array::from_fn(|place| b'1' + (place % 9) as u8);
        assert_eq!(missing(&full), Some(CandidateSet::EMPTY));
        for candidate in (0..729).map(Candidate::from_index) {
            let (place, of_cell) = (candidate.index(), candidate.cell.index() * 9);
            assert_eq!(place, of_cell + candidate.digit.index());
            for absence in *b".0" {
                let mut text = full;
                text[place] = absence;
                assert_eq!(missing(&text), Some(CandidateSet::only(candidate)));
            }
        }
    }

    #[test]
    fn every_other_character_is_refused() {
        let full: [u8; 729] = std::array::from_fn(|place| b'1' + (place % 9) as u8);
        for (place, byte) in (0..729).flat_map(|place| (0..=255).map(move |byte| (place, byte))) {
            let mut text = full;
            text[place] = byte;
            let is_good = byte == full[place] || matches!(byte, b'.' | b'0');
            assert_eq!(missing(&text).is_some(), is_good, "{byte} at {place}");
        }
    }
}
