//! `ergodoku solve`

use anyhow::Result;
use ergodoku::record::{PuzzleRecord, Status};
use ergodoku::technique;

use super::{fault, grid, heading, numbered};
use crate::args::Solve;
use crate::exit::Exit;
use crate::output::write_records;

pub(crate) fn run(args: &Solve) -> Result<Exit> {
    let mut options = args.solving.options()?;
    options.max_steps = args.max_steps;
    let solve = |entry: &_| PuzzleRecord::solve(entry, &options);
    write_records(args.input.entries()?, args.solving.format, solve, |it| say(it, options.check))
}

fn say(record: &PuzzleRecord, checked: bool) -> String {
    let mut lines = Vec::new();
    if !record.puzzle.is_empty() {
        lines.push(heading(record));
    }
    lines.extend(fault(record));
    lines.extend(record.steps.iter().enumerate().map(|(index, step)| numbered(index + 1, step)));
    if record.grid.is_empty() || matches!(record.status, Status::Invalid | Status::NoSolution) {
        return lines.join("\n");
    }
    let placed = record.grid.chars().filter(char::is_ascii_digit).count();
    let steps = match record.steps.len() {
        1 => "1 step".to_string(),
        count => format!("{count} steps"),
    };
    let proved = if checked && record.status != Status::Error { ", every one proved" } else { "" };
    lines.push(match record.status {
        Status::Solved => format!("Solved in {steps}{proved}{}.", hardest(record)),
        _ => format!("Stuck after {steps}{proved}, with {placed} of 81 cells placed."),
    });
    lines.push(grid(&record.grid));
    lines.join("\n")
}

/// The step's technique that comes last in the catalogue.
fn hardest(record: &PuzzleRecord) -> String {
    let rank = |name: &str| {
        let technique = technique(name).ok();
        ergodoku::TECHNIQUES.iter().position(|it| Some(*it) == technique)
    };
    let hardest = record.steps.iter().map(|step| step.technique).max_by_key(|name| rank(name));
    hardest.map(|name| format!("; the hardest is {name}")).unwrap_or_default()
}
