//! `ergodoku book`

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use ergodoku::Profile;
use ergodoku::render::{Book as Booklet, BookPuzzle, BookText};
use ergodoku::text::{Entry, ParseError};
use ergodoku_api::record::{PuzzleRecord, RatingRecord, Scale, Status};
use rayon::prelude::*;

use super::{counted, told};
use crate::args::{Inputs, Jobs};
use crate::exit::Exit;
use crate::output::{Progress, complain, note, write_file};
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Book {
    #[command(flatten)]
    input: Inputs,

    /// The booklet, .pdf
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,

    #[command(flatten)]
    shape: BookShape,

    /// Order the puzzles by difficulty: level, then score
    #[arg(long)]
    sort: bool,

    #[command(flatten)]
    jobs: Jobs,
}

/// The look of a booklet.
#[derive(Args)]
pub(crate) struct BookShape {
    /// The number of puzzles on a page: 1, 2, 4 or 6
    #[arg(long, value_name = "N", default_value = "4", value_parser = per_page)]
    pub(crate) per_page: usize,

    /// The title on the first page, in Latin, Greek or Cyrillic letters
    #[arg(long, value_name = "TEXT", default_value = "Sudoku")]
    pub(crate) title: BookText,
}

pub(crate) fn run(args: &Book, settings: &Settings) -> Result<Exit> {
    let extension = args.output.extension().and_then(|it| it.to_str());
    if !extension.is_some_and(|it| it.eq_ignore_ascii_case("pdf")) {
        bail!("{}: the file's name must end in .pdf", args.output.display());
    }
    args.jobs.start(settings)?;
    let puzzles = args.input.all()?;
    let count = puzzles.len() as u64;
    let mut progress = Progress::of("puzzles", move || Some(count));
    let rated = puzzles.par_iter().map(|(entry, place)| {
        let rated = Rated::new(entry, place);
        progress.inc();
        rated
    });
    let rated: Vec<Result<Rated, (Exit, String)>> = rated.collect();
    progress.finish();
    let mut exit = Exit::Done;
    for (its, why) in rated.iter().filter_map(|it| it.as_ref().err()) {
        complain(why);
        exit = exit.or(*its);
    }
    if exit != Exit::Done {
        note(&format!(
            "{} was not written, as not every puzzle can be printed",
            args.output.display()
        ));
        return Ok(exit);
    }
    let mut rated: Vec<Rated> = rated.into_iter().flatten().collect();
    if args.sort {
        rated.sort_by_key(|it| (it.rating.level, it.rating.score));
    }
    let BookShape { per_page, title } = &args.shape;
    let puzzles = rated.iter().enumerate().map(|(index, it)| it.printed(index + 1)).collect();
    let book = Booklet { title: title.clone(), per_page: *per_page, puzzles };
    write_file(&args.output, &book.pdf())?;
    note(&format!("{}: {}", args.output.display(), counted(rated.len(), "puzzle")));
    Ok(Exit::Done)
}

/// A puzzle to print.
struct Rated {
    entry: Entry,
    solution: String,
    rating: RatingRecord,
}

impl Rated {
    /// # Errors
    ///
    /// Returns an exit code and a message if the puzzle does not have exactly one solution, or has more than
    /// givens, which cannot be printed.
    fn new(read: &Result<Entry, ParseError>, place: &str) -> Result<Rated, (Exit, String)> {
        let checked = PuzzleRecord::check(read, 2);
        let entry = match read {
            Ok(entry) if checked.status == Status::Solved => entry,
            _ => {
                let why = checked.error.map(|error| told(&error, place)).unwrap_or_default();
                return Err((Exit::of_status(checked.status, &checked.puzzle), why));
            }
        };
        if !entry.puzzle.is_givens_alone() {
            let why = "only givens can be printed: the placed digits or eliminated candidates would be lost";
            return Err((Exit::Invalid, format!("{place}line {}: {why}", entry.line)));
        }
        let rating = RatingRecord::new(read, Scale::Hodoku, &Profile::hodoku());
        Ok(Rated { entry: entry.clone(), solution: checked.grid, rating })
    }

    /// The puzzle under its label, or its level if it has none; the solution under the hardest technique.
    fn printed(&self, number: usize) -> BookPuzzle {
        let level = self.rating.level.map(|it| it.to_string()).unwrap_or_default();
        let hardest = self.rating.hardest.as_ref().map(|it| it.technique).unwrap_or_default();
        let label = self.entry.label.as_str();
        let heading = match label {
            "" => format!("{number}  {level}"),
            label => format!("{number}  {label}"),
        };
        let heading = heading.parse().unwrap_or_else(|missing| {
            let line = self.entry.line;
            note(&format!("line {line}: the label `{label}` is left out: {missing}"));
            text(format!("{number}  {level}"))
        });
        BookPuzzle {
            puzzle: self.entry.puzzle,
            solution: self.solution.clone(),
            heading,
            answer: text(format!("{number}  {hardest}").trim_end().to_string()),
        }
    }
}

/// A number with the name of a level or technique, all of which can be printed.
fn text(text: String) -> BookText {
    text.parse().expect("the names of levels and techniques are Latin")
}

pub(super) fn per_page(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(number @ (1 | 2 | 4 | 6)) => Ok(number),
        _ => Err("a page has 1, 2, 4 or 6 puzzles".to_string()),
    }
}
