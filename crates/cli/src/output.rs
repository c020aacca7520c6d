//! How results are written: in input order, one by one, in any of the formats.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal as _, Read as _, Seek as _, SeekFrom, Write};
use std::path::Path;
use std::sync::mpsc::{TryRecvError, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use ergodoku::record::{ErrorRecord, ExplainerRecord, PuzzleRecord, RatingRecord, Status};
use ergodoku::text::{Entry, ParseError};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;

use crate::args::{Format, Input};
use crate::exit::Exit;
use crate::input::Batches;

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
    let progress = Progress::of(input, io::stdout().is_terminal());
    let sink = Sink::new(format, R::COLUMNS, Box::new(io::stdout().lock()), progress);
    go_on(sink, input.batches()?, format, record, wording)
}

/// The same as a table in a file. If there are rows in it, they are kept, and what follows is written
/// behind them: an interrupted run goes on where it ended, and a last row that is not whole is written
/// again. The file is then the same as without the interruption.
///
/// `fits` says what is wrong with a row for an entry that it should be about, if anything.
pub(crate) fn write_table<R: Record>(
    input: &Input,
    file: &Path,
    fits: impl Fn(&str, &Result<Entry, ParseError>) -> Result<(), String>,
    record: impl Fn(&Result<Entry, ParseError>) -> R + Sync,
    wording: Wording<impl Fn(&R) -> Said + Sync>,
) -> Result<Exit> {
    let batches = input.batches()?;
    let table = Table::open(file, R::COLUMNS)?;
    let progress = Progress::of(input, false);
    let mut exit = Exit::Done;
    let mut counts = Counts::default();
    for (index, row) in table.rows.iter().enumerate() {
        let place = format!("`{}`, line {}", file.display(), index + 2);
        let Some(entry) = batches.one_more()? else {
            bail!("{place}: the input has fewer puzzles; was the file written from another?");
        };
        fits(row, &entry).map_err(|wrong| anyhow!("{place}: {wrong}"))?;
        let status = Counts::status_of(row);
        exit = exit.or(Exit::of_status(status, row.split(',').next().unwrap_or_default()));
        counts.add(status);
        progress.inc();
    }
    let kept = table.rows.len();
    let mut out = table.cut_off().context(NOT_WRITTEN)?;
    if kept == 0 {
        writeln!(out, "{}", R::COLUMNS).context(NOT_WRITTEN)?;
    }
    let mut sink = Sink::new(Format::Csv, "", Box::new(out), progress);
    (sink.exit, sink.counts, sink.reports) = (exit, counts, 1);
    let exit = go_on(sink, batches, Format::Csv, record, wording)?;
    if kept > 0 {
        note(&format!("`{}`: {kept} rows kept", file.display()));
    }
    Ok(exit)
}

/// Writes what is left of the input.
fn go_on<R: Record>(
    mut sink: Sink,
    batches: Batches,
    format: Format,
    record: impl Fn(&Result<Entry, ParseError>) -> R + Sync,
    wording: Wording<impl Fn(&R) -> Said + Sync>,
) -> Result<Exit> {
    while let Some(batch) = batches.next() {
        let write = |entry: &_| write_record(&record(entry), format, &wording.say);
        in_order(&batch.entries, write, &mut sink)?;
        batch.fault.map_or(Ok(()), Err)?;
    }
    sink.finish(wording.solved).context(NOT_WRITTEN)
}

/// How long results may wait to be written: to be woken for each would cost more than an easy puzzle.
const PAUSE: Duration = Duration::from_millis(5);

