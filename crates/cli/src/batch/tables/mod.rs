//! Results as columns of a table, beside those of the input.

mod claims;
mod puzzles;

use std::path::Path;
use std::sync::mpsc::{Receiver, TryRecvError};

use anyhow::{Context as _, Result, bail};
use ergodoku::claims::Ruling;
use ergodoku_api::record::{CompactRecord, PuzzleRecord, Status};
use ergodoku_tables::{
    Chunk, Columns, Field, FileFormat, Kind, Layout, Reader, Value, Writer, records,
};
use rayon::prelude::*;
use serde::Deserialize as _;
use serde::de::IntoDeserializer as _;
use serde::de::value::{Error as ValueError, StrDeserializer};

use super::Shard;
use super::answers::{Answers, Workers};
use super::claim_lines::Lines;
use super::order::{Next, Take, in_order};
use crate::args::Inputs;
use crate::exit::{Exit, invalid};
use crate::input::{Read, Source};
use crate::output::{Counts, Progress, Record, Tally, note, say};
pub(super) use claims::claims_as_lines;

/// So many puzzles of a text are a chunk.
const CHUNK: usize = 256;

/// The values of a row.
type Values<R> = Box<dyn for<'r> Fn(&'r R) -> Vec<Value<'r>> + Sync>;

/// The results as columns of a table.
pub(crate) struct TableForm<R> {
    fields: Vec<Field>,
    values: Values<R>,
}

impl<R> TableForm<R> {
    /// The columns of a table of comma-separated values, but for those that are in the input.
    pub(crate) fn of_columns(
        columns: &str,
        row: impl Fn(&R) -> Vec<String> + Sync + 'static,
    ) -> TableForm<R> {
        let kept: Vec<(usize, Field)> = columns
            .split(',')
            .enumerate()
            .filter(|(_, name)| !["puzzle", "line", "label"].contains(name))
            .map(|(at, name)| (at, Field { name: name.to_string(), kind: kind_of(name) }))
            .collect();
        let fields: Vec<Field> = kept.iter().map(|(_, field)| field.clone()).collect();
        let values: Values<R> = Box::new(move |record: &R| {
            let mut row = row(record);
            let value = |(at, field): &(usize, Field)| {
                let text = row.get_mut(*at).map(std::mem::take).unwrap_or_default();
                value_of(text, &field.kind)
            };
            kept.iter().map(value).collect()
        });
        TableForm { fields, values }
    }
}

/// What a column of comma-separated values has, by its name.
fn kind_of(name: &str) -> Kind {
    match name.rsplit('_').next().unwrap_or_default() {
        "status" => records::status(),
        "score" => Kind::Integer,
        "level" | "scale" | "version" | "options" | "error" => Kind::Text,
        _ => Kind::Number,
    }
}

fn value_of(text: String, kind: &Kind) -> Value<'static> {
    match kind {
        _ if text.is_empty() => Value::Missing,
        Kind::Integer => text.parse().map_or(Value::Missing, Value::Integer),
        Kind::Number => text.parse().map_or(Value::Missing, Value::Number),
        _ => Value::Owned(text),
    }
}

impl TableForm<PuzzleRecord> {
    pub(crate) fn check() -> Self {
        TableForm { fields: records::check_fields(), values: Box::new(records::check) }
    }

    pub(crate) fn steps() -> Self {
        TableForm { fields: records::steps_fields(), values: Box::new(records::steps) }
    }
}

impl TableForm<CompactRecord> {
    pub(crate) fn solve() -> Self {
        TableForm { fields: records::solve_fields(), values: Box::new(records::solve) }
    }
}

/// Some rows of the input.
struct Rows<E> {
    chunk: Chunk,
    entries: Vec<E>,
}

/// Rows that are read in the background.
type Incoming<E> = Receiver<Result<Rows<E>>>;

/// Some rows of the output.
struct Done {
    chunk: Chunk,
    /// What became of each row, and whether it has a puzzle.
    outcomes: Vec<(Status, bool)>,
}

/// Where a table goes.
pub(super) struct To<'a> {
    pub(super) file: &'a Path,
    pub(super) resumes: bool,
    pub(super) tally: Tally,
}

/// Writes a table of puzzles.
pub(super) fn write_puzzles<R: Record>(
    (inputs, shard): (&Inputs, Shard),
    form: &TableForm<R>,
    to: To<'_>,
    progress: Progress,
    record: impl Fn(&Read) -> R + Sync,
) -> Result<Exit> {
    let done = |rows: Rows<Read>| {
        let records: Vec<R> = rows.entries.par_iter().map(&record).collect();
        let mut columns = Columns::new(&form.fields);
        for record in &records {
            columns.push((form.values)(record));
        }
        let outcomes = records.iter().map(|it| (it.outcome(), !it.puzzle().is_empty())).collect();
        Ok(Done { chunk: rows.chunk.beside(columns)?, outcomes })
    };
    write(&puzzles::rows(inputs, shard)?, &form.fields, to, progress, done)
}

/// Writes a table of claims.
pub(super) fn write_claims<A: Answers>(
    (source, lines, shard): (&Source, Option<Lines>, Shard),
    to: To<'_>,
    progress: Progress,
    workers: &Workers<'_, A>,
) -> Result<Exit> {
    let fields = claims::fields::<A>();
    let done = |rows| claims::done(&rows, &fields, workers);
    write(&claims::rows(source, lines, shard)?, &fields, to, progress, done)
}

