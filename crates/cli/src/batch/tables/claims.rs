//! The claims of texts and tables as rows.

use std::io::{self, BufReader, Read};
use std::sync::mpsc::sync_channel;
use std::thread;

use anyhow::{Context as _, Result};
use ergodoku::claims::Ruling;
use ergodoku_tables::{Chunk, Columns, Field, Kind, Reader, Value, Words};
use rayon::prelude::*;

use super::{CHUNK, Done, Incoming, Rows, Shard};
use crate::batch::answers::{Answers, Line, Workers, as_written};
use crate::batch::cells::{Cell, Shape};
use crate::batch::claim_lines::Lines;
use crate::input::Source;

/// The columns of the results.
pub(super) fn fields<A: Answers>() -> Vec<Field> {
    let rulings = Words::new(Ruling::ALL.map(Ruling::name));
    let kind = |name: &str, shape: Shape| match shape {
        Shape::Text if name == "verdict" => Kind::Word(rulings.clone()),
        Shape::Text => Kind::Text,
        Shape::Count => Kind::Integer,
        Shape::Flag => Kind::Flag,
        Shape::List => Kind::Texts,
    };
    let field =
        |(name, shape): &(&str, Shape)| Field { name: name.to_string(), kind: kind(name, *shape) };
    A::COLUMNS.iter().map(field).collect()
}

/// Answers rows, on several cores.
pub(super) fn done<A: Answers>(
    rows: &Rows<Line>,
    fields: &[Field],
    workers: &Workers<'_, A>,
) -> Result<Done> {
    let answered: Vec<Vec<Option<A::Record<'_>>>> = rows
        .entries
        .par_chunks(A::TOGETHER.min(CHUNK))
        .map(|lines| {
            workers.with(|worker| {
                lines.iter().map(|it| A::answer(worker, it.number, &it.text)).collect()
            })
        })
        .collect();
    let mut columns = Columns::new(fields);
    let mut outcomes = Vec::with_capacity(rows.entries.len());
    for record in answered.iter().flatten().flatten() {
        columns.push(A::cells(record).into_iter().map(value));
        // The exit code for a text that cannot be read is that of invalid input.
        outcomes.push((A::status(record), false));
    }
    Ok(Done { chunk: rows.chunk.beside(columns)?, outcomes })
}

