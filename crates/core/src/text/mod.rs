//! Reading and writing puzzles as text.
//!
//! The reader finds the format by itself, entry by entry, so a file may mix them all:
//!
//! | [`Format`] | looks like |
//! |---|---|
//! | [`Line`](Format::Line) | 81 cells on a line, alone or as a field of a CSV line, or in nine groups of nine; `+5` is a digit placed, not given; `GRID:711 713` also rules out 7 in r1c1 and r1c3, and may have `# a label` |
//! | [`Grid`](Format::Grid) | nine rows of nine cells, with or without borders and spaces; `.sdk` files |
//! | [`PencilMarks`](Format::PencilMarks) | nine rows of nine groups of candidates; `<5>` is a given, `*5*` a digit placed |
//! | [`Library`](Format::Library) | a line of HoDoKu's technique library, `:0000:x:GRID:711 713:::`, perhaps with `# a label` |
//! | [`Sukaku`](Format::Sukaku) | 729 characters on a line, nine for each cell: the candidates, `.` or `0` for those gone |
//!
//! An empty cell is any of `. 0 * _ x X -`; in a line of 81 characters that has none of those, it is
//! a space. Blank lines end a grid, lines that start with `#` are comments, a CSV header is skipped,
//! and a title right above a grid is its label.
//!
//! [`parse_one`] reads one puzzle, [`parse_all`] many, [`Reader`] any number as a stream. A bad line,
//! or a bad grid, is one [`ParseError`], and the reader goes on behind it. A puzzle that breaks the
//! rules of the game is none: that is for [`State::new`](crate::State::new) to say.
//!
//! ```
//! use ergodoku_core::{State, text};
//!
//! let file = "
//! ## an exchange of formats
//! .7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35.... # easy
//!
//! .7...5.39
//! ..3.2....
//! 1.....4..
//! .8....36.
//! ..6....8.
//! .1....74.
//! .389.....
//! 659.81...
//! ...35....
//! ";
//! let entries: Result<Vec<_>, _> = text::parse_all(file).into_iter().collect();
//! let entries = entries?;
//! assert_eq!(entries[0].puzzle, entries[1].puzzle);
//! assert_eq!(entries[0].label, "easy");
//! assert_eq!(entries[1].line, 5);
//!
//! let state = State::new(&entries[0].puzzle).unwrap();
//! let marks = text::write_pencil_marks(&state);
//! assert_eq!(State::new(&text::parse_one(&marks)?.puzzle), Ok(state));
//! # Ok::<(), text::ParseError>(())
//! ```

mod grid;
mod library;
mod line;
mod pencil;
mod piece;
mod reader;
mod sorter;
mod write;

#[cfg(test)]
mod tests;

use std::error::Error;
use std::fmt;

use crate::{CandidateSet, Puzzle};

pub use reader::{Bare, BareReader, Reader};
pub use write::{
    Layout, NoPlace, write_boxed, write_grid, write_library, write_line, write_pencil_marks,
    write_sukaku,
};

/// What an [`Entry`] was found to be; [the module](self) shows each.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// 81 cells on a line.
    Line,
    /// Nine rows of nine cells.
    Grid,
    /// Nine rows of nine groups of candidates.
    PencilMarks,
    /// A line of HoDoKu's technique library.
    Library,
    /// 729 candidates on a line.
    Sukaku,
}

/// A puzzle read, and what stood around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The puzzle. It may break the rules of the game.
    pub puzzle: Puzzle,
    /// How it was written.
    pub format: Format,
    /// The other fields of its line or the title above its grid, trimmed; empty if there is none.
    pub label: String,
    /// The line it starts in, from 1, be it with a title or a border.
    pub line: usize,
    /// The other fields of a library line. In a box, as few entries have any and all are handed on.
    pub library: Option<Box<LibraryCase>>,
}

