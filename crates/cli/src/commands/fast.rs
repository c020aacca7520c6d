//! `ergodoku solve --fast`: solutions only, as fast as the machine can.

use std::io::{BufRead, BufWriter, IsTerminal as _, Read as _, Write as _};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use anyhow::{Context as _, Result};
use ergodoku::search::{Answer, search_batch_parallel};
use ergodoku::text;
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::Input;
use crate::exit::Exit;

/// How many bytes of lines are worked on at a time: some fifty thousand puzzles.
const BLOCK: u64 = 4 << 20;

/// Writes a line for each line of the input that holds a puzzle: its solution, or behind a `#` why
/// it has not exactly one.
pub(crate) fn run(input: &Input) -> Result<Exit> {
    let blocks = blocks(input.open()?);
    let progress = progress();
    let mut out = BufWriter::with_capacity(1 << 20, std::io::stdout().lock());
    let mut exit = Exit::Done;
    let mut first_line = 1;
    for block in blocks {
        let block = block.context("the input cannot be read")?;
        let lines: Vec<Line> = block.split(|&byte| byte == b'\n').map(Line::of).collect();
        let puzzles: Vec<[u8; 81]> = lines.iter().filter_map(Line::puzzle).collect();
        let mut answers = search_batch_parallel(&puzzles, 2).into_iter();
        for (index, line) in lines.iter().enumerate() {
            let number = first_line + index;
            let this = match line {
                Line::Nothing => continue,
                Line::Puzzle(_) => match answers.next() {
                    Some(answer) => write_answer(&mut out, number, answer)?,
                    None => unreachable!("an answer for each puzzle"),
                },
                Line::Bad(message) => {
                    writeln!(out, "# line {number}: {message}")?;
                    Exit::Invalid
                }
            };
            exit = exit.or(this);
        }
        first_line += lines.len() - usize::from(block.ends_with(b"\n"));
        progress.inc(puzzles.len() as u64);
    }
    progress.finish_and_clear();
    out.flush()?;
    Ok(exit)
}

fn write_answer(out: &mut impl std::io::Write, number: usize, answer: Answer) -> Result<Exit> {
    let (exit, message) = match answer {
        Ok(found) => match (found.count, found.first) {
            (1, Some(solution)) => {
                out.write_all(solution.as_str().as_bytes())?;
                out.write_all(b"\n")?;
                return Ok(Exit::Done);
            }
            (0, _) => (Exit::NoSolution, "no solution".to_string()),
            _ => (Exit::Several, "several solutions".to_string()),
        },
        Err(malformed) => (Exit::Invalid, malformed.to_string()),
    };
    writeln!(out, "# line {number}: {message}")?;
    Ok(exit)
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
fn blocks(mut input: Box<dyn BufRead + Send>) -> Receiver<std::io::Result<Vec<u8>>> {
    let (sender, receiver) = sync_channel(2);
    thread::spawn(move || {
        loop {
            let mut block = Vec::new();
            let read = (&mut input)
                .take(BLOCK)
                .read_to_end(&mut block)
                .and_then(|_| input.read_until(b'\n', &mut block));
            let is_end = block.is_empty() || read.is_err();
            let sent = match read {
                Err(error) => sender.send(Err(error)),
                Ok(_) if block.is_empty() => Ok(()),
                Ok(_) => sender.send(Ok(block)),
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
