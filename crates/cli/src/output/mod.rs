//! Output of results in any format, in input order.

mod counts;
mod csv;
mod file;
mod notation;
mod pager;
mod progress;
mod record;
mod screen;
mod sink;
mod text;
mod voice;

use std::io::{self, IsTerminal as _, Write as _};

use anyhow::{Context as _, Result};
use ergodoku_api::Json;

use crate::args::Format;

pub(crate) use counts::{Counts, Tally};
pub(crate) use csv::field;
pub(crate) use file::write_file;
pub(crate) use notation::{name_cells, use_notation};
pub(crate) use progress::{Progress, left, rate};
pub(crate) use record::{Record, Said, Wording};
pub(crate) use screen::{close, page_with};
pub(crate) use sink::{Block, Out, Sink, Written};
pub(crate) use text::{
    ASIDE, BAD, DOUBT, GOOD, NAME, TITLE, Text, harmless, harmless_json, has_styles,
};
pub(crate) use voice::{
    decimal, in_plain_words, in_words, say, spoken, use_voices, voice, voice_of,
};

/// That the result cannot be written.
pub(crate) fn not_written() -> String {
    say!("error-not-written")
}

/// Writes a single record.
pub(crate) fn print_json(record: &dyn Json, format: Format) -> Result<()> {
    let mut text = json(record, format);
    text.push(b'\n');
    print_bytes(&text)
}

/// Writes text, with styles only if they are enabled, and to a pager if it is long.
pub(crate) fn print(text: &Text) -> Result<()> {
    screen::write(text.as_str().as_bytes()).with_context(not_written)
}

/// The same for text that must be there at once, whatever follows.
#[cfg(any(feature = "play", feature = "serve"))]
pub(crate) fn print_now(text: &Text) -> Result<()> {
    print(text)?;
    screen::close().with_context(not_written)
}

/// Writes text that is meant to be saved as a file: without styles, but through a pager on a terminal.
pub(crate) fn print_file(text: &str) -> Result<()> {
    match io::stdout().is_terminal() {
        true => print(&Text::drawn(text.to_string())),
        false => print_bytes(text.as_bytes()),
    }
}

/// Writes bytes unchanged.
pub(crate) fn print_bytes(bytes: &[u8]) -> Result<()> {
    let mut out = io::stdout().lock();
    let written = out.write_all(bytes).and_then(|()| out.flush());
    written.with_context(not_written)
}

/// Writes an error message to standard error.
pub(crate) fn complain(what: &str) {
    tell(&Text::lines([Text::styled(BAD, "ergodoku:").and(" ").and(what)]));
}

/// Writes a note to standard error.
pub(crate) fn note(what: &str) {
    tell(&Text::lines([what]));
}

/// Writes to standard error. Ignores errors, as they could not be reported.
pub(crate) fn tell(text: &Text) {
    let text = text.as_str().as_bytes();
    let _ = match screen::takes_messages() {
        true => screen::write(text),
        false => anstream::stderr().write_all(text),
    };
}

/// Larger than most records, so that their buffers need not grow.
const RECORD_SIZE: usize = 1 << 15;

/// A record as JSON: on one line as NDJSON, else on many.
pub(crate) fn json(record: &dyn Json, format: Format) -> Vec<u8> {
    let mut json = Vec::with_capacity(RECORD_SIZE);
    match format {
        Format::Ndjson => record.write_json(&mut json),
        _ => record.write_pretty(&mut json),
    }
    text::harmless_json(json)
}
