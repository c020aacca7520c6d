//! `ergodoku solve --fast`: solutions only, at full speed.

use std::collections::VecDeque;
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use anyhow::{Context as _, Result};
use ergodoku::text::{Bare, BareReader};
use ergodoku_api::record::check_many;
use indicatif::ProgressBar;

use super::fault;
use crate::args::Input;
use crate::exit::{Exit, invalid};
use crate::input::unreadable;
use crate::output::{NOT_WRITTEN, style};

/// The number of puzzles in a block: enough to fill the search's lanes, few enough to stay in the cache.
const BLOCK: usize = 2000;

/// Writes a line for each puzzle: its solution, or the result of `check` after a `#` if there is not exactly
/// one.
pub(crate) fn run(input: &Input) -> Result<Exit> {
    // A few blocks for each core are in progress at a time; they are written in input order.
    let most = 4 * rayon::current_num_threads();
    let mut under_way: VecDeque<Receiver<Result<Solved>>> = VecDeque::with_capacity(most);
    let progress = progress();
    let mut out = io::stdout().lock();
    let mut exit = None;
    let mut write = |block: Receiver<Result<Solved>>| -> Result<()> {
        let block = block.recv().context("a block was lost")??;
        out.write_all(&block.text).context(NOT_WRITTEN)?;
        exit = Some(exit.unwrap_or(Exit::Done).or(block.exit));
        progress.inc(block.puzzles);
        Ok(())
    };
    for block in blocks(input)? {
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
    progress.finish_and_clear();
    out.flush().context(NOT_WRITTEN)?;
    exit.ok_or_else(|| invalid("the input is empty: expected at least one puzzle"))
}

/// The output for a block.
struct Solved {
    text: Vec<u8>,
    exit: Exit,
    puzzles: u64,
}

fn solve(block: &[Bare]) -> Solved {
    let mut text = Vec::with_capacity(82 * block.len());
    let mut exit = Exit::Done;
    let puzzles = block.len() as u64;
    for checked in check_many(block) {
        match checked {
            Ok(solution) => text.extend_from_slice(solution.as_bytes()),
            Err(record) => {
                let error = record.error.as_ref();
                let error = error.map(|error| fault(error, "# ")).unwrap_or_default();
                text.extend_from_slice(error.as_bytes());
                exit = exit.or(Exit::of_status(record.status, &record.puzzle));
            }
        }
        text.push(b'\n');
    }
    Solved { text, exit, puzzles }
}

/// The input in blocks, read in the background. An error comes last.
fn blocks(input: &Input) -> Result<Receiver<Result<Vec<Bare>>>> {
    let mut puzzles = BareReader::new(input.open()?);
    let unreadable = unreadable(&input.input);
    let (sender, receiver) = sync_channel(8);
    thread::spawn(move || {
        loop {
            let mut block = Vec::with_capacity(BLOCK);
            let read = puzzles.read(BLOCK, &mut block);
            let is_last = block.len() < BLOCK;
            // Nobody listens any more once the output cannot be written.
            if !block.is_empty() && sender.send(Ok(block)).is_err() {
                break;
            }
            if let Err(error) = read {
                _ = sender.send(Err(anyhow::Error::from(error).context(unreadable)));
                break;
            }
            if is_last {
                break;
            }
        }
    });
    Ok(receiver)
}

/// The number of puzzles and the rate, on a terminal that does not show the solutions.
fn progress() -> ProgressBar {
    if !io::stderr().is_terminal() || io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    ProgressBar::no_length().with_style(style("{human_pos} puzzles, {rate}, {elapsed}"))
}
