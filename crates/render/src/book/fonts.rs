//! The fonts of a booklet. The file embeds only the glyphs in use, which keeps it
//! small, and maps each to its character, so that the text can be searched and copied.

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Finish, Name, Pdf, Rect, Ref, Str};
use subsetter::{GlyphRemapper, subset};

use super::BookError;
use super::typeface::{BookFont, table_of};
use crate::font::{Font as Face, Glyph, Metrics, Placed, Weight};

/// It shows only where a word is broken, so never here.
const SOFT_HYPHEN: char = '\u{ad}';

impl Weight {
    /// The resource name on the pages.
    fn key(self) -> Name<'static> {
        match self {
            Weight::Regular => Name(b"R"),
            Weight::Bold => Name(b"B"),
        }
    }
}

/// The resource name of the font from outside.
const OWN: Name<'static> = Name(b"O");

/// Text in the codes of a font, in pieces. Each begins so many thousandths of the font size further left than the last
/// one ends.
type Pieces = Vec<(f32, Vec<u8>)>;

/// The parts of the fonts that a file uses.
pub(super) struct Fonts {
    built_in: [Font; 2],
    /// The font from outside, for what these lack.
    own: Option<Font>,
}

impl Fonts {
    pub(super) fn new(own: Option<&BookFont>) -> Fonts {
        Fonts {
            built_in: Weight::ALL.map(|weight| Font::new(Source::BuiltIn(weight, weight.font()))),
            own: own.map(|font| Font::new(Source::Own(font.clone()))),
        }
    }

    /// The width of a text at a font size.
    pub(super) fn width(&self, weight: Weight, text: &str, size: f32) -> f32 {
        let widths = self.runs(text).into_iter().map(|(run, is_own)| {
            let font = self.own.as_ref().filter(|_| is_own);
            font.unwrap_or(&self.built_in[weight as usize]).width(run, size)
        });
        widths.sum()
    }

    /// A text in the codes of the file, in runs, each with the resource name of its font.
    pub(super) fn encode(&mut self, weight: Weight, text: &str) -> Vec<(Name<'static>, Pieces)> {
        let runs = self.runs(text).into_iter().map(|(run, is_own)| {
            match self.own.as_mut().filter(|_| is_own) {
                Some(font) => (OWN, font.encode(run)),
                None => (weight.key(), self.built_in[weight as usize].encode(run)),
            }
        });
        runs.collect()
    }

    /// The longest parts of a text in one font, each with whether that is the one from outside.
    fn runs<'t>(&self, text: &'t str) -> Vec<(&'t str, bool)> {
        let Some(own) = &self.own else { return vec![(text, false)] };
        let is_own = |c: char| {
            c != SOFT_HYPHEN
                && self.built_in.iter().any(|it| it.source.glyph(c).is_none())
                && own.source.glyph(c).is_some()
        };
        let mut runs: Vec<(&str, bool)> = Vec::new();
        let mut start = 0;
        for (at, c) in text.char_indices() {
            let end = at + c.len_utf8();
            match runs.last_mut().filter(|(_, its)| *its == is_own(c)) {
                Some((run, _)) => *run = &text[start..end],
                None => {
                    start = at;
                    runs.push((&text[at..end], is_own(c)));
                }
            }
        }
        runs
    }

    /// Writes the used part of each font into the file, and returns the resource names and objects.
    pub(super) fn embed(
        &self,
        pdf: &mut Pdf,
        reference: &mut impl FnMut() -> Ref,
    ) -> Result<Vec<(Name<'static>, Ref)>, BookError> {
        let built_in = Weight::ALL.map(Weight::key).into_iter().zip(&self.built_in);
        let own = self.own.iter().filter(|it| !it.characters.is_empty()).map(|it| (OWN, it));
        built_in.chain(own).map(|(key, font)| Ok((key, font.embed(pdf, reference)?))).collect()
    }
}

/// Where glyphs are from.
enum Source {
    BuiltIn(Weight, Face<'static>),
    Own(BookFont),
}

impl Source {
    fn glyph(&self, c: char) -> Option<Glyph> {
        match self {
            Source::BuiltIn(_, face) => face.glyph(c),
            Source::Own(font) => font.glyph(c),
        }
    }

    fn advance(&self, glyph: Glyph) -> f64 {
        match self {
            Source::BuiltIn(_, face) => face.advance(glyph),
            Source::Own(font) => font.advance(glyph),
        }
    }

    /// The glyphs of a line of text, and its width. A font from outside is not kerned.
    fn line(&self, text: &str) -> (Vec<Placed>, f64) {
        let font = match self {
            Source::BuiltIn(_, face) => return face.line(text),
            Source::Own(font) => font,
        };
        let (mut glyphs, mut end) = (Vec::new(), 0.0);
        for character in text.chars() {
            let glyph = font.glyph(character).unwrap_or(0);
            glyphs.push(Placed { character, glyph, x: end });
            end += font.advance(glyph);
        }
        (glyphs, end)
    }

    fn metrics(&self) -> Metrics {
        match self {
            Source::BuiltIn(_, face) => face.metrics(),
            Source::Own(font) => font.metrics(),
        }
    }

    fn data(&self) -> &[u8] {
        match self {
            Source::BuiltIn(weight, _) => weight.data(),
            Source::Own(font) => font.data(),
        }
    }

    /// Whether the outlines are of PostScript, where the code of a character in the file is that of its glyph.
    fn is_postscript(&self) -> bool {
        matches!(self, Source::Own(font) if font.is_postscript)
    }
}

/// The part of a font that a file uses.
pub(super) struct Font {
    source: Source,
    /// The characters in use. Their positions, from 1, are their codes in the file: letters that look alike in
    /// two alphabets share a glyph but not a code.
    characters: Vec<char>,
}

impl Font {
    fn new(source: Source) -> Font {
        Font { source, characters: Vec::new() }
    }

