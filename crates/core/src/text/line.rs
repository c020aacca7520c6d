//! The formats of one line: 81 cells or 729 candidates, possibly among other fields.

use super::piece::{Piece, is_empty_cell};
use super::{Entry, Format, ParseError, candidates, library, link};
use crate::{Candidate, CandidateSet, Cell, Digit, Puzzle, Sentence, sentence};

/// Shorter fields are not puzzles: they are rows of a grid, or other data.
const SHORTEST: usize = 60;
/// Longer fields are read as 729 candidates, others as 81 cells.
const LONGEST: usize = (81 + 729) / 2;

/// Reads a puzzle from a line, or returns `None` if the line contains nothing like one.
pub(super) fn read(line: Piece<'_>) -> Option<Result<Entry, ParseError>> {
    if let Some((field, puzzle)) = plain(line) {
        return Some(entry(field, puzzle, Format::Line));
    }
    if let Some((field, puzzle)) = plain_candidates(line) {
        return Some(entry(field, puzzle, Format::Sukaku));
    }
    if line.trim().text().starts_with(':') {
        return Some(library::read(line.trim()));
    }
    let mut fields = line.words(separates_fields);
    if let Some(field) = fields.find(|&field| is_attempt(field)) {
        return Some(read_field(field));
    }
    if let Some(read) = link::read(line) {
        return Some(read);
    }
    if let Some(cells) = grouped(line) {
        let puzzle = cells.map(|puzzle| Entry::new(puzzle, Format::Line, line.line_number()));
        return Some(puzzle);
    }
    spaced(line).map(|puzzle| Ok(Entry::new(puzzle, Format::Line, line.line_number())))
}

/// Reads a text that is nothing but a position: its cells, and after a colon the candidates removed. At least one
/// cell must be a digit, as the text might be a border otherwise.
pub(super) fn alone(text: &str) -> Option<Entry> {
    let (cells, removed) = text.split_once(':').unwrap_or((text, ""));
    let is_cell = |byte: u8| matches!(byte, b'0'..=b'9' | b'.' | b'+');
    let is_triple = |byte: u8| matches!(byte, b'1'..=b'9' | b' ');
    if !cells.bytes().all(is_cell) || !removed.bytes().all(is_triple) {
        return None;
    }
    let line = Piece::line(1, text);
    let entry = match plain(line) {
        Some((field, puzzle)) => entry(field, puzzle, Format::Line),
        None => read_field(line.part(0..cells.len())),
    };
    entry.ok().filter(|it| !it.puzzle.filled().is_empty())
}

/// A fast path for lines that start with 81 one-character cells, as in most large files. It changes no
/// result.
fn plain(line: Piece<'_>) -> Option<(Piece<'_>, Puzzle)> {
    let cells: &[u8; 81] = first_field(line)?;
    if !cells.iter().all(|&byte| IS_CELL[usize::from(byte)]) {
        return None;
    }
    Some((line.part(0..81), of_cells(cells)))
}

/// A fast path for lines that start with 729 candidates without a fault. It changes no result.
fn plain_candidates(line: Piece<'_>) -> Option<(Piece<'_>, Puzzle)> {
    let missing = candidates::missing(first_field::<729>(line)?)?;
    Some((line.part(0..729), without(missing)))
}

/// The start of a line, if a field may end after so many bytes.
fn first_field<const LENGTH: usize>(line: Piece<'_>) -> Option<&[u8; LENGTH]> {
    let (field, rest) = line.text().as_bytes().split_first_chunk()?;
    let ends = |&byte: &u8| separates_fields(byte.into());
    rest.first().is_none_or(ends).then_some(field)
}

/// A position without any digit, and without these candidates.
fn without(missing: CandidateSet) -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    puzzle.remove(missing);
    puzzle
}

/// The puzzle of 81 one-character cells. Anything but a digit is an empty cell.
pub(super) fn of_cells(cells: &[u8; 81]) -> Puzzle {
    let digit = |cell: usize| Digit::new(cells[cell].wrapping_sub(b'0'));
    Puzzle::of_givens(std::array::from_fn(digit))
}

