//! [`answer`]: claims on lines, answered on all cores, each by a record, and written in their order.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;

use anyhow::{Context as _, Result};
use ergodoku::claims::Ruling;
use ergodoku_api::Json;
use ergodoku_api::record::{ErrorRecord, Status, Written, quoted, status_of};
use serde::Deserialize;

use super::cells::{Cell, Shape};
use super::claim_lines::{Block, Lines};
use super::kept::{Again, Past};
use super::order::{Next, Take, in_order};
use super::{Running, Shard, tables};
use crate::args::Format;
use crate::exit::Exit;
use crate::input::{Source, is_table};
use crate::output::{
    Block as Done, Counts, Progress, Sink, Tally, Text, field, harmless_json, not_written, say,
};

/// What answers lines.
pub(crate) trait Answers: Send + Sync {
    /// Answers one line after another, and may keep what the next one needs.
    type Worker: Send;

    /// The record of a line.
    type Record<'l>: Json + Send;

    /// So many lines in a row at most are answered by one worker.
    const TOGETHER: usize;

    /// What the lines are.
    const TALLY: Tally;

    /// The columns of a table, each with what it has. Before them are those of the input: `state`,
    /// `claim` and `line`.
    const COLUMNS: &'static [(&'static str, Shape)];

    /// A worker. There are as many as cores.
    fn worker(&self) -> Self::Worker;

    /// The record of a line without its end; none if the line says nothing.
    fn answer<'l>(
        worker: &mut Self::Worker,
        number: usize,
        line: &'l [u8],
    ) -> Option<Self::Record<'l>>;

    /// The status that decides the exit code.
    fn status(record: &Self::Record<'_>) -> Status;

    /// The values of [`COLUMNS`](Self::COLUMNS).
    fn cells<'r>(record: &'r Self::Record<'_>) -> Vec<Cell<'r>>;

    /// The record in text. `place` is the start of error messages.
    fn brief(number: usize, record: &Self::Record<'_>, place: &str) -> Text;
}

/// Claims or questions, and where their answers go.
pub(crate) struct Questions<'a> {
    pub(crate) source: &'a Source,
    /// The lines of the source, unless it is a table.
    pub(crate) lines: Option<Lines>,
    pub(crate) running: &'a Running,
    /// The format that was asked for.
    pub(crate) format: Format,
}

/// A line of the input with its number.
pub(super) struct Line {
    pub(super) number: usize,
    pub(super) text: Vec<u8>,
}

/// Workers, as many as work at the same time.
pub(super) struct Workers<'a, A: Answers> {
    answers: &'a A,
    /// Those that have nothing to do now.
    free: Mutex<Vec<A::Worker>>,
}

impl<A: Answers> Workers<'_, A> {
    /// Does something with a worker.
    pub(super) fn with<T>(&self, work: impl FnOnce(&mut A::Worker) -> T) -> T {
        let free = self.free.lock().ok().and_then(|mut free| free.pop());
        let mut worker = free.unwrap_or_else(|| self.answers.worker());
        let done = work(&mut worker);
        if let Ok(mut free) = self.free.lock() {
            free.push(worker);
        }
        done
    }
}