    fn width(&self, text: &str, size: f32) -> f32 {
        self.source.line(text).1 as f32 * size
    }

    fn encode(&mut self, text: &str) -> Pieces {
        let mut pieces = Pieces::new();
        let mut end = 0.0;
        for placed in self.source.line(text).0 {
            let back = thousandths(end - placed.x).round();
            let code = self.code(placed.character).to_be_bytes();
            match pieces.last_mut() {
                Some((_, codes)) if back == 0.0 => codes.extend(code),
                _ => pieces.push((back, code.to_vec())),
            }
            end = placed.x + self.source.advance(placed.glyph);
        }
        pieces
    }

    fn code(&mut self, c: char) -> u16 {
        let is_same = |it: char| match self.source.is_postscript() {
            true => self.glyph(it) == self.glyph(c),
            false => it == c,
        };
        let known = self.characters.iter().position(|it| is_same(*it));
        let place = known.unwrap_or_else(|| {
            self.characters.push(c);
            self.characters.len() - 1
        });
        place as u16 + 1
    }

    fn glyph(&self, c: char) -> Glyph {
        self.source.glyph(c).unwrap_or(0)
    }

    /// The width in thousandths of the font size.
    fn advance(&self, c: char) -> f32 {
        thousandths(self.source.advance(self.glyph(c)))
    }

    /// Writes the glyphs used, their widths and their characters.
    fn embed(&self, pdf: &mut Pdf, reference: &mut impl FnMut() -> Ref) -> Result<Ref, BookError> {
        let [id, cid_id, descriptor_id, data_id, glyphs_id, text_id] =
            [(); 6].map(|()| reference());
        let Subset { data, glyphs } = self.subset().ok_or(BookError::Font)?;
        let codes = || (1u16..).zip(&self.characters);
        let mut text = UnicodeCmap::new(Name(b"Characters"), IDENTITY);
        codes().for_each(|(code, &c)| text.pair(code, c));
        let glyphs: Vec<u8> = glyphs.into_iter().flat_map(u16::to_be_bytes).collect();
        let name = self.name();

        pdf.type0_font(id)
            .base_font(Name(&name))
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid_id)
            .to_unicode(text_id);
        let mut font = pdf.cid_font(cid_id);
        let is_postscript = self.source.is_postscript();
        font.subtype(if is_postscript { CidFontType::Type0 } else { CidFontType::Type2 })
            .base_font(Name(&name))
            .system_info(IDENTITY)
            .font_descriptor(descriptor_id);
        if !is_postscript {
            font.cid_to_gid_map_stream(glyphs_id);
        }
        font.widths().consecutive(1, codes().map(|(_, &c)| self.advance(c)));
        drop(font);
        let Metrics { bounds, ascent, descent, cap_height } = self.source.metrics();
        let [left, bottom, right, top] = bounds.map(thousandths);
        let mut descriptor = pdf.font_descriptor(descriptor_id);
        descriptor
            .name(Name(&name))
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(thousandths(ascent))
            .descent(thousandths(descent))
            .cap_height(thousandths(cap_height))
            .stem_v(if self.is_bold() { 140.0 } else { 80.0 });
        match is_postscript {
            true => descriptor.font_file3(data_id),
            false => descriptor.font_file2(data_id),
        };
        descriptor.finish();
        match is_postscript {
            true => {
                pdf.stream(data_id, &data).pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
            }
            false => {
                pdf.stream(data_id, &data).pair(Name(b"Length1"), data.len() as i32);
                pdf.stream(glyphs_id, &glyphs);
            }
        }
        pdf.cmap(text_id, &text.finish());
        Ok(id)
    }

    fn is_bold(&self) -> bool {
        matches!(self.source, Source::BuiltIn(Weight::Bold, _))
    }

    /// The glyphs used; none if the font is not sound.
    fn subset(&self) -> Option<Subset> {
        let mut kept = GlyphRemapper::new();
        let glyphs = self.characters.iter().map(|&c| kept.remap(self.glyph(c)));
        // Code 0 is no character, like glyph 0.
        let glyphs = std::iter::once(0).chain(glyphs).collect();
        let data = subset(self.source.data(), 0, &kept).ok()?;
        let data = match self.source.is_postscript() {
            true => table_of(&data, b"CFF ")?.to_vec(),
            false => data,
        };
        Some(Subset { data, glyphs })
    }

    /// The name, prefixed by six letters that identify this subset of glyphs.
    fn name(&self) -> Vec<u8> {
        let mix = |sum: u32, c: &char| sum.wrapping_mul(31).wrapping_add(u32::from(*c));
        let mut sum = self.characters.iter().fold(7, mix);
        let mut name = [(); 6].map(|()| {
            let letter = b'A' + (sum % 26) as u8;
            sum /= 26;
            letter
        });
        name.reverse();
        let font: &[u8] = match self.source {
            Source::BuiltIn(Weight::Regular, _) => b"+Roboto-Regular",
            Source::BuiltIn(Weight::Bold, _) => b"+Roboto-Bold",
            Source::Own(_) => b"+Other",
        };
        [&name, font].concat()
    }
}

fn thousandths(length: f64) -> f32 {
    (length * 1000.0) as f32
}

/// A font file with a subset of the glyphs of another.
struct Subset {
    data: Vec<u8>,
    /// The glyph of each code.
    glyphs: Vec<u16>,
}

/// The mapping from codes to glyphs is the identity.
const IDENTITY: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

#[cfg(test)]
mod tests;
