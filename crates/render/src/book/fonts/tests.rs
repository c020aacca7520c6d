//! Each code of an embedded font shows its character.

use super::*;

#[test]
fn every_code_shows_its_character() {
    for weight in Weight::ALL {
        let mut font = Font::new(Source::BuiltIn(weight, weight.font()));
        font.encode("Sudoku — Édition Ω, Судоку 123456789");
        let Subset { data, glyphs } = font.subset().unwrap();
        let part = Face::new(&data);
        assert_eq!(glyphs.len(), font.characters.len() + 1);
        for (&glyph, &c) in glyphs[1..].iter().zip(&font.characters) {
            let shown = part.outline(glyph).0;
            assert_eq!(shown, weight.font().outline(font.glyph(c)).0, "{c}");
            assert_eq!(shown.is_empty(), c == ' ');
        }
        assert!(data.len() < weight.data().len() / 2);
    }
}

/// Draws an outline as SVG does.
#[derive(Default)]
struct Drawn(String);

impl ttf_parser::OutlineBuilder for Drawn {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0 += &format!("M{x} {y} ");
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0 += &format!("L{x} {y} ");
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0 += &format!("Q{x1} {y1} {x} {y} ");
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0 += &format!("C{x1} {y1} {x2} {y2} {x} {y} ");
    }

    fn close(&mut self) {
        self.0 += "Z";
    }
}

/// A font with PostScript outlines: a square, a triangle and a drop.
const SHAPES: &[u8] = include_bytes!("../../../tests/shapes.otf");

#[test]
fn every_code_shows_its_character_in_postscript_outlines() {
    let own = BookFont::new(SHAPES).unwrap();
    let mut font = Font::new(Source::Own(own.clone()));
    font.encode("漢数");
    let Subset { data, glyphs } = font.subset().unwrap();
    let whole = ttf_parser::Face::parse(SHAPES, 0).unwrap();
    let part = ttf_parser::cff::Table::parse(&data).unwrap();
    assert_eq!(part.number_of_glyphs(), 3, "the triangle is not used");
    assert_eq!(glyphs.len(), 3);
    for (&glyph, c) in glyphs[1..].iter().zip("漢数".chars()) {
        let (mut shown, mut drawn) = (Drawn::default(), Drawn::default());
        part.outline(ttf_parser::GlyphId(glyph), &mut shown).unwrap();
        whole.outline_glyph(whole.glyph_index(c).unwrap(), &mut drawn).unwrap();
        assert_eq!(shown.0, drawn.0, "{c}");
        assert!(shown.0.ends_with('Z') && (c == '漢') == shown.0.contains('C'));
    }
}

fn regular() -> Font {
    Font::new(Source::BuiltIn(Weight::Regular, Weight::Regular.font()))
}

#[test]
fn letters_alike_have_codes_of_their_own() {
    let mut font = regular();
    assert_eq!(font.encode("AАA"), [(0.0, vec![0, 1, 0, 2, 0, 1])]);
}

#[test]
fn pairs_of_letters_are_kerned() {
    let mut font = regular();
    // 99 of the 2048 units of the font.
    assert_eq!(font.encode("To"), [(0.0, vec![0, 1]), (48.0, vec![0, 2])]);
    let apart = font.width("T", 100.0) + font.width("o", 100.0);
    assert!((font.width("To", 100.0) - (apart - 4.83)).abs() < 0.01);
}