/// Answers everything, in order.
pub(crate) fn answer<A: Answers>(answers: &A, questions: Questions<'_>) -> Result<Exit> {
    let Questions { source, lines, running, format } = questions;
    let workers = Workers { answers, free: Mutex::default() };
    let columns = columns::<A>();
    let target = running.target(format, &columns)?;
    let (shard, format) = (running.shard(), target.format);
    let progress = progress(source, shard, A::TALLY.one);
    if let Some(file) = target.file.filter(|file| is_table(file)) {
        let to = tables::To { file, resumes: target.resumes, tally: A::TALLY };
        return tables::write_claims((source, lines, shard), to, progress, &workers);
    }
    let mut lines = match lines {
        Some(lines) => lines.of_shard(shard),
        None => tables::claims_as_lines(source, shard)?,
    };
    let mut again = Again::default();
    let mut fits = |row: &str, line: &Line| match format {
        Format::Csv => row_fits(&workers, row, line),
        _ => again.compare(row, record_fits(&workers, row, line)?, || made_again(&workers, line)),
    };
    let mut next = || lines.next_claim().with_context(|| source.unreadable());
    let mut past = Past {
        columns: if format == Format::Csv { &columns } else { "" },
        one: A::TALLY.one,
        next: &mut next,
        fits: &mut fits,
        exit: |status, _| Exit::of_status(status, ""),
        progress: &Progress::hidden(),
    };
    let (sink, kept) = target.sink(progress, &mut past)?;
    let blocks = read_in_background::<A>(lines, source.unreadable());
    let mut to = Writer { sink: sink.close_together() };
    answer_all(&workers, &blocks, (format, &source.place), &mut to)?;
    let exit = to.sink.finish(&A::TALLY).with_context(not_written)?;
    target.tell(kept);
    Ok(exit)
}

/// Answers blocks as they come, a few for each core at a time.
fn answer_all<A: Answers>(
    workers: &Workers<'_, A>,
    blocks: &Receiver<Result<Block>>,
    (format, place): (Format, &str),
    to: &mut Writer,
) -> Result<()> {
    let next = |may_wait: bool| {
        let received = match may_wait {
            true => blocks.recv().map_err(|_| TryRecvError::Disconnected),
            false => blocks.try_recv(),
        };
        match received {
            Ok(block) => Next::Work(block, 1),
            Err(TryRecvError::Empty) => Next::Nothing,
            Err(TryRecvError::Disconnected) => Next::End,
        }
    };
    let work = |block: Result<Block>, send: &mut dyn FnMut(Result<Done>) -> bool| {
        send(block.map(|block| workers.with(|it| written::<A>(it, &block, format, place))));
    };
    in_order(4 * rayon::current_num_threads(), next, work, to)
}

fn read_in_background<A: Answers>(mut lines: Lines, unreadable: String) -> Receiver<Result<Block>> {
    let (sender, blocks) = sync_channel(4);
    thread::spawn(move || {
        loop {
            let block = lines.next_block(A::TOGETHER).context(unreadable.clone());
            let is_last = !matches!(block, Ok(Some(_)));
            // Nobody listens any more once the output cannot be written.
            if block.transpose().is_some_and(|block| sender.send(block).is_err()) || is_last {
                break;
            }
        }
    });
    blocks
}

/// The records of a block.
fn written<A: Answers>(worker: &mut A::Worker, block: &Block, format: Format, place: &str) -> Done {
    let text = Vec::with_capacity(2 * block.bytes.len());
    let mut done = Done { counts: Counts::default(), exit: Exit::Done, text };
    for (number, line) in block.lines() {
        let Some(record) = A::answer(worker, number, line) else { continue };
        let status = A::status(&record);
        done.exit = done.exit.or(Exit::of_status(status, ""));
        done.counts.add(status);
        let text = &mut done.text;
        match format {
            Format::Text => {
                text.extend_from_slice(A::brief(number, &record, place).as_str().as_bytes());
            }
            Format::Json => {
                if !text.is_empty() {
                    text.extend_from_slice(b",\n");
                }
                record.write_pretty(text);
                continue;
            }
            Format::Ndjson => record.write_json(text),
            Format::Csv => text.extend_from_slice(row::<A>(number, line, &record).as_bytes()),
        }
        text.push(b'\n');
    }
    if matches!(format, Format::Json | Format::Ndjson) {
        done.text = harmless_json(done.text);
    }
    done
}

/// The first line of comma-separated values.
fn columns<A: Answers>() -> String {
    let names = A::COLUMNS.iter().map(|(name, _)| *name);
    ["state", "claim", "line"].into_iter().chain(names).collect::<Vec<_>>().join(",")
}

fn row<A: Answers>(number: usize, line: &[u8], record: &A::Record<'_>) -> String {
    let cells = A::cells(record);
    let cells: Vec<String> = cells.iter().map(Cell::as_field).collect();
    format!("{}{}", row_start(number, line), cells.join(","))
}

