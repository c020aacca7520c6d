//! The booklet of `ergodoku generate --book`.

use std::path::{Path, PathBuf};

use anyhow::Result;
use ergodoku::generate::Made;
use ergodoku::render::{Book, BookPuzzle};
use ergodoku::search::solve;

use super::output::Recorder;
use crate::output::write_file;

/// A booklet in the making.
pub(super) struct Pages {
    path: PathBuf,
    book: Book,
    record: Recorder,
}

impl Pages {
    pub(super) fn new(path: &Path, title: &str, per_page: usize, record: Recorder) -> Pages {
        let book = Book { title: title.to_string(), per_page, puzzles: Vec::new() };
        Pages { path: path.to_path_buf(), book, record }
    }

    pub(super) fn add(&mut self, number: usize, made: &Made) {
        let record = self.record.record(number, made);
        let rating = &record.rating;
        let level = rating.level.map(|it| it.to_string()).unwrap_or_default();
        let hardest = rating.hardest.as_ref().map(|it| it.technique.to_string());
        self.book.puzzles.push(BookPuzzle {
            puzzle: made.puzzle,
            solution: solve(&made.puzzle).expect("a solution").as_str().to_string(),
            heading: format!("{number}  {level}"),
            answer: match hardest {
                Some(hardest) => format!("{number}  {hardest}"),
                None => format!("{number}"),
            },
        });
    }

    pub(super) fn write(self) -> Result<()> {
        write_file(&self.path, &self.book.pdf())
    }
}