fn value(cell: Cell<'_>) -> Value<'_> {
    match cell {
        Cell::Text(text) => text.map_or(Value::Missing, |it| Value::Owned(it.into_owned())),
        Cell::Count(count) => Value::Integer(count as u64),
        Cell::Flag(flag) => flag.map_or(Value::Missing, Value::Flag),
        Cell::List(items) => Value::Texts(items),
    }
}

/// Reads the input in the background, in chunks that depend on the input alone.
pub(super) fn rows(source: &Source, lines: Option<Lines>, shard: Shard) -> Result<Incoming<Line>> {
    let (sender, receiver) = sync_channel(4);
    let mut opened = match (lines, source.table_file()) {
        (None, Some(file)) => Opened::Table(TableLines::new(Reader::open_claims(file)?)),
        (Some(lines), _) => Opened::Text(lines.of_shard(shard)),
        (None, None) => Opened::Text(Lines::new(source.open()?).of_shard(shard)),
    };
    let unreadable = source.unreadable();
    thread::spawn(move || {
        let mut index = 0;
        loop {
            let rows = opened.next(&mut index, shard).with_context(|| unreadable.clone());
            let is_last = !matches!(rows, Ok(Some(_)));
            // The receiver is gone once the output is closed.
            if rows.transpose().is_some_and(|rows| sender.send(rows).is_err()) || is_last {
                return;
            }
        }
    });
    Ok(receiver)
}

/// A source that is open.
enum Opened {
    Text(Lines),
    Table(TableLines),
}

impl Opened {
    /// The next rows that are in the shard. `index` counts those of a table.
    fn next(&mut self, index: &mut u64, shard: Shard) -> Result<Option<Rows<Line>>> {
        let lines = match self {
            Opened::Text(lines) => lines,
            Opened::Table(table) => return table.next_rows(index, shard),
        };
        let mut entries = Vec::with_capacity(CHUNK);
        while entries.len() < CHUNK
            && let Some(line) = lines.next_claim()?
        {
            entries.push(line);
        }
        let written: Vec<(String, String)> =
            entries.iter().map(|it| as_written(&it.text)).collect();
        let texts = written.iter().zip(&entries);
        let texts = texts.map(|((state, claim), line)| (&**state, &**claim, line.number));
        let chunk = Chunk::of_claims(texts);
        Ok((!entries.is_empty()).then_some(Rows { chunk, entries }))
    }
}

/// The rows of a table, each as a line of text.
struct TableLines {
    reader: Reader,
    /// The number of rows read so far.
    number: usize,
}

impl TableLines {
    fn new(reader: Reader) -> TableLines {
        TableLines { reader, number: 0 }
    }

    fn next_lines(&mut self) -> Result<Option<(Chunk, Vec<Line>)>> {
        let Some(chunk) = self.reader.next_chunk()? else { return Ok(None) };
        let line = |row| {
            self.number += 1;
            let profile = chunk.text_in("profile", row).filter(|it| !it.is_empty());
            let (state, claim) = (chunk.puzzle(row), chunk.claim(row));
            let text =
                line(&state.unwrap_or_default(), &claim.unwrap_or_default(), profile.as_deref());
            Line { number: self.number, text }
        };
        let lines = (0..chunk.rows()).map(line).collect();
        Ok(Some((chunk, lines)))
    }

    fn next_rows(&mut self, index: &mut u64, shard: Shard) -> Result<Option<Rows<Line>>> {
        let Some((chunk, mut entries)) = self.next_lines()? else { return Ok(None) };
        if shard == Shard::ALL {
            return Ok(Some(Rows { chunk, entries }));
        }
        let first = *index;
        *index += entries.len() as u64;
        let mine: Vec<usize> =
            (0..entries.len()).filter(|at| shard.has(first + *at as u64)).collect();
        let mut at = first;
        entries.retain(|_| {
            at += 1;
            shard.has(at - 1)
        });
        Ok(Some(Rows { chunk: chunk.choose(&mine)?, entries }))
    }
}

/// A row as a line of text: as JSON if a tab between the texts does not do.
fn line(state: &str, claim: &str, profile: Option<&str>) -> Vec<u8> {
    let is_object = claim.trim_start().starts_with(['{', '[']);
    let is_plain = !state.trim_start().is_empty() && !state.trim_start().starts_with(['{', '#']);
    let has_ends = [state, claim].iter().any(|text| text.contains(['\t', '\n', '\r']));
    if is_plain && !is_object && !has_ends && profile.is_none() {
        return format!("{state}\t{claim}").into_bytes();
    }
    let claim = match serde_json::from_str(claim) {
        Ok(value) if is_object => value,
        _ => serde_json::Value::from(claim),
    };
    let mut fields = serde_json::json!({ "state": state, "claim": claim });
    if let Some(profile) = profile {
        fields["profile"] = profile.into();
    }
    fields.to_string().into_bytes()
}

/// The claims of a table as lines of text, in order.
pub(in crate::batch) fn claims_as_lines(source: &Source, shard: Shard) -> Result<Lines> {
    let file = source.table_file().context("the source is a table")?;
    let table = TableLines::new(Reader::open_claims(file)?);
    let text = AsText { table, text: Vec::new(), read: 0 };
    Ok(Lines::new(Box::new(BufReader::new(text))).of_shard(shard))
}

/// A table as the text of its lines.
struct AsText {
    table: TableLines,
    text: Vec<u8>,
    /// The number of bytes of the text that were read.
    read: usize,
}

impl Read for AsText {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.read == self.text.len() {
            let Some((_, lines)) = self.table.next_lines().map_err(io::Error::other)? else {
                return Ok(0);
            };
            self.read = 0;
            self.text.clear();
            for line in lines {
                self.text.extend_from_slice(&line.text);
                self.text.push(b'\n');
            }
        }
        let count = (&self.text[self.read..]).read(into)?;
        self.read += count;
        Ok(count)
    }
}
