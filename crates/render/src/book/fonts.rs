//! The fonts of a booklet, and text that they can show. The file embeds only the glyphs in use, which keeps it
//! small, and maps each to its character, so that the text can be searched and copied.

use std::fmt;
use std::str::FromStr;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Name, Pdf, Rect, Ref, Str};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use subsetter::{GlyphRemapper, subset};

/// Text that the fonts of a booklet can show: Latin, Greek and Cyrillic letters, digits, punctuation.
///
/// ```
/// use ergodoku_render::BookText;
///
/// let title: BookText = "Судоку — Édition Ω".parse()?;
/// let error = "数独".parse::<BookText>().unwrap_err();
/// assert_eq!(error.character, '数');
/// # Ok::<(), ergodoku_render::BookTextError>(())
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
    type Err = BookTextError;

    /// Accepts a text if both fonts have all of its characters. The error names the first missing one.
    fn from_str(text: &str) -> Result<BookText, BookTextError> {
        let maps = Weight::ALL.map(|weight| weight.face().charmap());
        let is_missing = |c: &char| maps.iter().any(|map| map.map(*c).is_none());
        match text.chars().find(is_missing) {
            Some(character) => Err(BookTextError { character }),
            None => Ok(BookText(text.to_string())),
        }
    }
}

/// A character that the fonts of a booklet lack.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BookTextError {
    /// The character.
    pub character: char,
}

impl fmt::Display for BookTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = u32::from(self.character);
        // Control and combining characters are shown by number.
        match self.character.escape_debug().len() {
            1 => write!(f, "`{}` (U+{code:04X})", self.character),
            _ => write!(f, "U+{code:04X}"),
        }?;
        write!(f, " cannot be printed: the font has Latin, Greek and Cyrillic letters")
    }
}

impl std::error::Error for BookTextError {}

/// The available fonts.
#[derive(Copy, Clone, PartialEq)]
pub(super) enum Weight {
    Regular,
    Bold,
}

impl Weight {
    const ALL: [Weight; 2] = [Weight::Regular, Weight::Bold];

    fn data(self) -> &'static [u8] {
        match self {
            Weight::Regular => include_bytes!("../../fonts/Roboto-Regular.ttf"),
            Weight::Bold => include_bytes!("../../fonts/Roboto-Bold.ttf"),
        }
    }

    fn face(self) -> FontRef<'static> {
        FontRef::new(self.data()).expect("the font built in is sound")
    }

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
    face: FontRef<'static>,
    /// The characters in use. Their positions, from 1, are their codes in the file: letters that look alike in
    /// two alphabets share a glyph but not a code.
    characters: Vec<char>,
}

impl Font {
    fn new(weight: Weight) -> Font {
        Font { weight, face: weight.face(), characters: Vec::new() }
    }

    /// The width of a text at a font size.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        text.chars().map(|c| self.advance(c)).sum::<f32>() * size / 1000.0
    }

    /// The text in the codes of the file.
    pub(super) fn encode(&mut self, text: &str) -> Vec<u8> {
        text.chars().flat_map(|c| self.code(c).to_be_bytes()).collect()
    }

    fn code(&mut self, c: char) -> u16 {
        let known = self.characters.iter().position(|it| *it == c);
        let place = known.unwrap_or_else(|| {
            self.characters.push(c);
            self.characters.len() - 1
        });
        place as u16 + 1
    }

    fn glyph(&self, c: char) -> skrifa::GlyphId {
        self.face.charmap().map(c).unwrap_or_default()
    }

    /// The width in thousandths of the font size.
    fn advance(&self, c: char) -> f32 {
        let metrics = self.face.glyph_metrics(Size::unscaled(), LocationRef::default());
        self.scaled(metrics.advance_width(self.glyph(c)).unwrap_or_default())
    }

    fn metrics(&self) -> skrifa::metrics::Metrics {
        self.face.metrics(Size::unscaled(), LocationRef::default())
    }

    fn scaled(&self, length: f32) -> f32 {
        length * 1000.0 / f32::from(self.metrics().units_per_em)
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
        let metrics = self.metrics();
        let bounds = metrics.bounds.unwrap_or_default();
        let [left, bottom, right, top] = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max]
            .map(|length| self.scaled(length));
        pdf.font_descriptor(descriptor_id)
            .name(Name(&name))
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(self.scaled(metrics.ascent))
            .descent(self.scaled(metrics.descent))
            .cap_height(self.scaled(metrics.cap_height.unwrap_or(metrics.ascent)))
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
        let glyphs = self.characters.iter().map(|&c| kept.remap(self.glyph(c).to_u32() as u16));
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
    use skrifa::outline::DrawSettings;
    use skrifa::outline::pen::SvgPen;

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
            ("Ω 数独", "`数` (U+6570) cannot be printed"),
            ("a\u{1b}]0;b", "U+001B cannot"),
            ("two\nlines", "U+000A cannot"),
            ("e\u{301}", "U+0301 cannot"),
            ("\u{202e}", "U+202E cannot"),
        ] {
            let error = text.parse::<BookText>().unwrap_err().to_string();
            assert!(error.starts_with(told), "{error}");
        }
    }

    /// The outline of a glyph.
    fn outline(face: &FontRef<'_>, glyph: skrifa::GlyphId) -> String {
        let mut pen = SvgPen::default();
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        face.outline_glyphs().get(glyph).expect("a glyph").draw(settings, &mut pen).unwrap();
        pen.to_string()
    }

    #[test]
    fn every_code_shows_its_character() {
        for weight in Weight::ALL {
            let mut font = Font::new(weight);
            font.encode("Sudoku — Édition Ω, Судоку 123456789");
            let Subset { data, glyphs } = font.subset();
            let part = FontRef::new(&data).unwrap();
            assert_eq!(glyphs.len(), font.characters.len() + 1);
            for (&glyph, &c) in glyphs[1..].iter().zip(&font.characters) {
                let shown = outline(&part, u32::from(glyph).into());
                assert_eq!(shown, outline(&font.face, font.glyph(c)), "{c}");
                assert_eq!(shown.is_empty(), c == ' ');
            }
            assert!(data.len() < weight.data().len() / 2);
        }
    }

    #[test]
    fn letters_alike_have_codes_of_their_own() {
        let mut font = Font::new(Weight::Regular);
        assert_eq!(font.encode("AАA"), [0, 1, 0, 2, 0, 1]);
    }
}
