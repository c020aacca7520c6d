//! Writes states as text. Reading the text returns everything that the format can represent.

use std::error::Error;
use std::fmt::{self, Write};

use super::{write_fpuzzles, write_penpa, write_sudokupad};
use crate::{CandidateSet, Cell, Digit, Sentence, State, sentence};

/// A text format to write a state in.
///
/// ```
/// use ergodoku_core::{State, text, text::Layout};
///
/// let puzzle = text::parse_one(&format!("{}:711 713", ".".repeat(81)))?.puzzle;
/// let state = State::new(&puzzle).unwrap();
/// let layout = Layout::named("sukaku").unwrap();
/// assert!(layout.write(&state).unwrap().starts_with("123456.89123456789123456.89"));
/// assert_eq!(
///     Layout::Grid.write(&state).unwrap_err().to_string(),
///     "the format grid cannot show the candidates eliminated in 2 cells; \
///      line, pencil-marks, library and sukaku can",
/// );
/// # Ok::<(), text::ParseError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// [`write_line`].
    Line,
    /// [`write_grid`].
    Grid,
    /// [`write_boxed`].
    Boxed,
    /// [`write_pencil_marks`].
    PencilMarks,
    /// [`write_library`].
    Library,
    /// [`write_sukaku`].
    Sukaku,
    /// [`write_sudokupad`].
    SudokuPad,
    /// [`write_fpuzzles`].
    FPuzzles,
    /// [`write_penpa`].
    Penpa,
}

impl Layout {
    /// All layouts.
    pub const ALL: [Layout; 9] = [
        Layout::Line,
        Layout::Grid,
        Layout::Boxed,
        Layout::PencilMarks,
        Layout::Library,
        Layout::Sukaku,
        Layout::SudokuPad,
        Layout::FPuzzles,
        Layout::Penpa,
    ];

    /// The layout's name: `line`, `pencil-marks`.
    pub const fn name(self) -> &'static str {
        match self {
            Layout::Line => "line",
            Layout::Grid => "grid",
            Layout::Boxed => "boxed",
            Layout::PencilMarks => "pencil-marks",
            Layout::Library => "library",
            Layout::Sukaku => "sukaku",
            Layout::SudokuPad => "sudokupad",
            Layout::FPuzzles => "f-puzzles",
            Layout::Penpa => "penpa",
        }
    }

    /// The layout with this name, if there is one.
    pub fn named(name: &str) -> Option<Layout> {
        Layout::ALL.into_iter().find(|layout| layout.name() == name)
    }

    /// Writes the state as one or more lines, without a final line end. Reading the text returns the same
    /// state, except that digits become single candidates in a Sukaku.
    ///
    /// # Errors
    /// Returns an error if candidates are eliminated in the state, and the layout cannot represent them.
    pub fn write(self, state: &State) -> Result<String, LayoutError> {
        let write = match self {
            Layout::Line => write_line,
            Layout::Grid => write_grid,
            Layout::Boxed => write_boxed,
            Layout::PencilMarks => write_pencil_marks,
            Layout::Library => write_library,
            Layout::Sukaku => write_sukaku,
            Layout::SudokuPad => write_sudokupad,
            Layout::FPuzzles => write_fpuzzles,
            Layout::Penpa => write_penpa,
        };
        let puzzle = state.to_puzzle();
        let removed = puzzle.removed().cells().len();
        if !self.keeps_candidates() && removed > 0 {
            return Err(LayoutError { layout: self, cells: removed });
        }
        Ok(write(state))
    }

    /// Whether the layout shows which candidates are eliminated.
    pub const fn keeps_candidates(self) -> bool {
        matches!(self, Layout::Line | Layout::PencilMarks | Layout::Library | Layout::Sukaku)
    }
}

/// The error of a [`Layout`] that cannot show the eliminated candidates of a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError {
    layout: Layout,
    cells: usize,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&LayoutError> for Sentence {
    fn from(error: &LayoutError) -> Sentence {
        let LayoutError { layout, cells } = error;
        let others = Layout::ALL.into_iter().filter(|it| it.keeps_candidates());
        let others: Vec<Sentence> = others.map(|it| Sentence::from(it.name())).collect();
        sentence!("fault-layout", format = layout.name(), count = *cells, others)
    }
}

