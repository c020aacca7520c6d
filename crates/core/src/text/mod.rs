//! Reading and writing puzzles as text.
//!
//! The reader detects the format of each entry, so a file may mix them:
//!
//! | [`Format`] | looks like |
//! |---|---|
//! | [`Line`](Format::Line) | 81 cells on a line, alone or as a field of a CSV line, or in nine groups of nine; `+5` is a placed digit, not a given; `GRID:711 713` also eliminates 7 from r1c1 and r1c3, and may have `# a label` |
//! | [`Grid`](Format::Grid) | nine rows of nine cells, with or without borders and spaces; `.sdk` files |
//! | [`PencilMarks`](Format::PencilMarks) | nine rows of nine groups of candidates; `<5>` is a given, `*5*` a placed digit |
//! | [`Library`](Format::Library) | a line of HoDoKu's technique library, `:0000:x:GRID:711 713:::`, optionally with `# a label` |
//! | [`Sukaku`](Format::Sukaku) | 729 characters on a line, nine for each cell: the candidates, with `.` or `0` for missing ones |
//! | [`Link`](Format::Link) | a link of f-puzzles, SudokuPad, Penpa or puzz.link that holds a classic Sudoku; a variant is an error, a player's notes are left out; [`read_link`] reads both |
//!
//! An empty cell is any of `. 0 * _ x X -`, or a space in a line of 81 characters with none of those. Blank
//! lines end a grid, lines that start with `#` are comments, a CSV header is skipped, and a title directly
//! above a grid is its label.
//!
//! [`parse_one`] reads one puzzle, [`parse_all`] many, and [`Reader`] a stream of any length. Each bad line or
//! grid is one [`ParseError`], and reading continues after it. A puzzle that breaks the rules of the game is
//! not an error here: [`State::new`](crate::State::new) reports that.
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

mod candidates;
mod grid;
mod library;
mod line;
mod link;
mod pencil;
mod piece;
mod reader;
mod sorter;
mod write;

#[cfg(test)]
mod tests;

use std::error::Error;
use std::fmt;

use crate::{CandidateSet, Puzzle, Sentence, sentence};

pub use link::{
    Constraint, ConstraintKind, Link, LinkContent, LinkError, LinkProblem, Note, Point, Shape,
    ShapeForm, Site, read_link, write_fpuzzles, write_penpa, write_sudokupad,
};
pub use reader::{Bare, BareReader, Reader};
pub use write::{
    Layout, LayoutError, write_boxed, write_grid, write_library, write_line, write_pencil_marks,
    write_sukaku,
};

/// The format of an [`Entry`]; [the module](self) shows each.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
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
    /// A link to another site that holds the puzzle.
    Link,
}

impl Format {
    /// Its name, as commands and calls have it: `pencil-marks`.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Line => "line",
            Format::Grid => "grid",
            Format::PencilMarks => "pencil-marks",
            Format::Library => "library",
            Format::Sukaku => "sukaku",
            Format::Link => "link",
        }
    }
}

/// A puzzle that was read, with the text around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The puzzle. It may break the rules of the game.
    pub puzzle: Puzzle,
    /// The format in which it was written.
    pub format: Format,
    /// The other fields of its line, or the title above its grid, trimmed. Empty if there is none.
    pub label: String,
    /// The line in which the entry starts, from 1. This may be a title or a border.
    pub line: usize,
    /// The other fields of a library line. Boxed, as few entries have them.
    pub library: Option<Box<LibraryCase>>,
}

impl Entry {
    /// An entry without a label.
    fn new(puzzle: Puzzle, format: Format, line: usize) -> Entry {
        Entry { puzzle, format, label: String::new(), line, library: None }
    }
}

/// The fields of a line of HoDoKu's technique library besides the position: a technique, and the result
/// that it must find.
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
    /// The part after `-`: options of the search, or `x` for "must find nothing".
    pub variant: Option<String>,
    /// The digits of the technique, as written.
    pub digits: String,
    /// The candidates that the technique must eliminate.
    pub eliminations: CandidateSet,
    /// The candidates that the technique must place.
    pub placements: CandidateSet,
    /// The last field, as written: the length of a chain.
    pub extra: String,
}

/// An error in the text of a puzzle, with its position.
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
    message: Sentence,
    text: String,
}

impl ParseError {
    /// The line, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The character within the line, from 1.
    pub fn column(&self) -> usize {
        self.column
    }

    /// The message without the position. It displays itself in English.
    pub fn message(&self) -> &Sentence {
        &self.message
    }

    /// The same error on another line: where the text is one of many, such as a row of a table.
    pub fn on_line(self, line: usize) -> ParseError {
        ParseError { line, ..self }
    }

    /// The line as read, up to the first byte that is not valid UTF-8. Empty if there was no line.
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

/// Reads every puzzle of a text. Each bad line or grid is one error.
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
///
/// Returns the first error of the text, or an error if it has no puzzle or several.
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
    if let Some(entry) = parse_position(text) {
        return Ok(entry);
    }
    let wrong = |line: usize, message: Sentence| {
        let text = line.checked_sub(1).and_then(|index| text.lines().nth(index));
        let text = text.unwrap_or_default().to_string();
        ParseError { line, column: 1, message, text }
    };
    let mut entries = entries(text);
    let one = entries.next().ok_or_else(|| wrong(1, sentence!("error-no-puzzle")))??;
    match entries.next().transpose()? {
        None => Ok(one),
        Some(another) => Err(wrong(another.line, sentence!("error-another-puzzle"))),
    }
}

/// Reads a text that holds just a position as [`write_line`] writes it: 81 cells, and after a colon the candidates
/// removed. None if it is anything else, which [`parse_one`] may read.
///
/// ```
/// use ergodoku_core::text;
///
/// let line = format!("{}+5:111 211", ".".repeat(80));
/// assert_eq!(text::parse_position(&line), text::parse_one(&line).ok());
/// assert_eq!(text::parse_position(&format!("{line} # a label")), None);
/// ```
pub fn parse_position(text: &str) -> Option<Entry> {
    line::alone(text)
}

/// Reads one puzzle that stands on one line: 81 cells, a library line or a Sukaku. Unlike [`parse_one`] it
/// looks no further than the line, so that it reads many short texts quickly.
///
/// # Errors
///
/// Returns an error if the line is no puzzle, or a bad one.
///
/// ```
/// use ergodoku_core::text;
///
/// let line = format!("{}+5:111 211 # a label", ".".repeat(80));
/// assert_eq!(text::parse_line(&line)?, text::parse_one(&line)?);
/// let error = text::parse_line("r4c3<>5").unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 1: expected a puzzle on one line, found `r4c3<>5`");
/// # Ok::<(), text::ParseError>(())
/// ```
pub fn parse_line(line: &str) -> Result<Entry, ParseError> {
    let piece = piece::Piece::line(1, line);
    let wrong = || {
        piece.error(match line.trim() {
            "" => sentence!("error-one-line-empty"),
            text => sentence!("error-one-line", found = piece::excerpt(text)),
        })
    };
    // Looks at every byte, so that it vectorises.
    let ends = line.bytes().fold(false, |ends, byte| ends | matches!(byte, b'\n' | b'\r'));
    match ends {
        true => parse_one(line),
        false => line::read(piece).unwrap_or_else(|| Err(wrong())),
    }
}

fn entries(text: &str) -> impl Iterator<Item = Result<Entry, ParseError>> {
    Reader::new(text.as_bytes()).map(|read| read.expect("reading from memory does not fail"))
}
