//! `ergodoku convert`

use std::io::{self, BufWriter, Write as _};

use anyhow::{Context as _, Result};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use ergodoku::State;
use ergodoku::explanation::{Sentence, sentence};
use ergodoku::text::{Entry, Layout, ParseError};
use ergodoku_api::record::{PuzzleRecord, Status};

use super::told;
use super::trade::Trade;
use crate::args::Inputs;
use crate::exit::{Exit, invalid};
use crate::output::{complain, harmless, not_written, say};

#[derive(Args)]
pub(crate) struct Convert {
    #[command(flatten)]
    input: Inputs,

    /// The format: line, grid, boxed, pencil-marks, library (HoDoKu) or sukaku; a link: sudokupad, f-puzzles or penpa; of
    /// the givens alone: sdk and sdm (SadMan Software), ipuz (one JSON object for each puzzle, with the solution),
    /// opensudoku (XML) or csv (puzzle, solution, label)
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "line",
        hide_possible_values = true,
        value_parser = PossibleValuesParser::new(Target::names())
            .map(|name| Target::named(&name).expect("one of the names"))
    )]
    to: Target,
}

/// A format to write.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Target {
    /// One that shows a state.
    Layout(Layout),
    /// One of other programs, of givens alone.
    Trade(Trade),
}

impl Target {
    fn names() -> Vec<&'static str> {
        let layouts = Layout::ALL.map(Layout::name);
        layouts.into_iter().chain(Trade::ALL.map(Trade::name)).collect()
    }

    fn named(name: &str) -> Option<Target> {
        let trade = || Trade::ALL.into_iter().find(|it| it.name() == name);
        Layout::named(name).map(Target::Layout).or_else(|| trade().map(Target::Trade))
    }
}

pub(crate) fn run(args: &Convert) -> Result<Exit> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut exit = None;
    let mut written = 0;
    let batches = args.input.batches()?;
    let progress = args.input.progress_beside();
    while let Some(batch) = batches.next() {
        for entry in batch.entries {
            let text = match args.to {
                Target::Layout(layout) => converted(&entry, layout, batch.place),
                Target::Trade(trade) => traded(&entry, trade, batch.place),
            };
            let this = match text {
                Ok(text) => {
                    if let (Target::Trade(trade), 0) = (args.to, written) {
                        write!(out, "{}", trade.head()).with_context(not_written)?;
                    }
                    // Blank lines separate grids, so that they can be read back.
                    let is_separate = args.to != Target::Trade(Trade::Csv) && text.contains('\n');
                    let separator = if written > 0 && is_separate { "\n" } else { "" };
                    writeln!(out, "{separator}{text}").with_context(not_written)?;
                    written += 1;
                    Exit::Done
                }
                Err((exit, why)) => {
                    out.flush().with_context(not_written)?;
                    progress.aside(|| complain(&why));
                    exit
                }
            };
            progress.inc();
            exit = Some(exit.unwrap_or(Exit::Done).or(this));
        }
        out.flush().with_context(not_written)?;
        batch.fault.map_or(Ok(()), Err)?;
    }
    if let (Target::Trade(trade), 1..) = (args.to, written) {
        write!(out, "{}", trade.foot()).with_context(not_written)?;
        out.flush().with_context(not_written)?;
    }
    exit.ok_or_else(|| invalid(&say!("error-input-empty", thing = "puzzle")))
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
    let written = written.map_err(|why| {
        let place = place.to_string();
        (Exit::Invalid, say!("error-in-line", place, line = *line, message = Sentence::from(&why)))
    })?;
    Ok(match &*harmless(label) {
        "" => written,
        label if written.contains('\n') => format!("# {label}\n{written}"),
        label => format!("{written} # {label}"),
    })
}

/// The puzzle in a format of other programs, or the reason why it is skipped.
fn traded(
    entry: &Result<Entry, ParseError>,
    trade: Trade,
    place: &str,
) -> Result<String, (Exit, String)> {
    let checked = PuzzleRecord::check(entry, 2);
    let readable = entry.as_ref().ok().filter(|it| it.puzzle.clashes().is_empty());
    let solution = (checked.status == Status::Solved).then_some(checked.grid.as_str());
    let Some(entry) = readable.filter(|_| solution.is_some() || !trade.has_solution()) else {
        let why = checked.error.map(|error| told(&error, place)).unwrap_or_default();
        return Err((Exit::of_status(checked.status, &checked.puzzle), why));
    };
    if !entry.puzzle.is_givens_alone() {
        let (place, line) = (place.to_string(), entry.line);
        let message = sentence!("fault-givens-alone", format = trade.name());
        return Err((Exit::Invalid, say!("error-in-line", place, line, message)));
    }
    Ok(trade.write(&entry.puzzle, solution.unwrap_or_default(), &harmless(&entry.label)))
}
