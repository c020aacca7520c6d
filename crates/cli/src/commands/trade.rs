//! [`Trade`]: the formats in which other programs and publishers exchange puzzles.

use ergodoku::{Cell, Puzzle};
use serde_json::json;

/// A format of givens, some with the solution.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Trade {
    /// SadMan Software Sudoku: a puzzle in nine lines.
    Sdk,
    /// SadMan Software Sudoku: a collection, a line for each puzzle.
    Sdm,
    /// A JSON object for each puzzle; see ipuz.org.
    Ipuz,
    /// The XML that OpenSudoku imports.
    OpenSudoku,
    /// Puzzle, solution, label.
    Csv,
}

impl Trade {
    pub(super) const ALL: [Trade; 5] =
        [Trade::Sdk, Trade::Sdm, Trade::Ipuz, Trade::OpenSudoku, Trade::Csv];

    pub(super) fn name(self) -> &'static str {
        match self {
            Trade::Sdk => "sdk",
            Trade::Sdm => "sdm",
            Trade::Ipuz => "ipuz",
            Trade::OpenSudoku => "opensudoku",
            Trade::Csv => "csv",
        }
    }

    /// Whether the format shows the solution, so that the puzzle must have exactly one.
    pub(super) fn has_solution(self) -> bool {
        matches!(self, Trade::Ipuz | Trade::Csv)
    }

    /// What precedes all puzzles.
    pub(super) fn head(self) -> &'static str {
        match self {
            Trade::OpenSudoku => {
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<name>Sudoku</name>\n"
            }
            Trade::Csv => "puzzle,solution,label\n",
            _ => "",
        }
    }

    /// What follows all puzzles.
    pub(super) fn foot(self) -> &'static str {
        match self {
            Trade::OpenSudoku => "</opensudoku>\n",
            _ => "",
        }
    }

    /// Writes a puzzle without a final line end. Only SDK, ipuz and CSV have a place for a label.
    pub(super) fn write(self, puzzle: &Puzzle, solution: &str, label: &str) -> String {
        let [dots, zeros] = ['.', '0'].map(|empty| digits(puzzle, empty));
        match self {
            Trade::Sdk => {
                let rows: Vec<&str> = (0..9).map(|row| &dots[9 * row..9 * row + 9]).collect();
                let label = if label.is_empty() { String::new() } else { format!("#D{label}\n") };
                format!("{label}[Puzzle]\n{}", rows.join("\n"))
            }
            Trade::Sdm => dots,
            Trade::OpenSudoku => format!("<game data=\"{zeros}\"/>"),
            Trade::Csv => format!("{dots},{solution},{}", quoted(label)),
            Trade::Ipuz => {
                let mut object = json!({
                    "version": "http://ipuz.org/v2",
                    "kind": ["http://ipuz.org/sudoku#1"],
                    "charset": "123456789",
                    "boxes": true,
                    "puzzle": rows(&zeros),
                    "solution": rows(solution),
                });
                if !label.is_empty() {
                    object["title"] = label.into();
                }
                object.to_string()
            }
        }
    }
}

/// The 81 cells.
pub(super) fn digits(puzzle: &Puzzle, empty: char) -> String {
    let shown = |cell| puzzle.digit(cell).map_or(empty, |it| it.to_string().remove(0));
    Cell::all().map(shown).collect()
}

/// Nine rows of nine numbers.
fn rows(digits: &str) -> Vec<Vec<u32>> {
    let digits: Vec<u32> = digits.chars().filter_map(|it| it.to_digit(10)).collect();
    digits.chunks(9).map(<[u32]>::to_vec).collect()
}

/// A field of CSV, in quotes where it must be.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_string()
    }
}
