//! Draws a [`State`](ergodoku_core::State) and the [`Mark`](ergodoku_core::Mark)s of an explanation:
//! as text for a terminal, as SVG or as PNG. Also prints booklets of puzzles as PDF.
//!
//! Drawings depend on marks and their roles, not on techniques. Every [`Role`](ergodoku_core::Role) has its own
//! colour and shape, so that drawings can be read without colour. The legend names the roles that occur.
//!
//! ```
//! use ergodoku_core::{Mark, Puzzle, Role, State};
//! use ergodoku_render::{Picture, Theme, svg, terminal};
//!
//! let state = State::new(&Puzzle::EMPTY).unwrap();
//! let marks = [
//!     Mark::Candidates("r2c37<>5, r7c37<>5".parse()?, Role::Pattern),
//!     Mark::Candidates("r4c3<>5".parse()?, Role::Eliminated),
//! ];
//! let picture = Picture::new(&state).marks(&marks).title("A fish of size 2");
//! assert!(terminal(&picture, false).contains("[5]"));
//! assert!(svg(&picture, Theme::Light).starts_with("<svg "));
//! # Ok::<(), ergodoku_core::NotationError>(())
//! ```

#![forbid(unsafe_code)]

mod area;
mod arrow;
#[cfg(feature = "pdf")]
mod book;
mod canvas;
mod compose;
mod css;
#[cfg(any(feature = "pdf", feature = "png"))]
mod font;
mod glyph;
mod grid;
mod key;
mod layout;
mod legend;
mod picture;
#[cfg(feature = "png")]
mod png;
#[cfg(feature = "png")]
mod png_file;
mod scene;
mod shape;
mod style;
mod svg;
mod terminal;
mod text;
mod theme;
mod xml;

#[cfg(feature = "pdf")]
pub use book::{
    Answers, Book, BookError, BookFont, BookPuzzle, BookSection, BookText, BookTextError,
    FontError, Paper, PaperError, paper_length,
};
pub use canvas::Style as TerminalStyle;
#[cfg(any(feature = "pdf", feature = "png"))]
pub use font::MissingCharacters;
pub use picture::Picture;
#[cfg(feature = "png")]
pub use png::{PngError, png};
pub use svg::svg;
pub use terminal::{TerminalSign, terminal, terminal_key, terminal_sign};
pub use theme::Theme;

/// The code of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
