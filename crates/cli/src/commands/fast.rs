//! `ergodoku solve --fast`: solutions only, as fast as the machine can.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::io::{BufRead, IsTerminal as _, Read as _, Write as _};
use std::iter;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use anyhow::{Context as _, Result};
use ergodoku::search::{Found, search_batch};
use ergodoku::text;
use indicatif::ProgressBar;

use crate::args::Input;
use crate::exit::Exit;
use crate::output::style;

/// How many bytes of lines are worked on at a time: some three thousand puzzles.
const BLOCK: u64 = 1 << 18;

/// Writes a line for each line of the input that holds a puzzle: its solution, or behind a `#` why
/// it has not exactly one.
pub(crate) fn run(input: &Input) -> Result<Exit> {
    // A few blocks for each core are under way at a time, and written in the order they were read.
    let most = 4 * rayon::current_num_threads();
    let mut under_way: VecDeque<Receiver<Result<Solved>>> = VecDeque::with_capacity(most);
    let progress = progress();
    let mut out = std::io::stdout().lock();
    let mut exit = Exit::Done;
    let mut write = |block: Receiver<Result<Solved>>| -> Result<()> {
        let block = block.recv().context("a block was lost")??;
        out.write_all(&block.text)?;
        exit = exit.or(block.exit);
        progress.inc(block.puzzles);
        Ok(())
    };
    for block in blocks(input.open()?) {
        if under_way.len() == most {
            under_way.pop_front().map_or(Ok(()), &mut write)?;
        }
        let (sender, receiver) = sync_channel(1);
        under_way.push_back(receiver);
        rayon::spawn(move || {
            let solved = block.map(solve).context("the input cannot be read");
            // Nobody listens any more once the output cannot be written.
            _ = sender.send(solved);
        });
    }
    under_way.into_iter().try_for_each(&mut write)?;
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
    let lines: Vec<Line> = lines(&block.bytes).collect();
    let puzzles: Vec<&[u8]> = lines.iter().filter_map(Line::puzzle).collect();
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
enum Line<'a> {
    /// Blank, or a comment.
    Nothing,
    /// The 81 characters of a puzzle, alone or before a label.
    Puzzle(Cow<'a, [u8]>),
    /// Neither: what was expected.
    Bad(String),
}

impl Line<'_> {
    fn of(line: &[u8]) -> Line<'_> {
        let line = line.trim_ascii();
        if line.is_empty() || line.starts_with(b"#") {
            return Line::Nothing;
        }
        if let Some((cells, rest)) = line.split_first_chunk::<81>()
            && are_cells(cells)
            && !rest.first().is_some_and(u8::is_ascii_alphanumeric)
        {
            return Line::Puzzle(Cow::Borrowed(cells));
        }
        // Any other way to write a puzzle on a line.
        match text::parse_one(&String::from_utf8_lossy(line)) {
            Ok(entry) => Line::Puzzle(Cow::Owned(entry.puzzle.to_string().into_bytes())),
            Err(error) => Line::Bad(error.message().to_string()),
        }
    }

    fn puzzle(&self) -> Option<&[u8]> {
        match self {
            Line::Puzzle(cells) => Some(cells),
            Line::Nothing | Line::Bad(_) => None,
        }
    }
}

/// What each line is.
fn lines(mut bytes: &[u8]) -> impl Iterator<Item = Line<'_>> {
    iter::from_fn(move || {
        // Nearly every line is 81 cells and no more: its end need not be looked for.
        if let Some((cells, [b'\n', rest @ ..])) = bytes.split_first_chunk::<81>()
            && are_cells(cells)
        {
            bytes = rest;
            return Some(Line::Puzzle(Cow::Borrowed(cells)));
        }
        if bytes.is_empty() {
            return None;
        }
        let end = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len());
        let (line, rest) = bytes.split_at(end);
        bytes = rest.get(1..).unwrap_or_default();
        Some(Line::of(line))
    })
}

/// Whether these are cells as they are written mostly. Looks at all of them: that is many at a time.
fn are_cells(cells: &[u8; 81]) -> bool {
    cells.iter().fold(true, |good, byte| good & matches!(byte, b'0'..=b'9' | b'.'))
}

/// How many lines end here. Counted in bytes, so many at a time, as long as there is room in them.
fn count_ends(bytes: &[u8]) -> usize {
    let ends = |bytes: &[u8]| bytes.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    bytes.chunks(usize::from(u8::MAX)).map(|bytes| usize::from(ends(bytes))).sum()
}

/// The input in blocks of whole lines, read in the background.
fn blocks(mut input: Box<dyn BufRead + Send>) -> Receiver<std::io::Result<Block>> {
    let (sender, receiver) = sync_channel(8);
    thread::spawn(move || {
        let mut first_line = 1;
        loop {
            let mut bytes = Vec::with_capacity(BLOCK as usize + 256);
            let read = (&mut input)
                .take(BLOCK)
                .read_to_end(&mut bytes)
                .and_then(|_| input.read_until(b'\n', &mut bytes));
            let is_end = bytes.is_empty() || read.is_err();
            let sent = match read {
                Err(error) => sender.send(Err(error)),
                Ok(_) if bytes.is_empty() => Ok(()),
                Ok(_) => {
                    let ends = count_ends(&bytes);
                    let block = Block { first_line, bytes };
                    first_line += ends;
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
    ProgressBar::no_length().with_style(style("{human_pos} puzzles, {rate}, {elapsed}"))
}