/// Whether a line that starts with these bytes is a puzzle, whatever is above it: 81 cells in the usual
/// form. All `.` might be a border. Tests every byte without an early exit, so that it vectorises.
pub(super) fn are_plain(cells: &[u8; 81]) -> bool {
    let (strange, numbers) = cells.iter().fold((false, 0), |(strange, numbers), it| {
        (strange | !matches!(it, b'0'..=b'9' | b'.'), numbers | it ^ b'.')
    });
    !strange && numbers != 0
}

/// Whether this byte after the cells of a line starts a label. After a colon there may be candidates.
pub(super) fn begins_label(byte: u8) -> bool {
    byte.is_ascii() && byte != b':' && separates_fields(byte.into())
}

/// Whether a byte is a digit or an empty cell.
static IS_CELL: [bool; 256] = {
    let mut is_cell = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        is_cell[byte] = (byte as u8).is_ascii_digit() || is_empty_cell(byte as u8 as char);
        byte += 1;
    }
    is_cell
};

fn separates_fields(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | ';' | '#' | ':' | '"' | '\'' | '|' | '=')
}

/// Whether a field is long and consists almost entirely of cells: a puzzle, possibly with a slip in it.
/// Identifiers and hashes have too many letters. The *first* such field counts even if it is wrong, so that
/// a slip in the puzzle does not turn the solution after it into the puzzle.
fn is_attempt(field: Piece<'_>) -> bool {
    let text = field.text();
    if text.len() < SHORTEST {
        return false;
    }
    let is_cell = |&c: &char| c.is_ascii_digit() || c == '+' || is_empty_cell(c);
    let length = text.chars().count();
    length >= SHORTEST && text.chars().filter(is_cell).count() * 8 >= length * 7
}

fn read_field(field: Piece<'_>) -> Result<Entry, ParseError> {
    if field.text().len() > LONGEST {
        entry(field, sukaku(field)?, Format::Sukaku)
    } else {
        entry(field, puzzle(field)?, Format::Line)
    }
}

/// The puzzle of a field, with the label and removed candidates from the rest of the line.
fn entry(field: Piece<'_>, mut puzzle: Puzzle, format: Format) -> Result<Entry, ParseError> {
    let label = match candidates_removed(field) {
        Some(behind) => {
            let (removed, comment) = behind.split_comment();
            puzzle.remove(removed.triples()?);
            format!("{}{}", field.before(), comment.trim_start()).trim().into()
        }
        None => label_of(field),
    };
    Ok(Entry { label, ..Entry::new(puzzle, format, field.line_number()) })
}

/// The 81 cells of a piece.
pub(super) fn puzzle(piece: Piece<'_>) -> Result<Puzzle, ParseError> {
    let mut puzzle = Puzzle::EMPTY;
    let mut cells = piece.cells();
    for cell in Cell::all() {
        let Some(written) = cells.next() else {
            let count = cell.index();
            return Err(piece.error_at_end(sentence!("error-81-cells", count)));
        };
        written?.content.enter(cell, &mut puzzle);
    }
    let rest = cells.rest();
    match cells.count() {
        0 => Ok(puzzle),
        more => Err(rest.error(sentence!("error-81-cells", count = 81 + more))),
    }
}

/// The 729 candidates of a piece. Even a single candidate in a cell is not a digit: a Sukaku has no givens.
fn sukaku(piece: Piece<'_>) -> Result<Puzzle, ParseError> {
    if let Some(missing) = piece.text().as_bytes().try_into().ok().and_then(candidates::missing) {
        return Ok(without(missing));
    }
    let mut removed = CandidateSet::EMPTY;
    let mut characters = piece.text().char_indices();
    for candidate in (0..729).map(Candidate::from_index) {
        match characters.next() {
            Some((_, '.' | '0')) => removed.insert(candidate),
            Some((_, c)) if c.to_digit(10) == Some(candidate.digit.get().into()) => {}
            Some((at, c)) => {
                let digit = candidate.digit;
                let found = c.escape_debug().to_string();
                let message = sentence!("error-candidate-or-absence", digit, found);
                return Err(piece.skip(at).error(message));
            }
            None => {
                let message = sentence!("error-729-candidates", count = candidate.index());
                return Err(piece.error_at_end(message));
            }
        }
    }
    let rest = piece.skip(characters.offset());
    match characters.count() {
        0 => Ok(without(removed)),
        more => Err(rest.error(sentence!("error-729-candidates", count = 729 + more))),
    }
}

