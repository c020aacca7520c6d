//! The branch: which candidate to try when the rules say no more.

use ergodoku_core::{Cell, CellSet};

use super::{Board, Nine};

impl<V: Nine> Board<V> {
    /// The two ways to go on from a board that is stuck: a candidate is true, or it is false. Of the
    /// cells with the fewest candidates it takes one that sees most others of the same number:
    /// what it decides, decides them.
    #[inline(always)]
    pub(crate) fn branch(&self) -> [Board<V>; 2] {
        let words = self.words();
        let cell = most_telling(fewest_candidates(&words)).index();
        let (band, bit) = (cell / 27, 1 << (cell % 27));
        let digit = words[band].iter().position(|word| word & bit != 0);
        let digit = digit.expect("a stuck board has candidates in every cell");

        let mut others = [bit; 9];
        others[digit] = 0;
        let mut this = [0; 9];
        this[digit] = bit;
        [self.but(band, &others), self.but(band, &this)]
    }

    #[inline(always)]
    fn but(&self, band: usize, candidates: &[u32; 9]) -> Board<V> {
        let mut bands = self.bands;
        bands[band] = bands[band].but(V::load(candidates));
        Board { bands }
    }
}

/// The unsolved cells with the fewest candidates.
#[inline(always)]
fn fewest_candidates(words: &[[u32; 9]; 3]) -> CellSet {
    // How many digits have the cell, as binary numbers: one plane for each place of the number.
    let mut planes = [[0u32; 4]; 3];
    for (planes, words) in planes.iter_mut().zip(words) {
        for &word in words {
            let mut carry = word;
            for plane in planes.iter_mut() {
                (*plane, carry) = (*plane ^ carry, *plane & carry);
            }
        }
    }
    let with = |count: usize| {
        let cells = planes.map(|planes| {
            let places = planes.iter().enumerate();
            let same = |(place, plane): (usize, &u32)| match count >> place & 1 {
                0 => !plane,
                _ => *plane,
            };
            u128::from(places.map(same).fold(super::BAND, |all, same| all & same))
        });
        CellSet::from_bits(cells[0] | cells[1] << 27 | cells[2] << 54)
    };
    (2..=9).map(with).find(|cells| !cells.is_empty()).expect("a stuck board has unsolved cells")
}

/// The cell that sees most of the others.
#[inline(always)]
fn most_telling(cells: CellSet) -> Cell {
    let seen = |cell: &Cell| (cell.peers() & cells).len();
    // Of equals the first: `max_by_key` would take the last.
    cells.iter().min_by_key(|cell| 20 - seen(cell)).expect("there is a cell")
}
