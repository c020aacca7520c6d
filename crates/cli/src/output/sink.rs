//! [`Sink`]: the output of records, one by one.

use std::io::{self, Write};

use ergodoku_api::record::Status;

use super::counts::{Counts, Tally};
use super::progress::Progress;
use super::{complain, has_styles, note, say, screen};
use crate::args::Format;
use crate::exit::Exit;

/// This many bytes are written at once.
const ENOUGH: usize = 1 << 15;

/// A formatted record, ready to be written.
pub(crate) struct Written {
    pub(crate) outcome: Status,
    pub(crate) exit: Exit,
    pub(crate) text: Vec<u8>,
    pub(crate) complaint: Option<String>,
}

/// Formatted records, ready to be written.
pub(crate) struct Block {
    pub(crate) counts: Counts,
    pub(crate) exit: Exit,
    /// The records with what stands between them.
    pub(crate) text: Vec<u8>,
}

/// Where records are written to.
pub(crate) enum Out {
    /// The screen, by way of a pager if they are long.
    Screen,
    /// A file or pipe.
    File(Box<dyn Write>),
}

/// The output of records, with counts of those written so far.
pub(crate) struct Sink {
    format: Format,
    /// The first line of comma-separated values, with its end.
    columns: String,
    out: Out,
    /// Not yet written.
    pending: Vec<u8>,
    exit: Exit,
    reports: usize,
    counts: Counts,
    progress: Progress,
    /// What stands between texts.
    gap: &'static [u8],
}

impl Sink {
    pub(crate) fn new(format: Format, columns: &str, out: Out, progress: Progress) -> Sink {
        Sink {
            format,
            columns: format!("{columns}\n"),
            out,
            pending: Vec::with_capacity(2 * ENOUGH),
            exit: Exit::Done,
            reports: 0,
            counts: Counts::default(),
            progress,
            gap: b"\n",
        }
    }

    /// The same without blank lines between texts.
    pub(crate) fn close_together(self) -> Sink {
        Sink { gap: b"", ..self }
    }

    /// A sink for a file that already has lines, with their counts.
    pub(crate) fn behind(
        lines: Counts,
        exit: Exit,
        format: Format,
        out: Out,
        progress: Progress,
    ) -> Sink {
        Sink { exit, reports: 1, counts: lines, ..Sink::new(format, "", out, progress) }
    }

    /// Writes a record.
    pub(crate) fn take(&mut self, written: Written) -> io::Result<()> {
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

    /// Writes some records.
    pub(crate) fn take_block(&mut self, block: &Block) -> io::Result<()> {
        self.exit = self.exit.or(block.exit);
        self.counts.add_all(&block.counts);
        if !block.text.is_empty() {
            self.separate();
            self.pending.extend_from_slice(&block.text);
        }
        if self.pending.len() >= ENOUGH {
            self.flush()?;
        }
        self.progress.add(block.counts.total());
        Ok(())
    }

    /// Flushes the output.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        let Out::File(file) = &mut self.out else { return self.show() };
        if !self.pending.is_empty() {
            // Styles are for the screen.
            match self.format == Format::Text && has_styles(&self.pending) {
                true => anstream::StripStream::new(file.as_mut()).write_all(&self.pending)?,
                false => file.write_all(&self.pending)?,
            }
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
        self.pending.extend_from_slice(match self.format {
            Format::Json if is_first => b"[\n",
            Format::Json => b",\n",
            Format::Text if !is_first => self.gap,
            Format::Csv if is_first => self.columns.as_bytes(),
            Format::Text | Format::Ndjson | Format::Csv => b"",
        });
    }

    /// Writes the end of the output.
    pub(crate) fn finish(mut self, tally: &Tally) -> io::Result<Exit> {
        if self.format == Format::Json {
            let end: &[u8] = if self.reports == 0 { b"[]\n" } else { b"\n]\n" };
            self.pending.extend_from_slice(end);
        }
        self.flush()?;
        self.progress.finish();
        match self.counts.total() {
            0 => {
                complain(&say!("error-input-empty", thing = tally.one));
                return Ok(Exit::Invalid);
            }
            1 => {}
            _ if self.format == Format::Text => note(&self.counts.summary(tally)),
            _ => {}
        }
        Ok(self.exit)
    }
}