/// The candidates after the colon of `GRID:711 713`. Words after a colon are a label.
fn candidates_removed(field: Piece<'_>) -> Option<Piece<'_>> {
    let after = field.after();
    if !after.text().starts_with(':') {
        return None;
    }
    let removed = after.skip(1).trim();
    let begins_so = removed.text().starts_with(|c: char| c.is_ascii_digit());
    begins_so.then_some(removed)
}

/// The line without the field, its quotes and a separator.
fn label_of(field: Piece<'_>) -> String {
    let (before, after) = (field.before(), field.after().text());
    if before.is_empty() && after.is_empty() {
        return String::new();
    }
    let before = before.strip_suffix(['"', '\'']).unwrap_or(before);
    let after = after.strip_prefix(['"', '\'']).unwrap_or(after).trim_start();
    let after = after.strip_prefix(separates_fields).unwrap_or(after);
    format!("{before}{}", after.trim_start()).trim().into()
}

/// 81 cells in groups of 1, 3, 9 or 27, separated by blanks, commas or bars. `None` if the number of words
/// does not fit, if too many of them are not such groups, or if the line may be a row of pencil marks.
fn grouped(line: Piece<'_>) -> Option<Result<Puzzle, ParseError>> {
    let words = || line.words(|c| c.is_whitespace() || matches!(c, ',' | ';' | '|'));
    let count = words().count();
    let size = [1, 3, 9, 27].into_iter().find(|size| size * count == 81)?;
    let fitting = || words().map(Piece::text).filter(|word| word.len() == size);
    if fitting().count() * size < SHORTEST || size == 9 && may_be_candidates(fitting()) {
        return None;
    }
    let mut puzzle = Puzzle::EMPTY;
    for (group, word) in words().enumerate() {
        let mut written = word.cells();
        for place in 0..size {
            match written.next() {
                Some(Ok(it)) => {
                    it.content.enter(Cell::from_index(group * size + place), &mut puzzle)
                }
                Some(Err(error)) => return Some(Err(error)),
                None => return Some(Err(word.error_at_end(of_size(size)))),
            }
        }
        if written.next().is_some() {
            return Some(Err(word.error(of_size(size))));
        }
    }
    Some(Ok(puzzle))
}

fn of_size(size: usize) -> Sentence {
    sentence!("error-between-separators", count = size)
}

/// Whether words of nine characters may each be the candidates of a cell: `123456789`, with other characters
/// for missing ones. No puzzle with one solution has every digit in the column of the same number.
fn may_be_candidates<'a>(words: impl Iterator<Item = &'a str>) -> bool {
    let number = |c: char| c.to_digit(10).filter(|it| *it > 0);
    let mut numbers = words
        .flat_map(|word| (1..).zip(word.chars()))
        .filter_map(|(place, c)| Some((place, number(c)?)))
        .peekable();
    numbers.peek().is_some() && numbers.all(|(place, number)| place == number)
}

/// A line of 81 digits and spaces, with spaces for empty cells. Nine numbers separated by spaces are a row
/// of pencil marks.
fn spaced(line: Piece<'_>) -> Option<Puzzle> {
    let text = line.text();
    let fits = text.len() == 81
        && text.bytes().all(|byte| matches!(byte, b'1'..=b'9' | b' '))
        && text.split_whitespace().count() != 9;
    let dotted = fits.then(|| text.replace(' ', "."))?;
    puzzle(Piece::line(line.line_number(), &dotted)).ok()
}
