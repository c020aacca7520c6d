//! `ergodoku convert`

use std::io::{BufWriter, Write as _};

use anyhow::Result;
use ergodoku::record::PuzzleRecord;
use ergodoku::{State, text};

use super::fault;
use crate::args::{Convert, Target};
use crate::exit::Exit;

pub(crate) fn run(args: &Convert) -> Result<Exit> {
    let mut out = BufWriter::new(anstream::stdout().lock());
    let mut exit = Exit::Done;
    for (index, entry) in args.input.entries()?.enumerate() {
        let entry = entry?;
        let state = entry.as_ref().ok().and_then(|entry| State::new(&entry.puzzle).ok());
        let (Ok(entry), Some(state)) = (&entry, state) else {
            let (record, _) = PuzzleRecord::begin(&entry);
            exit = exit.or(Exit::of(&record));
            out.flush()?;
            anstream::eprintln!("ergodoku: {}", fault(&record).unwrap_or_default());
            continue;
        };
        let written = write(&state, args.to);
        let several_lines = written.trim_end().contains('\n');
        if several_lines && index > 0 {
            writeln!(out)?;
        }
        match entry.label.as_str() {
            "" => writeln!(out, "{}", written.trim_end())?,
            label if several_lines => writeln!(out, "# {label}\n{}", written.trim_end())?,
            label => writeln!(out, "{} # {label}", written.trim_end())?,
        }
    }
    out.flush()?;
    Ok(exit)
}

fn write(state: &State, target: Target) -> String {
    match target {
        Target::Line => text::write_line(state),
        Target::Grid => text::write_grid(state),
        Target::Boxed => text::write_boxed(state),
        Target::PencilMarks => text::write_pencil_marks(state),
        Target::Library => text::write_library(state),
        Target::Sukaku => text::write_sukaku(state),
    }
}
