//! [`Sheet`]: a page being drawn. What is drawn is part of a structure element or an artifact, such as a page
//! number, so that a screen reader can read the page in order.

use ergodoku_core::Cell;
use pdf_writer::types::{ArtifactType, StructRole};

use super::fonts::Fonts;
use super::ink::Ink;
use crate::font::Weight;

/// What an element of the text is.
#[derive(Clone, Debug)]
pub(super) enum Tag {
    /// A heading of a level from 1.
    Heading(u8),
    Paragraph,
    /// A drawing, in words, and its left, bottom, right and top.
    Figure(String, [f32; 4]),
}

impl Tag {
    pub(super) fn role(&self) -> StructRole {
        match self {
            Tag::Heading(1) => StructRole::H1,
            Tag::Heading(2) => StructRole::H2,
            Tag::Heading(_) => StructRole::H3,
            Tag::Paragraph => StructRole::P,
            Tag::Figure(..) => StructRole::Figure,
        }
    }
}

/// A part of a page with a tag. It is numbered within its page.
pub(super) struct Element {
    pub(super) tag: Tag,
    /// From 0.
    pub(super) page: usize,
    pub(super) number: usize,
}

/// A page being drawn.
pub(super) struct Sheet<'a> {
    pub(super) ink: Ink,
    pub(super) fonts: &'a mut Fonts,
    /// From 0.
    pub(super) page: usize,
    pub(super) elements: Vec<Element>,
}

impl<'a> Sheet<'a> {
    pub(super) fn new(ink: Ink, fonts: &'a mut Fonts, page: usize) -> Sheet<'a> {
        Sheet { ink, fonts, page, elements: Vec::new() }
    }

    /// Draws an element of the text.
    pub(super) fn tagged(&mut self, tag: Tag, draw: impl FnOnce(&mut Self)) {
        let number = self.elements.len();
        self.ink.begin(&tag, number);
        draw(self);
        self.ink.end();
        self.elements.push(Element { tag, page: self.page, number });
    }

    /// Draws what is no part of the text.
    pub(super) fn artifact(&mut self, kind: ArtifactType, draw: impl FnOnce(&mut Self)) {
        self.ink.begin_artifact(kind);
        draw(self);
        self.ink.end();
    }

    /// Draws upside down, turned about a point.
    pub(super) fn turned(&mut self, about: [f32; 2], draw: impl FnOnce(&mut Self)) {
        self.ink.turn(about);
        draw(self);
        self.ink.turn_back();
    }

    pub(super) fn text(&mut self, font: Weight, size: f32, at: [f32; 2], text: &str) {
        self.ink.text(self.fonts, font, size, at, text);
    }

    pub(super) fn width(&mut self, font: Weight, size: f32, text: &str) -> f32 {
        self.fonts.width(font, text, size)
    }

    /// The font size, at most `most`, at which a text is no wider than `width`.
    pub(super) fn fitting(&mut self, font: Weight, most: f32, text: &str, width: f32) -> f32 {
        most.min(width / self.width(font, 1.0, text).max(1.0))
    }

    /// The lines of a text broken between words.
    pub(super) fn lines(&mut self, font: Weight, size: f32, text: &str, width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            match longer.filter(|it| self.width(font, size, it) <= width) {
                Some(longer) => *lines.last_mut().expect("a line was made longer") = longer,
                None => lines.push(word.to_string()),
            }
        }
        lines
    }

    /// Draws the lines of a grid: thin between cells, thick around boxes.
    pub(super) fn grid(&mut self, [x, y]: [f32; 2], side: f32) {
        let [thin, thick] = [side / 500.0, side / 130.0].map(|it: f32| it.max(0.3));
        for (width, grey, is_thick) in [(thin, 0.45, false), (thick, 0.0, true)] {
            // Closes the corners.
            let over = if is_thick { width / 2.0 } else { 0.0 };
            let lines = (0..=9).filter(|line| (line % 3 == 0) == is_thick).flat_map(|line| {
                let at = side * line as f32 / 9.0;
                [
                    [[x + at, y - over], [x + at, y + side + over]],
                    [[x - over, y + at], [x + side + over, y + at]],
                ]
            });
            self.ink.lines(width, grey, lines);
        }
    }

    pub(super) fn digit(
        &mut self,
        font: Weight,
        digit: &str,
        cell: Cell,
        [x, y]: [f32; 2],
        side: f32,
    ) {
        let (row, column) = (cell.row().number() as f32, cell.column().number() as f32);
        let of_cell = side / 9.0;
        let size = of_cell * 0.7;
        // The height of a digit is about seven tenths of the font size.
        let x = x + (column + 0.5) * of_cell - self.width(font, size, digit) / 2.0;
        let y = y + (8.5 - row) * of_cell - 0.355 * size;
        self.text(font, size, [x, y], digit);
    }
}
