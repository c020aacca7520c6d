//! The booklet of `ergodoku generate --book`.

use std::path::{Path, PathBuf};

use anyhow::Result;
use ergodoku::generate::Made;
use ergodoku::render::{Book, BookPuzzle, BookSection, BookText};
use ergodoku::search::solve;

use super::output::{Recorder, with_suffix};
use crate::commands::book::{answer, line_of};
use crate::commands::techniques::level_name;
use crate::output::{in_words, voice, write_file};

/// A booklet under construction.
pub(super) struct Pages {
    path: PathBuf,
    book: Book,
    record: Recorder,
}

impl Pages {
    pub(super) fn new(path: &Path, title: &BookText, per_page: usize, record: Recorder) -> Pages {
        let mut book = Book::new(title.clone());
        book.per_page = per_page;
        book.language = voice().language;
        book.sections.push(BookSection { title: None, puzzles: Vec::new() });
        Pages { path: path.to_path_buf(), book, record }
    }

    pub(super) fn add(&mut self, number: usize, made: &Made) {
        let record = self.record.record(number, made);
        let rating = &record.rating;
        let level = rating.level.map(level_name).unwrap_or_default();
        self.book.sections[0].puzzles.push(BookPuzzle {
            puzzle: made.puzzle,
            solution: solve(&made.puzzle).expect("a solution").as_str().to_string(),
            heading: line_of(format!("{number}  {level}").trim_end().to_string()),
            answer: answer(number, rating),
            link: None,
        });
    }

    /// Writes the booklet to its file if it is complete. Otherwise, if it has any puzzles, writes it to a file
    /// with their number in its name, and returns that name.
    pub(super) fn write(self, made: usize, count: usize) -> Result<Option<PathBuf>> {
        if made == count {
            write_file(&self.path, &self.book.pdf().map_err(in_words)?)?;
            return Ok(None);
        }
        if made == 0 {
            return Ok(None);
        }
        let path = with_suffix(&self.path, &format!("{made}-of-{count}"));
        write_file(&path, &self.book.pdf().map_err(in_words)?)?;
        Ok(Some(path))
    }
}

#[cfg(test)]
mod tests {
    use ergodoku::explanation::Language;

    use super::*;
    use crate::commands::techniques::level_sentence;

    #[test]
    fn every_name_can_be_printed() {
        for language in Language::ALL {
            for technique in ergodoku::TECHNIQUES {
                line_of(format!("1  {}", technique.name_in(language)));
            }
            for level in ergodoku::Level::ALL {
                line_of(format!("1  {}", level_sentence(level).text(language)));
            }
        }
    }
}
