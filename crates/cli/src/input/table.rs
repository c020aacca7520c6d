//! [`TableRows`]: puzzles in the rows of a table.

use std::collections::VecDeque;
use std::io;
use std::path::Path;

use anyhow::Result;
use ergodoku::text;
use ergodoku_tables::{Chunk, Reader};

use super::Read;

/// The puzzles of a table, row by row. Their lines are the numbers of the rows, from 1.
pub(crate) struct TableRows {
    reader: Reader,
    /// The number of rows read so far.
    number: usize,
    /// Read, but not given out one by one yet.
    rows: VecDeque<Read>,
}

impl TableRows {
    pub(crate) fn open(path: &Path) -> Result<TableRows> {
        Ok(TableRows { reader: Reader::open(path)?, number: 0, rows: VecDeque::new() })
    }

    /// The number of rows, if the file says it.
    pub(crate) fn total(&self) -> Option<u64> {
        self.reader.rows()
    }

    /// The next rows and their puzzles: none at the end.
    pub(crate) fn next_chunk(&mut self) -> Result<Option<(Chunk, Vec<Read>)>> {
        let Some(chunk) = self.reader.next_chunk()? else { return Ok(None) };
        let mut read = |row| {
            self.number += 1;
            let text = chunk.puzzle(row).unwrap_or_default();
            let entry = text::parse_one(&text);
            let entry = entry.map(|entry| text::Entry { line: self.number, ..entry });
            entry.map_err(|error| error.on_line(self.number))
        };
        let entries = (0..chunk.rows()).map(&mut read).collect();
        Ok(Some((chunk, entries)))
    }
}

impl Iterator for TableRows {
    type Item = io::Result<Read>;

    fn next(&mut self) -> Option<io::Result<Read>> {
        while self.rows.is_empty() {
            match self.next_chunk().map_err(io::Error::other).transpose()? {
                Ok((_, entries)) => self.rows.extend(entries),
                Err(error) => return Some(Err(error)),
            }
        }
        self.rows.pop_front().map(Ok)
    }
}
