//! `ergodoku check`

use anyhow::Result;
use ergodoku::record::{PuzzleRecord, Status};

use super::{fault, grid, heading};
use crate::args::Check;
use crate::exit::Exit;
use crate::output::write_records;

pub(crate) fn run(args: &Check) -> Result<Exit> {
    let limit = usize::try_from(args.limit).unwrap_or(usize::MAX);
    let check = |entry: &_| PuzzleRecord::check(entry, limit);
    write_records(args.input.entries()?, args.format, check, |record| say(record, limit))
}

fn say(record: &PuzzleRecord, limit: usize) -> String {
    let mut lines = Vec::new();
    if !record.puzzle.is_empty() {
        lines.push(heading(record));
    }
    lines.extend(fault(record));
    if record.status == Status::Solved {
        lines.push("valid: exactly one solution".to_string());
        lines.push(grid(&record.grid));
    }
    if record.status == Status::MultipleSolutions {
        let count = record.solutions.unwrap_or_default();
        let at_least = if count >= limit { "at least " } else { "" };
        lines.push(format!("{at_least}{count} solutions"));
    }
    lines.join("\n")
}
