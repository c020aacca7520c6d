//! How results are written: in input order, one by one, in any of the formats.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use ergodoku::record::{ErrorRecord, ExplainerRecord, PuzzleRecord, RatingRecord, Status};
use ergodoku::text::{Entry, ParseError};
use rayon::prelude::*;
use serde::Serialize;

use crate::args::{Format, Input};
use crate::exit::Exit;

/// What the text format says of a record.
#[derive(Default)]
pub(crate) struct Said {
    /// The result, for standard output; may be empty.
    pub(crate) report: String,
    /// What is wrong, for standard error.
    pub(crate) complaint: Option<String>,
}

/// What is written of a puzzle.
pub(crate) trait Record: Serialize + Sync {
    /// The names of the values in [`csv`](Record::csv).
    const COLUMNS: &'static str = "";

    fn puzzle(&self) -> &str;
    fn status(&self) -> Status;
    fn error(&self) -> Option<&ErrorRecord>;

    /// The record as comma-separated values, if it has such a form.
    fn csv(&self) -> String {
        String::new()
    }
}

/// What all records have in fields of the same names.
macro_rules! fields {
    () => {
        fn puzzle(&self) -> &str {
            &self.puzzle
        }

        fn status(&self) -> Status {
            self.status
        }

        fn error(&self) -> Option<&ErrorRecord> {
            self.error.as_ref()
        }
    };
}

impl Record for PuzzleRecord {
    fields!();
}

/// Records that have a form as comma-separated values besides.
macro_rules! csv_records {
    ($($Record:ident),+) => { $(
        impl Record for $Record {
            const COLUMNS: &'static str = $Record::COLUMNS;

            fields!();

            fn csv(&self) -> String {
                $Record::csv(self)
            }
        }
    )+ };
}

csv_records!(RatingRecord, ExplainerRecord);

/// How a command puts its records in words.
pub(crate) struct Wording<S> {
    /// What is said of one.
    pub(crate) say: S,
    /// What is said of those that are solved, where they are counted: "2 solved".
    pub(crate) solved: &'static str,
}

/// A record in the format asked for, ready to be written.
struct Written {
    status: Status,
    exit: Exit,
    text: Vec<u8>,
    complaint: Option<String>,
}

/// Makes a record of every entry, on all cores, and writes it; in text as `wording` puts it.
///
/// What the input has ready is worked on at once, up to a limit: so the first results come before the
/// end of the input is known, and memory does not grow with it.
pub(crate) fn write_records<R: Record>(
    input: &Input,
    format: Format,
    record: impl Fn(&Result<Entry, ParseError>) -> R + Sync,
    wording: Wording<impl Fn(&R) -> Said + Sync>,
) -> Result<Exit> {
    let mut sink = Sink::new(format, R::COLUMNS);
    let batches = input.batches()?;
    while let Some(batch) = batches.next() {
        let write = |entry| write_record(&record(entry), format, &wording.say);
        let written: Vec<_> = batch.entries.par_iter().map(write).collect::<Result<_>>()?;
        written.into_iter().try_for_each(|it| sink.take(it)).context(NOT_WRITTEN)?;
        sink.out.flush().context(NOT_WRITTEN)?;
        batch.fault.map_or(Ok(()), Err)?;
    }
    sink.finish(wording.solved).context(NOT_WRITTEN)
}

pub(crate) const NOT_WRITTEN: &str = "the result cannot be written";

/// Larger than most records: they are written without growing.
const RECORD_SIZE: usize = 1 << 15;

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
            complaint = record.error().map(|error| error.message.clone());
            record.csv().into_bytes()
        }
    };
    let exit = Exit::of_status(record.status(), record.puzzle());
    Ok(Written { status: record.status(), exit, text, complaint })
}

/// A record as JSON: on one line as NDJSON, else on many.
fn json(record: &impl Serialize, format: Format) -> Result<Vec<u8>> {
    let mut text = Vec::with_capacity(RECORD_SIZE);
    match format {
        Format::Ndjson => serde_json::to_writer(&mut text, record)?,
        _ => serde_json::to_writer_pretty(&mut text, record)?,
    }
    Ok(text)
}

/// Where records go, and what is known of those written so far.
struct Sink {
    format: Format,
    /// The first line of comma-separated values.
    columns: &'static str,
    /// Nothing in a record's text is styled, so it need not pass through `anstream`.
    out: BufWriter<io::StdoutLock<'static>>,
    exit: Exit,
    reports: usize,
    counts: Counts,
}

