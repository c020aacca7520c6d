//! How results are written: in input order, one by one, in any of the formats.

mod counts;
mod file;
mod progress;
mod record;
mod sink;
mod stream;
mod table;

use std::io::{self, Write as _};

use anyhow::{Context as _, Result};
use serde::Serialize;

use crate::args::Format;

pub(crate) use file::write_file;
pub(crate) use record::{Record, Said, Wording};
pub(crate) use stream::write_records;
pub(crate) use table::write_table;

pub(crate) const NOT_WRITTEN: &str = "the result cannot be written";

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

/// Larger than most records: they are written without growing.
const RECORD_SIZE: usize = 1 << 15;

/// A record as JSON: on one line as NDJSON, else on many.
fn json(record: &impl Serialize, format: Format) -> Result<Vec<u8>> {
    let mut text = Vec::with_capacity(RECORD_SIZE);
    match format {
        Format::Ndjson => serde_json::to_writer(&mut text, record)?,
        _ => serde_json::to_writer_pretty(&mut text, record)?,
    }
    Ok(text)
}
