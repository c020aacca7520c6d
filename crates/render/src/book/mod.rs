//! [`Book`]: puzzles for print as PDF, several on each page, with the solutions.

mod file;
mod fonts;
mod ink;
mod pages;
mod paper;
mod qr;
mod script;
mod sheet;
#[cfg(test)]
mod tests;
mod text;
mod typeface;

use std::fmt;

use ergodoku_core::{Language, Puzzle, Sentence, sentence};

use file::{Drawn, Form};
use fonts::Fonts;
use qr::Code;

pub use paper::{Paper, PaperError, paper_length};
pub use text::{BookText, BookTextError};
pub use typeface::{BookFont, FontError};

/// A book of puzzles in vector graphics with embedded fonts. The file is tagged: a screen reader finds headings,
/// and every grid in words. The outline has the sections.
///
/// ```
/// use ergodoku_core::{Language, Puzzle, Sentence};
/// use ergodoku_render::{Book, BookPuzzle, BookSection};
///
/// let puzzle = BookPuzzle {
///     puzzle: Puzzle::EMPTY,
///     solution: "123456789".repeat(9),
///     heading: "1  Easy".parse()?,
///     answer: vec!["1  Naked Single".parse()?],
///     link: None,
/// };
/// let mut book = Book::new("Судоку".parse()?);
/// book.sections = vec![BookSection { title: None, puzzles: vec![puzzle] }];
/// assert!(book.pdf()?.starts_with(b"%PDF-"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Book {
    /// The language of its own words: the rules, headings, and what a screen reader reads.
    pub language: Language,
    /// The title on the cover, or on the first page if there is no cover.
    pub title: BookText,
    /// A line below the title of the cover.
    pub subtitle: Option<BookText>,
    /// Who is named on the cover and in the file's metadata.
    pub author: Option<BookText>,
    /// The font of what the built-in ones cannot show, see [`BookText::in_font`].
    pub font: Option<BookFont>,
    /// The size of the pages and their margins.
    pub paper: Paper,
    /// The number of puzzles on each page, at most 6.
    pub per_page: usize,
    /// Begin with a cover.
    pub cover: bool,
    /// Have a page with the rules before the puzzles.
    pub rules: bool,
    /// Where the solutions are.
    pub answers: Answers,
    /// The puzzles, in order. Each section begins on a new page.
    pub sections: Vec<BookSection>,
}

/// Where the solutions of a [`Book`] are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Answers {
    /// At the end.
    End,
    /// At the end, on pages to be turned upside down.
    UpsideDown,
    /// Upside down at the foot of each page.
    Foot,
    /// Nowhere.
    None,
}

/// A part of a [`Book`].
#[derive(Clone, Debug)]
pub struct BookSection {
    /// The title on the section's first page and in the outline.
    pub title: Option<BookText>,
    /// The puzzles, in order.
    pub puzzles: Vec<BookPuzzle>,
}

/// A puzzle of a [`Book`].
#[derive(Clone, Debug)]
pub struct BookPuzzle {
    /// The givens are printed.
    pub puzzle: Puzzle,
    /// The 81 digits of its solution.
    pub solution: String,
    /// The heading above the puzzle.
    pub heading: BookText,
    /// The lines above its solution.
    pub answer: Vec<BookText>,
    /// A link printed as QR code beside the heading.
    pub link: Option<String>,
}

/// Why a [`Book`] cannot be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookError {
    /// A link is too long for a QR code on a page.
    Link(String),
    /// So many puzzles do not fit on a page of this size.
    Full,
    /// The glyphs of the font from outside cannot be read.
    Font,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&BookError> for Sentence {
    fn from(error: &BookError) -> Sentence {
        match error {
            BookError::Link(link) => sentence!("fault-book-link", link = link.clone()),
            BookError::Font => sentence!("fault-book-glyphs"),
            BookError::Full => sentence!("fault-book-full"),
        }
    }
}

impl std::error::Error for BookError {}

impl Book {
    /// A book without puzzles on A4 paper, four on each page, with the solutions at the end.
    pub fn new(title: BookText) -> Book {
        Book {
            language: Language::English,
            title,
            subtitle: None,
            author: None,
            font: None,
            paper: Paper::A4,
            per_page: 4,
            cover: false,
            rules: false,
            answers: Answers::End,
            sections: Vec::new(),
        }
    }

    /// A sentence in the book's language.
    fn words(&self, sentence: &Sentence) -> String {
        sentence.text(self.language)
    }

    /// Returns the book as a PDF file.
    ///
    /// # Errors
    /// Returns an error if a link is too long, the pages are too small, or the font is damaged.
    pub fn pdf(&self) -> Result<Vec<u8>, BookError> {
        file::write(self, &self.drawn(Form::Pdf)?)
    }

    /// Returns each page of the book as an SVG file. Its letters are text, for which the viewer needs a font; it embeds
    /// none.
    ///
    /// # Errors
    /// Returns an error if a link is too long, or the pages are too small.
    pub fn svg(&self) -> Result<Vec<String>, BookError> {
        let pages = self.drawn(Form::Svg)?.pages.into_iter();
        let page = |elements: Vec<u8>| {
            let elements = String::from_utf8_lossy(&elements);
            ink::svg(&elements, self.paper.size, self.title.as_str())
        };
        Ok(pages.map(page).collect())
    }

    fn drawn(&self, form: Form) -> Result<Drawn, BookError> {
        let fonts = Fonts::new(self.font.as_ref());
        let mut drawn = Drawn { form, fonts, pages: Vec::new(), parts: Vec::new() };
        pages::draw(self, &mut drawn)?;
        Ok(drawn)
    }

    /// The columns and rows of puzzles on a page.
    fn shape(&self) -> [usize; 2] {
        match self.per_page {
            0 | 1 => [1, 1],
            2 => [1, 2],
            3 | 4 => [2, 2],
            _ => [2, 3],
        }
    }

    /// The codes of all links, in the order of the puzzles.
    fn codes(&self) -> Result<Vec<Option<Code>>, BookError> {
        let code = |it: &BookPuzzle| match &it.link {
            None => Ok(None),
            Some(link) => {
                let code = Code::new(link).filter(|it| it.side() <= self.paper.size[0] / 4.0);
                code.map(Some).ok_or_else(|| BookError::Link(link.clone()))
            }
        };
        self.sections.iter().flat_map(|it| &it.puzzles).map(code).collect()
    }
}
