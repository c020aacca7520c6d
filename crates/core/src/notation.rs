//! The usual notation for sets of cells, candidates and houses: `r27c36`, `r45c3<>5`, `c36`.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};

/// The columns that the cells occupy in each row, as nine bits.
fn columns_by_row(cells: CellSet) -> [u16; 9] {
    std::array::from_fn(|row| (cells.bits() >> (9 * row)) as u16 & 0x1ff)
}

/// Notation while it is put together, as ASCII. To hand it to a formatter as a whole is several times as fast as character by
/// character.
pub(crate) struct Notation {
    bytes: [u8; Notation::LONGEST],
    len: usize,
}

impl Notation {
    /// More than nine rows with the letters, columns and commas of each.
    const LONGEST: usize = 128;

    pub(crate) const EMPTY: Notation = Notation { bytes: [0; Notation::LONGEST], len: 0 };

    pub(crate) fn push(&mut self, byte: u8) {
        self.bytes[self.len] = byte;
        self.len += 1;
    }

    /// Adds a one for the first bit, and so on.
    pub(crate) fn push_numbers(&mut self, bits: u16) {
        let mut rest = bits;
        while rest != 0 {
            self.push(b'1' + rest.trailing_zeros() as u8);
            rest &= rest - 1;
        }
    }

    pub(crate) fn as_str(&self) -> &str {
        str::from_utf8(&self.bytes[..self.len]).expect("it is ASCII")
    }
}

pub(crate) fn of_cell(cell: Cell) -> Notation {
    let mut notation = Notation::EMPTY;
    let number = |index: usize| b'1' + index as u8;
    [b'r', number(cell.index() / 9), b'c', number(cell.index() % 9)]
        .into_iter()
        .for_each(|byte| notation.push(byte));
    notation
}

/// Rows with the same columns together: `r27c36`, and `r14c5` for `r1c5,r4c5`.
pub(crate) fn of_cells(cells: CellSet) -> Notation {
    let columns_of = columns_by_row(cells);
    let (mut notation, mut written) = (Notation::EMPTY, 0u16);
    for row in 0..9 {
        let columns = columns_of[row];
        if columns == 0 || written & 1 << row != 0 {
            continue;
        }
        let same = (row..9).filter(|&other| columns_of[other] == columns);
        let rows = same.fold(0u16, |rows, other| rows | 1 << other);
        if written != 0 {
            notation.push(b',');
        }
        written |= rows;
        notation.push(b'r');
        notation.push_numbers(rows);
        notation.push(b'c');
        notation.push_numbers(columns);
    }
    notation
}

pub(crate) fn of_houses(houses: HouseSet) -> Notation {
    let mut notation = Notation::EMPTY;
    for (letter, kind) in [b'r', b'c', b'b'].into_iter().zip(HouseKind::ALL) {
        let numbers = (houses.bits() >> (9 * kind as u32)) as u16 & 0x1ff;
        if numbers != 0 {
            notation.push(letter);
            notation.push_numbers(numbers);
        }
    }
    notation
}

pub(crate) fn of_digits(digits: DigitSet) -> Notation {
    let mut notation = Notation::EMPTY;
    notation.push_numbers(digits.bits());
    notation
}

/// Groups the cells by their digits, in the order of each group's first cell.
pub(crate) fn by_digits(candidates: &CandidateSet) -> Vec<(DigitSet, CellSet)> {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::with_capacity(4);
    for cell in candidates.cells().iter() {
        let digits = candidates.digits_in(cell);
        match groups.iter_mut().find(|(other, _)| *other == digits) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((digits, CellSet::only(cell))),
        }
    }
    groups
}

/// `r45c3<>5, r1c2<>78`.
pub(crate) fn eliminations(candidates: &CandidateSet) -> String {
    let mut text = String::with_capacity(32);
    for (digits, cells) in by_digits(candidates) {
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(of_cells(cells).as_str());
        text.push_str("<>");
        text.push_str(of_digits(digits).as_str());
    }
    text
}

/// An error in the notation of a cell, house, candidate or set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    text: String,
    expected: &'static str,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not {}", self.text, self.expected)
    }
}

impl Error for NotationError {}

/// The cells of one term `r27c36`.
fn term(text: &str) -> Option<CellSet> {
    let (rows, columns) = text.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
    let numbers = |digits: &str| -> Option<Vec<usize>> {
        let numbers: Option<Vec<usize>> =
            digits.chars().map(|digit| Digit::from_char(digit).map(Digit::index)).collect();
        numbers.filter(|numbers| !numbers.is_empty())
    };
    let (rows, columns) = (numbers(rows)?, numbers(columns)?);
    let in_row = |row: usize| columns.iter().map(move |&column| Cell::at(row, column));
    Some(rows.into_iter().flat_map(in_row).collect())
}

