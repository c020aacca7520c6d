//! Claims on lines, judged on all cores and written in their order.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

use anyhow::{Context as _, Result};
use ergodoku_api::record::{Judging, LineJudge, VerdictRecord, Written};

use super::brief;
use super::lines::{Block, Lines};
use super::resume::Kept;
use crate::args::Format;
use crate::exit::{Exit, invalid};
use crate::input::Source;
use crate::output::{NOT_WRITTEN, harmless_json, note};

/// What the workers share.
struct Work {
    judging: Judging,
    format: Format,
    /// The start of error messages.
    place: String,
    /// Judges that no worker uses now.
    judges: Mutex<Vec<LineJudge>>,
}

/// The output for a block.
struct Done {
    text: Vec<u8>,
    exit: Exit,
    count: usize,
}

/// Judges all lines of an input.
pub(super) fn run(
    mut input: Lines,
    source: &Source,
    format: Format,
    resume: Option<&Path>,
    judging: &Judging,
) -> Result<Exit> {
    let kept = resume.map(|file| Kept::of(file, &mut input)).transpose()?;
    let mut out = Out { exit: Exit::Done, count: 0, format, to: Box::new(io::stdout().lock()) };
    if let Some(kept) = kept {
        if kept.count > 0 {
            note(&format!("{} lines kept", kept.count));
        }
        out = Out { exit: kept.exit, count: kept.count, format, to: Box::new(kept.file) };
    }
    let work = Arc::new(Work {
        judging: judging.clone(),
        format,
        place: source.place.clone(),
        judges: Mutex::default(),
    });
    let unreadable = source.unreadable();
    let (sender, blocks) = sync_channel(4);
    thread::spawn(move || {
        loop {
            let block = input.next_block().context(unreadable.clone());
            let is_last = !matches!(block, Ok(Some(_)));
            // Nobody listens any more once the output cannot be written.
            if block.transpose().is_some_and(|block| sender.send(block).is_err()) || is_last {
                break;
            }
        }
    });
    judge_all(&work, &blocks, &mut out)?;
    out.finish()
}

/// Judges blocks as they come, a few for each core at a time.
fn judge_all(work: &Arc<Work>, blocks: &Receiver<Result<Block>>, out: &mut Out<'_>) -> Result<()> {
    let most = 4 * rayon::current_num_threads();
    let mut under_way: VecDeque<Receiver<Result<Done>>> = VecDeque::with_capacity(most);
    loop {
        let next = match blocks.try_recv() {
            Ok(block) => Some(block),
            Err(TryRecvError::Disconnected) => None,
            // Nothing to do meanwhile but to write, or to wait.
            Err(TryRecvError::Empty) => match under_way.pop_front() {
                Some(done) => {
                    out.write(&done)?;
                    continue;
                }
                None => blocks.recv().ok(),
            },
        };
        let Some(block) = next else { break };
        if under_way.len() == most
            && let Some(done) = under_way.pop_front()
        {
            out.write(&done)?;
        }
        let (sender, receiver) = sync_channel(1);
        under_way.push_back(receiver);
        let work = Arc::clone(work);
        // Nobody listens any more once the output cannot be written.
        rayon::spawn(move || drop(sender.send(block.and_then(|block| work.judge(&block)))));
    }
    under_way.iter().try_for_each(|done| out.write(done))
}

impl Work {
    fn judge(&self, block: &Block) -> Result<Done> {
        let free = self.judges.lock().ok().and_then(|mut judges| judges.pop());
        let mut judge = free.unwrap_or_else(|| LineJudge::new(self.judging.clone()));
        let text = Vec::with_capacity(2 * block.bytes.len());
        let mut done = Done { text, exit: Exit::Done, count: 0 };
        for (number, line) in block.lines() {
            let Some(record) = judge.judge(number, line) else { continue };
            done.exit = done.exit.or(Exit::of_status(record.status(), ""));
            done.count += 1;
            self.write(number, &record, &mut done.text)?;
        }
        if let Ok(mut judges) = self.judges.lock() {
            judges.push(judge);
        }
        Ok(done)
    }

    fn write(&self, number: usize, record: &VerdictRecord<'_>, text: &mut Vec<u8>) -> Result<()> {
        match self.format {
            Format::Text => {
                let claim = match &record.claim {
                    Written::Text(claim) => claim,
                    Written::Json(json) => json.get(),
                };
                let line = brief(Some(number), claim, record, &self.place);
                text.extend_from_slice(line.as_str().as_bytes());
            }
            Format::Json => {
                text.extend_from_slice(b",\n");
                serde_json::to_writer_pretty(&mut *text, record)?;
                return Ok(());
            }
            Format::Ndjson | Format::Csv => serde_json::to_writer(&mut *text, record)?,
        }
        text.push(b'\n');
        Ok(())
    }
}

/// The output, in order.
struct Out<'a> {
    exit: Exit,
    count: usize,
    format: Format,
    to: Box<dyn Write + 'a>,
}

impl Out<'_> {
    /// Waits for a block and writes it.
    fn write(&mut self, done: &Receiver<Result<Done>>) -> Result<()> {
        let Done { text, exit, count } = done.recv().context("a block was lost")??;
        let text = match self.format {
            // The text is harmless already.
            Format::Text => text,
            _ => harmless_json(text),
        };
        let mut rest = &text[..];
        if self.format == Format::Json && self.count == 0 && !rest.is_empty() {
            self.to.write_all(b"[\n").context(NOT_WRITTEN)?;
            rest = &rest[2..];
        }
        match self.format {
            Format::Text => anstream::AutoStream::auto(io::stdout()).write_all(rest),
            _ => self.to.write_all(rest),
        }
        .and_then(|()| self.to.flush())
        .context(NOT_WRITTEN)?;
        self.exit = self.exit.or(exit);
        self.count += count;
        Ok(())
    }

    fn finish(mut self) -> Result<Exit> {
        if self.format == Format::Json {
            let end: &[u8] = if self.count == 0 { b"[]\n" } else { b"\n]\n" };
            self.to.write_all(end).and_then(|()| self.to.flush()).context(NOT_WRITTEN)?;
        }
        match self.count {
            0 => Err(invalid("the input is empty: expected at least one claim")),
            _ => Ok(self.exit),
        }
    }
}
