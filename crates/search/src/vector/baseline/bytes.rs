//! Lines of characters into and out of eight lanes, for registers that look up bytes.

use crate::vector::{LineBuffers, NodeVector, write_lanes};

/// A register of 128 bits, also as sixteen bytes.
pub(crate) trait ByteVector: NodeVector<Token = ()> {
    fn from_bytes(bytes: &[u8; 16]) -> Self;
    fn to_bytes(self) -> [u8; 16];
    /// The bytes of the table that `self` numbers. Numbers are below sixteen.
    fn look_up(self, table: Self) -> Self;
    /// The first eight bytes of both in turn, then the last eight.
    fn interleave(self, other: Self) -> (Self, Self);
    /// The lanes of both as bytes. They are below 256.
    fn narrow(self, other: Self) -> Self;
    /// The number of bits set in each byte.
    fn count_in_bytes(self) -> Self;
    /// Adds byte by byte.
    fn add_bytes(self, other: Self) -> Self;
}

/// The low byte of the mask of each number.
const LOW_BYTES: [u8; 16] = [0xff, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0];
/// The high byte of the mask of each number.
const HIGH_BYTES: [u8; 16] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];

/// Where the blocks of sixteen cells start. The last two overlap.
const STARTS: [usize; 6] = [0, 16, 32, 48, 64, 65];

/// Interleaves registers that are four apart. Three rounds make columns of eight rows, four make rows of columns.
#[inline(always)]
fn interleaved<V: ByteVector>(rows: [V; 8]) -> [V; 8] {
    let (a, b) = rows[0].interleave(rows[4]);
    let (c, d) = rows[1].interleave(rows[5]);
    let (e, f) = rows[2].interleave(rows[6]);
    let (g, h) = rows[3].interleave(rows[7]);
    [a, b, c, d, e, f, g, h]
}

/// [`NodeVector::read`].
#[inline(always)]
pub(super) fn read<V: ByteVector>(lines: &LineBuffers, cells: &mut [V; 81]) {
    let (low_bytes, high_bytes) = (V::from_bytes(&LOW_BYTES), V::from_bytes(&HIGH_BYTES));
    for start in STARTS {
        let mut rows = [low_bytes; 8];
        for (row, line) in rows.iter_mut().zip(lines) {
            *row = V::from_bytes(line[start..].first_chunk().expect("96 bytes"));
        }
        // Each register holds two cells.
        let columns = interleaved(interleaved(interleaved(rows)));
        for (cells, numbers) in cells[start..start + 16].chunks_exact_mut(2).zip(columns) {
            let low = numbers.look_up(low_bytes);
            (cells[0], cells[1]) = low.interleave(numbers.look_up(high_bytes));
        }
    }
}

/// [`NodeVector::write`].
#[inline(always)]
pub(super) fn write<V: ByteVector>(cells: &[V; 81], lanes: u32, lines: &mut LineBuffers) {
    if lanes & lanes.wrapping_sub(1) == 0 {
        return write_lanes(cells, lanes, lines);
    }
    let (one, first) = (V::splat((), 1), V::from_bytes(&[b'1'; 16]));
    for start in STARTS {
        let mut columns = [one; 8];
        for (column, cells) in columns.iter_mut().zip(cells[start..start + 16].chunks_exact(2)) {
            // The bits below the digit fit into a byte, and their number is the digit less one.
            let below = cells[0].sub(one).narrow(cells[1].sub(one));
            *column = below.count_in_bytes().add_bytes(first);
        }
        let rows = interleaved(interleaved(interleaved(interleaved(columns))));
        for (line, row) in lines.iter_mut().zip(rows) {
            line[start..start + 16].copy_from_slice(&row.to_bytes());
        }
    }
}
