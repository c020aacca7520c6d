//! [`Sorter`]: classifies lines, and groups those that belong together.

use std::collections::VecDeque;

use super::grid::{self, Row};
use super::piece::{Piece, excerpt, is_empty_cell};
use super::{Entry, ParseError, line};
use crate::sentence;

/// Turns lines into entries and errors.
#[derive(Debug, Default)]
pub(super) struct Sorter {
    read: VecDeque<Result<Entry, ParseError>>,
    block: Block,
    /// Whether there was a puzzle or an error before, so that a line of words cannot be a table header.
    has_begun: bool,
}

/// The rows of a band.
const BAND: usize = 3;

/// Consecutive lines that are not entries of their own.
#[derive(Debug, Default)]
struct Block {
    /// The number of its first line, which may be a border.
    first_line: Option<usize>,
    /// The first line of words.
    title: Option<Row>,
    rows: Vec<Row>,
    /// Rows before a blank line. They may be the upper bands of a grid with blank lines between bands.
    bands: Vec<Row>,
    /// Whether to ignore the block's rows, as they belong to no puzzle or to one already reported as bad.
    is_ignored: bool,
    /// Whether the block follows a grid directly, so that words alone are a footer.
    is_below_grid: bool,
}

impl Sorter {
    /// The next entry or error of the lines so far.
    pub(super) fn next_read(&mut self) -> Option<Result<Entry, ParseError>> {
        self.read.pop_front()
    }

    /// Whether no lines are pending, so that a line with an entry of its own is the next result.
    pub(super) fn is_between_entries(&self) -> bool {
        self.has_begun && self.read.is_empty() && self.block.is_empty()
    }

    /// Takes the next line.
    pub(super) fn take(&mut self, line: Piece<'_>) {
        let text = line.trim().text();
        if text.is_empty() {
            self.end_band();
        } else if text.starts_with('#') {
            // A comment.
        } else if let Some(section) = Section::of(text) {
            self.end_block();
            self.block.is_ignored = section == Section::Other;
        } else if is_border(text) {
            self.block.begin(line); // A border says nothing else.
        } else if let Some(read) = line::read(line) {
            if !self.has_begun && self.block.rows.is_empty() {
                self.block.title = None; // The header of a table.
            }
            self.end_block();
            self.hand_out(read);
        } else if is_prose(text) && self.block.may_take_title() {
            self.take_title(line);
        } else {
            self.take_row(line);
        }
    }

    /// Handles an unreadable line, which also spoils a grid around it.
    pub(super) fn take_unreadable(&mut self, error: ParseError) {
        self.block.title = None;
        self.block.rows.clear();
        self.block.bands.clear();
        self.give_up(error);
    }

    /// Reports the block as bad. Its remaining rows are ignored.
    fn give_up(&mut self, error: ParseError) {
        self.block.is_ignored = true;
        self.hand_out(Err(error));
    }

    fn take_title(&mut self, line: Piece<'_>) {
        if !self.block.rows.is_empty() || !self.block.bands.is_empty() {
            self.end_block();
            self.block.is_below_grid = true;
        }
        self.block.begin(line);
        self.block.title.get_or_insert_with(|| Row::new(line));
    }

    fn take_row(&mut self, line: Piece<'_>) {
        if grid::is_enough(&self.block.rows) {
            // Consecutive grids without blank lines: complete ones need not wait.
            self.read_rows();
        }
        if !self.block.is_ignored {
            self.block.begin(line);
            self.block.rows.push(Row::new(line));
        }
    }

    /// Reads the rows so far.
    fn read_rows(&mut self) {
        let rows = std::mem::take(&mut self.block.rows);
        match grid::read(&rows) {
            Ok(mut entries) => {
                if let Some(first) = entries.first_mut() {
                    let title = self.block.title.take();
                    first.label = title.map_or_else(String::new, |row| row.text.trim().into());
                    first.line = self.block.first_line.take().unwrap_or(first.line);
                }
                for entry in entries {
                    self.hand_out(Ok(entry));
                }
            }
            Err(error) => self.give_up(error),
        }
    }

