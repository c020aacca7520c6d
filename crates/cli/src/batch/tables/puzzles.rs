//! The puzzles of texts and tables as rows.

use std::sync::mpsc::sync_channel;
use std::thread;

use anyhow::Result;
use ergodoku_api::record::characters;
use ergodoku_tables::Chunk;

use super::{CHUNK, Incoming, Rows, Shard};
use crate::args::Inputs;
use crate::input::{Entries, Read, Source, TableRows};

/// Reads the input in the background, in chunks that depend on the input alone.
pub(super) fn rows(inputs: &Inputs, shard: Shard) -> Result<Incoming<Read>> {
    let sources = inputs.sources()?;
    let (sender, receiver) = sync_channel(4);
    // The first is opened at once: if that fails, nothing has been written yet.
    let mut first = sources.first().map(opened).transpose()?;
    thread::spawn(move || {
        let mut index = 0;
        for source in &sources {
            let read = first.take().map_or_else(|| opened(source), Ok).and_then(|mut opened| {
                while let Some(rows) = opened.next(&mut index, shard)? {
                    // The receiver is gone once the output is closed.
                    if !rows.entries.is_empty() && sender.send(Ok(rows)).is_err() {
                        return Ok(false);
                    }
                }
                Ok(true)
            });
            match read {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    _ = sender.send(Err(error.context(source.unreadable())));
                    return;
                }
            }
        }
    });
    Ok(receiver)
}

/// A source that is open.
enum Opened {
    Text(Entries),
    Table(TableRows),
}

fn opened(source: &Source) -> Result<Opened> {
    Ok(match source.table()? {
        Some(rows) => Opened::Table(rows),
        None => Opened::Text(source.entries()?),
    })
}

impl Opened {
    /// The next rows that are in the shard. `index` counts all.
    fn next(&mut self, index: &mut u64, shard: Shard) -> Result<Option<Rows<Read>>> {
        let mut is_mine = || {
            *index += 1;
            shard.has(*index - 1)
        };
        match self {
            Opened::Text(entries) => {
                let mut mine = Vec::with_capacity(CHUNK);
                for entry in entries {
                    let entry = entry?;
                    if is_mine() {
                        mine.push(entry);
                    }
                    if mine.len() == CHUNK {
                        break;
                    }
                }
                Ok((!mine.is_empty()).then(|| Rows { chunk: chunk_of(&mine), entries: mine }))
            }
            Opened::Table(rows) => {
                let Some((chunk, entries)) = rows.next_chunk()? else { return Ok(None) };
                if shard == Shard::ALL {
                    return Ok(Some(Rows { chunk, entries }));
                }
                let mine: Vec<usize> = (0..entries.len()).filter(|_| is_mine()).collect();
                let chunk = chunk.choose(&mine)?;
                let entries = mine.into_iter().map(|at| entries[at].clone()).collect();
                Ok(Some(Rows { chunk, entries }))
            }
        }
    }
}

/// The puzzles of a text as rows. Text that could not be read stands in the column of puzzles as it is.
fn chunk_of(entries: &[Read]) -> Chunk {
    let texts: Vec<String> = entries
        .iter()
        .map(|entry| match entry {
            Ok(entry) => characters(&entry.puzzle),
            Err(error) => error.text().to_string(),
        })
        .collect();
    let lines = entries.iter().zip(&texts).map(|(entry, text)| match entry {
        Ok(entry) => (&**text, &*entry.label, entry.line),
        Err(error) => (&**text, "", error.line()),
    });
    Chunk::of_lines(lines)
}
