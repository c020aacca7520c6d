//! The look of a booklet, as arguments.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow};
use clap::{Args, ValueEnum, ValueHint};
use ergodoku::explanation::Sentence;
use ergodoku::render::{
    Answers, Book, BookFont, BookText, MissingCharacters, Paper, PaperError, paper_length,
};

use crate::output::{in_plain_words, in_words, say, voice};

/// The look of a booklet.
#[derive(Args)]
#[command(next_help_heading = "Look")]
pub(crate) struct BookShape {
    /// The number of puzzles on a page: 1, 2, 4 or 6
    #[arg(long, value_name = "N", default_value = "4", value_parser = per_page)]
    pub(crate) per_page: usize,

    /// The title on the cover or the first page; with other letters than Latin, Greek and Cyrillic, see --font
    #[arg(long, value_name = "TEXT", default_value = "Sudoku")]
    title: String,

    /// A line below the title of the cover
    #[arg(long, value_name = "TEXT", requires = "cover")]
    subtitle: Option<String>,

    /// The author, on the cover and in the file's metadata
    #[arg(long, value_name = "TEXT")]
    author: Option<String>,

    /// A TrueType or OpenType font for titles and labels in other letters than Latin, Greek and Cyrillic. The file gets
    /// the glyphs used. For scripts whose characters stand one after another from left to right, such as Chinese,
    /// Japanese and Korean
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    font: Option<PathBuf>,

    /// The size of a page: a4, a5, letter, or width and height as in 6x9in, 140x210mm
    #[arg(long, value_name = "SIZE", default_value = "a4", value_parser = paper)]
    paper: Paper,

    /// The space around the puzzles of a page: 12mm, 0.5in
    #[arg(long, value_name = "LENGTH", value_parser = length)]
    margin: Option<f32>,

    /// More space on the side of the binding; page numbers move to the outer side
    #[arg(long, value_name = "LENGTH", value_parser = length)]
    gutter: Option<f32>,

    /// Begin with a cover
    #[arg(long)]
    cover: bool,

    /// Have a page with the rules
    #[arg(long)]
    rules: bool,

    /// Where the solutions are: on pages at the end, there upside down, upside down at the foot of each page, or
    /// nowhere
    #[arg(long, value_name = "WHERE", value_enum, default_value_t)]
    solutions: Solutions,

    /// Print a QR code of this link above each puzzle; `{}` in it becomes the 81 cells of the puzzle
    #[arg(long, value_name = "LINK", value_parser = link)]
    link: Option<String>,
}

#[derive(Copy, Clone, Default, ValueEnum)]
enum Solutions {
    #[default]
    End,
    UpsideDown,
    Foot,
    None,
}

impl BookShape {
    /// A book of this shape, without puzzles.
    ///
    /// # Errors
    /// Returns an error if the margins leave too little of the page, the font cannot be read, or a text cannot be printed.
    pub(super) fn book(&self) -> Result<Book> {
        let font = self.font.as_deref().map(read_font).transpose()?;
        let of = |option: &str, text: &String| {
            printed(text, font.as_ref()).with_context(|| option.to_string())
        };
        let subtitle = self.subtitle.as_ref().map(|text| of("--subtitle", text)).transpose()?;
        let author = self.author.as_ref().map(|text| of("--author", text)).transpose()?;
        let title = of("--title", &self.title)?;
        let mut paper = self.paper;
        if let Some(margin) = self.margin {
            paper = paper.with_margin(margin).map_err(in_words)?;
        }
        if let Some(gutter) = self.gutter {
            paper = paper.with_gutter(gutter).map_err(in_words)?;
        }
        Ok(Book {
            language: voice().language,
            subtitle,
            author,
            font,
            paper,
            per_page: self.per_page,
            cover: self.cover,
            rules: self.rules,
            answers: match self.solutions {
                Solutions::End => Answers::End,
                Solutions::UpsideDown => Answers::UpsideDown,
                Solutions::Foot => Answers::Foot,
                Solutions::None => Answers::None,
            },
            ..Book::new(title)
        })
    }

    /// The link to a puzzle of 81 characters.
    pub(super) fn link_to(&self, puzzle: &str) -> Option<String> {
        self.link.as_ref().map(|link| link.replace("{}", puzzle))
    }
}

/// Reads a font file.
fn read_font(path: &Path) -> Result<BookFont> {
    let named = || format!("--font {}", path.display());
    let data = fs::read(path).with_context(named)?;
    BookFont::new(data).map_err(in_words).with_context(named)
}

/// A text that can be printed with the built-in fonts, or also with this one.
pub(super) fn printed(text: &str, font: Option<&BookFont>) -> Result<BookText> {
    match font {
        Some(font) => BookText::in_font(text, font).map_err(in_words),
        None => text.parse().map_err(|missing: MissingCharacters| {
            anyhow!(say!("fault-book-font", missing = Sentence::from(&missing)))
        }),
    }
}

pub(crate) fn per_page(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(number @ (1 | 2 | 4 | 6)) => Ok(number),
        _ => Err(say!("fault-per-page")),
    }
}

fn paper(text: &str) -> Result<Paper, String> {
    text.parse().map_err(in_plain_words::<PaperError>)
}

fn length(text: &str) -> Result<f32, String> {
    paper_length(text).map_err(in_plain_words)
}

fn link(text: &str) -> Result<String, String> {
    if text.contains("{}") { Ok(text.to_string()) } else { Err(say!("fault-link", place = "{}")) }
}
