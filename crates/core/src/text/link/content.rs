//! What a link holds: [`Link`], and why it cannot be read: [`LinkError`].

use std::error::Error;
use std::fmt;

use super::drawing::{Constraint, Drawing, Shape};
use crate::{Cell, Digit, DigitSet, Puzzle, Sentence};

/// A link to a puzzle on another site, as [`read_link`](super::read_link) reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Link {
    /// The site whose form the link has.
    pub site: Site,
    /// What it holds, or why it cannot be read.
    pub content: Result<LinkContent, LinkError>,
}

/// The puzzle of a link, with all that the link tells about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LinkContent {
    /// The digits: givens, and those that a solver placed.
    pub puzzle: Puzzle,
    /// The title; empty if there is none.
    pub title: String,
    /// The author; empty if there is none.
    pub author: String,
    /// The rules in the author's words; empty if there are none. They may have several lines.
    pub rules: String,
    /// The rules beyond those of classic Sudoku, each by its English name; empty for a classic Sudoku.
    pub variants: Vec<String>,
    /// Those of `variants` of which something should be drawn and is in neither `constraints` nor `shapes`.
    pub undrawn: Vec<String>,
    /// Those of `variants` that are more than the `constraints` say: whether they are kept cannot be judged.
    pub unjudged: Vec<String>,
    /// The rules beyond those of classic Sudoku whose meaning is known.
    pub constraints: Vec<Constraint>,
    /// What is drawn besides, in the order in which it is drawn.
    pub shapes: Vec<Shape>,
    /// The digits of the solution, row by row; empty if the link has none. A few cells may be left open.
    pub solution: Vec<Option<Digit>>,
    /// The notes in cells without a digit.
    pub notes: Vec<Note>,
}

impl LinkContent {
    /// A classic Sudoku of which nothing more is known.
    pub(super) fn classic(puzzle: Puzzle) -> LinkContent {
        LinkContent {
            puzzle,
            title: String::new(),
            author: String::new(),
            rules: String::new(),
            variants: Vec::new(),
            undrawn: Vec::new(),
            unjudged: Vec::new(),
            constraints: Vec::new(),
            shapes: Vec::new(),
            solution: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The same with what makes it a variant.
    pub(super) fn with(self, drawing: Drawing) -> LinkContent {
        let Drawing { variants, undrawn, unjudged, constraints, shapes } = drawing;
        LinkContent { variants, undrawn, unjudged, constraints, shapes, ..self }
    }

    /// Title and author in one line; empty if there is neither.
    pub fn label(&self) -> String {
        let parts: Vec<&str> =
            [&*self.title, &*self.author].into_iter().filter(|it| !it.is_empty()).collect();
        parts.join(", ")
    }
}

/// Digits noted in a cell. They need not be the candidates that remain.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Note {
    /// The cell.
    pub cell: Cell,
    /// The digits in its centre.
    pub centre: DigitSet,
    /// The digits in its corners.
    pub corner: DigitSet,
}

impl Note {
    pub(super) fn new(cell: Cell, centre: DigitSet, corner: DigitSet) -> Note {
        Note { cell, centre, corner }
    }
}

/// A site whose links are read.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Site {
    /// f-puzzles.com.
    FPuzzles,
    /// sudokupad.app, which takes the puzzles of f-puzzles too.
    SudokuPad,
    /// Penpa.
    Penpa,
    /// puzz.link.
    PuzzLink,
}

impl Site {
    /// All of them.
    pub const ALL: [Site; 4] = [Site::FPuzzles, Site::SudokuPad, Site::Penpa, Site::PuzzLink];

    /// Its name, as calls have it: `f-puzzles`.
    pub const fn name(self) -> &'static str {
        match self {
            Site::FPuzzles => "f-puzzles",
            Site::SudokuPad => "sudokupad",
            Site::Penpa => "penpa",
            Site::PuzzLink => "puzz.link",
        }
    }
}

/// Why a link cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkError {
    problem: LinkProblem,
    message: Sentence,
}

impl LinkError {
    /// What kind of problem it is.
    pub fn problem(&self) -> LinkProblem {
        self.problem
    }

    /// The message, which displays itself in English.
    pub fn message(&self) -> &Sentence {
        &self.message
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl Error for LinkError {}

/// The kinds of problems with links.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LinkProblem {
    /// The link only names a puzzle on a server, and nothing is fetched.
    OnServer,
    /// The puzzle is in a packing that is not read.
    Packing,
    /// The text is incomplete, or no puzzle.
    Malformed,
    /// The puzzle has not 9 × 9 cells.
    Size,
}

impl LinkProblem {
    /// All of them.
    pub const ALL: [LinkProblem; 4] =
        [LinkProblem::OnServer, LinkProblem::Packing, LinkProblem::Malformed, LinkProblem::Size];

    /// Its name, as calls have it: `on_server`.
    pub const fn name(self) -> &'static str {
        match self {
            LinkProblem::OnServer => "on_server",
            LinkProblem::Packing => "packing",
            LinkProblem::Malformed => "malformed",
            LinkProblem::Size => "size",
        }
    }

    /// The error of this kind with a message that says what was expected.
    pub(super) fn error(self, message: Sentence) -> LinkError {
        LinkError { problem: self, message }
    }
}
