//! `ergodoku solve --fast`: solutions only, as fast as the machine can.

use std::io::{BufRead, BufWriter, IsTerminal as _, Read as _, Write as _};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use anyhow::{Context as _, Result};
use ergodoku::search::{Found, search_batch};
use ergodoku::text;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use crate::args::Input;
use crate::exit::Exit;

/// How many bytes of lines are worked on at a time: some twelve thousand puzzles.
const BLOCK: u64 = 1 << 20;

/// Writes a line for each line of the input that holds a puzzle: its solution, or behind a `#` why
/// it has not exactly one.
pub(crate) fn run(input: &Input) -> Result<Exit> {
    let receiver = blocks(input.open()?);
    let progress = progress();
    let mut out = BufWriter::with_capacity(1 << 20, std::io::stdout().lock());
    let mut exit = Exit::Done;
    loop {
        // A few blocks for each core at a time, written in order.
        let blocks: Vec<_> = receiver.iter().take(4 * rayon::current_num_threads()).collect();
        if blocks.is_empty() {
            break;
        }
        let solved: Vec<_> = blocks.into_par_iter().map(|block| block.map(solve)).collect();
        for block in solved {
            let block = block.context("the input cannot be read")?;
            out.write_all(&block.text)?;
            exit = exit.or(block.exit);
            progress.inc(block.puzzles);
        }
    }
    progress.finish_and_clear();
    out.flush()?;
    Ok(exit)
}

/// Some lines of the input.
struct Block {
    /// The number of the first.
    first_line: usize,
    bytes: Vec<u8>,
}

/// What is written for them.
struct Solved {
    text: Vec<u8>,
    exit: Exit,
    puzzles: u64,
}

fn solve(block: Block) -> Solved {
    let lines: Vec<Line> = block.bytes.split(|&byte| byte == b'\n').map(Line::of).collect();
    let puzzles: Vec<[u8; 81]> = lines.iter().filter_map(Line::puzzle).collect();
    let mut answers = search_batch(&puzzles, 2).into_iter();
    let mut text = Vec::with_capacity(82 * lines.len());
    let mut exit = Exit::Done;
    for (index, line) in lines.iter().enumerate() {
        let (this, message) = match line {
            Line::Nothing => continue,
            Line::Bad(message) => (Exit::Invalid, message.clone()),
            Line::Puzzle(_) => match answers.next().expect("an answer for each puzzle") {
                Ok(Found { count: 1, first: Some(solution) }) => {
                    text.extend_from_slice(solution.as_bytes());
                    text.push(b'\n');
                    continue;
                }
                Ok(Found { count: 0, .. }) => (Exit::NoSolution, "no solution".to_string()),
                Ok(_) => (Exit::Several, "several solutions".to_string()),
                Err(malformed) => (Exit::Invalid, malformed.to_string()),
            },
        };
        let number = block.first_line + index;
        text.extend_from_slice(format!("# line {number}: {message}\n").as_bytes());
        exit = exit.or(this);
    }
    Solved { text, exit, puzzles: puzzles.len() as u64 }
}

/// What a line of the input is.
enum Line {
    /// Blank, or a comment.
    Nothing,
    /// The 81 characters of a puzzle, alone or before a label.
    Puzzle([u8; 81]),
    /// Neither: what was expected.
    Bad(String),
}

impl Line {
    fn of(line: &[u8]) -> Line {
        let line = line.trim_ascii();
        if line.is_empty() || line.starts_with(b"#") {
            return Line::Nothing;
        }
        if let Some((cells, rest)) = line.split_first_chunk::<81>()
            && cells.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'.'))
            && !rest.first().is_some_and(u8::is_ascii_alphanumeric)
        {
            return Line::Puzzle(*cells);
        }
        // Any other way to write a puzzle on a line.
        match text::parse_one(&String::from_utf8_lossy(line)) {
            Ok(entry) => {
                let mut cells = [b'.'; 81];
                cells.copy_from_slice(entry.puzzle.to_string().as_bytes());
                Line::Puzzle(cells)
            }
            Err(error) => Line::Bad(error.message().to_string()),
        }
    }

    fn puzzle(&self) -> Option<[u8; 81]> {
        match self {
            Line::Puzzle(cells) => Some(*cells),
            Line::Nothing | Line::Bad(_) => None,
        }
    }
}

/// The input in blocks of whole lines, read in the background.
fn blocks(mut input: Box<dyn BufRead + Send>) -> Receiver<std::io::Result<Block>> {
    let (sender, receiver) = sync_channel(8);
    thread::spawn(move || {
        let mut first_line = 1;
        loop {
            let mut bytes = Vec::new();
            let read = (&mut input)
                .take(BLOCK)
                .read_to_end(&mut bytes)
                .and_then(|_| input.read_until(b'\n', &mut bytes));
            let is_end = bytes.is_empty() || read.is_err();
            let sent = match read {
                Err(error) => sender.send(Err(error)),
                Ok(_) if bytes.is_empty() => Ok(()),
                Ok(_) => {
                    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count();
                    let block = Block { first_line, bytes };
                    first_line += lines;
                    sender.send(Ok(block))
                }
            };
            if is_end || sent.is_err() {
                break;
            }
        }
    });
    receiver
}

/// Puzzles done and how fast, on a terminal that does not show the solutions.
fn progress() -> ProgressBar {
    if !std::io::stderr().is_terminal() || std::io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{human_pos} puzzles, {per_sec}, {elapsed}");
    ProgressBar::no_length().with_style(style.expect("a sound template"))
}
