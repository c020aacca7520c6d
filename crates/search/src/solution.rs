//! [`Solution`]: a solved grid.

use std::fmt;

use ergodoku_core::{Candidate, Cell, Digit};

/// A solved grid: the digit of each cell. Its `Display` output is 81 characters.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    // Characters rather than numbers, as solutions are mostly written out.
    text: [u8; 81],
}

impl Solution {
    /// From the numbers 1 to 9, cell by cell. The caller ensures that they obey the rules.
    #[inline]
    pub fn from_numbers(numbers: [u8; 81]) -> Solution {
        debug_assert!(numbers.iter().all(|number| (1..=9).contains(number)));
        Solution { text: numbers.map(|number| b'0' + number) }
    }

    /// From the characters 1 to 9, cell by cell.
    #[inline]
    pub(crate) fn from_text(text: [u8; 81]) -> Solution {
        debug_assert!(text.iter().all(u8::is_ascii_digit));
        Solution { text }
    }

    /// The digit in a cell.
    pub fn digit(&self, cell: Cell) -> Digit {
        Digit::from_index((self.text[cell.index()] - b'1') as usize)
    }

    /// Whether a candidate is true in this solution.
    pub fn holds(&self, candidate: Candidate) -> bool {
        self.digit(candidate.cell) == candidate.digit
    }

    /// The 81 characters, row by row.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.text).expect("digits are ASCII")
    }

    /// The 81 characters, row by row, as bytes.
    pub fn as_bytes(&self) -> &[u8; 81] {
        &self.text
    }
}

impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Solution({self})")
    }
}