/// Writes a table: the columns of the input, and those of the results.
fn write<E: Send>(
    rows: &Incoming<E>,
    fields: &[Field],
    to: To<'_>,
    progress: Progress,
    done: impl Fn(Rows<E>) -> Result<Done> + Sync,
) -> Result<Exit> {
    let To { file, resumes, tally } = to;
    let format = FileFormat::of(file).context("the file name is that of a table")?;
    let layout = Layout::of(format);
    let mut sink = Table {
        writer: match resumes {
            true => Writer::resume(file, layout),
            false => Writer::create(file, layout)?,
        },
        exit: Exit::Done,
        counts: Counts::default(),
        progress,
    };
    let kept = sink.keep(rows, fields)?;
    let next = |may_wait: bool| match if may_wait { recv(rows) } else { rows.try_recv() } {
        Ok(rows) => {
            let count = rows.as_ref().map_or(0, |rows| rows.entries.len());
            Next::Work(rows, count)
        }
        Err(TryRecvError::Empty) => Next::Nothing,
        Err(TryRecvError::Disconnected) => Next::End,
    };
    let work = |rows: Result<Rows<E>>, send: &mut dyn FnMut(Result<Done>) -> bool| {
        send(rows.and_then(&done));
    };
    let most = CHUNK * (8 + rayon::current_num_threads());
    in_order(most, next, work, &mut sink)?;
    sink.finish(kept, &tally)
}

fn recv<T>(receiver: &Receiver<T>) -> Result<T, TryRecvError> {
    receiver.recv().map_err(|_| TryRecvError::Disconnected)
}

/// The table, and what became of its rows.
struct Table {
    writer: Writer,
    exit: Exit,
    counts: Counts,
    progress: Progress,
}

impl Table {
    fn note(&mut self, status: Status, has_puzzle: bool) {
        let puzzle = if has_puzzle { " " } else { "" };
        self.exit = self.exit.or(Exit::of_status(status, puzzle));
        self.counts.add(status);
        self.progress.inc();
    }

    /// Compares the rows of an interrupted run with the input. Gives their number.
    fn keep<E>(&mut self, rows: &Incoming<E>, fields: &[Field]) -> Result<usize> {
        let (mut kept, mut given) = (0, None);
        for part in self.writer.parts().collect::<Vec<_>>() {
            let (input, at) = next_row(given.take(), rows)?;
            let mut part = Reader::open_column(&part, input.chunk.puzzle_column())?;
            given = Some((input, at));
            let statuses = status_columns(&part, fields);
            while let Some(chunk) = part.next_chunk()? {
                for (row, (status, has_puzzle)) in
                    outcomes(&chunk, &statuses).into_iter().enumerate()
                {
                    let (input, at) = next_row(given.take(), rows)?;
                    if !input.chunk.is_about_the_same(at, &chunk, row) {
                        bail!(another_run());
                    }
                    given = Some((input, at + 1));
                    self.note(status, has_puzzle);
                    kept += 1;
                }
            }
        }
        // Parts end where chunks of the input do.
        match given {
            Some((input, at)) if at < input.entries.len() => bail!(another_run()),
            _ => Ok(kept),
        }
    }

    fn finish(mut self, kept: usize, tally: &Tally) -> Result<Exit> {
        self.progress.finish();
        if self.counts.total() == 0 {
            let message = say!("error-input-empty", thing = tally.one);
            return Err(invalid(&message));
        }
        self.writer.finish()?;
        if kept > 0 {
            note(&say!("command-rows-kept", count = kept));
        }
        note(&self.counts.summary(tally));
        Ok(self.exit)
    }
}

/// The rows of the input with the number of the next one that was not compared yet.
fn next_row<E>(given: Option<(Rows<E>, usize)>, rows: &Incoming<E>) -> Result<(Rows<E>, usize)> {
    match given {
        Some((input, at)) if at < input.entries.len() => Ok((input, at)),
        _ => Ok((rows.recv().with_context(another_run)??, 0)),
    }
}

fn another_run() -> String {
    say!("fault-another-run")
}

impl Take<Result<Done>> for Table {
    fn take(&mut self, done: Result<Done>) -> Result<()> {
        let Done { chunk, outcomes } = done?;
        self.writer.write(&chunk)?;
        outcomes.into_iter().for_each(|(status, has_puzzle)| self.note(status, has_puzzle));
        Ok(())
    }

    fn pause(&mut self) -> Result<()> {
        Ok(())
    }
}

/// The columns with the statuses that a run has written: the last of each name.
fn status_columns(part: &Reader, fields: &[Field]) -> Vec<String> {
    let names: Vec<&str> = part.names().collect();
    let has_status = |name: &str| name.ends_with("status") || name == "verdict";
    let statuses = fields.iter().filter(|field| has_status(&field.name));
    let of = |field: &Field| names.iter().rev().find(|name| name.ends_with(&field.name));
    statuses.filter_map(of).map(ToString::to_string).collect()
}

/// The outcome of each row: the first status of several that is no success, and whether it has a puzzle.
fn outcomes(chunk: &Chunk, statuses: &[String]) -> Vec<(Status, bool)> {
    let mut outcomes = vec![(Status::Solved, true); chunk.rows()];
    for texts in statuses.iter().filter_map(|name| chunk.texts(name)) {
        for (outcome, text) in outcomes.iter_mut().zip(texts) {
            let status = text.map_or(Status::Error, |text| status_of(&text));
            if outcome.0 == Status::Solved {
                *outcome = (status, status != Status::Error);
            }
        }
    }
    outcomes
}

fn status_of(word: &str) -> Status {
    if let Some(ruling) = Ruling::ALL.into_iter().find(|it| it.name() == word) {
        return ergodoku_api::record::status_of(ruling, false, false);
    }
    let ended = if word == "rated" { Status::Solved } else { Status::Interrupted };
    let word: StrDeserializer<'_, ValueError> = word.into_deserializer();
    Status::deserialize(word).unwrap_or(ended)
}
