//! The fonts of a booklet, and text that they can show. The file embeds only the glyphs in use, which keeps it
//! small, and maps each to its character, so that the text can be searched and copied.

use std::str::FromStr;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Name, Pdf, Rect, Ref, Str};
use subsetter::{GlyphRemapper, subset};

use crate::font::{Font as Face, Glyph, Metrics, MissingCharacters, Weight};

/// Text that the fonts of a booklet can show: Latin, Greek and Cyrillic letters, digits, punctuation.
///
/// ```
/// use ergodoku_render::BookText;
///
/// let title: BookText = "Судоку — Édition Ω".parse()?;
/// let error = "Sudoku 数独".parse::<BookText>().unwrap_err();
/// assert_eq!(error.characters, ['数', '独']);
/// # Ok::<(), ergodoku_render::MissingCharacters>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookText(String);

impl BookText {
    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for BookText {
    type Err = MissingCharacters;

    /// Accepts a text if both fonts have all of its characters.
    fn from_str(text: &str) -> Result<BookText, MissingCharacters> {
        MissingCharacters::check(text).map(|()| BookText(text.to_string()))
    }
}

impl Weight {
    /// The resource name on the pages.
    pub(super) fn key(self) -> Name<'static> {
        match self {
            Weight::Regular => Name(b"R"),
            Weight::Bold => Name(b"B"),
        }
    }
}

/// The parts of both fonts that a file uses.
pub(super) struct Fonts([Font; 2]);

impl Fonts {
    pub(super) fn new() -> Fonts {
        Fonts(Weight::ALL.map(Font::new))
    }

    /// The font of a weight.
    pub(super) fn of(&mut self, weight: Weight) -> &mut Font {
        &mut self.0[weight as usize]
    }

    /// Writes the used part of each font into the file, and returns the resource names and objects.
    pub(super) fn embed(
        &self,
        pdf: &mut Pdf,
        reference: &mut impl FnMut() -> Ref,
    ) -> [(Name<'static>, Ref); 2] {
        [0, 1].map(|it| (Weight::ALL[it].key(), self.0[it].embed(pdf, reference)))
    }
}

/// The part of a font that a file uses.
pub(super) struct Font {
    weight: Weight,
    face: Face<'static>,
    /// The characters in use. Their positions, from 1, are their codes in the file: letters that look alike in
    /// two alphabets share a glyph but not a code.
    characters: Vec<char>,
}

impl Font {
    fn new(weight: Weight) -> Font {
        Font { weight, face: weight.font(), characters: Vec::new() }
    }

    /// The width of a text at a font size.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        self.face.line(text).1 as f32 * size
    }

    /// The text in the codes of the file, in pieces. Each begins so many thousandths of the font size further left
    /// than the last one ends.
    pub(super) fn encode(&mut self, text: &str) -> Vec<(f32, Vec<u8>)> {
        let mut pieces: Vec<(f32, Vec<u8>)> = Vec::new();
        let mut end = 0.0;
        for placed in self.face.line(text).0 {
            let back = thousandths(end - placed.x).round();
            let code = self.code(placed.character).to_be_bytes();
            match pieces.last_mut() {
                Some((_, codes)) if back == 0.0 => codes.extend(code),
                _ => pieces.push((back, code.to_vec())),
            }
            end = placed.x + self.face.advance(placed.glyph);
        }
        pieces
    }

    fn code(&mut self, c: char) -> u16 {
        let known = self.characters.iter().position(|it| *it == c);
        let place = known.unwrap_or_else(|| {
            self.characters.push(c);
            self.characters.len() - 1
        });
        place as u16 + 1
    }

    fn glyph(&self, c: char) -> Glyph {
        self.face.glyph(c).unwrap_or(0)
    }

    /// The width in thousandths of the font size.
    fn advance(&self, c: char) -> f32 {
        thousandths(self.face.advance(self.glyph(c)))
    }

