//! A line of output for each puzzle of the input.

use std::io::{self, BufWriter, Write as _};

use anyhow::{Context as _, Result};
use ergodoku::Puzzle;
use ergodoku_api::record::PuzzleRecord;
use rayon::prelude::*;

use super::fault;
use crate::args::Input;
use crate::exit::{Exit, invalid};
use crate::output::{NOT_WRITTEN, complain};

/// What becomes of a puzzle: a line, or what is wrong with it.
pub(super) type Line = Result<String, (Exit, &'static str)>;

/// Makes a line of each puzzle, given with its number from 0, on all cores, and writes them in order.
/// What keeps the rules of the game nowhere is told and left out.
pub(super) fn write_lines(
    input: &Input,
    line: impl Fn(u64, &Puzzle) -> Line + Sync,
) -> Result<Exit> {
    let mut out = BufWriter::new(io::stdout().lock());
    let place = input.place();
    let mut exit = None;
    let mut count = 0;
    let batches = input.batches()?;
    while let Some(batch) = batches.next() {
        let first = count;
        count += batch.entries.len() as u64;
        let numbered = batch.entries.par_iter().enumerate();
        let lines: Vec<Line> = numbered
            .map(|(index, entry)| match entry {
                Ok(entry) if entry.puzzle.clashes().is_empty() => {
                    line(first + index as u64, &entry.puzzle)
                }
                _ => Err((Exit::Invalid, "")),
            })
            .collect();
        for (entry, line) in batch.entries.iter().zip(lines) {
            let this = match line {
                Ok(line) => {
                    writeln!(out, "{line}").context(NOT_WRITTEN)?;
                    Exit::Done
                }
                Err((exit, why)) => {
                    out.flush().context(NOT_WRITTEN)?;
                    match (PuzzleRecord::begin(entry).0.error, entry) {
                        (_, Ok(entry)) if !why.is_empty() => {
                            complain(&format!("{place}line {}: {why}", entry.line));
                        }
                        (Some(error), _) => complain(&fault(&error, &place)),
                        _ => {}
                    }
                    exit
                }
            };
            exit = Some(exit.unwrap_or(Exit::Done).or(this));
        }
        out.flush().context(NOT_WRITTEN)?;
        batch.fault.map_or(Ok(()), Err)?;
    }
    exit.ok_or_else(|| invalid("the input is empty: expected at least one puzzle"))
}