impl Sink {
    fn new(format: Format, columns: &'static str) -> Sink {
        Sink {
            format,
            columns,
            out: BufWriter::new(io::stdout().lock()),
            exit: Exit::Done,
            reports: 0,
            counts: Counts::default(),
        }
    }

    fn take(&mut self, written: Written) -> io::Result<()> {
        self.exit = self.exit.or(written.exit);
        self.counts.add(written.status);
        if !written.text.is_empty() {
            self.separate()?;
            self.out.write_all(&written.text)?;
            if self.format != Format::Json {
                self.out.write_all(b"\n")?;
            }
        }
        if let Some(complaint) = written.complaint {
            // So that both streams on one terminal keep the input's order.
            self.out.flush()?;
            complain(&complaint);
        }
        Ok(())
    }

    /// Writes what stands before a record.
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

    fn finish(mut self, solved: &str) -> io::Result<Exit> {
        if self.format == Format::Json {
            self.out.write_all(if self.reports == 0 { b"[]\n" } else { b"\n]\n" })?;
        }
        self.out.flush()?;
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

/// How many records there are of each status.
#[derive(Default)]
struct Counts([usize; Counts::NAMES.len()]);

impl Counts {
    /// The statuses in the order they are listed, each with its words; solved puzzles are called what
    /// the command looks for.
    const NAMES: [(Status, &str); 6] = [
        (Status::Solved, ""),
        (Status::Stuck, "stuck"),
        (Status::MultipleSolutions, "with several solutions"),
        (Status::NoSolution, "without a solution"),
        (Status::Invalid, "invalid"),
        (Status::Error, "in error"),
    ];

    fn add(&mut self, status: Status) {
        let index = Counts::NAMES.iter().position(|(it, _)| *it == status);
        self.0[index.expect("every status has a name")] += 1;
    }

    fn total(&self) -> usize {
        self.0.iter().sum()
    }

    fn summary(&self, solved: &str) -> String {
        let name =
            |name: &'static str| if name.is_empty() { solved.to_string() } else { name.into() };
        let parts = self.0.iter().zip(Counts::NAMES).filter(|(count, _)| **count > 0);
        let parts: Vec<String> =
            parts.map(|(count, (_, it))| format!("{count} {}", name(it))).collect();
        format!("{} puzzles: {}", self.total(), parts.join(", "))
    }
}

/// Writes one record that is the whole result.
pub(crate) fn print_json(record: &impl Serialize, format: Format) -> Result<()> {
    let mut text = json(record, format)?;
    text.push(b'\n');
    print_bytes(&text)
}

/// Writes text that may be styled, without its styles where they are not wanted.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut out = anstream::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.context(NOT_WRITTEN)
}

/// Writes bytes as they are.
pub(crate) fn print_bytes(bytes: &[u8]) -> Result<()> {
    let mut out = io::stdout().lock();
    let written = out.write_all(bytes).and_then(|()| out.flush());
    written.context(NOT_WRITTEN)
}

/// Says on standard error what is wrong.
pub(crate) fn complain(what: &str) {
    note(&format!("ergodoku: {what}"));
}

/// Says something on standard error. If even that cannot be written, there is nobody to tell.
pub(crate) fn note(what: &str) {
    let _ = writeln!(anstream::stderr(), "{what}");
}

/// Writes a file whole or not at all: beside its place first, then moved there.
pub(crate) fn write_file(path: &Path, content: &[u8]) -> Result<()> {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let failed = || format!("{} cannot be written", path.display());
    if !folder.is_dir() {
        bail!("{}: there is no folder {}", failed(), folder.display());
    }
    write_beside(path, folder, content).with_context(failed)
}

fn write_beside(path: &Path, folder: &Path, content: &[u8]) -> io::Result<()> {
    // Only the kind of error: the temporary file's name would tell the user nothing.
    let made = tempfile::NamedTempFile::new_in(folder);
    let mut file = made.map_err(|error| io::Error::from(error.kind()))?;
    file.write_all(content)?;
    make_readable(&file)?;
    file.persist(path)?;
    Ok(())
}

/// A temporary file is for its owner's eyes; a picture need not be.
#[cfg(unix)]
fn make_readable(file: &tempfile::NamedTempFile) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.as_file().set_permissions(std::fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn make_readable(_: &tempfile::NamedTempFile) -> io::Result<()> {
    Ok(())
}
