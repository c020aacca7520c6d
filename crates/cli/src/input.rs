//! The input: puzzles from arguments, files or standard input.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, IsTerminal as _};
use std::path::Path;
use std::sync::mpsc::TryRecvError;
use std::thread;

use anyhow::{Context as _, Result, bail};
use ergodoku::text::{Entry, ParseError, Reader};
use ergodoku_api::record::is_blank;

use crate::args::{Input, Inputs};
use crate::batch::{Next, Shard};
use crate::output::{Progress, say};
pub(crate) use argument::is_input;
use argument::is_meant_as_puzzle;
use queue::{Receiver, queue};
#[cfg(feature = "tables")]
pub(crate) use table::TableRows;

mod argument;
mod queue;
#[cfg(feature = "tables")]
mod table;

/// What a line, a grid or a row was read as.
pub(crate) type Read = Result<Entry, ParseError>;

/// Puzzles in order, with an error for each bad one.
pub(crate) enum Entries {
    Text(Reader<Box<dyn BufRead + Send>>),
    #[cfg(feature = "tables")]
    Table(Box<TableRows>),
}

impl Iterator for Entries {
    type Item = io::Result<Read>;

    fn next(&mut self) -> Option<io::Result<Read>> {
        match self {
            Entries::Text(reader) => reader.next(),
            #[cfg(feature = "tables")]
            Entries::Table(rows) => rows.next(),
        }
    }
}

/// Whether a file name is that of a table.
pub(crate) fn is_table(path: &Path) -> bool {
    let ending = path.extension().and_then(|it| it.to_str()).map(str::to_ascii_lowercase);
    ["parquet", "arrow", "arrows", "feather", "ipc"].iter().any(|it| ending.as_deref() == Some(it))
}

/// What to do about a table in a program built without them.
#[cfg(not(feature = "tables"))]
pub(crate) fn no_tables() -> String {
    say!("fault-no-tables")
}

/// The maximum size of a batch: large enough to keep the cores busy, small enough for a steady stream.
const BATCH: usize = 256;

/// An argument that puzzles are read from.
#[derive(Clone)]
pub(crate) struct Source {
    argument: String,
    is_puzzle: bool,
    /// The start of error messages, as there may be several sources.
    pub(crate) place: String,
}

impl Source {
    /// # Errors
    ///
    /// Returns an error if the argument is neither a file nor a puzzle.
    pub(crate) fn new(argument: &str) -> Result<Source> {
        let path = Path::new(argument);
        let place = if argument == "-" {
            say!("command-stdin-place")
        } else if path.is_dir() {
            bail!(say!("error-folder-given", file = argument.to_string()));
        } else if path.exists() {
            format!("{argument}: ")
        } else if is_meant_as_puzzle(argument) {
            String::new()
        } else {
            bail!(say!("error-no-input", file = argument.to_string()));
        };
        let is_puzzle = place.is_empty();
        #[cfg(not(feature = "tables"))]
        if !is_puzzle && is_table(path) {
            let unreadable = say!("error-unreadable", file = argument.to_string());
            bail!("{unreadable}: {}", no_tables());
        }
        Ok(Source { argument: argument.to_string(), is_puzzle, place })
    }

    fn is_stdin(&self) -> bool {
        self.argument == "-"
    }

    fn is_file(&self) -> bool {
        !self.is_stdin() && !self.is_puzzle
    }

    /// Opens the source.
    pub(crate) fn open(&self) -> Result<Box<dyn BufRead + Send>> {
        let name = &self.argument;
        Ok(if self.is_stdin() {
            Box::new(BufReader::new(io::stdin()))
        } else if self.is_file() {
            if is_table(Path::new(name)) {
                bail!(say!("error-table-for-text", file = name.clone()));
            }
            let unreadable = || say!("error-unreadable", file = name.clone());
            let file = File::open(name).with_context(unreadable)?;
            Box::new(BufReader::with_capacity(1 << 16, file))
        } else {
            Box::new(Cursor::new(name.clone().into_bytes()))
        })
    }

    /// Opens the source and reads its puzzles, with an error for each bad one.
    pub(crate) fn entries(&self) -> Result<Entries> {
        #[cfg(feature = "tables")]
        if let Some(rows) = self.table()? {
            return Ok(Entries::Table(Box::new(rows)));
        }
        Ok(Entries::Text(Reader::new(self.open()?)))
    }

