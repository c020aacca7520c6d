//! [`Font`]: the built-in fonts: which characters they have, how wide those are, and their outlines.
//!
//! This reads what the fonts in `fonts/` consist of and nothing more: TrueType outlines, characters of the Basic
//! Multilingual Plane, pair kerning. The bytes are trusted, as they are part of the program: the tests read all
//! glyphs of both fonts.

mod kerning;
#[cfg(any(feature = "png", test))]
mod outline;

use std::fmt;

use ergodoku_core::{Sentence, sentence};

/// The available fonts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    Regular,
    Bold,
}

impl Weight {
    pub(crate) const ALL: [Weight; 2] = [Weight::Regular, Weight::Bold];

    /// The font file; see `fonts/README.md`.
    pub(crate) const fn data(self) -> &'static [u8] {
        match self {
            Weight::Regular => include_bytes!("../../fonts/Roboto-Regular.ttf"),
            Weight::Bold => include_bytes!("../../fonts/Roboto-Bold.ttf"),
        }
    }

    pub(crate) fn font(self) -> Font<'static> {
        Font::new(self.data())
    }
}

/// A font file.
#[derive(Copy, Clone)]
pub(crate) struct Font<'a>(&'a [u8]);

/// The number of a glyph in its font. Glyph 0 is for missing characters.
pub(crate) type Glyph = u16;

/// A glyph in a line of text.
pub(crate) struct Placed {
    #[cfg(feature = "pdf")]
    pub(crate) character: char,
    pub(crate) glyph: Glyph,
    /// The distance from the start of the line, relative to the font size.
    pub(crate) x: f64,
}

impl<'a> Font<'a> {
    pub(crate) const fn new(data: &'a [u8]) -> Font<'a> {
        Font(data)
    }

    /// A part of the file by its name, empty if the file lacks it.
    fn table(&self, tag: &[u8; 4]) -> &'a [u8] {
        let mut entries = self.0[12..].chunks_exact(16).take(u16_at(self.0, 4).into());
        let entry = entries.find(|entry| entry.starts_with(tag));
        entry.map_or(&[], |entry| {
            let [start, length] = [8, 12].map(|at| u32_at(entry, at) as usize);
            &self.0[start..start + length]
        })
    }

    /// The map from characters to glyphs.
    fn map(&self) -> Option<&'a [u8]> {
        let maps = self.table(b"cmap");
        let mut entries = maps.get(4..)?.chunks_exact(8);
        // Platform 3, encoding 1: Windows, Unicode. The fonts have it in format 4.
        let entry = entries.find(|entry| entry.starts_with(&[0, 3, 0, 1]))?;
        Some(&maps[u32_at(entry, 4) as usize..])
    }

    /// The glyph of a character, if the font has it.
    pub(crate) fn glyph(&self, character: char) -> Option<Glyph> {
        let code = u16::try_from(u32::from(character)).ok()?;
        let map = self.map()?;
        let twice = usize::from(u16_at(map, 6));
        // Four arrays with an entry for each run of characters; the first is followed by two bytes.
        let [ends, starts, deltas, offsets] =
            [14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice].map(|start| &map[start..]);
        let run = (0..twice).step_by(2).find(|&run| u16_at(ends, run) >= code)?;
        let into = code.checked_sub(u16_at(starts, run))?;
        let glyph = match u16_at(offsets, run) {
            0 => code.wrapping_add(u16_at(deltas, run)),
            offset => match u16_at(offsets, run + usize::from(offset) + 2 * usize::from(into)) {
                0 => 0,
                glyph => glyph.wrapping_add(u16_at(deltas, run)),
            },
        };
        (glyph > 0).then_some(glyph)
    }

    /// The width of a glyph relative to the font size.
    pub(crate) fn advance(&self, glyph: Glyph) -> f64 {
        let wide = u16_at(self.table(b"hhea"), 34); // all others are as wide as the last of these
        self.scaled(u16_at(self.table(b"hmtx"), 4 * usize::from(glyph.min(wide - 1))))
    }

    /// The glyphs of a line of text, moved together or apart by the font's kerning, and the line's width. A
    /// character that the font lacks gets glyph 0. Soft hyphens show only where a word is broken, so never here.
    pub(crate) fn line(&self, text: &str) -> (Vec<Placed>, f64) {
        let mut glyphs: Vec<Placed> = Vec::new();
        let mut end = 0.0;
        for character in text.chars().filter(|&c| c != '\u{ad}') {
            let glyph = self.glyph(character).unwrap_or(0);
            if let Some(last) = glyphs.last() {
                end += self.kerning(last.glyph, glyph);
            }
            glyphs.push(Placed {
                #[cfg(feature = "pdf")]
                character,
                glyph,
                x: end,
            });
            end += self.advance(glyph);
        }
        (glyphs, end)
    }

    /// A length in units of the font, relative to the font size.
    fn scaled(&self, length: impl Into<f64>) -> f64 {
        length.into() / f64::from(u16_at(self.table(b"head"), 18))
    }
}

