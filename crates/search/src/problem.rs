//! [`Problem`]: anything with a set of candidates for each cell.

use std::fmt;

use ergodoku_core::{Cell, Digit, Puzzle, State};

/// The candidates of each cell: bit `n` stands for digit `n + 1`.
pub(crate) type Masks = [u16; 81];

/// The mask of all nine digits.
pub(crate) const ALL_DIGITS: u16 = 0x1ff;

/// A problem to search: a [`PuzzleLine`] of 81 characters, a [`Puzzle`] or a [`State`]. The last two may
/// have candidates removed, up to a complete Sukaku of 729 candidates.
///
/// ```
/// use ergodoku_core::Puzzle;
///
/// assert_eq!(ergodoku_search::count(&Puzzle::EMPTY, 1000), 1000);
/// ```
pub trait Problem {
    /// The candidates of each cell, row by row: bit `n` of a mask stands for digit `n + 1`. A given is a
    /// mask of one bit. The masks may break the rules; such a problem has no solution.
    fn masks(&self) -> [u16; 81];

    /// The problem as a line of givens, which loads faster, unless candidates are removed besides.
    fn as_line(&self) -> Option<&PuzzleLine> {
        None
    }
}

/// A problem as the search reads it. The search is compiled once, for this type, and not in each crate for each
/// type of problem.
pub(crate) enum Givens<'a> {
    Line(&'a PuzzleLine),
    Masks(Masks),
}

impl<'a> Givens<'a> {
    #[inline]
    pub(crate) fn of(problem: &'a (impl Problem + ?Sized)) -> Givens<'a> {
        problem.as_line().map_or_else(|| Givens::Masks(problem.masks()), Givens::Line)
    }
}

impl<P: Problem + ?Sized> Problem for &P {
    fn masks(&self) -> [u16; 81] {
        (**self).masks()
    }

    fn as_line(&self) -> Option<&PuzzleLine> {
        (**self).as_line()
    }
}

impl Problem for Puzzle {
    fn masks(&self) -> [u16; 81] {
        let mut masks = [ALL_DIGITS; 81];
        for candidate in self.removed().iter() {
            masks[candidate.cell.index()] &= !(1 << candidate.digit.index());
        }
        for (mask, cell) in masks.iter_mut().zip(Cell::all()) {
            if let Some(digit) = self.digit(cell) {
                *mask = 1 << digit.index();
            }
        }
        masks
    }
}

impl Problem for State {
    fn masks(&self) -> [u16; 81] {
        let mut masks = [0; 81];
        for (mask, cell) in masks.iter_mut().zip(Cell::all()) {
            *mask = self.candidates(cell).bits();
        }
        for digit in Digit::ALL {
            for cell in self.placed(digit).iter() {
                masks[cell.index()] |= 1 << digit.index();
            }
        }
        masks
    }
}

/// The masks themselves are a problem.
impl Problem for [u16; 81] {
    fn masks(&self) -> [u16; 81] {
        *self
    }
}

/// A puzzle parsed from 81 characters: `1` to `9` for a given, one of `.0*_xX-` for an empty cell.
///
/// ```
/// use ergodoku_search::{PuzzleLine, solve};
///
/// let line: PuzzleLine =
///     ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....".parse()?;
/// let solution = solve(&line).unwrap();
/// assert!(solution.as_str().starts_with("274865139"));
/// # Ok::<(), ergodoku_search::ParseLineError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct PuzzleLine {
    /// The given of each cell, or 0.
    numbers: [u8; 81],
}

impl PuzzleLine {
    /// Parses 81 characters.
    ///
    /// # Errors
    ///
    /// Returns an error if the length is wrong, or if a character stands for no cell.
    pub fn read(text: &[u8]) -> Result<PuzzleLine, ParseLineError> {
        let mut numbers = [0; 81];
        PuzzleLine::read_into(text, &mut numbers)?;
        Ok(PuzzleLine { numbers })
    }

    /// Parses into an existing array, which saves a copy.
    #[inline(always)] // into callers compiled with more target features
    pub(crate) fn read_into(text: &[u8], numbers: &mut [u8; 81]) -> Result<(), ParseLineError> {
        let Ok(text) = <&[u8; 81]>::try_from(text) else {
            return Err(ParseLineError::Length(text.len()));
        };
        // Nearly every line consists of digits and full stops, which need no branch.
        let mut unusual = 0;
        for (number, &character) in numbers.iter_mut().zip(text) {
            let value = character.wrapping_sub(b'0');
            *number = if value <= 9 { value } else { 0 };
            unusual |= u8::from(value > 9) & u8::from(character != b'.');
        }
        if unusual == 0 { Ok(()) } else { PuzzleLine::check(text) }
    }

    /// Checks every character.
    #[cold]
    fn check(text: &[u8; 81]) -> Result<(), ParseLineError> {
        let stands_for_none =
            |c: &u8| !(c.is_ascii_digit() || matches!(c, b'.' | b'*' | b'_' | b'x' | b'X' | b'-'));
        match text.iter().position(stands_for_none) {
            Some(index) => Err(ParseLineError::Character { index, byte: text[index] }),
            None => Ok(()),
        }
    }

    /// The given of each cell, row by row; 0 for none.
    #[inline]
    pub fn numbers(&self) -> &[u8; 81] {
        &self.numbers
    }
}

impl std::str::FromStr for PuzzleLine {
    type Err = ParseLineError;
    fn from_str(text: &str) -> Result<PuzzleLine, ParseLineError> {
        PuzzleLine::read(text.as_bytes())
    }
}

impl fmt::Debug for PuzzleLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PuzzleLine(")?;
        self.numbers.iter().try_for_each(|number| match number {
            0 => f.write_str("."),
            _ => write!(f, "{number}"),
        })?;
        f.write_str(")")
    }
}

impl Problem for PuzzleLine {
    fn masks(&self) -> [u16; 81] {
        self.numbers.map(|number| match number {
            0 => ALL_DIGITS,
            _ => 1 << (number - 1),
        })
    }

    fn as_line(&self) -> Option<&PuzzleLine> {
        Some(self)
    }
}

/// Why a text is not a [`PuzzleLine`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ParseLineError {
    /// The text has this many bytes instead of 81.
    Length(usize),
    /// A character that stands for no cell.
    Character {
        /// Its index, from 0.
        index: usize,
        /// The byte at this index.
        byte: u8,
    },
}

impl fmt::Display for ParseLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseLineError::Length(length) => write!(f, "81 characters expected, {length} found"),
            ParseLineError::Character { index, byte } => {
                let (row, column) = (index / 9 + 1, index % 9 + 1);
                let byte = byte.escape_ascii();
                write!(f, "'{byte}' at r{row}c{column} is neither a digit nor an empty cell")
            }
        }
    }
}

impl std::error::Error for ParseLineError {}