impl Error for LayoutError {}

/// Writes a state on one line: 81 cells with `.` for an empty one and `+5` for a placed digit, then a colon
/// and the eliminated candidates as digit, row and column. This represents the complete state; for a puzzle
/// of givens only, it is the usual 81 characters.
///
/// ```
/// use ergodoku_core::{Conclusion, Puzzle, State, text};
///
/// let mut state = State::new(&Puzzle::EMPTY).unwrap();
/// assert_eq!(text::write_line(&state), ".".repeat(81));
/// state.apply(&Conclusion::Place("r1c1=5".parse()?));
/// state.apply(&Conclusion::Eliminate("r1c3<>17".parse()?));
/// assert_eq!(text::write_line(&state), format!("+5{}:113 713", ".".repeat(80)));
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn write_line(state: &State) -> String {
    let mut line: String = Cell::all().map(|cell| written(state, cell)).collect();
    let removed = state.to_puzzle().removed();
    if !removed.is_empty() {
        line.push(':');
        line += &triples(&removed);
    }
    line
}

/// Writes nine lines of nine cells, with `.` for an empty one and `+5` for a placed digit. Omits candidates.
///
/// ```
/// use ergodoku_core::{Puzzle, State, text};
///
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.give("r1c2=7".parse()?);
/// let grid = text::write_grid(&State::new(&puzzle).unwrap());
/// assert_eq!(grid.lines().count(), 9);
/// assert_eq!(grid.lines().next(), Some(".7......."));
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn write_grid(state: &State) -> String {
    let cells: Vec<String> = Cell::all().map(|cell| written(state, cell)).collect();
    let rows: Vec<String> = cells.chunks(9).map(<[String]>::concat).collect();
    rows.join("\n")
}

/// The text of a cell without candidates.
fn written(state: &State, cell: Cell) -> String {
    match state.digit(cell) {
        Some(digit) if state.is_given(cell) => digit.to_string(),
        Some(digit) => format!("+{digit}"),
        None => ".".into(),
    }
}

/// Writes a grid with borders, and `+5` for a placed digit. Omits candidates.
///
/// ```
/// use ergodoku_core::{State, text};
///
/// let line = ".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....";
/// let state = State::new(&text::parse_one(line)?.puzzle).unwrap();
/// let grid = "
/// +-------+-------+-------+
/// | . 7 . | . . 5 | . 3 9 |
/// | . . 3 | . 2 . | . . . |
/// | 1 . . | . . . | 4 . . |
/// +-------+-------+-------+
/// | . 8 . | . . . | 3 6 . |
/// | . . 6 | . . . | . 8 . |
/// | . 1 . | . . . | 7 4 . |
/// +-------+-------+-------+
/// | . 3 8 | 9 . . | . . . |
/// | 6 5 9 | . 8 1 | . . . |
/// | . . . | 3 5 . | . . . |
/// +-------+-------+-------+";
/// assert_eq!(text::write_boxed(&state), grid.trim());
/// # Ok::<(), text::ParseError>(())
/// ```
pub fn write_boxed(state: &State) -> String {
    let width = if state.filled() == state.givens() { 1 } else { 2 };
    with_borders(|cell| format!("{:>width$}", written(state, cell)))
}