/// What a PDF says about a font, relative to the font size.
#[cfg(feature = "pdf")]
#[derive(Copy, Clone)]
pub(crate) struct Metrics {
    /// Left, bottom, right, top of all glyphs.
    pub(crate) bounds: [f64; 4],
    pub(crate) ascent: f64,
    pub(crate) descent: f64,
    pub(crate) cap_height: f64,
}

#[cfg(feature = "pdf")]
impl Font<'_> {
    pub(crate) fn metrics(&self) -> Metrics {
        let scaled = |tag, at| self.scaled(i16_at(self.table(tag), at));
        Metrics {
            bounds: [36, 38, 40, 42].map(|at| scaled(b"head", at)),
            ascent: scaled(b"hhea", 4),
            descent: scaled(b"hhea", 6),
            cap_height: scaled(b"OS/2", 88),
        }
    }
}

/// Characters that the built-in fonts lack, so that they cannot be in a PNG or a PDF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingCharacters {
    /// The characters, each once, in the order of the text.
    pub characters: Vec<char>,
}

impl MissingCharacters {
    /// Checks that both fonts have all characters of a text.
    pub(crate) fn check(text: &str) -> Result<(), MissingCharacters> {
        let fonts = Weight::ALL.map(Weight::font);
        let mut characters = Vec::new();
        for c in text.chars() {
            let is_missing = fonts.iter().any(|font| font.glyph(c).is_none());
            if is_missing && !characters.contains(&c) {
                characters.push(c);
            }
        }
        match characters.is_empty() {
            true => Ok(()),
            false => Err(MissingCharacters { characters }),
        }
    }
}

impl fmt::Display for MissingCharacters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&MissingCharacters> for Sentence {
    fn from(missing: &MissingCharacters) -> Sentence {
        sentence!("fault-characters", characters = listed(&missing.characters))
    }
}

/// The first few of some characters, each with its number.
pub(crate) fn listed(characters: &[char]) -> Sentence {
    const MOST: usize = 5;
    let shown = characters.iter().take(MOST).map(|&character| {
        let code = u32::from(character);
        // Control and combining characters are shown by number.
        match character.escape_debug().len() {
            1 => format!("`{character}` (U+{code:04X})"),
            _ => format!("U+{code:04X}"),
        }
    });
    let shown = Sentence::from(shown.collect::<Vec<_>>().join(", "));
    match characters.len().saturating_sub(MOST) {
        0 => shown,
        count => sentence!("fault-characters-more", characters = shown, count),
    }
}

impl std::error::Error for MissingCharacters {}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_be_bytes([bytes[at], bytes[at + 1]])
}

