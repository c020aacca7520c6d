//! One file a command.

pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod hint;
pub(crate) mod prove;
pub(crate) mod render;
pub(crate) mod solve;
pub(crate) mod steps;
pub(crate) mod techniques;

use ergodoku::record::{PuzzleRecord, Status, StepRecord};

/// What stands above a puzzle's result: its label, or the puzzle itself.
fn heading(record: &PuzzleRecord) -> String {
    match (record.label.as_str(), record.puzzle.as_str()) {
        ("", puzzle) => puzzle.to_string(),
        (label, puzzle) => format!("{puzzle}  {label}"),
    }
}

/// A fault in one line, with its place in the input.
fn fault(record: &PuzzleRecord) -> Option<String> {
    let error = record.error.as_ref()?;
    let kind = match record.status {
        Status::Invalid => "invalid: ",
        Status::Error if record.puzzle.is_empty() => "error: ",
        _ => "",
    };
    let place = match (error.line, error.column) {
        (Some(line), Some(column)) => format!("line {line}, column {column}: "),
        _ => String::new(),
    };
    Some(format!("{kind}{place}{}", error.message))
}

/// A step with its reason, indented under its number.
fn numbered(number: usize, step: &StepRecord) -> String {
    let reason = wrap(&step.explanation, 92);
    let lines: Vec<String> = reason.iter().map(|line| format!("      {line}")).collect();
    format!("{number:>4}. {}\n{}", step.notation, lines.join("\n"))
}

/// Breaks a text into lines of at most `width` characters, between words.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// The nine lines of a grid with borders.
fn grid(characters: &str) -> String {
    let cells: Vec<char> = characters.chars().collect();
    let border = "+-------+-------+-------+";
    let mut lines = vec![border.to_string()];
    for (index, row) in cells.chunks(9).enumerate() {
        let parts = row.chunks(3).map(|three| {
            let spaced: Vec<String> = three.iter().map(char::to_string).collect();
            spaced.join(" ")
        });
        lines.push(format!("| {} |", parts.collect::<Vec<_>>().join(" | ")));
        if index % 3 == 2 {
            lines.push(border.to_string());
        }
    }
    lines.join("\n")
}
