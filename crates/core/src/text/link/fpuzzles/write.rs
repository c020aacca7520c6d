//! Writes links to f-puzzles and SudokuPad.

use std::fmt::Write as _;

use crate::text::link::{lz, percent_encoded};
use crate::{Cell, State};

fn packed(state: &State) -> String {
    let mut json = String::from(r#"{"size":9,"grid":["#);
    for cell in Cell::all() {
        json += match cell.index() {
            0 => "[",
            index if index % 9 == 0 => "],[",
            _ => ",",
        };
        match state.digit(cell) {
            None => json += "{}",
            Some(digit) => {
                let given = if state.givens().contains(cell) { r#","given":true"# } else { "" };
                write!(json, r#"{{"value":{digit}{given}}}"#).expect("a string takes everything");
            }
        }
    }
    json += "]]}";
    percent_encoded(&lz::compress(&json))
}

/// Writes a link to f-puzzles with all digits, givens told apart. Omits candidates.
///
/// ```
/// use ergodoku_core::{State, text};
///
/// let puzzle = text::parse_one(&format!("5+6{}", ".".repeat(79)))?.puzzle;
/// let link = text::write_fpuzzles(&State::new(&puzzle).unwrap());
/// assert!(link.starts_with("https://f-puzzles.com/?load=N4Ig"));
/// assert_eq!(text::parse_one(&link)?.puzzle, puzzle);
/// # Ok::<(), text::ParseError>(())
/// ```
pub fn write_fpuzzles(state: &State) -> String {
    format!("https://f-puzzles.com/?load={}", packed(state))
}

/// Writes a link to SudokuPad with all digits, givens told apart. Omits candidates.
///
/// ```
/// use ergodoku_core::{State, text};
///
/// let puzzle = text::parse_one(&format!("5+6{}", ".".repeat(79)))?.puzzle;
/// let link = text::write_sudokupad(&State::new(&puzzle).unwrap());
/// assert!(link.starts_with("https://sudokupad.app/?puzzleid=fpuzzlesN4Ig"));
/// assert_eq!(text::parse_one(&link)?.puzzle, puzzle);
/// # Ok::<(), text::ParseError>(())
/// ```
pub fn write_sudokupad(state: &State) -> String {
    format!("https://sudokupad.app/?puzzleid=fpuzzles{}", packed(state))
}
