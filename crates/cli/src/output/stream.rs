//! Streams of records, computed on all cores and written in input order.

use std::collections::BTreeMap;
use std::io;
use std::sync::mpsc::{TryRecvError, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result};
use ergodoku::text::{Entry, ParseError};
use rayon::prelude::*;

use super::record::{Record, Said, Wording};
use super::sink::{Out, Sink, Written};
use super::{NOT_WRITTEN, json};
use crate::args::{Format, Inputs};
use crate::exit::Exit;
use crate::input::Batches;

/// Computes a record of every entry on all cores, and writes it, as text with `wording`.
///
/// Processes the available input in batches of limited size, so that the first results appear before the end of
/// the input, and memory is bounded.
pub(crate) fn write_records<R: Record>(
    input: &Inputs,
    format: Format,
    record: impl Fn(&Result<Entry, ParseError>) -> R + Sync,
    wording: Wording<impl Fn(&R, &str) -> Said + Sync>,
) -> Result<Exit> {
    write_rows(input, format, "", record, wording)
}

/// The same for records with a form as comma-separated values in these `columns`.
pub(crate) fn write_rows<R: Record>(
    input: &Inputs,
    format: Format,
    columns: &str,
    record: impl Fn(&Result<Entry, ParseError>) -> R + Sync,
    wording: Wording<impl Fn(&R, &str) -> Said + Sync>,
) -> Result<Exit> {
    let batches = input.batches()?;
    let out = match format {
        Format::Text => Out::Screen,
        // The value contains no styles.
        Format::Json | Format::Ndjson | Format::Csv => Out::File(Box::new(io::stdout().lock())),
    };
    let progress = input.progress();
    let sink = Sink::new(format, columns, out, progress);
    go_on(sink, batches, format, record, wording)
}

/// Processes the rest of the input.
pub(super) fn go_on<R: Record>(
    mut sink: Sink,
    batches: Batches,
    format: Format,
    record: impl Fn(&Result<Entry, ParseError>) -> R + Sync,
    wording: Wording<impl Fn(&R, &str) -> Said + Sync>,
) -> Result<Exit> {
    while let Some(batch) = batches.next() {
        let say = |record: &R| (wording.say)(record, batch.place);
        let write = |entry: &_| write_record(&record(entry), format, say);
        in_order(&batch.entries, write, &mut sink)?;
        batch.fault.map_or(Ok(()), Err)?;
    }
    sink.finish(wording.solved).context(NOT_WRITTEN)
}

/// How long results may be delayed. Waking the writer for each would cost more than an easy puzzle.
const PAUSE: Duration = Duration::from_millis(5);

/// Writes each result as soon as all earlier ones are written: a hard puzzle delays only later ones.
fn in_order<E: Sync>(
    entries: &[E],
    write: impl Fn(&E) -> Result<Written> + Sync,
    sink: &mut Sink,
) -> Result<()> {
    let (sender, receiver) = channel();
    let (writer, write) = (thread::current(), &write);
    thread::scope(|scope| {
        scope.spawn(move || {
            let entries = entries.par_iter().enumerate();
            // The receiver is gone once the output is closed.
            let _ = entries.try_for_each_with(sender, |sender, (index, entry)| {
                sender.send((index, write(entry)))
            });
            writer.unpark();
        });
        // Dropped on return, which tells the workers to stop.
        let receiver = receiver;
        let mut ready = BTreeMap::new();
        let mut next = 0;
        loop {
            match receiver.try_recv() {
                Ok((index, written)) => ready.insert(index, written),
                Err(TryRecvError::Disconnected) => break,
                Err(TryRecvError::Empty) => {
                    sink.flush().context(NOT_WRITTEN)?;
                    thread::park_timeout(PAUSE);
                    continue;
                }
            };
            while let Some(written) = ready.remove(&next) {
                sink.take(written?).context(NOT_WRITTEN)?;
                next += 1;
            }
        }
        sink.flush().context(NOT_WRITTEN)
    })
}

fn write_record<R: Record>(
    record: &R,
    format: Format,
    say: impl Fn(&R) -> Said,
) -> Result<Written> {
    let mut complaint = None;
    let text = match format {
        Format::Text => {
            let said = say(record);
            complaint = said.complaint;
            said.report.into_bytes()
        }
        Format::Json | Format::Ndjson => json(record, format)?,
        Format::Csv => {
            complaint = record.error().and_then(|_| say(record).complaint);
            record.row().into_bytes()
        }
    };
    let outcome = record.outcome();
    Ok(Written { outcome, exit: Exit::of_status(outcome, record.puzzle()), text, complaint })
}