/// The columns of the input in a row of comma-separated values.
fn row_start(number: usize, line: &[u8]) -> String {
    let (state, claim) = as_written(line);
    format!("{},{},{number},", field(&state), field(&claim))
}

/// The position and the claim of a line as texts.
pub(super) fn as_written(line: &[u8]) -> (String, String) {
    let Some((state, claim)) = quoted(line) else { return Default::default() };
    let claim = match claim {
        Written::Text(text) => text.into_owned(),
        Written::Json(json) => json.get().to_string(),
    };
    (state.into_owned(), claim)
}

/// The status in a row of comma-separated values, if it belongs to a line.
fn row_fits<A: Answers>(
    workers: &Workers<'_, A>,
    row: &str,
    line: &Line,
) -> Result<Status, String> {
    let rest = row.strip_prefix(&row_start(line.number, &line.text)).ok_or_else(another_claim)?;
    status_in(workers, rest.split(',').next().unwrap_or_default(), line)
}

/// What tells whether a record belongs to a line.
#[derive(Deserialize)]
struct Row {
    state: String,
    claim: serde_json::Value,
    verdict: String,
}

fn another_claim() -> String {
    say!("fault-another-claim")
}

/// The status in a line of JSON, if it belongs to a line of the input.
fn record_fits<A: Answers>(
    workers: &Workers<'_, A>,
    row: &str,
    line: &Line,
) -> Result<Status, String> {
    let row: Row = serde_json::from_str(row).map_err(|_| say!("fault-no-verdict"))?;
    let (state, claim) = quoted(&line.text).ok_or_else(another_claim)?;
    let is_claim = match claim {
        Written::Text(text) => row.claim == *text,
        Written::Json(json) => {
            serde_json::from_str(json.get()).is_ok_and(|it: serde_json::Value| row.claim == it)
        }
    };
    match is_claim && row.state == state {
        true => status_in(workers, &row.verdict, line),
        false => Err(another_claim()),
    }
}

/// The status of a line whose record has this verdict.
pub(super) fn status_in<A: Answers>(
    workers: &Workers<'_, A>,
    verdict: &str,
    line: &Line,
) -> Result<Status, String> {
    let ruling = Ruling::ALL.into_iter().find(|it| it.name() == verdict);
    Ok(match ruling.ok_or_else(|| say!("fault-without-verdict"))? {
        // A position without a solution may have a clash or a mistake, which the verdict does not tell.
        Ruling::NoSolution => made_again(workers, line).1,
        ruling => status_of(ruling, false, false),
    })
}

/// The record of a line, and its status.
fn made_again<A: Answers>(workers: &Workers<'_, A>, line: &Line) -> (Vec<u8>, Status) {
    workers.with(|worker| {
        let record = A::answer(worker, line.number, &line.text);
        let mut json = Vec::new();
        if let Some(record) = &record {
            record.write_json(&mut json);
        }
        (harmless_json(json), record.as_ref().map_or(Status::Error, A::status))
    })
}

/// Progress over the lines of a source.
fn progress(source: &Source, shard: Shard, one: &'static str) -> Progress {
    let source = source.clone();
    let things = if one == "claim" { "claims" } else { "questions" };
    Progress::of(things, move || source.count_lines().map(|count| shard.count(count)))
}

/// The output.
struct Writer {
    sink: Sink,
}

impl Take<Result<Done>> for Writer {
    fn take(&mut self, done: Result<Done>) -> Result<()> {
        self.sink.take_block(&done?).with_context(not_written)
    }

    fn pause(&mut self) -> Result<()> {
        self.sink.flush().with_context(not_written)
    }
}

/// What is wrong, in a column of a table: the message with its place in the line.
pub(crate) fn error_cell(error: Option<&ErrorRecord>) -> Cell<'_> {
    Cell::Text(error.map(|error| match error.column {
        Some(column) => format!("column {column}: {}", error.message).into(),
        None => error.message.as_str().into(),
    }))
}
