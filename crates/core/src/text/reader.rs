//! [`Reader`]: reads puzzles from a stream, line by line.

use std::borrow::Cow;
use std::io::{self, BufRead, ErrorKind};

use super::line;
use super::piece::Piece;
use super::sorter::Sorter;
use super::{Entry, Format, ParseError};
use crate::sentence;

/// The maximum length of a line in bytes. No format comes near it.
const LONGEST_LINE: usize = 1 << 16;

/// Reads puzzles from a stream in constant memory: it keeps only the rows of the current grid. A bad line or
/// grid is an `Ok(Err(_))`, and reading continues after it. An I/O error ends the iteration.
///
/// Lines end with LF, CR LF or CR. Invalid UTF-8 is read as `U+FFFD` in labels and comments, and is an error
/// anywhere else.
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
    input: R,
    reading: Reading,
}

/// How far a stream has been read. It knows nothing of the kind of stream, so that it is compiled only here.
#[derive(Debug, Default)]
struct Reading {
    lines: Lines,
    sorter: Sorter,
    is_at_end: bool,
}

impl<R: BufRead> Reader<R> {
    /// A reader of all puzzles of `input`.
    pub fn new(input: R) -> Reader<R> {
        Reader { input, reading: Reading::default() }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = io::Result<Result<Entry, ParseError>>;

    fn next(&mut self) -> Option<Self::Item> {
        self.reading.next(&mut self.input)
    }
}

impl Reading {
    /// Processes the next line, or the end of the stream.
    fn take_line(&mut self, input: &mut dyn BufRead) -> io::Result<()> {
        match self.lines.next(input)? {
            Some(Line { number, text, is_cut: false }) => {
                self.sorter.take(Piece::line(number, &text));
            }
            Some(Line { number, text, is_cut: true }) => {
                let message = sentence!("error-long-line", count = LONGEST_LINE);
                self.sorter.take_unreadable(Piece::line(number, &text).error_at_end(message));
            }
            None => {
                self.is_at_end = true;
                self.sorter.end_block();
            }
        }
        Ok(())
    }

    fn next(&mut self, input: &mut dyn BufRead) -> Option<io::Result<Result<Entry, ParseError>>> {
        loop {
            if let Some(read) = self.sorter.next_read() {
                return Some(Ok(read));
            }
            if self.is_at_end {
                return None;
            }
            if let Err(error) = self.take_line(input) {
                self.is_at_end = true;
                return Some(Err(error));
            }
        }
    }
}

/// A puzzle or an error read by a [`BareReader`], without its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bare {
    /// A line of 81 cells, all digits or `.`, followed at most by a label. The cells are as written, and not
    /// validated further.
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The cells.
        cells: [u8; 81],
    },
    /// Any other result of a [`Reader`], with an empty label.
    Other(Box<Result<Entry, ParseError>>),
}

impl Bare {
    /// The puzzle as a [`Reader`] returns it, but without the label.
    ///
    /// # Errors
    ///
    /// Returns an error if the puzzle could not be read.
    pub fn entry(self) -> Result<Entry, ParseError> {
        match self {
            Bare::Line { line, cells } => {
                Ok(Entry::new(line::of_cells(&cells), Format::Line, line))
            }
            Bare::Other(read) => *read,
        }
    }
}

/// Reads the same puzzles and errors as a [`Reader`], in the same order, but many at a time and without
/// labels. Lines of 81 characters, the bulk of large files, cost little more than a copy.
///
/// ```
/// use ergodoku_core::text::{BareReader, Reader};
///
/// let file = format!("{}1 # easy\n{}:711\n", ".".repeat(80), ".".repeat(81));
/// let mut bare = Vec::new();
/// BareReader::new(file.as_bytes()).read(100, &mut bare)?;
/// let read: Vec<_> = Reader::new(file.as_bytes()).map(|read| read.unwrap().unwrap()).collect();
/// assert_eq!(bare.len(), 2);
/// assert!(bare.into_iter().zip(read).all(|(bare, read)| bare.entry().unwrap().puzzle == read.puzzle));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct BareReader<R>(Reader<R>);

impl<R: BufRead> BareReader<R> {
    /// A reader of all puzzles of `input`.
    pub fn new(input: R) -> BareReader<R> {
        BareReader(Reader::new(input))
    }

    /// Reads `count` puzzles and appends them to `puzzles`; fewer only at the end of the stream.
    ///
    /// # Errors
    ///
    /// Returns I/O errors. The puzzles before the error are appended.
    pub fn read(&mut self, count: usize, puzzles: &mut Vec<Bare>) -> io::Result<()> {
        let BareReader(Reader { input, reading }) = self;
        reading.read_bare(input, puzzles.len() + count, puzzles)
    }
}

