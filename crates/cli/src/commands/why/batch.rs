//! Questions on lines, answered on all cores and written in their order.

use std::io::{self, Write};

use anyhow::{Context as _, Result};
use ergodoku::why::Asker;
use ergodoku_api::record::{LineAsker, WhyRecord};
use rayon::prelude::*;

use super::brief;
use crate::args::Format;
use crate::commands::verify::lines::{Block, Lines};
use crate::exit::{Exit, invalid};
use crate::input::Source;
use crate::output::{NOT_WRITTEN, harmless_json};

/// So many lines in a row are answered by the same thread: lines often come by position.
const TOGETHER: usize = 16;

/// The output of some lines.
struct Answered {
    text: Vec<u8>,
    exit: Exit,
    count: usize,
}

/// Answers all lines of an input.
pub(super) fn run(
    mut input: Lines,
    source: &Source,
    format: Format,
    asker: &Asker,
    has_others: bool,
) -> Result<Exit> {
    let asker = LineAsker::new(asker.clone(), has_others);
    let mut out = io::stdout().lock();
    let (mut exit, mut count) = (Exit::Done, 0);
    while let Some(block) = input.next_block().with_context(|| source.unreadable())? {
        for Answered { text, exit: this, count: more } in
            answer_block(&block, format, &asker, &source.place)?
        {
            // The text for people is harmless already.
            let text = if format == Format::Text { text } else { harmless_json(text) };
            let start: &[u8] = match (format, count) {
                (Format::Json, 0) if more > 0 => b"[\n",
                (Format::Json, _) if more > 0 => b",\n",
                _ => b"",
            };
            let written = out.write_all(start).and_then(|()| match format {
                Format::Text => anstream::AutoStream::auto(&mut out).write_all(&text),
                _ => out.write_all(&text),
            });
            written.context(NOT_WRITTEN)?;
            count += more;
            exit = exit.or(this);
        }
        out.flush().context(NOT_WRITTEN)?;
    }
    if format == Format::Json {
        let end: &[u8] = if count == 0 { b"[]\n" } else { b"\n]\n" };
        out.write_all(end).context(NOT_WRITTEN)?;
    }
    match count {
        0 => Err(invalid("the input is empty: expected at least one question")),
        _ => Ok(exit),
    }
}

fn answer_block(
    block: &Block,
    format: Format,
    asker: &LineAsker,
    place: &str,
) -> Result<Vec<Answered>> {
    let lines: Vec<(usize, &[u8])> = block.lines().collect();
    let answer = |lines: &[(usize, &[u8])]| {
        let mut asker = asker.clone();
        let mut done = Answered { text: Vec::new(), exit: Exit::Done, count: 0 };
        for &(number, line) in lines {
            let Some(record) = asker.ask(number, line) else { continue };
            if format == Format::Json && done.count > 0 {
                done.text.extend_from_slice(b",\n");
            }
            write(number, &record, format, place, &mut done.text)?;
            done.exit = done.exit.or(Exit::of_status(record.status(), ""));
            done.count += 1;
        }
        Ok(done)
    };
    lines.par_chunks(TOGETHER).map(answer).collect()
}

fn write(
    number: usize,
    record: &WhyRecord<'_>,
    format: Format,
    place: &str,
    text: &mut Vec<u8>,
) -> Result<()> {
    match format {
        Format::Text => {
            text.extend_from_slice(brief(Some(number), record, place).as_str().as_bytes());
        }
        Format::Json => {
            serde_json::to_writer_pretty(&mut *text, record)?;
            return Ok(());
        }
        Format::Ndjson | Format::Csv => serde_json::to_writer(&mut *text, record)?,
    }
    text.push(b'\n');
    Ok(())
}
