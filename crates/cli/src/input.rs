//! The input: puzzles from an argument, a file or standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor};
use std::path::Path;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use anyhow::{Context as _, Result, bail};
use ergodoku::text::{Entry, ParseError, Reader};

use crate::args::Input;

/// Puzzles in order, with an error for each bad one.
pub(crate) type Entries = Reader<Box<dyn BufRead + Send>>;

/// The maximum size of a batch: large enough to keep the cores busy, small enough for a steady stream of
/// results.
const BATCH: usize = 256;

impl Input {
    /// Opens the input and reads its puzzles.
    pub(crate) fn entries(&self) -> Result<Entries> {
        Ok(Reader::new(self.open()?))
    }

    /// Opens the input.
    pub(crate) fn open(&self) -> Result<Box<dyn BufRead + Send>> {
        let input = &self.input;
        let path = Path::new(input);
        let read: Box<dyn BufRead + Send> = if input == "-" {
            Box::new(BufReader::new(io::stdin()))
        } else if path.is_dir() {
            bail!("`{input}` is a folder; name a file in it");
        } else if path.exists() {
            let file = File::open(path).with_context(|| format!("`{input}` cannot be read"))?;
            Box::new(BufReader::with_capacity(1 << 16, file))
        } else if is_meant_as_puzzle(input) {
            Box::new(Cursor::new(input.clone().into_bytes()))
        } else {
            bail!(
                "`{input}` is neither a file nor a puzzle (81 characters; - reads standard input)"
            );
        };
        Ok(read)
    }

    /// Reads the input in the background, in batches.
    pub(crate) fn batches(&self) -> Result<Batches> {
        let entries = self.entries()?;
        let (sender, receiver) = sync_channel(2 * BATCH);
        thread::spawn(move || {
            for read in entries {
                // The receiver is gone once the output is closed.
                if sender.send(read).is_err() {
                    break;
                }
            }
        });
        Ok(Batches { receiver, input: self.input.clone() })
    }

    /// The number of puzzles if the input is a file, which is read once more to count them.
    pub(crate) fn count(&self) -> Option<u64> {
        let is_file = Path::new(&self.input).is_file();
        let entries = self.entries().ok().filter(|_| is_file)?;
        Some(entries.take_while(Result::is_ok).count() as u64)
    }

    /// Reads the only puzzle of the input.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none, or if there are several.
    pub(crate) fn one(&self) -> Result<Result<Entry, ParseError>> {
        let mut entries = self.entries()?;
        let first = entries.next().transpose().with_context(|| unreadable(&self.input))?;
        let Some(first) = first else {
            return Err(crate::exit::invalid("the input is empty: expected one puzzle"));
        };
        if entries.next().is_some() {
            bail!(
                "expected one puzzle, found several; `solve`, `steps`, `check` and `convert` take many"
            );
        }
        Ok(first)
    }

    /// The input's name as a prefix of line numbers, as there may be several files.
    pub(crate) fn place(&self) -> String {
        match self.input.as_str() {
            "-" => "standard input: ".to_string(),
            name if Path::new(name).exists() => format!("{name}: "),
            _ => String::new(),
        }
    }
}

/// The message when reading fails midway.
pub(crate) fn unreadable(input: &str) -> String {
    let name = if input == "-" { "standard input" } else { input };
    format!("{name} cannot be read to its end")
}

/// Whether an argument names an existing input, or looks like a puzzle.
pub(crate) fn is_input(argument: &str) -> bool {
    argument == "-" || Path::new(argument).is_file() || is_meant_as_puzzle(argument)
}

/// Whether an argument that is not a file looks like a puzzle, possibly a malformed one, rather than like the
/// name of a missing file.
fn is_meant_as_puzzle(argument: &str) -> bool {
    let is_of_grid = |it: &char| it.is_ascii_digit() || ".*_|+:- \n".contains(*it);
    let of_grid = argument.chars().filter(is_of_grid).count();
    of_grid >= 81 || (of_grid > 8 && of_grid * 4 > argument.chars().count() * 3)
}

/// The input in batches.
pub(crate) struct Batches {
    receiver: Receiver<io::Result<Result<Entry, ParseError>>>,
    input: String,
}

/// A batch of the input.
pub(crate) struct Batch {
    /// The puzzles, with an error for each bad one.
    pub(crate) entries: Vec<Result<Entry, ParseError>>,
    /// The error that ended the input after them, if any.
    pub(crate) fault: Option<anyhow::Error>,
}

impl Batches {
    /// Waits for a puzzle, or returns `None` at the end.
    pub(crate) fn one_more(&self) -> Result<Option<Result<Entry, ParseError>>> {
        let read = self.receiver.recv().ok().transpose();
        read.with_context(|| unreadable(&self.input))
    }

    /// Waits for a puzzle, then takes all others that have been read.
    pub(crate) fn next(&self) -> Option<Batch> {
        let first = self.receiver.recv().ok()?;
        let mut batch = Batch { entries: Vec::new(), fault: None };
        for read in std::iter::once(first).chain(self.receiver.try_iter().take(BATCH - 1)) {
            match read {
                Ok(entry) => batch.entries.push(entry),
                Err(error) => {
                    let fault = anyhow::Error::from(error).context(unreadable(&self.input));
                    batch.fault = Some(fault);
                }
            }
        }
        Some(batch)
    }
}
