//! [`Kept`]: the lines that an interrupted run has written, so that the next one goes on behind them.

use std::borrow::Cow;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Seek as _, SeekFrom};
use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use ergodoku_api::record::{Status, characters};
use serde::Deserialize;

use crate::exit::Exit;
use crate::input::Read;
use crate::output::{Counts, Progress, not_written, say};

/// The complete lines of a file.
pub(super) struct Kept {
    /// The file, ready to append.
    pub(super) file: File,
    /// The number of records in it.
    pub(super) count: usize,
    pub(super) counts: Counts,
    /// The exit code so far.
    pub(super) exit: Exit,
}

/// What tells how an interrupted run has ended.
pub(super) struct Past<'a, T> {
    /// The first line of a table, or empty.
    pub(super) columns: &'a str,
    /// What the input has one of in each line of the file.
    pub(super) one: &'static str,
    /// The next part of the input that has a line.
    pub(super) next: &'a mut dyn FnMut() -> Result<Option<T>>,
    /// The status in the line for a part of the input, or why the line does not belong to it.
    pub(super) fits: &'a mut dyn FnMut(&str, &T) -> Result<Status, String>,
    /// The exit code for a status of a part of the input.
    pub(super) exit: fn(Status, &T) -> Exit,
    pub(super) progress: &'a Progress,
}

impl Kept {
    /// Opens a file, or creates it, and reads as much of the input as it has records for. Its last line is cut off if
    /// it is incomplete.
    pub(super) fn of<T>(path: &Path, past: &mut Past<'_, T>) -> Result<Kept> {
        let (name, columns) = (|| path.display().to_string(), past.columns);
        let mut options = File::options();
        let opened = options.read(true).write(true).create(true).truncate(false).open(path);
        let file = opened.with_context(|| say!("fault-unopened", file = name()))?;
        let mut kept = Kept { file, count: 0, counts: Counts::default(), exit: Exit::Done };
        let mut lines = BufReader::new(kept.file.try_clone()?);
        let (mut line, mut end, mut number) = (Vec::new(), 0, 0);
        loop {
            line.clear();
            let read = lines.read_until(b'\n', &mut line);
            let read = read.with_context(|| say!("error-unreadable", file = name()))? as u64;
            if line.last() != Some(&b'\n') {
                if number == 0 && !is_begun(&line, columns) {
                    bail!("{}", no_results(path, columns));
                }
                break;
            }
            line.pop();
            number += 1;
            let Ok(text) = std::str::from_utf8(&line) else {
                bail!("{}", no_results(path, columns))
            };
            if number > 1 || columns.is_empty() {
                kept.add(text, past).map_err(|wrong| {
                    let (file, message) = (name(), wrong.to_string());
                    anyhow!(say!("fault-line-of-file", file, line = number, message))
                })?;
            } else if text != columns {
                bail!("{}", no_results(path, columns));
            }
            end += read;
        }
        if kept.count == 0 {
            // The first line of a table is written again.
            end = 0;
        }
        kept.file
            .set_len(end)
            .and_then(|()| kept.file.seek(SeekFrom::Start(end)))
            .with_context(not_written)?;
        Ok(kept)
    }

    /// Counts a line, which must be that of the next part of the input.
    fn add<T>(&mut self, text: &str, past: &mut Past<'_, T>) -> Result<()> {
        let Some(entry) = (past.next)()? else {
            bail!(say!("fault-fewer", what = past.one));
        };
        let status = (past.fits)(text, &entry).map_err(anyhow::Error::msg)?;
        self.exit = self.exit.or((past.exit)(status, &entry));
        self.counts.add(status);
        self.count += 1;
        past.progress.inc();
        Ok(())
    }
}

/// Finds that the options have changed since a file was written. Lines of JSON do not tell theirs, as those of a table of
/// ratings do: so the first few records, and some of the others, are made again.
#[derive(Default)]
pub(super) struct Again {
    /// The number of lines so far.
    count: usize,
}

impl Again {
    /// So many at the beginning are made again, ...
    const FIRST: usize = 16;
    /// ... and later one in so many.
    const EACH: usize = 1024;

    /// Compares a line with the record as it would be now, unless it is one of those that are skipped. Searches that were
    /// given up after a time are not compared.
    pub(super) fn compare(
        &mut self,
        line: &str,
        status: Status,
        now: impl FnOnce() -> (Vec<u8>, Status),
    ) -> Result<Status, String> {
        self.count += 1;
        let is_due = self.count <= Again::FIRST || self.count.is_multiple_of(Again::EACH);
        if !is_due || status == Status::Interrupted {
            return Ok(status);
        }
        let (record, its_status) = now();
        match its_status == Status::Interrupted || record == line.as_bytes() {
            true => Ok(status),
            false => Err(say!("fault-record-changed")),
        }
    }
}

fn no_results(path: &Path, columns: &str) -> String {
    let file = path.display().to_string();
    match columns {
        "" => say!("fault-other-text", file),
        columns => say!("fault-other-table", file, columns = columns.to_string()),
    }
}

/// Whether a file with no more than this, not even a line, may be overwritten.
fn is_begun(text: &[u8], columns: &str) -> bool {
    let first = if columns.is_empty() { "{\"schema\":" } else { columns };
    first.as_bytes().starts_with(text) || columns.is_empty() && text.starts_with(first.as_bytes())
}

/// What tells whether a line of JSON belongs to a puzzle of the input.
#[derive(Deserialize)]
struct Record<'l> {
    #[serde(borrow)]
    puzzle: Cow<'l, str>,
    /// The puzzle as read, if another form was rated.
    #[serde(borrow, default)]
    read: Option<Cow<'l, str>>,
    #[serde(borrow)]
    label: Cow<'l, str>,
    status: Status,
    #[serde(borrow, default)]
    end: Option<Cow<'l, str>>,
    #[serde(borrow, default)]
    error: Option<Reason<'l>>,
}

#[derive(Deserialize)]
struct Reason<'l> {
    #[serde(borrow, default)]
    text: Option<Cow<'l, str>>,
}

/// The status in a record, if it is about this puzzle.
pub(super) fn fits(line: &str, entry: &Read) -> Result<Status, String> {
    let record: Record<'_> = serde_json::from_str(line).map_err(|_| say!("fault-no-record"))?;
    let is_same = match entry {
        Ok(entry) => {
            let puzzle = record.read.as_ref().unwrap_or(&record.puzzle);
            let is_puzzle =
                *puzzle == entry.puzzle.to_string() || *puzzle == characters(&entry.puzzle);
            is_puzzle && record.label == entry.label
        }
        Err(error) => record.error.and_then(|it| it.text).is_some_and(|it| it == error.text()),
    };
    let was_given_up = record.end.is_some_and(|end| end != "rated" && end != "stuck");
    match is_same {
        true if was_given_up => Ok(Status::Interrupted),
        true => Ok(record.status),
        false => Err(say!("fault-another-puzzle", what = "options")),
    }
}
