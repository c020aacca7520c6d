//! SudokuPad's own JSON: its cells, and what makes a puzzle no classic Sudoku. Most of that is only drawn.

use super::value::Value;
use super::{LinkContent, LinkError, cells_of, digit_of, in_a_line, notes_of, puzzle_of};

/// The short names of fields.
const FULL: [(&str, &str); 9] = [
    ("a", "arrows"),
    ("ca", "cages"),
    ("ce", "cells"),
    ("l", "lines"),
    ("o", "overlays"),
    ("re", "regions"),
    ("t", "title"),
    ("u", "underlays"),
    ("v", "value"),
];

/// Fields that do not affect the rules.
const HARMLESS: [&str; 8] =
    ["id", "cellSize", "cs", "metadata", "cells", "settings", "version", "solution"];

/// The names of additional rules.
const NAMES: [(&str, &str); 7] = [
    ("overlays", "dots or signs on the grid"),
    ("underlays", "shapes under the grid"),
    ("regions", "irregular regions"),
    ("foglight", "fog"),
    ("triggereffect", "fog"),
    ("fogofwar", "fog"),
    ("global", "rules for the whole grid"),
];

fn named(names: &[(&'static str, &'static str)], name: &str) -> Option<&'static str> {
    names.iter().find(|(other, _)| *other == name).map(|(_, told)| *told)
}

pub(super) fn read(data: Value) -> Result<LinkContent, LinkError> {
    let data = with_full_names(data);
    let cells = cells_of(data.field("cells"))?;
    let puzzle = puzzle_of(cells.iter().map(|cell| digit_of(cell).map(|digit| (digit, true))));
    let mut variants: Vec<String> = Vec::new();
    for (name, value) in data.fields() {
        let told = named(&NAMES, name).unwrap_or(name).to_string();
        if adds(name, value) && !variants.contains(&told) {
            variants.push(told);
        }
    }
    Ok(LinkContent {
        title: in_a_line(said(&data, "title")),
        author: in_a_line(said(&data, "author")),
        rules: said(&data, "rules").unwrap_or_default().into(),
        variants,
        notes: notes_of(&cells, "centremarks", "cornermarks"),
        ..LinkContent::classic(puzzle)
    })
}

fn with_full_names(value: Value) -> Value {
    match value {
        Value::List(items) => Value::List(items.into_iter().map(with_full_names).collect()),
        Value::Record(fields) => Value::Record(
            fields
                .into_iter()
                .map(|(name, value)| {
                    let full = named(&FULL, &name).map_or(name, str::to_string);
                    (full, with_full_names(value))
                })
                .collect(),
        ),
        other => other,
    }
}

/// What the author says: in a separate record, or in older puzzles as `title: …` in a cage without cells.
fn said<'a>(data: &'a Value, name: &str) -> Option<&'a str> {
    let newer = data.field("metadata").and_then(|it| it.field(name)).and_then(Value::text);
    newer.or_else(|| {
        let cages = data.field("cages").map_or(&[][..], Value::items);
        let texts = cages.iter().filter_map(|cage| cage.field("value")?.text());
        let mut notes = texts.filter_map(|text| text.split_once(':'));
        let found = notes.find(|(start, _)| start.eq_ignore_ascii_case(name));
        found.map(|(_, text)| text.trim_start())
    })
}

/// Whether an entry adds to the rules of Sudoku.
fn adds(name: &str, value: &Value) -> bool {
    match name {
        _ if HARMLESS.contains(&name) => false,
        "cages" => value.items().iter().any(is_drawn),
        "regions" => !value.items().is_empty() && !value.items().iter().all(is_box),
        _ => value.is_something(),
    }
}

/// Rows, columns and boxes are hidden cages, and notes have no cells.
fn is_drawn(cage: &Value) -> bool {
    let cells = cage.field("cells").is_some_and(Value::is_something);
    let is_hidden = cage.field("hidden").is_some_and(Value::is_something);
    let is_house = cage.field("type").and_then(Value::text) == Some("rowcol");
    cells && !is_hidden && !is_house
}

/// Whether a region is one of the nine boxes, with cells as `[row, column]` from 0.
fn is_box(region: &Value) -> bool {
    let box_of = |cell: &Value| match cell.items() {
        [row, column] => {
            let index = |it: &Value| it.text()?.parse::<usize>().ok();
            Some((index(row)? / 3, index(column)? / 3))
        }
        _ => None,
    };
    let boxes: Vec<_> = region.items().iter().map(box_of).collect();
    boxes.len() == 9 && boxes[0].is_some() && boxes.iter().all(|it| *it == boxes[0])
}
