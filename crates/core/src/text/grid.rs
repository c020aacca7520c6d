//! The formats of nine rows: grids of cells, and of pencil marks through [`pencil`].

use super::piece::{Content, Piece, Written};
use super::{Entry, Format, ParseError, pencil};
use crate::{Candidate, Cell, Puzzle, sentence};

/// A line that is, or may be, a row of a grid.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) line: usize,
    pub(super) text: String,
}

impl Row {
    pub(super) fn new(piece: Piece<'_>) -> Row {
        Row { line: piece.line_number(), text: piece.text().into() }
    }

    pub(super) fn piece(&self) -> Piece<'_> {
        Piece::line(self.line, &self.text).trim()
    }

    /// Whether the row consists of dashes: `|---|---|---|` can be a row of empty cells or a border.
    fn is_dashes(&self) -> bool {
        self.text.chars().all(|c| c == '-' || separates_cells(c))
    }
}

/// Whether consecutive rows are complete grids, not counting rows that may be borders.
pub(super) fn are_complete(rows: &[Row]) -> bool {
    let sure = rows.iter().filter(|row| !row.is_dashes()).count();
    sure > 0 && sure.is_multiple_of(9)
}

/// Whether consecutive rows can be read without those that follow. Simple Sudoku stacks up to three grids,
/// and no other program stacks more.
pub(super) fn is_enough(rows: &[Row]) -> bool {
    const STACK: usize = 27;
    rows.len() >= STACK && are_complete(rows) || rows.len() >= 2 * STACK
}

/// Reads consecutive rows, nine for each grid.
pub(super) fn read(rows: &[Row]) -> Result<Vec<Entry>, ParseError> {
    let dashes_are_cells = rows.len().is_multiple_of(9) && !are_complete(rows);
    let rows: Vec<Piece<'_>> =
        rows.iter().filter(|row| dashes_are_cells || !row.is_dashes()).map(Row::piece).collect();
    let to_a_grid = match rows.len() % 9 {
        0 => 9,
        _ => rows.len(),
    };
    let grids: Result<Vec<Entry>, ParseError> = rows.chunks(to_a_grid).map(read_grid).collect();
    grids.map(unstack)
}

/// Reads one grid. Anything but nine rows is an error.
fn read_grid(rows: &[Piece<'_>]) -> Result<Entry, ParseError> {
    let format = format_of(rows);
    let mut cells = Vec::with_capacity(81);
    for &row in rows {
        cells.extend(read_row(row, format)?);
    }
    let message = || sentence!("error-nine-rows", count = rows.len());
    match (rows.get(9), rows.last()) {
        (Some(tenth), _) => return Err(tenth.error(message())),
        (None, Some(last)) if rows.len() < 9 => return Err(last.error_at_end(message())),
        _ => {}
    }
    let puzzle = match format {
        Format::PencilMarks => pencil::puzzle(&cells),
        _ => {
            let mut puzzle = Puzzle::EMPTY;
            for (cell, content) in Cell::all().zip(cells) {
                content.enter(cell, &mut puzzle);
            }
            puzzle
        }
    };
    Ok(Entry::new(puzzle, format, rows[0].line_number()))
}

/// Decides by the majority of the rows that are unambiguous: a slip in one row must not change the format
/// of the grid.
fn format_of(rows: &[Piece<'_>]) -> Format {
    let lean = |row: &Piece<'_>| -> i32 {
        let words: Vec<Piece<'_>> = row.words(separates_cells).collect();
        let cells = words.iter().flat_map(|word| word.cells());
        let cells: Result<Vec<Content>, ParseError> =
            cells.map(|written| Ok(written?.content)).collect();
        match (words.len(), cells) {
            // Nine digits separated by spaces can be either.
            (9, Ok(cells)) if cells.len() == 9 && !cells.contains(&Content::Empty) => 0,
            (_, Ok(cells)) if cells.len() == 9 => -1,
            (9, _) => 1,
            _ => 0,
        }
    };
    match rows.iter().map(lean).sum::<i32>() {
        1.. => Format::PencilMarks,
        _ => Format::Grid,
    }
}

/// The nine cells of a row.
fn read_row(row: Piece<'_>, format: Format) -> Result<impl Iterator<Item = Content>, ParseError> {
    let words = row.words(separates_cells);
    let cells: Result<Vec<Written<'_>>, ParseError> = match format {
        Format::PencilMarks => words.map(pencil::cell).collect(),
        _ => words.flat_map(Piece::cells).collect(),
    };
    let cells = cells?;
    let found = cells.len();
    let message = match found {
        0..20 => sentence!("error-nine-cells", count = found),
        _ => sentence!("error-cells-in-row", count = found),
    };
    match cells.get(9) {
        Some(tenth) => Err(tenth.piece.error(message)),
        None if found < 9 => Err(row.error_at_end(message)),
        None => Ok(cells.into_iter().map(|written| written.content)),
    }
}

/// Whether a character separates cells: a space, a comma or a vertical border.
fn separates_cells(character: char) -> bool {
    character.is_whitespace() || matches!(character, '|' | ',' | '│' | '┃' | '║')
}

/// Merges the two or three grids that Simple Sudoku writes for one position: the givens, the digits and the
/// pencil marks. The last one is complete except for which digits are givens.
fn unstack(grids: Vec<Entry>) -> Vec<Entry> {
    let [first, .., last] = &grids[..] else {
        return grids;
    };
    let is_in_last = |grid: &Entry| {
        let mut cells = grid.puzzle.filled().iter();
        cells.all(|cell| grid.puzzle.digit(cell) == last.puzzle.digit(cell))
    };
    if last.format != Format::PencilMarks || !grids.iter().all(is_in_last) {
        return grids;
    }
    let mut puzzle = last.puzzle;
    for cell in (puzzle.filled() - first.puzzle.givens()).iter() {
        if let Some(digit) = puzzle.digit(cell) {
            puzzle.place(Candidate::new(cell, digit));
        }
    }
    vec![Entry::new(puzzle, last.format, first.line)]
}
