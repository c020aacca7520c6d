//! `ergodoku convert`

use std::io::{self, BufWriter, Write as _};

use anyhow::{Context as _, Result};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use ergodoku::State;
use ergodoku::text::{Entry, Layout, ParseError};
use ergodoku_api::record::PuzzleRecord;

use super::told;
use crate::args::Inputs;
use crate::exit::{Exit, invalid};
use crate::output::{NOT_WRITTEN, complain, harmless};

#[derive(Args)]
pub(crate) struct Convert {
    #[command(flatten)]
    input: Inputs,

    /// The format: line, grid, boxed, pencil-marks, library (HoDoKu) or sukaku
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "line",
        hide_possible_values = true,
        value_parser = PossibleValuesParser::new(Layout::ALL.map(Layout::name))
            .map(|name| Layout::named(&name).expect("one of the names"))
    )]
    to: Layout,
}

pub(crate) fn run(args: &Convert) -> Result<Exit> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut exit = None;
    let mut written = 0;
    let batches = args.input.batches()?;
    let progress = args.input.progress_beside();
    while let Some(batch) = batches.next() {
        for entry in batch.entries {
            let this = match converted(&entry, args.to, batch.place) {
                Ok(text) => {
                    // Blank lines separate grids, so that they can be read back.
                    let separator = if written > 0 && text.contains('\n') { "\n" } else { "" };
                    writeln!(out, "{separator}{text}").context(NOT_WRITTEN)?;
                    written += 1;
                    Exit::Done
                }
                Err((exit, why)) => {
                    out.flush().context(NOT_WRITTEN)?;
                    progress.aside(|| complain(&why));
                    exit
                }
            };
            progress.inc();
            exit = Some(exit.unwrap_or(Exit::Done).or(this));
        }
        out.flush().context(NOT_WRITTEN)?;
        batch.fault.map_or(Ok(()), Err)?;
    }
    exit.ok_or_else(|| invalid("the input is empty: expected at least one puzzle"))
}

/// The puzzle in another format with its label, or the reason why it is skipped. Labels are sanitised, as the
/// output may end up on a terminal.
fn converted(
    entry: &Result<Entry, ParseError>,
    layout: Layout,
    place: &str,
) -> Result<String, (Exit, String)> {
    let state = entry.as_ref().ok().and_then(|entry| State::new(&entry.puzzle).ok());
    let (Ok(Entry { label, line, .. }), Some(state)) = (entry, state) else {
        let (record, _) = PuzzleRecord::begin(entry);
        let why = record.error.map(|error| told(&error, place)).unwrap_or_default();
        return Err((Exit::of_status(record.status, &record.puzzle), why));
    };
    let written = layout.write(&state);
    let written = written.map_err(|why| (Exit::Invalid, format!("{place}line {line}: {why}")))?;
    Ok(match &*harmless(label) {
        "" => written,
        label if written.contains('\n') => format!("# {label}\n{written}"),
        label => format!("{written} # {label}"),
    })
}
