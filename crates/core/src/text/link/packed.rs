//! SudokuPad's packings of plain givens.

use super::{LinkError, LinkProblem, puzzle_of};
use crate::{Digit, Puzzle, sentence};

/// Reads either packing. A text that fits both is the one of the two that has 81 cells.
pub(super) fn read(packed: &str) -> Result<Puzzle, LinkError> {
    let by_cells = by_cells(packed);
    let by_runs = by_runs(packed);
    let found = [&by_cells, &by_runs].into_iter().flatten().find(|it| it.len() == 81);
    match (found, by_cells.as_ref().or(by_runs.as_ref())) {
        (Some(digits), _) => {
            let given = |&digit| Digit::new(digit).map(|digit| (digit, true));
            Ok(puzzle_of(digits.iter().map(given)))
        }
        (None, Some(other)) => {
            Err(LinkProblem::Size.error(sentence!("error-81-cells", count = other.len())))
        }
        (None, None) => Err(LinkProblem::Malformed.error(sentence!("error-link-givens"))),
    }
}

/// Each character is a cell, with its digit or none, and up to five empty cells behind it.
fn by_cells(packed: &str) -> Option<Vec<u8>> {
    const PLACES: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
    let mut digits = Vec::new();
    for character in packed.chars() {
        let place = PLACES.find(character)?;
        digits.push(u8::try_from(place % 10).expect("below ten"));
        digits.extend(std::iter::repeat_n(0, place / 10));
    }
    Some(digits)
}

/// Digits stand for themselves, and other characters for one empty cell or more.
fn by_runs(packed: &str) -> Option<Vec<u8>> {
    const RUNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
    let mut digits = Vec::new();
    for character in packed.chars() {
        match character.to_digit(10) {
            Some(digit) => digits.push(u8::try_from(digit).expect("below ten")),
            None => digits.extend(std::iter::repeat_n(0, RUNS.find(character)? + 1)),
        }
    }
    Some(digits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    /// Each cell with up to five empty ones behind it, as one character.
    fn with_cells(line: &str) -> String {
        let places = (b'0'..=b'9').chain(b'A'..=b'Z').chain(b'a'..=b'x');
        let places: Vec<char> = places.map(char::from).collect();
        let mut rest = line;
        let mut packed = String::new();
        while let Some(first) = rest.chars().next() {
            let digit = first.to_digit(10).unwrap_or(0) as usize;
            let empty = rest[1..].chars().take_while(|&it| it == '.').take(5).count();
            packed.push(places[digit + 10 * empty]);
            rest = &rest[1 + empty..];
        }
        packed
    }

    #[test]
    fn both_packings_are_read() {
        let line =
            ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....";
        let expected = text::parse_one(line).unwrap().puzzle;
        assert_eq!(with_cells("5......3."), "t0D");
        assert_eq!(read(&with_cells(line)), Ok(expected));
        // A is one empty cell, B two, and so on.
        let runs = "A7C5A39B3A2D1E4C8D36C6D8B1D74B389E659A81F35D";
        assert_eq!(read(runs), Ok(expected));
    }

    #[test]
    fn other_sizes_are_refused() {
        assert_eq!(read("1234").unwrap_err().to_string(), "expected 81 cells, found 4");
        assert!(read("€").is_err());
    }
}
