//! Records as text, JSON or comma-separated values.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};

use super::order::{Next, Take, in_order};
use crate::args::Format;
use crate::exit::Exit;
use crate::input::{Batch, Batches, Read};
use crate::output::{Record, Said, Sink, Tally, Wording, Written, json, not_written};

/// The size in bytes, roughly, up to which results may wait for earlier ones.
const WAITING: usize = 1 << 26;

/// Writes the record of each puzzle.
pub(super) fn write<R: Record>(
    mut sink: Sink,
    batches: &Batches,
    format: Format,
    record: impl Fn(&Read) -> R + Sync,
    wording: Wording<impl Fn(&R, &str) -> Said + Sync>,
) -> Result<Exit> {
    let (pace, waiting) = (Pace::default(), AtomicUsize::new(0));
    let next = |may_wait: bool| match !may_wait && waiting.load(Relaxed) > WAITING {
        true => Next::Nothing,
        false => batches.some(pace.rows(), may_wait),
    };
    let work = |batch: Batch<'_>, send: &mut dyn FnMut(Result<Written>) -> bool| {
        for entry in &batch.entries {
            let start = Instant::now();
            let say = |record: &R| (wording.say)(record, batch.place);
            let written = written(&record(entry), format, say);
            waiting.fetch_add(written.as_ref().map_or(0, |it| it.text.len()), Relaxed);
            pace.note(start.elapsed());
            if !send(written) {
                return;
            }
        }
        if let Some(fault) = batch.fault {
            send(Err(fault));
        }
    };
    let most = 256 + 64 * rayon::current_num_threads();
    in_order(most, next, work, &mut Writer { sink: &mut sink, waiting: &waiting })?;
    sink.finish(&Tally::puzzles(wording.solved)).with_context(not_written)
}

struct Writer<'a> {
    sink: &'a mut Sink,
    /// The number of bytes that wait for it.
    waiting: &'a AtomicUsize,
}

impl Take<Result<Written>> for Writer<'_> {
    fn take(&mut self, written: Result<Written>) -> Result<()> {
        let written = written?;
        self.waiting.fetch_sub(written.text.len(), Relaxed);
        self.sink.take(written).with_context(not_written)
    }

    fn pause(&mut self) -> Result<()> {
        self.sink.flush().with_context(not_written)
    }
}

/// How many puzzles are worth a piece of work: as many as take a millisecond, so that neither handing them out takes
/// long nor does the last piece.
#[derive(Default)]
struct Pace {
    /// The time for a puzzle in nanoseconds, of the last few.
    time: AtomicU64,
}

impl Pace {
    fn note(&self, time: Duration) {
        let (time, before) = (time.as_nanos() as u64, self.time.load(Relaxed));
        // Threads that note something at the same time may lose one of the two.
        self.time.store(if before == 0 { time } else { (7 * before + time) / 8 }, Relaxed);
    }

    fn rows(&self) -> usize {
        match self.time.load(Relaxed) {
            0 => 1,
            time => (1_000_000 / time).clamp(1, 64) as usize,
        }
    }
}

fn written<R: Record>(record: &R, format: Format, say: impl Fn(&R) -> Said) -> Result<Written> {
    let mut complaint = None;
    let text = match format {
        Format::Text => {
            let said = say(record);
            complaint = said.complaint;
            said.report.into_bytes()
        }
        Format::Json | Format::Ndjson => json(record, format),
        Format::Csv => {
            complaint = record.error().and_then(|_| say(record).complaint);
            record.row().into_bytes()
        }
    };
    let outcome = record.outcome();
    Ok(Written { outcome, exit: Exit::of_status(outcome, record.puzzle()), text, complaint })
}
