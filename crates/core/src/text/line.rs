//! The formats of one line: 81 cells or 729 candidates, alone or among other fields.

use super::piece::{Piece, is_empty_cell};
use super::{Entry, Format, ParseError, library};
use crate::{Candidate, CandidateSet, Cell, Digit, Puzzle};

/// Fields shorter than this are no attempt at a puzzle: they are rows of a grid, or other data.
const SHORTEST: usize = 60;
/// Fields longer than this are meant for 729 candidates, others for 81 cells.
const LONGEST: usize = (81 + 729) / 2;

/// Reads a puzzle on a line; `None` if the line does not try to hold one.
pub(super) fn read(line: Piece<'_>) -> Option<Result<Entry, ParseError>> {
    if let Some((field, puzzle)) = plain(line) {
        return Some(entry(field, puzzle, Format::Line));
    }
    if line.trim().text().starts_with(':') {
        return Some(library::read(line.trim()));
    }
    let mut fields = line.words(separates_fields);
    if let Some(field) = fields.find(|&field| is_attempt(field)) {
        return Some(read_field(field));
    }
    if let Some(cells) = grouped(line) {
        let puzzle = cells.map(|puzzle| Entry::new(puzzle, Format::Line, line.line_number()));
        return Some(puzzle);
    }
    spaced(line).map(|puzzle| Ok(Entry::new(puzzle, Format::Line, line.line_number())))
}

/// The plainest text of all: 81 cells of a character each, some of them digits, and nothing else. Nothing
/// around it has to be looked at to know what it is; without a digit it might be a border.
pub(super) fn alone(text: &str) -> Option<Entry> {
    if text.len() != 81 {
        return None;
    }
    let (_, puzzle) = plain(Piece::line(1, text))?;
    (!puzzle.filled().is_empty()).then(|| Entry::new(puzzle, Format::Line, 1))
}

/// The plainest line of all begins with 81 cells of a character each. Large files hold nothing else:
/// this makes reading them several times as fast, and changes nothing.
fn plain(line: Piece<'_>) -> Option<(Piece<'_>, Puzzle)> {
    let (cells, rest) = line.text().as_bytes().split_at_checked(81)?;
    let ends = |&byte: &u8| separates_fields(byte.into());
    if !rest.first().is_none_or(ends) {
        return None;
    }
    if !cells.iter().all(|&byte| IS_CELL[usize::from(byte)]) {
        return None;
    }
    Some((line.part(0..81), of_cells(cells.first_chunk()?)))
}

/// The puzzle of 81 cells of a character each: what is no digit is an empty cell.
pub(super) fn of_cells(cells: &[u8; 81]) -> Puzzle {
    let digit = |cell: usize| Digit::new(cells[cell].wrapping_sub(b'0'));
    Puzzle::of_givens(std::array::from_fn(digit))
}

/// Whether a line that begins so is a puzzle, whatever stands above it: 81 cells written in the usual
/// way. Cells that are all `.` might be a border. Looks at all of them: that is many at a time.
pub(super) fn are_plain(cells: &[u8; 81]) -> bool {
    let (strange, numbers) = cells.iter().fold((false, 0), |(strange, numbers), it| {
        (strange | !matches!(it, b'0'..=b'9' | b'.'), numbers | it ^ b'.')
    });
    !strange && numbers != 0
}

/// Whether nothing but a label can stand behind the cells of a line and this: behind a colon there may
/// be candidates.
pub(super) fn begins_label(byte: u8) -> bool {
    byte.is_ascii() && byte != b':' && separates_fields(byte.into())
}

/// Whether a byte is a cell, with a digit or empty.
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

/// Whether a field is long and nearly all of it cells: a puzzle, if perhaps with a slip in it.
/// Identifiers and hashes have too many letters. The *first* attempt counts, right or wrong, lest
/// a slip in the puzzle make the solution behind it the puzzle.
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

