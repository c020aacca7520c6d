//! The form of puzz.link, which Penpa takes as well: a digit stands for itself, a letter for one empty cell or more.

use super::{LinkContent, LinkError, LinkProblem, puzzle_of};
use crate::{Digit, sentence};

/// The first letter for empty cells. Those before it are numbers above nine.
const FIRST: u8 = b'g';

/// What is before the cells.
pub(super) const START: &str = "puzz.link/p?sudoku/9/9/";

/// Reads the cells.
pub(super) fn read(cells: &str) -> Result<LinkContent, LinkError> {
    let mut digits = Vec::new();
    for byte in cells.trim_end_matches('/').bytes() {
        match byte {
            b'1'..=b'9' => digits.push(Digit::new(byte - b'0').map(|digit| (digit, true))),
            b'.' => digits.push(None),
            FIRST..=b'z' => digits.extend(std::iter::repeat_n(None, usize::from(byte - FIRST + 1))),
            _ => {
                let found = char::from(byte).escape_debug().to_string();
                let message = sentence!("error-link-cell", found);
                return Err(LinkProblem::Malformed.error(message));
            }
        }
    }
    // Empty cells at the end may be left out.
    match digits.len() {
        0..=81 => Ok(LinkContent::classic(puzzle_of(digits))),
        more => Err(LinkProblem::Size.error(sentence!("error-81-cells", count = more))),
    }
}
