//! `ergodoku solve --fast`: solutions only, at full speed.

use std::collections::VecDeque;
use std::io::{self, BufReader, IsTerminal as _, Read, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use anyhow::{Context as _, Result};
use ergodoku::text::{Bare, BareReader};
use ergodoku_api::record::check_many;
use indicatif::HumanCount;

use super::fault;
use crate::args::Inputs;
use crate::exit::{Exit, invalid};
use crate::input::Source;
use crate::output::{Progress, not_written, say};

/// The number of puzzles in a block: enough to fill the search's lanes, few enough to stay in the cache.
const BLOCK: usize = 2000;

/// Writes a line for each puzzle: its solution, or the result of `check` after a `#` if there is not exactly
/// one.
pub(crate) fn run(input: &Inputs) -> Result<Exit> {
    // A few blocks for each core are in progress at a time; they are written in input order.
    let most = 4 * rayon::current_num_threads();
    let mut under_way: VecDeque<Receiver<Result<Solved>>> = VecDeque::with_capacity(most);
    let sources = input.sources()?;
    let mut progress = progress(&sources);
    let mut puzzles = 0;
    let mut out = io::stdout().lock();
    let mut exit = None;
    let mut write = |block: Receiver<Result<Solved>>| -> Result<()> {
        let block = block.recv().context("a block was lost")??;
        out.write_all(&block.text).with_context(not_written)?;
        exit = Some(exit.unwrap_or(Exit::Done).or(block.exit));
        puzzles += block.puzzles;
        progress.set(block.bytes_read, HumanCount(puzzles).to_string());
        Ok(())
    };
    for block in blocks(sources)? {
        if under_way.len() == most {
            under_way.pop_front().map_or(Ok(()), &mut write)?;
        }
        let (sender, receiver) = sync_channel(1);
        under_way.push_back(receiver);
        rayon::spawn(move || {
            // Nobody listens any more once the output cannot be written.
            _ = sender.send(block.map(|block| solve(&block)));
        });
    }
    under_way.into_iter().try_for_each(&mut write)?;
    progress.finish();
    out.flush().with_context(not_written)?;
    exit.ok_or_else(|| invalid(&say!("error-input-empty", thing = "puzzle")))
}

/// Puzzles of one source.
struct Block {
    puzzles: Vec<Bare>,
    /// The start of error messages.
    place: Arc<str>,
    /// The number of bytes of all sources that had been read by then.
    bytes_read: u64,
}

/// The output for a block.
struct Solved {
    text: Vec<u8>,
    exit: Exit,
    puzzles: u64,
    bytes_read: u64,
}

fn solve(block: &Block) -> Solved {
    let mut text = Vec::with_capacity(82 * block.puzzles.len());
    let mut exit = Exit::Done;
    for checked in check_many(&block.puzzles) {
        match checked {
            Ok(solution) => text.extend_from_slice(solution.as_bytes()),
            Err(record) => {
                let error = record.error.as_ref();
                let error = error.map(|error| fault(error, &block.place)).unwrap_or_default();
                text.extend_from_slice(error.as_bytes());
                exit = exit.or(Exit::of_status(record.status, &record.puzzle));
            }
        }
        text.push(b'\n');
    }
    Solved { text, exit, puzzles: block.puzzles.len() as u64, bytes_read: block.bytes_read }
}

/// The sources in blocks, read in the background. An error comes last.
fn blocks(sources: Vec<Source>) -> Result<Receiver<Result<Block>>> {
    let (sender, receiver) = sync_channel(8);
    // The first is opened at once: if that fails, nothing has been written yet.
    let mut first = sources.first().map(Source::open).transpose()?;
    let is_only = sources.len() == 1;
    thread::spawn(move || {
        let bytes_read = Arc::new(AtomicU64::new(0));
        for source in sources {
            let opened = first.take().map_or_else(|| source.open(), Ok);
            let place = if is_only { "# ".into() } else { format!("# {}", source.place).into() };
            let sent = opened.and_then(|from| {
                let counted = Counted { from, bytes: Arc::clone(&bytes_read) };
                let mut puzzles = BareReader::new(BufReader::with_capacity(1 << 16, counted));
                send_blocks(&mut puzzles, &place, &bytes_read, &sender)
                    .with_context(|| source.unreadable())
            });
            match sent {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    _ = sender.send(Err(error));
                    return;
                }
            }
        }
    });
    Ok(receiver)
}

/// Sends the blocks of one source. Returns whether anybody still listens: nobody does once the output cannot be
/// written.
fn send_blocks(
    puzzles: &mut BareReader<impl io::BufRead>,
    place: &Arc<str>,
    bytes_read: &AtomicU64,
    sender: &SyncSender<Result<Block>>,
) -> io::Result<bool> {
    loop {
        let mut block = Vec::with_capacity(BLOCK);
        let read = puzzles.read(BLOCK, &mut block);
        let is_last = block.len() < BLOCK;
        let bytes_read = bytes_read.load(Ordering::Relaxed);
        let block = Block { puzzles: block, place: Arc::clone(place), bytes_read };
        if !block.puzzles.is_empty() && sender.send(Ok(block)).is_err() {
            return Ok(false);
        }
        read?;
        if is_last {
            return Ok(true);
        }
    }
}

/// Counts the bytes that are read.
struct Counted<R> {
    from: R,
    bytes: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(into)?;
        self.bytes.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

/// The number of puzzles and the remaining time, if the terminal does not show the solutions.
fn progress(sources: &[Source]) -> Progress {
    match io::stdout().is_terminal() {
        true => Progress::hidden(),
        false => Progress::of_bytes(sources.iter().map(Source::size).sum()),
    }
}
