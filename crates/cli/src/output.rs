//! How records are written: in input order, one by one, in any of the formats.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use anyhow::{Context as _, Result};
use ergodoku::record::PuzzleRecord;
use ergodoku::text::{Entry, ParseError};
use rayon::prelude::*;

use crate::args::Format;
use crate::exit::Exit;
use crate::input::Entries;

/// How many puzzles are read, worked on by all cores, and written at a time: enough to keep the
/// cores busy, few enough for the first results to come at once.
const BATCH: usize = 256;

/// Makes a record of every entry and writes it; in text as `say` puts it.
pub(crate) fn write_records(
    entries: Entries,
    format: Format,
    record: impl Fn(&Result<Entry, ParseError>) -> PuzzleRecord + Sync,
    say: impl Fn(&PuzzleRecord) -> String + Sync,
) -> Result<Exit> {
    let mut out = BufWriter::new(anstream::stdout().lock());
    let mut exit = Exit::Done;
    let mut count = 0;
    let mut entries = entries.peekable();
    while entries.peek().is_some() {
        let batch: Vec<_> = entries.by_ref().take(BATCH).collect::<io::Result<_>>()?;
        let written: Result<Vec<(Exit, String)>> = batch
            .par_iter()
            .map(|entry| {
                let record = record(entry);
                let text = match format {
                    Format::Text => say(&record),
                    Format::Json => serde_json::to_string_pretty(&record)?,
                    Format::Ndjson => serde_json::to_string(&record)?,
                };
                Ok((Exit::of(&record), text))
            })
            .collect();
        for (this, text) in written? {
            exit = exit.or(this);
            match format {
                Format::Json if count == 0 => write!(out, "[\n{text}")?,
                Format::Json => write!(out, ",\n{text}")?,
                Format::Ndjson => writeln!(out, "{text}")?,
                Format::Text if count > 0 => writeln!(out, "\n{text}")?,
                Format::Text => writeln!(out, "{text}")?,
            }
            count += 1;
        }
        out.flush()?;
    }
    match format {
        Format::Json if count == 0 => writeln!(out, "[]")?,
        Format::Json => writeln!(out, "\n]")?,
        Format::Text | Format::Ndjson => {}
    }
    out.flush()?;
    if count == 0 {
        anstream::eprintln!("ergodoku: expected a puzzle, found none");
        return Ok(Exit::Invalid);
    }
    Ok(exit)
}

/// Writes a file whole or not at all: beside its place first, then moved there.
pub(crate) fn write_file(path: &Path, content: &[u8]) -> Result<()> {
    let failed = || format!("{} cannot be written", path.display());
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder).with_context(failed)?;
    file.write_all(content).with_context(failed)?;
    make_readable(&file).with_context(failed)?;
    file.persist(path).with_context(failed)?;
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
