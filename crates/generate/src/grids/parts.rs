//! Partitions of the digits, and the fillings of boxes.

use super::{Filling, PARTS, STANDARD, Triple, Triples, digits_of};

/// A set of partitions, by their numbers.
pub(super) struct PartSet([u64; PARTS.div_ceil(64)]);

impl PartSet {
    pub(super) fn of(parts: &[u16]) -> PartSet {
        let mut words = [0; PARTS.div_ceil(64)];
        parts.iter().for_each(|part| words[usize::from(part / 64)] |= 1 << (part % 64));
        PartSet(words)
    }

    pub(super) fn contains(&self, part: u16) -> bool {
        self.0[usize::from(part / 64)] >> (part % 64) & 1 == 1
    }
}

/// All partitions of the nine digits into three triples.
pub(super) fn all_parts() -> Vec<Triples> {
    let triples: Vec<Triple> = (0..512).filter(|triple: &u16| triple.count_ones() == 3).collect();
    let mut parts = Vec::with_capacity(PARTS);
    for &one in triples.iter().filter(|&it| it & 1 != 0) {
        let rest = 0o777 & !one;
        let lowest = rest & rest.wrapping_neg();
        for &two in triples.iter().filter(|&it| it & one == 0 && it & lowest != 0) {
            parts.push([one, two, rest & !two]);
        }
    }
    parts
}

/// The fillings of [`super::Tables::fillings`] for one second box.
pub(super) fn fillings_beside(columns: Triples) -> Vec<Filling> {
    let is_first = |rows: &Triples| (0..3).all(|row| rows[row] >> row & 1 != 0);
    let second = rows_across(columns);
    let mut fillings = Vec::new();
    for one in rows_across(STANDARD).into_iter().filter(is_first) {
        for &two in &second {
            let meets = |row: usize| one[row] & two[row] != 0;
            if !(0..3).any(meets) {
                fillings.push([one, two, [0, 1, 2].map(|row| 0o777 & !(one[row] | two[row]))]);
            }
        }
    }
    fillings
}

/// The rows of a box with given columns, in all 216 ways.
fn rows_across(columns: Triples) -> Vec<Triples> {
    const ORDERS: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let columns = columns.map(digits_of);
    let mut all = Vec::with_capacity(216);
    for a in ORDERS {
        for b in ORDERS {
            for c in ORDERS {
                let row = |row: usize| {
                    1 << columns[0][a[row]] | 1 << columns[1][b[row]] | 1 << columns[2][c[row]]
                };
                all.push([row(0), row(1), row(2)]);
            }
        }
    }
    all
}
