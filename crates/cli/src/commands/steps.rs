//! `ergodoku steps`

use anyhow::Result;
use ergodoku::record::PuzzleRecord;

use super::{fault, heading};
use crate::args::Steps;
use crate::exit::Exit;
use crate::output::write_records;

pub(crate) fn run(args: &Steps) -> Result<Exit> {
    let options = args.solving.options()?;
    let steps = |entry: &_| PuzzleRecord::steps(entry, &options);
    write_records(args.input.entries()?, args.solving.format, steps, say)
}

fn say(record: &PuzzleRecord) -> String {
    let mut lines = Vec::new();
    if !record.puzzle.is_empty() {
        lines.push(heading(record));
    }
    lines.extend(fault(record));
    lines.extend(record.steps.iter().map(|step| format!("  {}", step.notation)));
    if record.error.is_none() {
        lines.push(match record.steps.len() {
            0 => "No step.".to_string(),
            1 => "1 step.".to_string(),
            count => format!("{count} steps."),
        });
    }
    lines.join("\n")
}
