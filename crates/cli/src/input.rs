//! Where puzzles come from: an argument, a file, standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor};
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use ergodoku::State;
use ergodoku::record::{PuzzleRecord, Status};
use ergodoku::text::{Entry, Reader};

use crate::args::Input;
use crate::exit::{Exit, Fault};

/// Puzzles as they are read, each bad one as an error of its own.
pub(crate) type Entries = Reader<Box<dyn BufRead>>;

/// The length below which an argument that is no file cannot be meant as a puzzle.
const SHORTEST_PUZZLE: usize = 40;

impl Input {
    /// Opens the input.
    pub(crate) fn entries(&self) -> Result<Entries> {
        let read: Box<dyn BufRead> = if self.input == "-" {
            Box::new(BufReader::new(io::stdin()))
        } else if Path::new(&self.input).is_file() {
            let file = File::open(&self.input).with_context(|| self.input.clone())?;
            Box::new(BufReader::with_capacity(1 << 16, file))
        } else if self.input.chars().count() >= SHORTEST_PUZZLE {
            Box::new(Cursor::new(self.input.clone().into_bytes()))
        } else {
            bail!("`{}` is neither a file nor a puzzle", self.input);
        };
        Ok(Reader::new(read))
    }

    /// Reads the one puzzle of the input.
    ///
    /// # Errors
    /// If there is none, or several, or it cannot be read, or it breaks the rules.
    pub(crate) fn one(&self) -> Result<(Entry, State)> {
        let mut entries = self.entries()?;
        let none = || invalid("expected a puzzle, found none".to_string());
        let first = entries.next().ok_or_else(none)?.context("reading failed")?;
        let (record, _) = PuzzleRecord::begin(&first);
        let entry = first.map_err(|error| invalid(error.to_string()))?;
        if entries.next().is_some() {
            bail!(
                "expected one puzzle, found several; `solve`, `steps`, `check` and `convert` take many"
            );
        }
        match State::new(&entry.puzzle) {
            Ok(state) => Ok((entry, state)),
            Err(_) => Err(fault(&record)),
        }
    }
}

fn invalid(message: String) -> anyhow::Error {
    Fault { exit: Exit::Invalid, message }.into()
}

/// What is wrong with a puzzle, as an error with its exit code.
pub(crate) fn fault(record: &PuzzleRecord) -> anyhow::Error {
    let message = record.error.as_ref().map(|error| error.message.clone());
    let message = message.unwrap_or_else(|| match record.status {
        Status::Stuck => "the techniques in use find no step".to_string(),
        _ => "the puzzle is solved already".to_string(),
    });
    Fault { exit: Exit::of(record), message }.into()
}
