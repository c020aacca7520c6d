//! [`Sink`]: the output of records, one by one.

use std::io::{self, Write};

use ergodoku_api::record::Status;

use super::counts::Counts;
use super::progress::Progress;
use super::{complain, note, screen};
use crate::args::Format;
use crate::exit::Exit;

/// This many bytes are written at once.
const ENOUGH: usize = 1 << 15;

/// A formatted record, ready to be written.
pub(super) struct Written {
    pub(super) outcome: Status,
    pub(super) exit: Exit,
    pub(super) text: Vec<u8>,
    pub(super) complaint: Option<String>,
}

/// Where records are written to.
pub(super) enum Out {
    /// The screen, by way of a pager if they are long.
    Screen,
    /// A file or pipe.
    File(Box<dyn Write>),
}

/// The output of records, with counts of those written so far.
pub(super) struct Sink {
    format: Format,
    /// The first line of comma-separated values.
    columns: String,
    out: Out,
    /// Not yet written.
    pending: Vec<u8>,
    exit: Exit,
    reports: usize,
    counts: Counts,
    progress: Progress,
}

impl Sink {
    pub(super) fn new(format: Format, columns: &str, out: Out, progress: Progress) -> Sink {
        Sink {
            format,
            columns: columns.to_string(),
            out,
            pending: Vec::with_capacity(2 * ENOUGH),
            exit: Exit::Done,
            reports: 0,
            counts: Counts::default(),
            progress,
        }
    }

    /// A sink for a table that already has rows, with their counts.
    pub(super) fn behind(rows: Counts, exit: Exit, out: Out, progress: Progress) -> Sink {
        Sink { exit, reports: 1, counts: rows, ..Sink::new(Format::Csv, "", out, progress) }
    }

    /// Writes a record.
    pub(super) fn take(&mut self, written: Written) -> io::Result<()> {
        self.exit = self.exit.or(written.exit);
        self.counts.add(written.outcome);
        if !written.text.is_empty() {
            self.separate();
            self.pending.extend_from_slice(&written.text);
            if matches!(self.format, Format::Ndjson | Format::Csv) {
                self.pending.push(b'\n');
            }
        }
        if self.pending.len() >= ENOUGH {
            self.flush()?;
        }
        if let Some(complaint) = written.complaint {
            // Keeps both streams in input order if they share a terminal.
            self.flush()?;
            self.progress.aside(|| complain(&complaint));
        }
        self.progress.inc();
        Ok(())
    }

    /// Flushes the output.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        let Out::File(file) = &mut self.out else { return self.show() };
        if !self.pending.is_empty() {
            file.write_all(&self.pending)?;
            self.pending.clear();
        }
        file.flush()
    }

    /// Writes to the screen, where the progress bar makes room.
    fn show(&mut self) -> io::Result<()> {
        if self.pending.is_empty() {
            return self.progress.aside(screen::hurry);
        }
        if screen::is_taken_by(&self.pending) {
            self.progress.finish();
        }
        self.progress.aside(|| screen::write(&self.pending))?;
        self.pending.clear();
        Ok(())
    }

    /// Writes the separator before a record.
    fn separate(&mut self) {
        let is_first = self.reports == 0;
        self.reports += 1;
        let columns = format!("{}\n", self.columns);
        self.pending.extend_from_slice(match self.format {
            Format::Json if is_first => b"[\n",
            Format::Json => b",\n",
            Format::Text if !is_first => b"\n",
            Format::Csv if is_first => columns.as_bytes(),
            Format::Text | Format::Ndjson | Format::Csv => b"",
        });
    }

    /// Writes the end of the output.
    pub(super) fn finish(mut self, solved: &str) -> io::Result<Exit> {
        if self.format == Format::Json {
            let end: &[u8] = if self.reports == 0 { b"[]\n" } else { b"\n]\n" };
            self.pending.extend_from_slice(end);
        }
        self.flush()?;
        self.progress.finish();
        match self.counts.total() {
            0 => {
                complain("the input is empty: expected at least one puzzle");
                return Ok(Exit::Invalid);
            }
            1 => {}
            _ if self.format == Format::Text => note(&self.counts.summary(solved)),
            _ => {}
        }
        Ok(self.exit)
    }
}