/// The puzzle of a field with what the rest of the line says of it.
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
            let found = cell.index();
            return Err(piece.error_behind(format!("expected 81 cells, found {found}")));
        };
        written?.content.enter(cell, &mut puzzle);
    }
    let rest = cells.rest();
    match cells.count() {
        0 => Ok(puzzle),
        more => Err(rest.error(format!("expected 81 cells, found {}", 81 + more))),
    }
}

/// The 729 candidates of a piece. All are candidates, even one that is alone in its cell: a Sukaku
/// has no givens.
fn sukaku(piece: Piece<'_>) -> Result<Puzzle, ParseError> {
    let mut removed = CandidateSet::EMPTY;
    let mut characters = piece.text().char_indices();
    for candidate in (0..729).map(Candidate::from_index) {
        match characters.next() {
            Some((_, '.' | '0')) => removed.insert(candidate),
            Some((_, c)) if c.to_digit(10) == Some(candidate.digit.get().into()) => {}
            Some((at, c)) => {
                let digit = candidate.digit;
                let message = format!(
                    "expected candidate {digit} or its absence (. 0), found `{}`",
                    c.escape_debug()
                );
                return Err(piece.skip(at).error(message));
            }
            None => {
                let found = candidate.index();
                let message = format!("expected 729 candidates, found {found}");
                return Err(piece.error_behind(message));
            }
        }
    }
    let rest = piece.skip(characters.offset());
    match characters.count() {
        0 => {
            let mut puzzle = Puzzle::EMPTY;
            puzzle.remove(removed);
            Ok(puzzle)
        }
        more => Err(rest.error(format!("expected 729 candidates, found {}", 729 + more))),
    }
}

/// The candidates behind the colon of `GRID:711 713`. A colon with words behind it is a label.
fn candidates_removed(field: Piece<'_>) -> Option<Piece<'_>> {
    let after = field.after();
    if !after.text().starts_with(':') {
        return None;
    }
    let removed = after.skip(1).trim();
    let begins_so = removed.text().starts_with(|c: char| c.is_ascii_digit());
    begins_so.then_some(removed)
}

/// The rest of the line: what is left when the field, its quotes and a separator are taken out.
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

/// 81 cells in groups of 1, 3, 9 or 27 with blanks, commas or bars between them; `None` if the line has
/// not so many words, or too many are no such group, or it may be a row of pencil marks.
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
                None => return Some(Err(word.error_behind(of_size(size)))),
            }
        }
        if written.next().is_some() {
            return Some(Err(word.error(of_size(size))));
        }
    }
    Some(Ok(puzzle))
}

fn of_size(size: usize) -> String {
    let cells = if size == 1 { "one cell".into() } else { format!("{size} cells") };
    format!("expected {cells} between separators")
}

/// Whether words of nine characters may be candidates of a cell each: `123456789`, or less than that with
/// signs for those gone. No puzzle with one solution has all its digits in the columns of their number.
fn may_be_candidates<'a>(words: impl Iterator<Item = &'a str>) -> bool {
    let number = |c: char| c.to_digit(10).filter(|it| *it > 0);
    let mut numbers = words
        .flat_map(|word| (1..).zip(word.chars()))
        .filter_map(|(place, c)| Some((place, number(c)?)))
        .peekable();
    numbers.peek().is_some() && numbers.all(|(place, number)| place == number)
}

/// A line of digits and spaces, 81 wide: the spaces are the empty cells. Nine numbers with spaces
/// between are a row of pencil marks.
fn spaced(line: Piece<'_>) -> Option<Puzzle> {
    let text = line.text();
    let fits = text.len() == 81
        && text.bytes().all(|byte| matches!(byte, b'1'..=b'9' | b' '))
        && text.split_whitespace().count() != 9;
    let dotted = fits.then(|| text.replace(' ', "."))?;
    puzzle(Piece::line(line.line_number(), &dotted)).ok()
}