    /// Writes the glyphs used, their widths and their characters.
    fn embed(&self, pdf: &mut Pdf, reference: &mut impl FnMut() -> Ref) -> Ref {
        let [id, cid_id, descriptor_id, data_id, glyphs_id, text_id] =
            [(); 6].map(|()| reference());
        let Subset { data, glyphs } = self.subset();
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
        font.subtype(CidFontType::Type2)
            .base_font(Name(&name))
            .system_info(IDENTITY)
            .font_descriptor(descriptor_id)
            .cid_to_gid_map_stream(glyphs_id);
        font.widths().consecutive(1, codes().map(|(_, &c)| self.advance(c)));
        drop(font);
        let Metrics { bounds, ascent, descent, cap_height } = self.face.metrics();
        let [left, bottom, right, top] = bounds.map(thousandths);
        pdf.font_descriptor(descriptor_id)
            .name(Name(&name))
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(thousandths(ascent))
            .descent(thousandths(descent))
            .cap_height(thousandths(cap_height))
            .stem_v(if self.weight == Weight::Bold { 140.0 } else { 80.0 })
            .font_file2(data_id);
        pdf.stream(data_id, &data).pair(Name(b"Length1"), data.len() as i32);
        pdf.stream(glyphs_id, &glyphs);
        pdf.cmap(text_id, &text.finish());
        id
    }

    /// The glyphs used.
    fn subset(&self) -> Subset {
        let mut kept = GlyphRemapper::new();
        let glyphs = self.characters.iter().map(|&c| kept.remap(self.glyph(c)));
        // Code 0 is no character, like glyph 0.
        let glyphs = std::iter::once(0).chain(glyphs).collect();
        let data = subset(self.weight.data(), 0, &kept).expect("the font built in is sound");
        Subset { data, glyphs }
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
        let weight: &[u8] = match self.weight {
            Weight::Regular => b"+Roboto-Regular",
            Weight::Bold => b"+Roboto-Bold",
        };
        [&name, weight].concat()
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
mod tests {
    use super::*;

    #[test]
    fn both_fonts_have_the_letters_of_european_languages() {
        for text in [
            "The quick brown fox — “jumps” ‘over’ the lazy dog… 1234567890 €£ №5",
            "Příliš žluťoučký kůň, Łódź, Győr, İstanbul, Þór, ſtraße ẞ, Việt Nam",
            "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, Ω",
            "Съешь же ещё этих мягких французских булок; їжак, ђак, ѓон",
        ] {
            assert_eq!(text.parse(), Ok(BookText(text.to_string())), "{text}");
        }
    }

    #[test]
    fn what_the_fonts_lack_is_named() {
        for (text, told) in [
            ("Ω 数独数", "`数` (U+6570), `独` (U+72EC) cannot be printed"),
            (
                "いろはにほへと",
                "`い` (U+3044), `ろ` (U+308D), `は` (U+306F), `に` (U+306B), `ほ` (U+307B) and 2 more cannot",
            ),
            ("a\u{1b}]0;b", "U+001B cannot"),
            ("two\nlines", "U+000A cannot"),
            ("e\u{301}", "U+0301 cannot"),
            ("\u{202e}", "U+202E cannot"),
        ] {
            let error = text.parse::<BookText>().unwrap_err().to_string();
            assert!(error.starts_with(told), "{error}");
        }
    }

    #[test]
    fn every_code_shows_its_character() {
        for weight in Weight::ALL {
            let mut font = Font::new(weight);
            font.encode("Sudoku — Édition Ω, Судоку 123456789");
            let Subset { data, glyphs } = font.subset();
            let part = Face::new(&data);
            assert_eq!(glyphs.len(), font.characters.len() + 1);
            for (&glyph, &c) in glyphs[1..].iter().zip(&font.characters) {
                let shown = part.outline(glyph).0;
                assert_eq!(shown, font.face.outline(font.glyph(c)).0, "{c}");
                assert_eq!(shown.is_empty(), c == ' ');
            }
            assert!(data.len() < weight.data().len() / 2);
        }
    }

    #[test]
    fn letters_alike_have_codes_of_their_own() {
        let mut font = Font::new(Weight::Regular);
        assert_eq!(font.encode("AАA"), [(0.0, vec![0, 1, 0, 2, 0, 1])]);
    }

    #[test]
    fn pairs_of_letters_are_kerned() {
        let mut font = Font::new(Weight::Regular);
        // 99 of the 2048 units of the font.
        assert_eq!(font.encode("To"), [(0.0, vec![0, 1]), (48.0, vec![0, 2])]);
        let apart = font.width("T", 100.0) + font.width("o", 100.0);
        assert!((font.width("To", 100.0) - (apart - 4.83)).abs() < 0.01);
    }
}