    /// Opens the source if it is a table.
    #[cfg(feature = "tables")]
    pub(crate) fn table(&self) -> Result<Option<TableRows>> {
        self.table_file().map(TableRows::open).transpose()
    }

    /// The number of puzzles, unless they come from standard input. A text is read once more to count them.
    fn count(&self) -> Option<u64> {
        self.size()?;
        #[cfg(feature = "tables")]
        if let Some(rows) = self.table().ok()?.and_then(|rows| rows.total()) {
            return Some(rows);
        }
        Some(self.entries().ok()?.take_while(Result::is_ok).count() as u64)
    }

    /// The number of lines or rows with claims, unless they come from standard input.
    pub(crate) fn count_lines(&self) -> Option<u64> {
        self.size()?;
        #[cfg(feature = "tables")]
        if let Some(rows) = self.table().ok()? {
            return rows.total();
        }
        let lines = self.open().ok()?.split(b'\n').map_while(Result::ok).filter(|it| !is_blank(it));
        Some(lines.count() as u64)
    }

    /// The file, if it is a table.
    pub(crate) fn table_file(&self) -> Option<&Path> {
        Some(Path::new(&self.argument)).filter(|path| self.is_file() && is_table(path))
    }

    /// The message when reading fails midway.
    pub(crate) fn unreadable(&self) -> String {
        match self.is_stdin() {
            true => say!("error-stdin-unreadable"),
            false => say!("error-unreadable-to-end", file = self.argument.clone()),
        }
    }

    /// The size of the source in bytes, if it is known beforehand.
    pub(crate) fn size(&self) -> Option<u64> {
        match self.is_file() {
            true => Path::new(&self.argument)
                .metadata()
                .ok()
                .filter(|it| it.is_file())
                .map(|it| it.len()),
            false => (!self.is_stdin()).then_some(self.argument.len() as u64),
        }
    }
}

impl Input {
    /// The source, which has not been opened yet.
    ///
    /// # Errors
    ///
    /// Returns an error if the argument is neither a file nor a puzzle.
    pub(crate) fn source(&self) -> Result<Source> {
        Source::new(&self.input)
    }

    /// Reads the puzzles.
    pub(crate) fn entries(&self) -> Result<impl Iterator<Item = io::Result<Read>> + use<>> {
        self.source()?.entries()
    }

    /// Reads the only puzzle of the input.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none, or if there are several.
    pub(crate) fn one(&self) -> Result<Read> {
        let source = Source::new(&self.input)?;
        let mut entries = source.entries()?;
        let first = entries.next().transpose().with_context(|| source.unreadable())?;
        let Some(first) = first else {
            return Err(crate::exit::invalid(&say!("error-input-empty-one")));
        };
        if entries.next().is_some() {
            bail!(say!("error-several-puzzles"));
        }
        Ok(first)
    }

    /// The start of error messages.
    pub(crate) fn place(&self) -> String {
        Source::new(&self.input).map(|source| source.place).unwrap_or_default()
    }
}

impl Inputs {
    /// The sources, none of which has been opened yet.
    ///
    /// # Errors
    ///
    /// Returns an error if any of the arguments is neither a file nor a puzzle.
    pub(crate) fn sources(&self) -> Result<Vec<Source>> {
        let sources: Result<Vec<Source>> = self.inputs.iter().map(|it| Source::new(it)).collect();
        let mut sources = sources?;
        if sources.iter().filter(|source| source.is_stdin()).count() > 1 {
            bail!(say!("error-stdin-once"));
        }
        if sources.len() > 1 {
            let puzzles = sources.iter_mut().enumerate().filter(|(_, it)| it.is_puzzle);
            puzzles.for_each(|(index, it)| {
                it.place = say!("command-argument-place", number = index + 1);
            });
        }
        Ok(sources)
    }

    /// Reads the input in the background, in batches.
    pub(crate) fn batches(&self) -> Result<Batches> {
        self.batches_of(Shard::ALL)
    }

