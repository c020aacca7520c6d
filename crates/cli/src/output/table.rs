//! Tables that an interrupted run can resume.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use ergodoku::text::{Entry, ParseError};
use ergodoku_api::record::Status;

use super::counts::Counts;
use super::record::{Record, Said, Wording};
use super::sink::{Out, Sink};
use super::stream::go_on;
use super::{NOT_WRITTEN, note};
use crate::args::{Format, Inputs};
use crate::exit::Exit;

/// Writes records like [`write_rows`](super::write_rows), but as a table to a file. Keeps existing rows and
/// appends to them: an interrupted run resumes where it ended, and an incomplete last row is written again. The
/// file is then the same as without the interruption.
///
/// `fits` returns the status in a row for an entry, or an error if the row does not belong to the entry.
pub(crate) fn write_table<R: Record>(
    input: &Inputs,
    file: &Path,
    columns: &str,
    fits: impl Fn(&str, &Result<Entry, ParseError>) -> Result<Status, String>,
    record: impl Fn(&Result<Entry, ParseError>) -> R + Sync,
    wording: Wording<impl Fn(&R, &str) -> Said + Sync>,
) -> Result<Exit> {
    let batches = input.batches()?;
    let table = Table::open(file, columns)?;
    let progress = input.progress();
    let mut exit = Exit::Done;
    let mut counts = Counts::default();
    for (index, row) in table.rows.iter().enumerate() {
        let place = format!("`{}`, line {}", file.display(), index + 2);
        let Some(entry) = batches.one_more()? else {
            bail!("{place}: the input has fewer puzzles; was the file written from another?");
        };
        let outcome = fits(row, &entry).map_err(|wrong| anyhow!("{place}: {wrong}"))?;
        exit = exit.or(Exit::of_status(outcome, row.split(',').next().unwrap_or_default()));
        counts.add(outcome);
        progress.inc();
    }
    let kept = table.rows.len();
    let mut out = table.cut_off().context(NOT_WRITTEN)?;
    if kept == 0 {
        writeln!(out, "{columns}").context(NOT_WRITTEN)?;
    }
    let sink = Sink::behind(counts, exit, Out::File(Box::new(out)), progress);
    let exit = go_on(sink, batches, Format::Csv, record, wording)?;
    if kept > 0 {
        note(&format!("`{}`: {kept} rows kept", file.display()));
    }
    Ok(exit)
}

/// A table of comma-separated values.
struct Table {
    file: File,
    rows: Vec<String>,
    /// The length of the complete rows in bytes, including the header.
    end: u64,
}

impl Table {
    /// Opens a table with these columns, or creates it.
    fn open(path: &Path, columns: &str) -> Result<Table> {
        let name = path.display();
        let mut options = File::options();
        let opened = options.read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.with_context(|| format!("`{name}` cannot be opened"))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(|| format!("`{name}` cannot be read"))?;
        // A character after the last complete row may be truncated.
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let (whole, rest) = bytes.split_at(whole);
        let whole = std::str::from_utf8(whole);
        let whole = whole.with_context(|| format!("`{name}` is no table of ratings"))?;
        let mut lines = whole.lines();
        let is_begun = columns.as_bytes().starts_with(rest);
        match lines.next() {
            Some(first) if first == columns => {}
            None if is_begun => {}
            _ => bail!("`{name}` is no table of ratings: its first line is not `{columns}`"),
        }
        let rows = lines.map(str::to_string).collect::<Vec<_>>();
        let end = if rows.is_empty() { 0 } else { whole.len() as u64 };
        Ok(Table { file, rows, end })
    }

    /// The file, truncated after its last complete row, for appending.
    fn cut_off(mut self) -> io::Result<File> {
        self.file.set_len(self.end)?;
        self.file.seek(SeekFrom::Start(self.end))?;
        Ok(self.file)
    }
}