impl FromStr for CellSet {
    type Err = NotationError;

    /// Parses `r27c36,r5c5`.
    fn from_str(text: &str) -> Result<CellSet, NotationError> {
        let terms: Option<Vec<CellSet>> = text.split(',').map(|part| term(part.trim())).collect();
        let union = |terms: Vec<CellSet>| terms.into_iter().fold(CellSet::EMPTY, CellSet::union);
        terms.map(union).ok_or_else(|| NotationError {
            text: text.into(),
            expected: "a set of cells such as r1c1 or r27c36,r5c5",
        })
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    /// Parses `r1c1`.
    fn from_str(text: &str) -> Result<Cell, NotationError> {
        term(text)
            .and_then(CellSet::single)
            .ok_or_else(|| NotationError { text: text.into(), expected: "a cell such as r1c1" })
    }
}

impl FromStr for Candidate {
    type Err = NotationError;

    /// Parses `r4c3=5`.
    fn from_str(text: &str) -> Result<Candidate, NotationError> {
        let read = || {
            let (cell, digit) = text.split_once('=')?;
            let digit = digit.parse().ok().and_then(Digit::new)?;
            Some(Candidate::new(term(cell)?.single()?, digit))
        };
        read().ok_or_else(|| NotationError {
            text: text.into(),
            expected: "a candidate such as r4c3=5",
        })
    }
}

impl FromStr for CandidateSet {
    type Err = NotationError;

    /// Parses eliminations: `r45c3<>5, r1c2<>78`.
    fn from_str(text: &str) -> Result<CandidateSet, NotationError> {
        let error = || NotationError {
            text: text.into(),
            expected: "a list of eliminations such as r45c3<>5, r1c2<>78",
        };
        let mut set = CandidateSet::EMPTY;
        for part in text.split(", ") {
            let (cells, digits) = part.split_once("<>").ok_or_else(error)?;
            let cells: CellSet = cells.parse()?;
            let digits: Option<DigitSet> = digits.chars().map(Digit::from_char).collect();
            let digits = digits.filter(|digits| !digits.is_empty());
            set |= CandidateSet::product(cells, digits.ok_or_else(error)?);
        }
        Ok(set)
    }
}

impl FromStr for House {
    type Err = NotationError;

    /// Parses `r1`, `c1` or `b1`.
    fn from_str(text: &str) -> Result<House, NotationError> {
        let read = || {
            let mut characters = text.chars();
            let kind = match characters.next()?.to_ascii_lowercase() {
                'r' => HouseKind::Row,
                'c' => HouseKind::Column,
                'b' => HouseKind::Box,
                _ => return None,
            };
            let number = Digit::from_char(characters.next()?)?;
            let ended = characters.next().is_none();
            ended.then(|| House::of(kind, number.index()))
        };
        read().ok_or_else(|| NotationError {
            text: text.into(),
            expected: "a house such as r1, c1 or b1",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_with_the_same_columns_are_written_together() {
        for text in ["r27c36", "r2c123", "r14c5", "r1c1,r5c9", "r1c12,r3c1", "r123456789c123456789"]
        {
            let cells: CellSet = text.parse().unwrap();
            assert_eq!(cells.to_string(), text);
        }
    }

    #[test]
    fn the_longest_notation_has_room() {
        let differ =
            |cell: &Cell| cell.row().number() == 8 || cell.column().number() != cell.row().number();
        let cells: CellSet = Cell::all().filter(differ).collect();
        assert_eq!(cells.to_string().len(), 9 * 3 + 8 * 8 + 9 + 8);
        assert_eq!(cells.to_string().parse(), Ok(cells));
    }

    #[test]
    fn eliminations_are_grouped_by_digits() {
        for text in ["r45c3<>5", "r1c2<>78, r1c3<>7", "r4c3<>5"] {
            let set: CandidateSet = text.parse().unwrap();
            assert_eq!(set.eliminations(), text);
        }
    }

    #[test]
    fn errors_quote_the_text() {
        for text in ["", "r", "r1", "r1c", "r0c1", "c1r1", "r1c1,", "x", "r1c1x"] {
            let error = text.parse::<CellSet>().unwrap_err();
            assert!(error.to_string().contains(&format!("`{text}`")), "{error}");
        }
        assert!("r12c1".parse::<Cell>().is_err());
        assert!("r1c1=0".parse::<Candidate>().is_err());
        assert!("r1c1<>".parse::<CandidateSet>().is_err());
        assert!("d1".parse::<House>().is_err());
        assert!("r10".parse::<House>().is_err());
    }

    #[test]
    fn houses_of_each_kind_are_written_together() {
        let houses: HouseSet =
            ["r2", "r7", "c3", "b5"].iter().map(|name| name.parse().unwrap()).collect();
        assert_eq!(houses.to_string(), "r27c3b5");
    }
}