    /// The same for a part of the input.
    pub(crate) fn batches_of(&self, shard: Shard) -> Result<Batches> {
        let sources = self.sources()?;
        let (sender, receiver) = queue(BATCH);
        let places = sources.iter().map(|source| source.place.clone()).collect();
        // The first is opened at once: if that fails, nothing has been written yet.
        let mut first = sources.first().map(Source::entries).transpose()?;
        thread::spawn(move || {
            let mut number = 0;
            for (index, source) in sources.iter().enumerate() {
                let opened = first.take().map_or_else(|| source.entries(), Ok);
                let failed =
                    |error: io::Error| anyhow::Error::from(error).context(source.unreadable());
                // The receiver is gone once the output is closed.
                let is_heard = match opened {
                    Err(error) => sender.send((index, Err(error))).is_ok(),
                    Ok(mut entries) => entries.all(|read| {
                        number += 1;
                        let is_mine = shard.has(number - 1) || read.is_err();
                        !is_mine || sender.send((index, read.map_err(failed))).is_ok()
                    }),
                };
                if !is_heard {
                    break;
                }
            }
        });
        Ok(Batches { receiver, next: Cell::new(None), places })
    }

    /// Progress over the puzzles of a shard.
    pub(crate) fn progress(&self, shard: Shard) -> Progress {
        let inputs = self.clone();
        Progress::of("puzzles", move || inputs.count().map(|count| shard.count(count)))
    }

    /// The same for commands that write lines to standard output, which may be the same terminal.
    pub(crate) fn progress_beside(&self) -> Progress {
        match io::stdout().is_terminal() {
            true => Progress::hidden(),
            false => self.progress(Shard::ALL),
        }
    }

    /// Reads all puzzles at once, each with the start of its error messages.
    pub(crate) fn all(&self) -> Result<Vec<(Read, String)>> {
        let batches = self.batches()?;
        let mut all = Vec::new();
        while let Some(batch) = batches.next() {
            all.extend(batch.entries.into_iter().map(|read| (read, batch.place.to_string())));
            batch.fault.map_or(Ok(()), Err)?;
        }
        match all.is_empty() {
            true => Err(crate::exit::invalid(&say!("error-input-empty", thing = "puzzle"))),
            false => Ok(all),
        }
    }

    /// The number of puzzles, unless standard input is among the sources. The files are read once more to count
    /// them.
    pub(crate) fn count(&self) -> Option<u64> {
        let sources = self.sources().ok()?;
        let counts = sources.iter().map(Source::count);
        counts.sum()
    }
}

/// A puzzle with the index of its source, or the error that ended the source.
type Sent = (usize, Result<Read>);

/// The input in batches.
pub(crate) struct Batches {
    receiver: Receiver<Sent>,
    /// Received, but from another source than the batch before.
    next: Cell<Option<Sent>>,
    places: Vec<String>,
}

/// A batch of the input, from one source.
pub(crate) struct Batch<'a> {
    /// The puzzles, with an error for each bad one.
    pub(crate) entries: Vec<Read>,
    /// The error that ended the input after them, if any.
    pub(crate) fault: Option<anyhow::Error>,
    /// The start of error messages.
    pub(crate) place: &'a str,
}

impl Batches {
    /// Waits for a puzzle, or returns `None` at the end.
    pub(crate) fn one_more(&self) -> Result<Option<Read>> {
        let sent = self.next.take().or_else(|| self.receiver.recv());
        sent.map(|(_, read)| read).transpose()
    }

    /// Waits for a puzzle, then takes all others of the same source that have been read.
    pub(crate) fn next(&self) -> Option<Batch<'_>> {
        match self.some(BATCH, true) {
            Next::Work(batch, _) => Some(batch),
            Next::Nothing | Next::End => None,
        }
    }

    /// Takes up to `most` puzzles of a source that have been read. Waits for the first if it may.
    pub(crate) fn some(&self, most: usize, may_wait: bool) -> Next<Batch<'_>> {
        let first = self.next.take().map_or_else(
            || match may_wait {
                true => self.receiver.recv().ok_or(TryRecvError::Disconnected),
                false => self.receiver.try_recv(),
            },
            Ok,
        );
        let (source, mut read) = match first {
            Ok(sent) => sent,
            Err(TryRecvError::Empty) => return Next::Nothing,
            Err(TryRecvError::Disconnected) => return Next::End,
        };
        let place = &self.places[source];
        let mut batch = Batch { entries: Vec::new(), fault: None, place };
        loop {
            match read {
                Ok(entry) => batch.entries.push(entry),
                Err(error) => batch.fault = Some(error),
            }
            if batch.entries.len() == most || batch.fault.is_some() {
                break;
            }
            read = match self.receiver.try_recv() {
                Ok((same, read)) if same == source => read,
                Ok(other) => {
                    self.next.set(Some(other));
                    break;
                }
                Err(_) => break,
            };
        }
        let count = batch.entries.len();
        Next::Work(batch, count)
    }
}
