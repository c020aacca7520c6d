//! [`Kept`]: what an interrupted run has written, so that the next one goes on behind it.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Seek as _, SeekFrom};
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use ergodoku::claims::Ruling;
use ergodoku_api::record::{Written, quoted, status_of};
use serde::Deserialize;

use super::lines::Lines;
use crate::exit::Exit;
use crate::output::NOT_WRITTEN;

/// The complete lines of a file of verdicts.
pub(super) struct Kept {
    /// The file, ready to append.
    pub(super) file: File,
    /// The number of its lines.
    pub(super) count: usize,
    /// The exit code so far.
    pub(super) exit: Exit,
}

/// What tells whether a line of the file belongs to a line of the input.
#[derive(Deserialize)]
struct Row {
    state: String,
    claim: serde_json::Value,
    verdict: String,
    #[serde(default)]
    error: Option<Reason>,
}

/// What tells a clash and a mistake from no solution.
#[derive(Deserialize)]
struct Reason {
    clashes: Vec<serde_json::Value>,
    mistakes: Vec<serde_json::Value>,
}

impl Kept {
    /// Opens a file, or creates it, and reads as many lines of the input as it has. Its last line is cut off if
    /// it is incomplete.
    pub(super) fn of(path: &Path, input: &mut Lines) -> Result<Kept> {
        let name = path.display();
        let mut options = File::options();
        let opened = options.read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.with_context(|| format!("`{name}` cannot be opened"))?;
        let (mut count, mut end, mut exit) = (0, 0, Exit::Done);
        let mut rows = BufReader::new(&mut file);
        let (mut row, mut line) = (Vec::new(), Vec::new());
        loop {
            row.clear();
            let read = rows.read_until(b'\n', &mut row);
            let read = read.with_context(|| format!("`{name}` cannot be read"))?;
            if read == 0 || row.last() != Some(&b'\n') {
                break;
            }
            count += 1;
            let place = format!("`{name}`, line {count}");
            let row: Row = serde_json::from_slice(&row)
                .with_context(|| format!("{place}: it is no verdict"))?;
            if !is_next(&row, input, &mut line)? {
                bail!(
                    "{place}: it does not belong to the input; was the file written from another?"
                );
            }
            exit = exit.or(row.exit());
            end += read as u64;
        }
        file.set_len(end).and_then(|()| file.seek(SeekFrom::Start(end))).context(NOT_WRITTEN)?;
        Ok(Kept { file, count, exit })
    }
}

/// Whether a row is that of the next line of the input that says anything.
fn is_next(row: &Row, input: &mut Lines, line: &mut Vec<u8>) -> Result<bool> {
    while input.next_line(line)?.is_some() {
        let Some((state, claim)) = quoted(line) else { continue };
        let same = match claim {
            Written::Text(text) => row.claim == *text,
            Written::Json(json) => {
                serde_json::from_str::<serde_json::Value>(json.get())? == row.claim
            }
        };
        return Ok(same && row.state == state);
    }
    Ok(false)
}

impl Row {
    fn exit(&self) -> Exit {
        let ruling = Ruling::ALL.into_iter().find(|it| it.name() == self.verdict);
        let has = |of: fn(&Reason) -> &Vec<serde_json::Value>| {
            self.error.as_ref().is_some_and(|it| !of(it).is_empty())
        };
        let ruling = ruling.unwrap_or(Ruling::Malformed);
        let status = status_of(ruling, has(|it| &it.clashes), has(|it| &it.mistakes));
        Exit::of_status(status, "")
    }
}
