//! Commands that write one line for each puzzle.

use std::io::{self, BufWriter, Write as _};

use anyhow::{Context as _, Result};
use ergodoku::Puzzle;
use ergodoku::text::{Entry, ParseError};
use ergodoku_api::record::PuzzleRecord;
use rayon::prelude::*;

use super::told;
use crate::args::{Inputs, Jobs};
use crate::exit::{Exit, invalid};
use crate::output::{complain, not_written, say};
use crate::settings::Settings;

/// A line of output, or an exit code and an error message.
pub(super) type Line = Result<String, (Exit, String)>;

/// Converts each puzzle, with its number from 0, to a line on all cores, and writes the lines in order.
/// Reports puzzles that cannot be read or break the rules, and skips them.
pub(super) fn write_lines(
    input: &Inputs,
    jobs: &Jobs,
    settings: &Settings,
    line: impl Fn(u64, &Puzzle) -> Line + Sync,
) -> Result<Exit> {
    jobs.start(settings)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let mut exit = None;
    let mut count = 0;
    let batches = input.batches()?;
    let progress = input.progress_beside();
    while let Some(batch) = batches.next() {
        let first = count;
        count += batch.entries.len() as u64;
        let numbered = batch.entries.par_iter().enumerate();
        let lines: Vec<Line> = numbered
            .map(|(index, entry)| {
                let line = match entry {
                    Ok(entry) if entry.puzzle.clashes().is_empty() => {
                        line(first + index as u64, &entry.puzzle)
                    }
                    _ => Err((Exit::Invalid, String::new())),
                };
                progress.inc();
                line
            })
            .collect();
        for (entry, line) in batch.entries.iter().zip(lines) {
            let this = match line {
                Ok(line) => {
                    writeln!(out, "{line}").with_context(not_written)?;
                    Exit::Done
                }
                Err((exit, reason)) => {
                    out.flush().with_context(not_written)?;
                    progress.aside(|| report(entry, reason, batch.place));
                    exit
                }
            };
            exit = Some(exit.unwrap_or(Exit::Done).or(this));
        }
        out.flush().with_context(not_written)?;
        batch.fault.map_or(Ok(()), Err)?;
    }
    exit.ok_or_else(|| invalid(&say!("error-input-empty", thing = "puzzle")))
}

/// Reports why a puzzle is skipped: `reason`, or the error in its text if that is empty.
fn report(entry: &Result<Entry, ParseError>, reason: String, place: &str) {
    match (PuzzleRecord::begin(entry).0.error, entry) {
        (_, Ok(entry)) if !reason.is_empty() => {
            let (place, line) = (place.to_string(), entry.line);
            complain(&say!("error-in-line", place, line, message = reason));
        }
        (Some(error), _) => complain(&told(&error, place)),
        _ => {}
    }
}