impl Reading {
    /// Reads until there are so many puzzles.
    fn read_bare(
        &mut self,
        input: &mut dyn BufRead,
        full: usize,
        puzzles: &mut Vec<Bare>,
    ) -> io::Result<()> {
        while puzzles.len() < full {
            // Otherwise the next line may end a grid, which comes first.
            if self.sorter.is_between_entries() && !self.is_at_end {
                let taken = self.lines.take_plain(input, full, puzzles);
                taken.inspect_err(|_| self.is_at_end = true)?;
                if puzzles.len() == full {
                    break;
                }
            }
            let Some(read) = self.next(input).transpose()? else { break };
            let read = read.map(|entry| Entry { label: String::new(), ..entry });
            puzzles.push(Bare::Other(Box::new(read)));
        }
        Ok(())
    }
}

/// The lines of a stream, one at a time.
#[derive(Debug, Default)]
struct Lines {
    /// The number of the last line, from 1.
    number: usize,
    buffer: Vec<u8>,
    /// Whether the last line ended with CR, so that a following LF belongs to it.
    is_behind_cr: bool,
}

/// A line without its end.
struct Line<'a> {
    number: usize,
    text: Cow<'a, str>,
    /// Whether the line exceeds [`LONGEST_LINE`] and is truncated.
    is_cut: bool,
}

impl Lines {
    /// The next line, or `None` at the end of the stream.
    fn next(&mut self, input: &mut dyn BufRead) -> io::Result<Option<Line<'_>>> {
        self.buffer.clear();
        let mut is_cut = false;
        loop {
            let ahead = match input.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                ahead => ahead?,
            };
            if std::mem::take(&mut self.is_behind_cr) && ahead.starts_with(b"\n") {
                input.consume(1);
                continue;
            }
            if ahead.is_empty() && self.buffer.is_empty() {
                return Ok(None);
            }
            let end = find_end(ahead);
            let part = &ahead[..end.unwrap_or(ahead.len())];
            let room = LONGEST_LINE - self.buffer.len();
            is_cut |= part.len() > room;
            self.buffer.extend_from_slice(&part[..part.len().min(room)]);
            let is_at_end = end.is_some() || ahead.is_empty();
            self.is_behind_cr = end.is_some_and(|end| ahead[end] == b'\r');
            let used = part.len() + usize::from(end.is_some());
            input.consume(used);
            if is_at_end {
                break;
            }
        }
        self.number += 1;
        Ok(Some(self.line(is_cut)))
    }

    /// The line in the buffer.
    fn line(&self, is_cut: bool) -> Line<'_> {
        const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();
        let mut bytes = &self.buffer[..];
        if self.number == 1 {
            bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
        }
        // Comments may have any length.
        let is_comment = bytes.trim_ascii_start().starts_with(b"#");
        let text = match std::str::from_utf8(bytes) {
            _ if is_comment => "#".into(),
            // The fast path for nearly all lines.
            Ok(text) => text.into(),
            Err(_) => String::from_utf8_lossy(bytes),
        };
        Line { number: self.number, text, is_cut: is_cut && !is_comment }
    }

    /// Takes consecutive lines that are a [`Bare::Line`] and completely buffered, until there are enough
    /// puzzles.
    fn take_plain(
        &mut self,
        input: &mut dyn BufRead,
        full: usize,
        puzzles: &mut Vec<Bare>,
    ) -> io::Result<()> {
        let ahead = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => return Ok(()),
            ahead => ahead?,
        };
        let mut rest = ahead;
        while puzzles.len() < full {
            if self.is_behind_cr && rest.starts_with(b"\n") {
                self.is_behind_cr = false;
                rest = &rest[1..];
            }
            let Some((cells, end)) = split_plain(rest) else { break };
            self.number += 1;
            puzzles.push(Bare::Line { line: self.number, cells: *cells });
            self.is_behind_cr = rest[end] == b'\r';
            rest = &rest[end + 1..];
        }
        let used = ahead.len() - rest.len();
        input.consume(used);
        Ok(())
    }
}

/// The cells and the length of the first line, if it is a complete [`Bare::Line`].
fn split_plain(bytes: &[u8]) -> Option<(&[u8; 81], usize)> {
    let (cells, rest) = bytes.split_first_chunk()?;
    let end = match rest.first()? {
        b'\n' | b'\r' => 0,
        behind if line::begins_label(*behind) => {
            find_end(&rest[..rest.len().min(LONGEST_LINE + 1 - cells.len())])?
        }
        _ => return None,
    };
    line::are_plain(cells).then_some((cells, cells.len() + end))
}

/// The index of the first LF or CR.
fn find_end(bytes: &[u8]) -> Option<usize> {
    const MANY: usize = 32;
    let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
    // Tests many bytes at a time, without a branch for each.
    let has_end = |bytes: &[u8; MANY]| bytes.iter().fold(false, |any, byte| any | is_end(byte));
    let (parts, _) = bytes.as_chunks::<MANY>();
    let passed = MANY * parts.iter().take_while(|part| !has_end(part)).count();
    Some(passed + bytes[passed..].iter().position(is_end)?)
}
