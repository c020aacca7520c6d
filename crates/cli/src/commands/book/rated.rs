//! A puzzle of a booklet with its rating.

use ergodoku::explanation::Sentence;
use ergodoku::render::{BookFont, BookPuzzle, BookText};
use ergodoku::text::{Entry, ParseError};
use ergodoku::{Level, Profile};
use ergodoku_api::record::{PuzzleRecord, RatingRecord, Scale, Status};

use super::shape::{BookShape, printed};
use crate::commands::techniques::level_name;
use crate::commands::told;
use crate::commands::trade::digits;
use crate::exit::Exit;
use crate::output::{note, say, spoken};

/// A puzzle to print.
pub(super) struct Rated {
    entry: Entry,
    solution: String,
    rating: RatingRecord,
}

impl Rated {
    /// # Errors
    ///
    /// Returns an exit code and a message if the puzzle does not have exactly one solution, or has more than
    /// givens, which cannot be printed.
    pub(super) fn new(
        read: &Result<Entry, ParseError>,
        place: &str,
    ) -> Result<Rated, (Exit, String)> {
        let checked = PuzzleRecord::check(read, 2);
        let entry = match read {
            Ok(entry) if checked.status == Status::Solved => entry,
            _ => {
                let why = checked.error.map(|error| told(&error, place)).unwrap_or_default();
                return Err((Exit::of_status(checked.status, &checked.puzzle), why));
            }
        };
        if !entry.puzzle.is_givens_alone() {
            let why = say!("error-book-givens", line = entry.line);
            return Err((Exit::Invalid, format!("{place}{why}")));
        }
        let rating = RatingRecord::new(read, Scale::Hodoku, &Profile::hodoku());
        Ok(Rated { entry: entry.clone(), solution: checked.grid, rating })
    }

    pub(super) fn level(&self) -> Option<Level> {
        self.rating.level
    }

    /// From easy to hard.
    pub(super) fn difficulty(&self) -> (Option<Level>, Option<u64>) {
        (self.rating.level, self.rating.score)
    }

    /// The puzzle under its label, or its level if it has none; the solution under its rating and the hardest
    /// technique.
    pub(super) fn printed(
        &self,
        number: usize,
        shape: &BookShape,
        font: Option<&BookFont>,
    ) -> BookPuzzle {
        let level = self.rating.level.map(level_name).unwrap_or_default();
        let label = self.entry.label.as_str();
        let heading = match label {
            "" => format!("{number}  {level}"),
            label => format!("{number}  {label}"),
        };
        let heading = printed(&heading, font).unwrap_or_else(|missing| {
            let line = self.entry.line;
            let (label, missing) = (label.to_string(), missing.to_string());
            note(&say!("command-book-label", line, label, missing));
            line_of(format!("{number}  {level}"))
        });
        BookPuzzle {
            puzzle: self.entry.puzzle,
            solution: self.solution.clone(),
            heading,
            answer: answer(number, &self.rating),
            link: shape.link_to(&digits(&self.entry.puzzle, '.')),
        }
    }
}

/// The lines above a solution: number, level and score; the hardest technique.
pub(crate) fn answer(number: usize, rating: &RatingRecord) -> Vec<BookText> {
    let level = rating.level.map(|it| format!("  {}", level_name(it))).unwrap_or_default();
    let score = rating.score.map(|it| format!(" · {it}")).unwrap_or_default();
    let named = |name: &'static str| spoken(&Sentence::Technique(name));
    let hardest = rating.hardest.as_ref().map(|it| line_of(named(it.technique)));
    std::iter::once(line_of(format!("{number}{level}{score}"))).chain(hardest).collect()
}

/// A number with the name of a level or technique, all of which can be printed.
pub(crate) fn line_of(text: String) -> BookText {
    text.parse().expect("the names of levels and techniques are Latin")
}