/// Writes a grid of candidates with borders, which represents the complete state. `<5>` is a given, `*5*` a
/// placed digit. A cell with one candidate is `{5}` and one with none `{}`, so that neither looks like a
/// digit or an empty cell.
///
/// ```
/// use ergodoku_core::{Conclusion, Puzzle, State, text};
///
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.give("r1c1=5".parse()?);
/// let mut state = State::new(&puzzle)?;
/// state.apply(&Conclusion::Place("r1c2=7".parse()?))?;
/// state.apply(&Conclusion::Eliminate("r1c3<>1234689, r1c4<>123".parse()?))?;
/// let marks = text::write_pencil_marks(&state);
/// let first_row: Vec<&str> = marks.lines().nth(1).unwrap().split_whitespace().collect();
/// assert_eq!(first_row[..6], ["|", "<5>", "*7*", "{}", "|", "4689"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_pencil_marks(state: &State) -> String {
    with_borders(|cell| match state.digit(cell) {
        Some(digit) if state.is_given(cell) => format!("<{digit}>"),
        Some(digit) => format!("*{digit}*"),
        None => {
            let candidates = state.candidates(cell);
            match candidates.len() {
                0 | 1 => format!("{{{candidates}}}"),
                _ => candidates.to_string(),
            }
        }
    })
}

/// Writes a line in the format of HoDoKu's technique library, without a technique. This represents the
/// complete state.
///
/// ```
/// use ergodoku_core::{Conclusion, Puzzle, State, text};
///
/// let mut state = State::new(&Puzzle::EMPTY)?;
/// state.apply(&Conclusion::Place("r1c1=5".parse()?))?;
/// state.apply(&Conclusion::Eliminate("r1c3<>17".parse()?))?;
/// let line = text::write_library(&state);
/// assert_eq!(line, format!(":0000:x:+5{}:113 713:::", ".".repeat(80)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_library(state: &State) -> String {
    let line = write_line(state);
    // The colon is required even without candidates.
    let colon = if line.contains(':') { "" } else { ":" };
    format!(":0000:x:{line}{colon}:::")
}

/// Writes 729 characters on one line, nine for each cell: the candidates, with `.` for missing ones. A digit
/// becomes the only candidate of its cell.
///
/// ```
/// use ergodoku_core::{Puzzle, State, text};
///
/// let mut puzzle = Puzzle::EMPTY;
/// puzzle.give("r1c1=5".parse()?);
/// let line = text::write_sukaku(&State::new(&puzzle).unwrap());
/// assert!(line.starts_with("....5....1234.6789"));
/// # Ok::<(), ergodoku_core::NotationError>(())
/// ```
pub fn write_sukaku(state: &State) -> String {
    let live = state.live();
    let mut line = String::with_capacity(729);
    for cell in Cell::all() {
        let digits = live.digits_in(cell);
        for digit in Digit::ALL {
            match digits.contains(digit) {
                true => line += &digit.to_string(),
                false => line.push('.'),
            }
        }
    }
    line
}

/// Candidates as triples of digit, row and column: `711 713`.
fn triples(candidates: &CandidateSet) -> String {
    let mut written = String::new();
    let mut separator = "";
    for candidate in candidates.iter() {
        let (row, column) = (candidate.cell.row(), candidate.cell.column());
        let (row, column) = (row.number() + 1, column.number() + 1);
        let _ = write!(written, "{separator}{}{row}{column}", candidate.digit);
        separator = " ";
    }
    written
}

/// The cells with borders, each column as wide as its widest cell.
fn with_borders(cell_text: impl Fn(Cell) -> String) -> String {
    let texts: Vec<String> = Cell::all().map(cell_text).collect();
    let width = |column: usize| {
        let column = texts.iter().skip(column).step_by(9);
        column.map(String::len).max().unwrap_or_default()
    };
    let widths: [usize; 9] = std::array::from_fn(width);

    let border_of = |band: &[usize]| "-".repeat(band.iter().sum::<usize>() + band.len() + 1);
    let borders: Vec<String> = widths.chunks(3).map(border_of).collect();
    let border = format!("+{}+", borders.join("+"));

    let mut lines = vec![border.clone()];
    for (number, row) in texts.chunks(9).enumerate() {
        let mut line = String::from("|");
        for (column, (text, &width)) in row.iter().zip(&widths).enumerate() {
            line += &format!(" {text:width$}");
            if column % 3 == 2 {
                line += " |";
            }
        }
        lines.push(line);
        if number % 3 == 2 {
            lines.push(border.clone());
        }
    }
    lines.join("\n")
}
