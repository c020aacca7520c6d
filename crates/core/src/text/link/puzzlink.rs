//! The form of puzz.link, which Penpa takes as well: a digit stands for itself, a letter for one empty cell or more.

use super::{Found, puzzle_of};
use crate::{Cell, Digit, State};

/// The first letter for empty cells. Those before it are numbers above nine.
const FIRST: u8 = b'g';
/// The most empty cells that one letter stands for.
const LONGEST: u8 = b'z' - FIRST + 1;

/// What is before the cells.
pub(super) const START: &str = "puzz.link/p?sudoku/9/9/";

/// Reads the cells.
pub(super) fn read(cells: &str) -> Result<Found, String> {
    let mut digits = Vec::new();
    for byte in cells.trim_end_matches('/').bytes() {
        match byte {
            b'1'..=b'9' => digits.push(Digit::new(byte - b'0').map(|digit| (digit, true))),
            b'.' => digits.push(None),
            FIRST..=b'z' => digits.extend(std::iter::repeat_n(None, usize::from(byte - FIRST + 1))),
            _ => {
                return Err(format!(
                    "expected a digit or empty cells, found `{}`",
                    char::from(byte).escape_debug()
                ));
            }
        }
    }
    // Empty cells at the end may be left out.
    match digits.len() {
        0..=81 => Ok(Found::classic(puzzle_of(digits))),
        more => Err(format!("expected 81 cells, found {more}")),
    }
}

/// Writes a link to Penpa with the digits. A digit that is placed would be read as a given, and candidates are omitted;
/// [`Layout::Penpa`](super::super::Layout::Penpa) refuses such states.
///
/// ```
/// use ergodoku_core::{State, text};
///
/// let puzzle = text::parse_one(&format!("5.6{}", ".".repeat(78)))?.puzzle;
/// let link = text::write_penpa(&State::new(&puzzle).unwrap());
/// assert!(link.ends_with("/penpa-edit/#p=https://puzz.link/p?sudoku/9/9/5g6zzzx"));
/// assert_eq!(text::parse_one(&link)?.puzzle, puzzle);
/// # Ok::<(), text::ParseError>(())
/// ```
pub fn write_penpa(state: &State) -> String {
    let mut cells = String::new();
    let mut empty = 0;
    let end = |cells: &mut String, empty: &mut u8| {
        if *empty > 0 {
            cells.push(char::from(FIRST + *empty - 1));
            *empty = 0;
        }
    };
    for cell in Cell::all() {
        match state.digit(cell) {
            Some(digit) => {
                end(&mut cells, &mut empty);
                cells.push(char::from(b'0' + digit.get()));
            }
            None if empty == LONGEST => {
                end(&mut cells, &mut empty);
                empty = 1;
            }
            None => empty += 1,
        }
    }
    end(&mut cells, &mut empty);
    format!("https://swaroopg92.github.io/penpa-edit/#p=https://{START}{cells}")
}
