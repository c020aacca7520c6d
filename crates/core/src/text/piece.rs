//! [`Piece`]: a part of a line that knows its position, so that errors can name the column.

use std::ops::Range;
use std::str::CharIndices;

use super::ParseError;
use crate::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle, Sentence, sentence};

/// A part of a line. The column is computed only for errors.
#[derive(Copy, Clone, Debug)]
pub(super) struct Piece<'a> {
    line: usize,
    whole: &'a str,
    start: usize,
    end: usize,
}

impl<'a> Piece<'a> {
    /// A whole line.
    pub(super) fn line(number: usize, text: &'a str) -> Piece<'a> {
        Piece { line: number, whole: text, start: 0, end: text.len() }
    }

    pub(super) fn line_number(self) -> usize {
        self.line
    }

    pub(super) fn text(self) -> &'a str {
        &self.whole[self.start..self.end]
    }

    /// The line before this piece.
    pub(super) fn before(self) -> &'a str {
        &self.whole[..self.start]
    }

    /// The line after this piece.
    pub(super) fn after(self) -> Piece<'a> {
        Piece { start: self.end, end: self.whole.len(), ..self }
    }

    /// The piece without its first `count` bytes.
    pub(super) fn skip(self, count: usize) -> Piece<'a> {
        Piece { start: self.start + count, ..self }
    }

    /// A part of the piece, in bytes.
    pub(super) fn part(self, range: Range<usize>) -> Piece<'a> {
        Piece { start: self.start + range.start, end: self.start + range.end, ..self }
    }

    pub(super) fn trim(self) -> Piece<'a> {
        let text = self.text().trim_start();
        let start = self.end - text.len();
        Piece { start, end: start + text.trim_end().len(), ..self }
    }

    /// The parts between separators, including empty ones.
    pub(super) fn split(self, separator: fn(char) -> bool) -> impl Iterator<Item = Piece<'a>> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let current = rest?;
            let text = current.text();
            let Some((at, found)) = text.char_indices().find(|&(_, c)| separator(c)) else {
                rest = None;
                return Some(current);
            };
            rest = Some(current.skip(at + found.len_utf8()));
            Some(current.part(0..at))
        })
    }

    /// The parts between separators that are not empty.
    pub(super) fn words(self, separator: fn(char) -> bool) -> impl Iterator<Item = Piece<'a>> {
        self.split(separator).filter(|part| !part.text().is_empty())
    }

    /// Splits off a comment, which is empty if there is none.
    pub(super) fn split_comment(self) -> (Piece<'a>, &'a str) {
        match self.text().split_once('#') {
            Some((before, comment)) => (self.part(0..before.len()), comment),
            None => (self, ""),
        }
    }

    /// An error at the start of the piece.
    pub(super) fn error(self, message: impl Into<Sentence>) -> ParseError {
        // Invalid UTF-8 most likely means that the whole file is not text.
        let is_decoded = !self.text().starts_with(char::REPLACEMENT_CHARACTER);
        ParseError {
            line: self.line,
            column: self.before().chars().count() + 1,
            message: match is_decoded {
                true => message.into(),
                false => sentence!("error-utf8"),
            },
            text: self.whole.into(),
        }
    }

    /// An error at the end of the piece.
    pub(super) fn error_at_end(self, message: impl Into<Sentence>) -> ParseError {
        self.after().error(message)
    }

    /// The cells of a piece that consists of cells only.
    pub(super) fn cells(self) -> Cells<'a> {
        Cells { piece: self, characters: self.text().char_indices() }
    }

    /// Candidates as triples of digit, row and column: `711 713`.
    pub(super) fn triples(self) -> Result<CandidateSet, ParseError> {
        self.words(char::is_whitespace).map(Piece::triple).collect()
    }

    fn triple(self) -> Result<Candidate, ParseError> {
        let digit = |byte: u8| Digit::new(byte.wrapping_sub(b'0'));
        if let &[first, row, column] = self.text().as_bytes()
            && let (Some(first), Some(row), Some(column)) =
                (digit(first), digit(row), digit(column))
        {
            return Ok(Candidate::new(Cell::at(row.index(), column.index()), first));
        }
        Err(self.error(sentence!("error-triple", found = excerpt(self.text()))))
    }
}

/// The start of a text, short enough for a message.
pub(super) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", text[..end].escape_debug()),
        None => text.escape_debug().to_string(),
    }
}

/// Whether a character stands for an empty cell.
pub(super) const fn is_empty_cell(character: char) -> bool {
    matches!(character, '.' | '0' | '*' | '_' | 'x' | 'X' | '-')
}

/// The content of a cell.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Content {
    Empty,
    Given(Digit),
    Placed(Digit),
    /// A single digit in a grid of pencil marks. The rest of the grid decides whether it is placed or the
    /// last candidate.
    Lone(Digit),
    Candidates(DigitSet),
}

impl Content {
    /// Enters the cell's digit into the puzzle, if it has one.
    pub(super) fn enter(self, cell: Cell, puzzle: &mut Puzzle) {
        match self {
            Content::Given(digit) => puzzle.give(Candidate::new(cell, digit)),
            Content::Placed(digit) => puzzle.place(Candidate::new(cell, digit)),
            Content::Empty | Content::Lone(_) | Content::Candidates(_) => {}
        }
    }

    /// The candidates listed in the cell.
    pub(super) fn candidates(self) -> DigitSet {
        match self {
            Content::Lone(digit) => DigitSet::only(digit),
            Content::Candidates(digits) => digits,
            Content::Empty | Content::Given(_) | Content::Placed(_) => DigitSet::EMPTY,
        }
    }
}

/// A cell as written, with its position.
#[derive(Copy, Clone, Debug)]
pub(super) struct Written<'a> {
    pub(super) piece: Piece<'a>,
    pub(super) content: Content,
}

/// Iterates over cells of one character each, or two for a placed digit, `+5`. See [`Piece::cells`].
pub(super) struct Cells<'a> {
    piece: Piece<'a>,
    characters: CharIndices<'a>,
}

impl<'a> Cells<'a> {
    /// The unread rest.
    pub(super) fn rest(&self) -> Piece<'a> {
        self.piece.skip(self.characters.offset())
    }

    fn content(&mut self) -> Option<Result<Content, ParseError>> {
        let here = self.rest();
        let (_, character) = self.characters.next()?;
        if let Some(digit) = Digit::from_char(character) {
            return Some(Ok(Content::Given(digit)));
        }
        if is_empty_cell(character) {
            return Some(Ok(Content::Empty));
        }
        if character != '+' {
            let found = character.escape_debug().to_string();
            return Some(Err(here.error(sentence!("error-cell", found))));
        }
        let behind = self.rest();
        let digit = self.characters.next().and_then(|(_, c)| Digit::from_char(c));
        Some(match digit {
            Some(digit) => Ok(Content::Placed(digit)),
            None => Err(behind.error(sentence!("error-behind-plus"))),
        })
    }
}

impl<'a> Iterator for Cells<'a> {
    type Item = Result<Written<'a>, ParseError>;

    fn next(&mut self) -> Option<Self::Item> {
        let piece = self.rest();
        let content = self.content()?;
        Some(content.map(|content| Written { piece, content }))
    }
}