fn i16_at(bytes: &[u8], at: usize) -> i16 {
    u16_at(bytes, at).cast_signed()
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from(u16_at(bytes, at)) << 16 | u32::from(u16_at(bytes, at + 2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Segment;

    /// A length in units of the font, which has 2048 in its size.
    fn units(length: f64) -> f64 {
        length * 2048.0
    }

    #[test]
    fn characters_have_their_widths() {
        let [regular, bold] = Weight::ALL.map(|weight| {
            let font = weight.font();
            move |c| units(font.advance(font.glyph(c).unwrap()))
        });
        assert_eq!(['5', 'W', '.', 'é', 'Щ'].map(regular), [1151.0, 1817.0, 540.0, 1086.0, 1984.0]);
        assert_eq!(['5', 'W', '.', 'é', 'Щ'].map(bold), [1175.0, 1792.0, 596.0, 1107.0, 2092.0]);
        for weight in Weight::ALL {
            for c in ['数', '\u{301}', '\n', '🧩'] {
                assert_eq!(weight.font().glyph(c), None, "{c:?}");
            }
        }
    }

    #[test]
    fn pairs_are_kerned() {
        let kerning = |weight: Weight, text: &str| {
            let font = weight.font();
            let alone = text.chars().map(|c| font.line(&c.to_string()).1).sum::<f64>();
            units(font.line(text).1 - alone).round()
        };
        for (text, regular, bold) in [
            ("AV", -87.0, -77.0),
            ("To", -99.0, -208.0),
            ("r.", -123.0, -173.0),
            ("11", 0.0, 0.0),
            ("ГД", -174.0, -157.0),
        ] {
            assert_eq!(kerning(Weight::Regular, text), regular, "{text}");
            assert_eq!(kerning(Weight::Bold, text), bold, "{text}");
        }
        let font = Weight::Regular.font();
        assert_eq!(font.line("co\u{ad}op").1, font.line("coop").1);
    }

    #[test]
    fn a_capital_i_is_a_rectangle() {
        let font = Weight::Regular.font();
        let outline = font.outline(font.glyph('I').unwrap()).0;
        let [left, right, top] = [183.0, 376.0, 1456.0].map(|it| it / 2048.0);
        assert_eq!(
            outline,
            [
                Segment::Move([right, top]),
                Segment::Line([right, 0.0]),
                Segment::Line([left, 0.0]),
                Segment::Line([left, top]),
                Segment::Close,
            ]
        );
    }

    #[test]
    fn an_accented_letter_consists_of_the_letter_and_the_accent() {
        let font = Weight::Regular.font();
        let [letter, accented] = ['e', 'é'].map(|c| font.outline(font.glyph(c).unwrap()).0);
        let top = |outline: &[Segment]| {
            let end = |segment: &Segment| match *segment {
                Segment::Move(to) | Segment::Line(to) | Segment::Curve(_, to) => to[1],
                Segment::Close => 0.0,
            };
            outline.iter().map(end).fold(0.0, f64::max)
        };
        assert_eq!(accented[..letter.len()], letter);
        assert!(top(&accented) > top(&letter) + 0.15);
    }

    #[test]
    fn all_outlines_lie_within_the_bounds_of_the_font() {
        for weight in Weight::ALL {
            let font = weight.font();
            let bounds = [36, 38, 40, 42].map(|at| font.scaled(i16_at(font.table(b"head"), at)));
            let mut blank = 0;
            for glyph in 0..u16_at(font.table(b"hhea"), 34) {
                let outline = font.outline(glyph).0;
                blank += usize::from(outline.is_empty());
                for segment in outline {
                    let (Segment::Move(to) | Segment::Line(to) | Segment::Curve(_, to)) = segment
                    else {
                        continue;
                    };
                    let inside =
                        |axis: usize| (bounds[axis]..=bounds[axis + 2]).contains(&to[axis]);
                    assert!(inside(0) && inside(1), "{weight:?}, glyph {glyph}: {to:?}");
                }
            }
            assert!((1..10).contains(&blank), "{blank} glyphs are blank");
        }
    }
}