/// Writes each entry as soon as those before it are written: a hard puzzle holds up only what comes
/// behind it.
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
            // Nobody listens any more once the output is closed.
            let _ = entries.try_for_each_with(sender, |sender, (index, entry)| {
                sender.send((index, write(entry)))
            });
            writer.unpark();
        });
        // Closed on the way out: whoever still works is then told to stop.
        let receiver = receiver;
        let mut ready = BTreeMap::new();
        let mut next = 0;
        loop {
            match receiver.try_recv() {
                Ok((index, written)) => ready.insert(index, written),
                Err(TryRecvError::Disconnected) => break,
                Err(TryRecvError::Empty) => {
                    sink.out.flush().context(NOT_WRITTEN)?;
                    thread::park_timeout(PAUSE);
                    continue;
                }
            };
            while let Some(written) = ready.remove(&next) {
                sink.take(written?).context(NOT_WRITTEN)?;
                next += 1;
            }
        }
        sink.out.flush().context(NOT_WRITTEN)
    })
}

/// A table of comma-separated values.
struct Table {
    file: File,
    rows: Vec<String>,
    /// How many bytes the whole rows take, the line above them included.
    end: u64,
}

impl Table {
    /// Opens a table with these columns, or begins one.
    fn open(path: &Path, columns: &str) -> Result<Table> {
        let name = path.display();
        let mut options = File::options();
        let opened = options.read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.with_context(|| format!("`{name}` cannot be opened"))?;
        let mut text = String::new();
        let read = file.read_to_string(&mut text);
        read.with_context(|| format!("`{name}` is no table of ratings"))?;
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        let is_begun = columns.starts_with(text.trim_end());
        match lines.next() {
            Some(first) if first == columns => {}
            None if is_begun => {}
            _ => bail!("`{name}` is no table of ratings: its first line is not `{columns}`"),
        }
        let rows = lines.map(str::to_string).collect::<Vec<_>>();
        let end = if rows.is_empty() { 0 } else { whole.len() as u64 };
        Ok(Table { file, rows, end })
    }

    /// The file, cut off behind its last whole row, to write on.
    fn cut_off(mut self) -> io::Result<File> {
        self.file.set_len(self.end)?;
        self.file.seek(SeekFrom::Start(self.end))?;
        Ok(self.file)
    }
}

/// How far a run over a file is, where somebody can see it and the results do not go there.
struct Progress(ProgressBar);

impl Progress {
    fn of(input: &Input, is_shown: bool) -> Progress {
        if is_shown || !io::stderr().is_terminal() {
            return Progress(ProgressBar::hidden());
        }
        let (bar, left) = match input.count() {
            Some(count) => (ProgressBar::new(count), "/{human_len} puzzles, {per_sec}, {eta} left"),
            None => (ProgressBar::no_length(), " puzzles, {per_sec}, {elapsed}"),
        };
        let style = ProgressStyle::with_template(&format!("{{human_pos}}{left}"));
        let bar = bar.with_style(style.expect("a sound template"));
        bar.enable_steady_tick(Duration::from_millis(500));
        Progress(bar)
    }

    fn inc(&self) {
        self.0.inc(1);
    }

    /// Says something above the bar.
    fn aside(&self, say: impl FnOnce()) {
        self.0.suspend(say);
    }

    fn finish(&self) {
        self.0.finish_and_clear();
    }
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
            complaint = record.error().and_then(|_| say(record).complaint);
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
    out: BufWriter<Box<dyn Write>>,
    exit: Exit,
    reports: usize,
    counts: Counts,
    progress: Progress,
}

impl Sink {
    fn new(format: Format, columns: &'static str, out: Box<dyn Write>, progress: Progress) -> Sink {
        Sink {
            format,
            columns,
            out: BufWriter::new(out),
            exit: Exit::Done,
            reports: 0,
            counts: Counts::default(),
            progress,
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
            self.progress.aside(|| complain(&complaint));
        }
        self.progress.inc();
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

    /// The status that a row of comma-separated values ends with; whatever else it ends with, the
    /// puzzle is rated.
    fn status_of(row: &str) -> Status {
        let last = row.rsplit(',').next().unwrap_or_default();
        let known = Counts::NAMES.iter().map(|(status, _)| *status);
        known.into_iter().find(|it| it.to_string() == last).unwrap_or(Status::Solved)
    }

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
