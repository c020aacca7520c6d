//! [`Lines`]: claims on lines, read in blocks of bounded size.

use std::io::{self, BufRead, BufReader, Read};

use ergodoku_api::record::{LONGEST_LINE, is_blank};

use super::Shard;
use super::answers::Line;

/// The size of a block in bytes, roughly.
const BLOCK: usize = 1 << 16;

/// The size of most lines in bytes.
const SHORT_LINE: usize = 128;

/// What the input reads from.
pub(crate) type From = Box<dyn BufRead + Send>;

/// Lines of an input, in blocks.
pub(crate) struct Lines {
    input: BufReader<Box<dyn Read + Send>>,
    /// The number of lines read so far.
    number: usize,
    shard: Shard,
    /// The number of those that say something.
    claims: u64,
}

/// Some lines, each ended by a line feed.
pub(crate) struct Block {
    pub(crate) bytes: Vec<u8>,
    /// The number of the first line, from 1.
    pub(crate) first: usize,
}

impl Block {
    /// The lines with their numbers, without their ends.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &[u8])> {
        let lines = self.bytes.strip_suffix(b"\n").unwrap_or(&self.bytes).split(|&it| it == b'\n');
        (self.first..).zip(lines.map(|line| line.strip_suffix(b"\r").unwrap_or(line)))
    }
}

impl Lines {
    pub(crate) fn new(input: From) -> Lines {
        let input: Box<dyn Read + Send> = Box::new(input);
        let input = BufReader::with_capacity(BLOCK, input);
        Lines { input, number: 0, shard: Shard::ALL, claims: 0 }
    }

    /// The lines of a part of the input: all others are read as blank.
    pub(crate) fn of_shard(self, shard: Shard) -> Lines {
        Lines { shard, ..self }
    }

    /// Whether the input has claims on lines, rather than a position and a solve: whether its first line that
    /// says anything has a tab or is JSON.
    pub(crate) fn has_claims(&mut self) -> io::Result<bool> {
        let start = self.input.fill_buf()?;
        let says = |line: &&[u8]| {
            let line = line.trim_ascii();
            !line.is_empty() && !line.starts_with(b"#")
        };
        let first = start.split(|&byte| byte == b'\n').find(says);
        // An empty input has no claims, which the batch tells.
        Ok(first.is_none_or(|line| {
            line.trim_ascii().starts_with(b"{") || line.trim_ascii().contains(&b'\t')
        }))
    }

    /// The next line that says something, without its end. None at the end.
    pub(super) fn next_claim(&mut self) -> io::Result<Option<Line>> {
        let mut text = Vec::new();
        loop {
            text.clear();
            if !self.read_line(&mut text)? {
                return Ok(None);
            }
            text.pop();
            if text.last() == Some(&b'\r') {
                text.pop();
            }
            if !is_blank(&text) {
                return Ok(Some(Line { number: self.number, text }));
            }
        }
    }

    /// The next block: as many lines as are there without waiting, at least one and no more than `most`. None
    /// at the end.
    pub(crate) fn next_block(&mut self, most: usize) -> io::Result<Option<Block>> {
        let room = most.saturating_mul(SHORT_LINE).min(2 * BLOCK);
        let mut block = Block { bytes: Vec::with_capacity(room), first: self.number + 1 };
        let last = self.number.saturating_add(most);
        while self.number < last && self.read_line(&mut block.bytes)? {
            if block.bytes.len() >= BLOCK || self.input.buffer().is_empty() {
                break;
            }
        }
        Ok((!block.bytes.is_empty()).then_some(block))
    }

    /// Everything that has not been read yet.
    pub(crate) fn rest(self) -> impl Read {
        self.input
    }

    /// Appends a line with its end. A longer one than any format has is cut short, so that it can be told as
    /// such. Returns whether there was a line.
    fn read_line(&mut self, bytes: &mut Vec<u8>) -> io::Result<bool> {
        let start = bytes.len();
        let limit = LONGEST_LINE as u64 + 2;
        let read = (&mut self.input).take(limit).read_until(b'\n', bytes)?;
        if read == 0 {
            return Ok(false);
        }
        self.number += 1;
        if bytes.last() != Some(&b'\n') {
            if read as u64 == limit {
                self.skip_line()?;
                bytes.truncate(start + LONGEST_LINE + 1);
            }
            bytes.push(b'\n');
        }
        if self.shard != Shard::ALL && !is_blank(&bytes[start..]) {
            if !self.shard.has(self.claims) {
                bytes.truncate(start);
                bytes.push(b'\n');
            }
            self.claims += 1;
        }
        Ok(true)
    }

    /// Passes the rest of a line.
    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let passed = end.map_or(buffer.len(), |end| end + 1);
            self.input.consume(passed);
            if end.is_some() || passed == 0 {
                return Ok(());
            }
        }
    }
}
