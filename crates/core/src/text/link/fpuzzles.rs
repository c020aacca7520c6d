//! The JSON of f-puzzles, which SudokuPad takes as well.

use std::fmt::Write as _;

use super::value::Value;
use super::{
    LinkContent, LinkError, cells_of, digit_of, in_a_line, lz, notes_of, percent_encoded, puzzle_of,
};
use crate::{Cell, State};

/// Entries that do not affect the rules of the puzzle.
const HARMLESS: [&str; 19] = [
    "size",
    "grid",
    "title",
    "author",
    "solution",
    "ruleset",
    "successMessage",
    "successmessage",
    "msgcorrect",
    "highlightConflicts",
    "highlightconflicts",
    "disabledlogic",
    "disabledLogic",
    "truecandidatesoptions",
    "metadata",
    "notes",
    "origin",
    "date",
    "url",
];

/// Entries with unclear names.
const NAMES: [(&str, &str); 14] = [
    ("diagonal+", "diagonal +"),
    ("diagonal-", "diagonal −"),
    ("antiknight", "anti-knight"),
    ("antiking", "anti-king"),
    ("disjointgroups", "disjoint groups"),
    ("nonconsecutive", "non-consecutive"),
    ("killercage", "killer cages"),
    ("littlekillersum", "little killer"),
    ("sandwichsum", "sandwich sums"),
    ("extraregion", "extra regions"),
    ("betweenline", "between lines"),
    ("thermometer", "thermometers"),
    ("xv", "XV"),
    ("arrow", "arrows"),
];

pub(super) fn read(data: &Value) -> Result<LinkContent, LinkError> {
    let cells = cells_of(data.field("grid"))?;
    let is_given = |cell: &Value| cell.field("given").is_some_and(Value::is_something);
    let puzzle =
        puzzle_of(cells.iter().map(|cell| digit_of(cell).map(|digit| (digit, is_given(cell)))));
    let text = |name| data.field(name).and_then(Value::text);
    Ok(LinkContent {
        title: in_a_line(text("title")),
        author: in_a_line(text("author")),
        rules: text("ruleset").unwrap_or_default().into(),
        variants: variants(data, &cells),
        notes: notes_of(&cells, "centerPencilMarks", "cornerPencilMarks"),
        ..LinkContent::classic(puzzle)
    })
}

/// The additional rules: every entry with content, and regions that are not boxes.
fn variants(data: &Value, cells: &[&Value]) -> Vec<String> {
    let adds = |(name, value): &&(String, Value)| {
        !HARMLESS.contains(&name.as_str()) && value.is_something()
    };
    let told = |(name, _): &(String, Value)| {
        let known = NAMES.iter().find(|(other, _)| other == name);
        known.map_or(name.clone(), |(_, told)| (*told).into())
    };
    let mut variants: Vec<String> = data.fields().iter().filter(adds).map(told).collect();
    let is_irregular = Cell::all().zip(cells).any(|(cell, it)| {
        let region = it.field("region").and_then(Value::text);
        region.is_some_and(|region| {
            region != (cell.index() / 27 * 3 + cell.index() % 9 / 3).to_string()
        })
    });
    if is_irregular {
        variants.push("irregular regions".into());
    }
    variants
}

fn packed(state: &State) -> String {
    let mut json = String::from(r#"{"size":9,"grid":["#);
    for cell in Cell::all() {
        json += match cell.index() {
            0 => "[",
            index if index % 9 == 0 => "],[",
            _ => ",",
        };
        match state.digit(cell) {
            None => json += "{}",
            Some(digit) => {
                let given = if state.givens().contains(cell) { r#","given":true"# } else { "" };
                write!(json, r#"{{"value":{digit}{given}}}"#).expect("a string takes everything");
            }
        }
    }
    json += "]]}";
    percent_encoded(&lz::compress(&json))
}

/// Writes a link to f-puzzles with all digits, givens told apart. Omits candidates.
///
/// ```
/// use ergodoku_core::{State, text};
///
/// let puzzle = text::parse_one(&format!("5+6{}", ".".repeat(79)))?.puzzle;
/// let link = text::write_fpuzzles(&State::new(&puzzle).unwrap());
/// assert!(link.starts_with("https://f-puzzles.com/?load=N4Ig"));
/// assert_eq!(text::parse_one(&link)?.puzzle, puzzle);
/// # Ok::<(), text::ParseError>(())
/// ```
pub fn write_fpuzzles(state: &State) -> String {
    format!("https://f-puzzles.com/?load={}", packed(state))
}

/// Writes a link to SudokuPad with all digits, givens told apart. Omits candidates.
///
/// ```
/// use ergodoku_core::{State, text};
///
/// let puzzle = text::parse_one(&format!("5+6{}", ".".repeat(79)))?.puzzle;
/// let link = text::write_sudokupad(&State::new(&puzzle).unwrap());
/// assert!(link.starts_with("https://sudokupad.app/?puzzleid=fpuzzlesN4Ig"));
/// assert_eq!(text::parse_one(&link)?.puzzle, puzzle);
/// # Ok::<(), text::ParseError>(())
/// ```
pub fn write_sudokupad(state: &State) -> String {
    format!("https://sudokupad.app/?puzzleid=fpuzzles{}", packed(state))
}
