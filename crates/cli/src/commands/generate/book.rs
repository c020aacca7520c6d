//! The booklet of `ergodoku generate --book`.

use std::path::{Path, PathBuf};

use anyhow::Result;
use ergodoku::generate::Made;
use ergodoku::render::{Book, BookPuzzle, BookText};
use ergodoku::search::solve;

use super::output::{Recorder, with_suffix};
use crate::output::write_file;

/// A booklet under construction.
pub(super) struct Pages {
    path: PathBuf,
    book: Book,
    record: Recorder,
}

impl Pages {
    pub(super) fn new(path: &Path, title: &BookText, per_page: usize, record: Recorder) -> Pages {
        let book = Book { title: title.clone(), per_page, puzzles: Vec::new() };
        Pages { path: path.to_path_buf(), book, record }
    }

    pub(super) fn add(&mut self, number: usize, made: &Made) {
        let record = self.record.record(number, made);
        let rating = &record.rating;
        let level = rating.level.map(|it| it.to_string()).unwrap_or_default();
        let hardest =
            rating.hardest.as_ref().map(|it| it.technique.to_string()).unwrap_or_default();
        self.book.puzzles.push(BookPuzzle {
            puzzle: made.puzzle,
            solution: solve(&made.puzzle).expect("a solution").as_str().to_string(),
            heading: line(number, &level),
            answer: line(number, &hardest),
        });
    }

    /// Writes the booklet to its file if it is complete. Otherwise, if it has any puzzles, writes it to a file
    /// with their number in its name, and returns that name.
    pub(super) fn write(self, made: usize, count: usize) -> Result<Option<PathBuf>> {
        if made == count {
            write_file(&self.path, &self.book.pdf())?;
            return Ok(None);
        }
        if made == 0 {
            return Ok(None);
        }
        let path = with_suffix(&self.path, &format!("{made}-of-{count}"));
        write_file(&path, &self.book.pdf())?;
        Ok(Some(path))
    }
}

/// The heading of a grid.
fn line(number: usize, what: &str) -> BookText {
    let text = format!("{number}  {what}");
    text.trim_end().parse().expect("the names of levels and techniques are Latin")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_can_be_printed() {
        for technique in ergodoku::TECHNIQUES {
            line(1, technique.name);
        }
        for level in ergodoku::Level::ALL {
            line(1, &level.to_string());
        }
    }
}
