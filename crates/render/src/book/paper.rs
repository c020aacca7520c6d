//! [`Paper`]: the size of a page and its margins.

use std::fmt;
use std::str::FromStr;

use ergodoku_core::{Sentence, sentence};

/// The size of a page, its margins, and the gutter that binding takes. Lengths are points of 1/72 inch.
///
/// ```
/// use ergodoku_render::Paper;
///
/// let paper: Paper = "6x9in".parse()?;
/// assert_eq!(paper.size, [432.0, 648.0]);
/// let bound = paper.with_gutter(36.0)?;
/// assert_eq!(bound.gutter, 36.0);
/// assert!("6x9".parse::<Paper>().is_err());
/// # Ok::<(), ergodoku_render::PaperError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Paper {
    /// Width and height.
    pub size: [f32; 2],
    /// The space on all four sides.
    pub margin: f32,
    /// Additional space on the side of the binding: left on odd pages, right on even ones. If there is any, page
    /// numbers are on the outer side, otherwise in the middle.
    pub gutter: f32,
}

const MILLIMETRE: f32 = 72.0 / 25.4;

/// The least width and height that margins leave, and the most of a page.
const LEAST: f32 = 180.0;
const MOST: f32 = 14_400.0;

impl Paper {
    /// 210 × 297 mm.
    pub const A4: Paper = Paper { size: [595.28, 841.89], margin: 50.0, gutter: 0.0 };
    /// 148 × 210 mm.
    pub const A5: Paper = Paper { size: [419.53, 595.28], margin: 35.0, gutter: 0.0 };
    /// 8.5 × 11 inches.
    pub const LETTER: Paper = Paper { size: [612.0, 792.0], margin: 50.0, gutter: 0.0 };

    /// The same paper with other margins.
    ///
    /// # Errors
    /// Returns an error if they leave too little of the page.
    pub fn with_margin(self, margin: f32) -> Result<Paper, PaperError> {
        Paper { margin, ..self }.checked()
    }

    /// The same paper with a gutter.
    ///
    /// # Errors
    /// Returns an error if it leaves too little of the page.
    pub fn with_gutter(self, gutter: f32) -> Result<Paper, PaperError> {
        Paper { gutter, ..self }.checked()
    }

    fn checked(self) -> Result<Paper, PaperError> {
        let left =
            [self.size[0] - 2.0 * self.margin - self.gutter, self.size[1] - 2.0 * self.margin];
        let is_fine = self.margin >= 0.0
            && self.gutter >= 0.0
            && left.iter().all(|&it| it >= LEAST)
            && self.size.iter().all(|&it| it <= MOST);
        if is_fine { Ok(self) } else { Err(PaperError::Small) }
    }

    /// The part of a page inside the margins. Pages count from 1.
    pub(super) fn area(&self, page: usize) -> Area {
        let is_right = page % 2 == 1;
        Area {
            left: self.margin + if is_right { self.gutter } else { 0.0 },
            bottom: self.margin,
            width: self.size[0] - 2.0 * self.margin - self.gutter,
            height: self.size[1] - 2.0 * self.margin,
        }
    }
}

impl FromStr for Paper {
    type Err = PaperError;

    /// Accepts `a4`, `a5`, `letter`, or a width and a height in millimetres or inches: `140x210mm`, `6x9in`.
    fn from_str(text: &str) -> Result<Paper, PaperError> {
        match text.to_ascii_lowercase().as_str() {
            "a4" => return Ok(Paper::A4),
            "a5" => return Ok(Paper::A5),
            "letter" => return Ok(Paper::LETTER),
            _ => {}
        }
        let (numbers, unit) = split(text).ok_or(PaperError::Size)?;
        let (width, height) = numbers.split_once('x').ok_or(PaperError::Size)?;
        let number = |text: &str| text.trim().parse::<f32>().map_err(|_| PaperError::Size);
        let size = [number(width)? * unit, number(height)? * unit];
        Paper { size, margin: (size[0] / 12.0).min(50.0), gutter: 0.0 }.checked()
    }
}

/// A length in points, from millimetres or inches: `12mm`, `0.5in`.
///
/// # Errors
/// Returns an error if the text is not such a length.
pub fn paper_length(text: &str) -> Result<f32, PaperError> {
    let (number, unit) = split(text).ok_or(PaperError::Length)?;
    let length = number.trim().parse::<f32>().map_err(|_| PaperError::Length)? * unit;
    if (0.0..MOST).contains(&length) { Ok(length) } else { Err(PaperError::Length) }
}

/// Numbers and the length of their unit.
fn split(text: &str) -> Option<(&str, f32)> {
    let millimetres = text.strip_suffix("mm").map(|it| (it, MILLIMETRE));
    millimetres.or_else(|| text.strip_suffix("in").map(|it| (it, 72.0)))
}

/// Why a paper size or length is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PaperError {
    /// The text is not a size of paper.
    Size,
    /// The text is not a length.
    Length,
    /// The paper is too small for its margins, or larger than a PDF file can have it.
    Small,
}

impl fmt::Display for PaperError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&PaperError> for Sentence {
    fn from(error: &PaperError) -> Sentence {
        match error {
            PaperError::Size => sentence!("fault-paper-size"),
            PaperError::Length => sentence!("fault-paper-length"),
            PaperError::Small => sentence!("fault-paper-small"),
        }
    }
}

impl std::error::Error for PaperError {}

/// A rectangle on a page.
#[derive(Copy, Clone, Debug)]
pub(super) struct Area {
    pub(super) left: f32,
    pub(super) bottom: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Area {
    pub(super) fn top(&self) -> f32 {
        self.bottom + self.height
    }

    /// What is left below a strip at the top.
    pub(super) fn below(self, height: f32) -> Area {
        Area { height: self.height - height, ..self }
    }

    /// What is left above a strip at the bottom.
    pub(super) fn above(self, height: f32) -> Area {
        Area { bottom: self.bottom + height, height: self.height - height, ..self }
    }

    /// Room for grids in columns and rows, each below a band for its heading: their side, and the lower left
    /// corner of each. What is left over is shared out evenly, so that the grids fill the page.
    pub(super) fn grids(
        self,
        [columns, rows]: [usize; 2],
        band: f32,
        gap: f32,
    ) -> (f32, Vec<[f32; 2]>) {
        let wide = (self.width + gap) / columns as f32;
        let high = (self.height + gap) / rows as f32;
        let side = (wide - gap).min(high - gap - band);
        let over = [wide - gap - side, high - gap - band - side];
        let place = |index: usize| {
            let (column, row) = ((index % columns) as f32, (index / columns) as f32);
            [
                self.left + column * wide + over[0] / 2.0,
                self.top() - row * high - over[1] / 2.0 - band - side,
            ]
        };
        (side, (0..columns * rows).map(place).collect())
    }
}
