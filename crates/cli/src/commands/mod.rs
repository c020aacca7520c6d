//! The commands, one file for each: arguments and implementation.

pub(crate) mod book;
pub(crate) mod canonicalize;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod config;
pub(crate) mod convert;
#[cfg(feature = "tables")]
pub(crate) mod dataset;
#[cfg(not(feature = "tables"))]
#[path = "no_dataset.rs"]
pub(crate) mod dataset;
pub(crate) mod embed;
pub(crate) mod fast;
pub(crate) mod generate;
pub(crate) mod hint;
mod lines;
pub(crate) mod man;
pub(crate) mod mcp;
pub(crate) mod minimize;
mod picture;
#[cfg(feature = "play")]
pub(crate) mod play;
pub(crate) mod profiles;
pub(crate) mod prove;
pub(crate) mod rank;
pub(crate) mod rate;
pub(crate) mod render;
#[cfg(feature = "serve")]
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod steps;
pub(crate) mod techniques;
mod trade;
pub(crate) mod transform;
pub(crate) mod verify;
pub(crate) mod welcome;
pub(crate) mod why;

use anyhow::Result;
use ergodoku::explanation::{Language, Role, Sentence};
use ergodoku::text::{Entry, ParseError};
use ergodoku::{State, Step};
use ergodoku_api::record::{ErrorRecord, PuzzleRecord, Status, StepRecord};

use crate::args::Input;
use crate::exit::{Exit, Fault};
use crate::output::{BAD, GOOD, NAME, Said, TITLE, Text, name_cells, say, voice};

/// The heading of a result: the puzzle and its label.
fn heading(puzzle: &str, label: &str) -> Text {
    let puzzle = Text::styled(TITLE, puzzle);
    match label {
        "" => puzzle,
        label => puzzle.and("  ").and(label),
    }
}

/// An error message with its position in the input.
pub(crate) fn fault(error: &ErrorRecord, input: &str) -> String {
    at(error, error.message_in(voice().language).into_owned(), input)
}

fn at(error: &ErrorRecord, message: String, place: &str) -> String {
    match (error.line, error.column) {
        (Some(line), Some(column)) => {
            say!("error-at", place = place.to_string(), line, column, message)
        }
        // An argument has only one line.
        (Some(line), None) if !place.is_empty() => {
            say!("error-in-line", place = place.to_string(), line, message)
        }
        _ => format!("{place}{message}"),
    }
}

/// The same for people, with the cells named as requested.
fn told(error: &ErrorRecord, input: &str) -> String {
    let message = error.message_in(voice().language);
    // A line that could not be read is quoted as it is.
    let message = match error.text {
        Some(_) => message.into_owned(),
        None => name_cells(&message).into_owned(),
    };
    at(error, message, input)
}

/// An error that ends the command.
pub(crate) fn ends(status: Status, puzzle: &str, message: String) -> anyhow::Error {
    Fault { exit: Exit::of_status(status, puzzle), message }.into()
}

/// The only puzzle of an input, and its initial state.
fn one_state(input: &Input) -> Result<(Entry, State)> {
    state_of(input.one()?, &input.place())
}

/// A position as read, or the error that it cannot be read.
fn entry_of(entry: Result<Entry, ParseError>, place: &str) -> Result<Entry> {
    entry.map_err(|error| {
        let (record, _) = PuzzleRecord::begin(&Err(error));
        let message = record.error.map(|error| told(&error, place)).unwrap_or_default();
        ends(record.status, "", message)
    })
}

/// A puzzle and its initial state, or the error that it has none.
fn state_of(entry: Result<Entry, ParseError>, place: &str) -> Result<(Entry, State)> {
    let state = entry.as_ref().ok().and_then(|entry| State::new(&entry.puzzle).ok());
    match (entry, state) {
        (Ok(entry), Some(state)) => Ok((entry, state)),
        (entry, _) => {
            let (record, _) = PuzzleRecord::begin(&entry);
            let message = record.error.map(|error| told(&error, place));
            Err(ends(record.status, &record.puzzle, message.unwrap_or_default()))
        }
    }
}

