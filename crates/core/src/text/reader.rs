//! [`Reader`]: puzzles from a stream, line by line.

use std::io::{self, BufRead, Read};

use super::piece::Piece;
use super::sorter::Sorter;
use super::{Entry, ParseError};

/// The longest line that is read, in bytes. No format comes near.
const LONGEST_LINE: usize = 1 << 16;

/// Reads puzzles from a stream, in memory that does not grow with it: only the rows of the current
/// grid are kept. A bad line or grid is an `Ok(Err(_))`, and the reader goes on behind it; an error
/// of the stream itself ends it.
///
/// ```
/// use ergodoku_core::text::Reader;
///
/// let file = format!("puzzle,rating\n{}\n,2.5\n", ".".repeat(81));
/// for read in Reader::new(file.as_bytes()) {
///     match read? {
///         Ok(entry) => println!("line {}: {}", entry.line, entry.puzzle),
///         Err(error) => println!("{error}"),
///     }
/// }
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    lines: Lines<R>,
    sorter: Sorter,
    is_at_end: bool,
}

impl<R: BufRead> Reader<R> {
    /// A reader of all puzzles of `input`.
    pub fn new(input: R) -> Reader<R> {
        Reader {
            lines: Lines { input, number: 0, buffer: Vec::new() },
            sorter: Sorter::default(),
            is_at_end: false,
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = io::Result<Result<Entry, ParseError>>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(read) = self.sorter.next_read() {
                return Some(Ok(read));
            }
            if self.is_at_end {
                return None;
            }
            match self.lines.next() {
                Ok(Some(Ok(line))) => self.sorter.take(line),
                Ok(Some(Err(error))) => self.sorter.take_unreadable(error),
                Ok(None) => {
                    self.is_at_end = true;
                    self.sorter.end_block();
                }
                Err(error) => {
                    self.is_at_end = true;
                    return Some(Err(error));
                }
            }
        }
    }
}

/// The lines of a stream, one at a time.
#[derive(Debug)]
struct Lines<R> {
    input: R,
    number: usize,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The next line without its end; an error if it is no text or too long.
    fn next(&mut self) -> io::Result<Option<Result<Piece<'_>, ParseError>>> {
        self.buffer.clear();
        let mut limited = self.input.by_ref().take(LONGEST_LINE as u64 + 1);
        if limited.read_until(b'\n', &mut self.buffer)? == 0 {
            return Ok(None);
        }
        self.number += 1;
        let is_cut = self.buffer.len() > LONGEST_LINE && !self.buffer.ends_with(b"\n");
        if is_cut {
            self.input.skip_until(b'\n')?;
        }
        Ok(Some(self.check(is_cut)))
    }

    fn check(&self, is_cut: bool) -> Result<Piece<'_>, ParseError> {
        const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();
        let mut bytes = &self.buffer[..];
        if self.number == 1 {
            bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
        }
        // What a comment says does not matter, whatever its length and encoding.
        if bytes.trim_ascii_start().starts_with(b"#") {
            return Ok(Piece::line(self.number, "#"));
        }
        let bytes = bytes.strip_suffix(b"\n").unwrap_or(bytes);
        let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
        let error_behind = |good: &[u8], message: String| {
            let good = String::from_utf8_lossy(good);
            Err(Piece::line(self.number, &good).error_behind(message))
        };
        if is_cut {
            let message = format!("expected a line of at most {LONGEST_LINE} bytes");
            return error_behind(&bytes[..LONGEST_LINE.min(bytes.len())], message);
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(Piece::line(self.number, text)),
            Err(error) => {
                let (good, bad) = bytes.split_at(error.valid_up_to());
                error_behind(good, format!("expected UTF-8 text, found byte 0x{:02x}", bad[0]))
            }
        }
    }
}
