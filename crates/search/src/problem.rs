//! What can be searched: anything that says which digits each cell may hold.

use std::fmt;

use ergodoku_core::{Cell, Digit, Puzzle, State};

/// The candidates of each cell: bit `n` stands for digit `n + 1`.
pub(crate) type Masks = [u16; 81];

/// Every digit of a cell.
pub(crate) const ALL_DIGITS: u16 = 0x1ff;

/// Something with solutions: a [`Line`] of 81 characters, a [`Puzzle`], a [`State`] (the last two
/// may have candidates removed, up to a whole Sukaku of 729 candidates).
///
/// ```
/// use ergodoku_core::Puzzle;
///
/// assert_eq!(ergodoku_search::count(&Puzzle::EMPTY, 1000), 1000);
/// ```
pub trait Problem {
    /// What each cell may hold, row by row: bit `n` of a mask stands for digit `n + 1`. A given is a
    /// mask of one bit. Masks need not obey the rules: what breaks them has no solution.
    fn masks(&self) -> [u16; 81];

    /// The same as a line of givens, if the problem is no more than that: it is read faster.
    fn as_line(&self) -> Option<&Line> {
        None
    }
}

impl<P: Problem + ?Sized> Problem for &P {
    fn masks(&self) -> [u16; 81] {
        (**self).masks()
    }

    fn as_line(&self) -> Option<&Line> {
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
        for digit in Digit::ALL {
            for cell in (self.places(digit) | self.placed(digit)).iter() {
                masks[cell.index()] |= 1 << digit.index();
            }
        }
        masks
    }
}

/// The candidates of each cell as masks are a problem themselves.
impl Problem for [u16; 81] {
    fn masks(&self) -> [u16; 81] {
        *self
    }
}

/// A puzzle of 81 characters, read and found well formed: `1` to `9` for a given, one of
/// `.0*_xX-` for an empty cell.
///
/// ```
/// use ergodoku_search::{Line, solve};
///
/// let line: Line =
///     ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....".parse()?;
/// let solution = solve(&line).unwrap();
/// assert!(solution.as_str().starts_with("274865139"));
/// # Ok::<(), ergodoku_search::Malformed>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Line {
    /// The given of each cell, or 0.
    numbers: [u8; 81],
}

impl Line {
    /// Reads 81 characters.
    ///
    /// # Errors
    /// If there are more or fewer, or one that stands for no cell.
    pub fn read(text: &[u8]) -> Result<Line, Malformed> {
        let mut numbers = [0; 81];
        Line::read_into(text, &mut numbers)?;
        Ok(Line { numbers })
    }

    /// Reads into memory that is already there: a copy less.
    #[inline(always)] // into code compiled for more vector instructions than the caller's
    pub(crate) fn read_into(text: &[u8], numbers: &mut [u8; 81]) -> Result<(), Malformed> {
        let Ok(text) = <&[u8; 81]>::try_from(text) else {
            return Err(Malformed::Length(text.len()));
        };
        // Nearly every line is digits and full stops: those are read without a branch.
        let mut strange = 0;
        for (number, &character) in numbers.iter_mut().zip(text) {
            let value = character.wrapping_sub(b'0');
            *number = if value <= 9 { value } else { 0 };
            strange |= u8::from(value > 9) & u8::from(character != b'.');
        }
        if strange == 0 { Ok(()) } else { Line::check(text) }
    }

    /// Whether every character stands for a cell.
    #[cold]
    fn check(text: &[u8; 81]) -> Result<(), Malformed> {
        let stands_for_none =
            |c: &u8| !(c.is_ascii_digit() || matches!(c, b'.' | b'*' | b'_' | b'x' | b'X' | b'-'));
        match text.iter().position(stands_for_none) {
            Some(index) => Err(Malformed::Character { index, byte: text[index] }),
            None => Ok(()),
        }
    }

    /// The given of each cell, row by row; 0 for none.
    #[inline]
    pub fn numbers(&self) -> &[u8; 81] {
        &self.numbers
    }
}

impl std::str::FromStr for Line {
    type Err = Malformed;
    fn from_str(text: &str) -> Result<Line, Malformed> {
        Line::read(text.as_bytes())
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Line(")?;
        self.numbers.iter().try_for_each(|number| match number {
            0 => f.write_str("."),
            _ => write!(f, "{number}"),
        })?;
        f.write_str(")")
    }
}

impl Problem for Line {
    fn masks(&self) -> [u16; 81] {
        self.numbers.map(|number| match number {
            0 => ALL_DIGITS,
            _ => 1 << (number - 1),
        })
    }

    fn as_line(&self) -> Option<&Line> {
        Some(self)
    }
}

/// Why a text is not a [`Line`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Malformed {
    /// It does not have 81 characters but this many bytes.
    Length(usize),
    /// A character that stands for no cell.
    Character {
        /// Its place, from 0.
        index: usize,
        /// What is there.
        byte: u8,
    },
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Malformed::Length(length) => write!(f, "81 characters expected, {length} found"),
            Malformed::Character { index, byte } => {
                let (row, column) = (index / 9 + 1, index % 9 + 1);
                let byte = byte.escape_ascii();
                write!(f, "'{byte}' at r{row}c{column} is neither a digit nor an empty cell")
            }
        }
    }
}

impl std::error::Error for Malformed {}
