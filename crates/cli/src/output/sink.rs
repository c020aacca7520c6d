//! [`Sink`]: the output of records, one by one.

use std::io::{self, BufWriter, Write};

use ergodoku_api::record::Status;

use super::counts::Counts;
use super::progress::Progress;
use super::{complain, note};
use crate::args::Format;
use crate::exit::Exit;

/// A formatted record, ready to be written.
pub(super) struct Written {
    pub(super) outcome: Status,
    pub(super) exit: Exit,
    pub(super) text: Vec<u8>,
    pub(super) complaint: Option<String>,
}

/// The output of records, with counts of those written so far.
pub(super) struct Sink {
    format: Format,
    /// The first line of comma-separated values.
    columns: String,
    out: BufWriter<Box<dyn Write>>,
    exit: Exit,
    reports: usize,
    counts: Counts,
    progress: Progress,
}

impl Sink {
    pub(super) fn new(
        format: Format,
        columns: &str,
        out: Box<dyn Write>,
        progress: Progress,
    ) -> Sink {
        Sink {
            format,
            columns: columns.to_string(),
            out: BufWriter::new(out),
            exit: Exit::Done,
            reports: 0,
            counts: Counts::default(),
            progress,
        }
    }

    /// A sink for a table that already has rows, with their counts.
    pub(super) fn behind(
        rows: Counts,
        exit: Exit,
        out: Box<dyn Write>,
        progress: Progress,
    ) -> Sink {
        Sink { exit, reports: 1, counts: rows, ..Sink::new(Format::Csv, "", out, progress) }
    }

    /// Writes a record.
    pub(super) fn take(&mut self, written: Written) -> io::Result<()> {
        self.exit = self.exit.or(written.exit);
        self.counts.add(written.outcome);
        if !written.text.is_empty() {
            self.separate()?;
            self.out.write_all(&written.text)?;
            if matches!(self.format, Format::Ndjson | Format::Csv) {
                self.out.write_all(b"\n")?;
            }
        }
        if let Some(complaint) = written.complaint {
            // Keeps both streams in input order if they share a terminal.
            self.out.flush()?;
            self.progress.aside(|| complain(&complaint));
        }
        self.progress.inc();
        Ok(())
    }

    /// Flushes the output.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Writes the separator before a record.
    fn separate(&mut self) -> io::Result<()> {
        let is_first = self.reports == 0;
        self.reports += 1;
        match self.format {
            Format::Json if is_first => self.out.write_all(b"[\n"),
            Format::Json => self.out.write_all(b",\n"),
            Format::Text if !is_first => self.out.write_all(b"\n"),
            Format::Csv if is_first => writeln!(self.out, "{}", self.columns),
            Format::Text | Format::Ndjson | Format::Csv => Ok(()),
        }
    }

    /// Writes the end of the output.
    pub(super) fn finish(mut self, solved: &str) -> io::Result<Exit> {
        if self.format == Format::Json {
            self.out.write_all(if self.reports == 0 { b"[]\n" } else { b"\n]\n" })?;
        }
        self.out.flush()?;
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