    /// Handles a blank line: the end of the block, or of one of its bands.
    fn end_band(&mut self) {
        if self.block.rows.len() == BAND && self.block.bands.len() < 2 * BAND {
            self.block.bands.append(&mut self.block.rows);
        } else {
            self.end_block();
        }
    }

    /// Reads the pending bands together with the last one, or reports them as an incomplete grid.
    fn read_bands(&mut self) {
        let bands = std::mem::take(&mut self.block.bands);
        let last = std::mem::replace(&mut self.block.rows, bands);
        if last.len() == BAND {
            self.block.rows.extend(last);
        } else {
            self.read_rows();
            self.block.first_line = None;
            self.block.rows = last;
        }
    }

    /// Reads the pending block before a blank line, another entry or the end of the input.
    pub(super) fn end_block(&mut self) {
        if !self.block.bands.is_empty() {
            self.read_bands();
        }
        self.read_rows();
        let block = std::mem::take(&mut self.block);
        if let Some(title) = block.title
            && !block.is_ignored
            && !block.is_below_grid
        {
            let message = sentence!("error-puzzle", found = excerpt(title.text.trim()));
            self.hand_out(Err(title.piece().error(message)));
        }
    }

    fn hand_out(&mut self, read: Result<Entry, ParseError>) {
        self.has_begun = true;
        self.read.push_back(read);
    }
}

impl Block {
    /// Whether no line so far affects later ones.
    fn is_empty(&self) -> bool {
        let Block { first_line, title, rows, bands, is_ignored, is_below_grid } = self;
        first_line.is_none()
            && title.is_none()
            && rows.is_empty()
            && bands.is_empty()
            && !is_ignored
            && !is_below_grid
    }

    /// Records the block's first line.
    fn begin(&mut self, line: Piece<'_>) {
        self.first_line.get_or_insert(line.line_number());
    }

    /// Whether words can follow here: before any rows, or after a complete grid.
    fn may_take_title(&self) -> bool {
        self.rows.is_empty() || grid::are_complete(&self.rows)
    }
}

/// A section of a sectioned `.sdk` file.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Section {
    Puzzle,
    /// The current state of somebody solving the puzzle.
    Other,
}

impl Section {
    fn of(text: &str) -> Option<Section> {
        let name = text.strip_prefix('[')?.strip_suffix(']')?;
        match &name.to_ascii_lowercase()[..] {
            "puzzle" => Some(Section::Puzzle),
            "state" | "pencilmarks" | "colours" | "colors" => Some(Section::Other),
            _ => None,
        }
    }
}

/// Whether a line is certainly a horizontal border: `+---+---+---+`, `'---'`, `═══╬═══`.
fn is_border(text: &str) -> bool {
    let is_drawn = |c: char| matches!(c, '\u{2500}'..='\u{257f}');
    let is_of_border = |c: char| is_drawn(c) || "-+|.'*:= \t".contains(c);
    let has_bar = || {
        let is_level = |c: char| matches!(c, '─' | '━' | '═');
        text.contains("---") || text.contains("===") || text.contains(is_level)
    };
    text.chars().all(is_of_border) && has_bar() && !may_be_dashed_cells(text)
}

/// Whether a line may be nine or 81 empty cells, written as dashes.
fn may_be_dashed_cells(text: &str) -> bool {
    let dashes = text.chars().filter(|&c| c == '-').count();
    matches!(dashes, 9 | 81) && text.chars().all(|c| c == '-' || c == '|' || c.is_whitespace())
}

/// Whether a line is prose: it starts with a word, or is mostly letters. `x` may be a cell.
fn is_prose(text: &str) -> bool {
    let is_letter = |c: &char| c.is_alphabetic() && !is_empty_cell(*c);
    let first_word: Vec<char> = text
        .trim_start_matches(['"', '\'', '(', '['])
        .chars()
        .take_while(|c| c.is_alphabetic())
        .collect();
    let is_word = first_word.len() >= 2 && first_word.iter().any(is_letter);
    let letters = text.chars().filter(is_letter).count();
    is_word || 2 * letters > text.chars().filter(|c| !c.is_whitespace()).count()
}