/// An error if the position contradicts its givens.
fn contradiction(entry: &Entry, place: &str) -> Option<anyhow::Error> {
    let (record, _) = PuzzleRecord::begin(&Ok(entry.clone()));
    let error = record.error.filter(|_| record.status == Status::Mistake)?;
    Some(ends(record.status, &record.puzzle, told(&error, place)))
}

/// A report, with an error message if something is wrong with the puzzle.
fn said(lines: Vec<Text>, error: Option<&ErrorRecord>, input: &str) -> Said {
    let complaint = error.map(|error| told(error, input));
    Said { report: Text::lines(lines), complaint }
}

/// The verdict on a puzzle that cannot be solved, or `None` if it can.
fn verdict(status: Status) -> Option<Text> {
    match status {
        Status::Invalid => Some(Text::styled(BAD, &say!("command-invalid"))),
        Status::Mistake => Some(Text::styled(BAD, &say!("command-contradicts"))),
        Status::NoSolution => Some(Text::styled(BAD, &say!("command-no-solution"))),
        _ => None,
    }
}

/// A step in the usual notation behind its number.
fn listed(number: usize, step: &StepRecord) -> Text {
    Text::from(format!("{number:>4}. ")).and(notation(&step.notation, step.technique))
}

/// A step with its reason, indented under its number.
fn numbered(number: usize, step: &StepRecord) -> Vec<Text> {
    std::iter::once(listed(number, step)).chain(reason(&step.explanation)).collect()
}

/// What roles are called in a drawing of a step, in the language of the run.
fn legend_of(step: &Step) -> Vec<(Role, &'static str)> {
    match voice().language {
        Language::English => step.legend(),
        language => step.legend_in(language),
    }
}

/// The reason of a step, indented.
fn reason(explanation: &str) -> impl Iterator<Item = Text> {
    wrap(&name_cells(explanation), 92).into_iter().map(|line| format!("      {line}").into())
}

/// A step in the usual notation, which starts with the technique's name, here in the language of the run.
fn notation(notation: &str, name: &'static str) -> Text {
    match notation.strip_prefix(name).and_then(|it| it.strip_prefix(": ")) {
        Some(rest) => {
            let name = Sentence::Technique(name).text(voice().language);
            Text::styled(NAME, &name).and(": ").and(conclusion(rest))
        }
        None => (&*name_cells(notation)).into(),
    }
}

/// A step in the usual notation, with the technique's name in the language of the run.
fn named(step: &Step) -> String {
    let (notation, name) = (step.to_string(), step.technique.name);
    match notation.strip_prefix(name) {
        Some(rest) => step.technique.name_in(voice().language) + rest,
        None => notation,
    }
}

/// A step's notation without the name. It ends with the conclusion.
fn conclusion(notation: &str) -> Text {
    let notation = &*name_cells(notation);
    let (pattern, conclusion) = match notation.rsplit_once(" => ") {
        Some((pattern, conclusion)) => (format!("{pattern} => "), conclusion),
        None => (String::new(), notation),
    };
    let style = if conclusion.contains("<>") { BAD } else { GOOD };
    Text::from(pattern).and(Text::styled(style, conclusion))
}

/// Wraps each line of a text at `width` characters. An indented line goes on deeper.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        let indent = line.len() - line.trim_start().len();
        let deeper = if indent > 0 { indent + 4 } else { 0 };
        let first = lines.len();
        for word in line.split_whitespace() {
            match lines[first..].last_mut() {
                Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                    line.push(' ');
                    line.push_str(word);
                }
                before => {
                    let indent = if before.is_none() { indent } else { deeper };
                    lines.push(format!("{}{word}", " ".repeat(indent)));
                }
            }
        }
    }
    lines
}

/// The nine lines of a grid with borders.
fn grid(characters: &str) -> Vec<Text> {
    let cells: Vec<char> = characters.chars().collect();
    let border = "+-------+-------+-------+";
    let mut lines: Vec<Text> = vec![border.into()];
    for (index, row) in cells.chunks(9).enumerate() {
        let parts = row.chunks(3).map(|three| {
            let spaced: Vec<String> = three.iter().map(char::to_string).collect();
            spaced.join(" ")
        });
        lines.push(format!("| {} |", parts.collect::<Vec<_>>().join(" | ")).into());
        if index % 3 == 2 {
            lines.push(border.into());
        }
    }
    lines
}