impl Entry {
    /// An entry without a label.
    fn new(puzzle: Puzzle, format: Format, line: usize) -> Entry {
        Entry { puzzle, format, label: String::new(), line, library: None }
    }
}

/// What a line of HoDoKu's technique library says besides the position: a technique, and what it
/// must find there.
///
/// ```
/// use ergodoku_core::text;
///
/// let grid = ".".repeat(81);
/// let entry = text::parse_one(&format!(":0702-1:9:{grid}:911:922 923::"))?;
/// let case = entry.library.unwrap();
/// assert_eq!((&case.code[..], case.variant.as_deref()), ("0702", Some("1")));
/// assert_eq!(case.eliminations.eliminations(), "r2c23<>9");
/// # Ok::<(), text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryCase {
    /// The technique: four digits, or five for a siamese fish; `0000` for none.
    pub code: String,
    /// What follows the code behind a `-`: options of the search, or `x` for "must find nothing".
    pub variant: Option<String>,
    /// The digits concerned, as written.
    pub digits: String,
    /// The candidates that the technique must eliminate.
    pub eliminations: CandidateSet,
    /// The candidates that the technique must place.
    pub placements: CandidateSet,
    /// The last field, as written: the length of a chain.
    pub extra: String,
}

/// Why a text is not a puzzle, and where.
///
/// ```
/// use ergodoku_core::text;
///
/// let grid = ".7...5.39..3.2S...1.....4...8....36...6....8..1....74..389.....659.81......35....";
/// let error = text::parse_one(grid).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 15: expected a digit 1-9 or an empty cell (. 0 * _), found `S`"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    line: usize,
    column: usize,
    message: String,
    text: String,
}

impl ParseError {
    /// The line, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The character in the line, from 1.
    pub fn column(&self) -> usize {
        self.column
    }

    /// What was expected and what was found, without the position.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The line as it was read, up to the first byte that is no text; empty if there was none.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError { line, column, message, .. } = self;
        write!(f, "line {line}, column {column}: {message}")
    }
}

impl Error for ParseError {}

/// Reads every puzzle of a text, each bad line or grid as one error.
///
/// ```
/// use ergodoku_core::text;
///
/// let good = ".".repeat(81);
/// let short = ".".repeat(80);
/// let read = text::parse_all(&format!("{good}\n{short}\n{good}\n"));
/// assert_eq!(read.iter().filter(|entry| entry.is_ok()).count(), 2);
/// assert_eq!(
///     read[1].as_ref().unwrap_err().to_string(),
///     "line 2, column 81: expected 81 cells, found 80"
/// );
/// ```
pub fn parse_all(text: &str) -> Vec<Result<Entry, ParseError>> {
    entries(text).collect()
}

/// Reads a text that holds exactly one puzzle.
///
/// # Errors
/// The first error of the text; or that there is no puzzle; or that there are several.
///
/// ```
/// use ergodoku_core::text;
///
/// let line = ".".repeat(81);
/// assert!(text::parse_one(&line).is_ok());
/// let error = text::parse_one(&format!("{line}\n{line}")).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 1: expected one puzzle, found another");
/// ```
pub fn parse_one(text: &str) -> Result<Entry, ParseError> {
    if let Some(entry) = line::alone(text) {
        return Ok(entry);
    }
    let wrong = |line: usize, message: &str| {
        let text = line.checked_sub(1).and_then(|index| text.lines().nth(index));
        let text = text.unwrap_or_default().to_string();
        ParseError { line, column: 1, message: message.into(), text }
    };
    let mut entries = entries(text);
    let one = entries.next().ok_or_else(|| wrong(1, "expected a puzzle, found none"))??;
    match entries.next().transpose()? {
        None => Ok(one),
        Some(another) => Err(wrong(another.line, "expected one puzzle, found another")),
    }
}

fn entries(text: &str) -> impl Iterator<Item = Result<Entry, ParseError>> {
    Reader::new(text.as_bytes()).map(|read| read.expect("reading from memory does not fail"))
}
