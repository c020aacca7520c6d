//! [`BookFont`]: a font file from outside, for text that the built-in fonts cannot show.
//!
//! Unlike these it is not trusted: every read is checked, and what a booklet needs is read once.

use std::fmt;
use std::sync::Arc;

use ergodoku_core::{Sentence, sentence};

use crate::font::{Glyph, Metrics};

/// A TrueType or OpenType font for text of a [`Book`](super::Book) in scripts that the built-in fonts lack: of a
/// character they share the built-in fonts are used. A booklet has only the glyphs that it shows.
///
/// Each character is shown by its own glyph, one after another from left to right. Scripts in which that would be
/// wrong, such as Arabic and Devanagari, are refused by name.
#[derive(Clone)]
pub struct BookFont {
    data: Arc<[u8]>,
    /// The characters in order, each with its glyph.
    characters: Arc<[(u32, Glyph)]>,
    /// The widths of glyphs; all others are as wide as the last.
    advances: Arc<[u16]>,
    units: f64,
    metrics: Metrics,
    /// Whether the outlines are of PostScript, or else of TrueType.
    pub(super) is_postscript: bool,
}

/// Why a file is no font that a booklet can have.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FontError {
    /// It is no TrueType or OpenType font, or a damaged one.
    Malformed,
    /// It has outlines of another kind, or only pictures.
    Outlines,
    /// Its licence, as noted in the font, forbids to embed it or a part of it.
    Licence,
}

impl fmt::Display for FontError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&FontError> for Sentence {
    fn from(error: &FontError) -> Sentence {
        match error {
            FontError::Malformed => sentence!("fault-font-malformed"),
            FontError::Outlines => sentence!("fault-font-outlines"),
            FontError::Licence => sentence!("fault-font-licence"),
        }
    }
}

impl std::error::Error for FontError {}

/// The bits of `fsType` that forbid what a booklet does: any embedding, that of a part, that of outlines.
const FORBIDDEN: u16 = 0x2 | 0x100 | 0x200;

impl BookFont {
    /// Reads a font file; of a collection, its first font.
    ///
    /// # Errors
    /// Returns an error if it is no such font, or may not be embedded.
    pub fn new(data: impl Into<Arc<[u8]>>) -> Result<BookFont, FontError> {
        let data = data.into();
        let font = BookFont::read(&data).ok_or(FontError::Malformed)?;
        let file = Tables::new(&data).filter(Tables::is_whole).ok_or(FontError::Malformed)?;
        let has_outlines = file.table(b"glyf").is_some() || font.is_postscript;
        if !has_outlines {
            return Err(FontError::Outlines);
        }
        let rights = file.table(b"OS/2").and_then(|table| u16_at(table, 8)).unwrap_or(0);
        match rights & FORBIDDEN {
            0 => Ok(font),
            _ => Err(FontError::Licence),
        }
    }

    /// None if the file is not sound.
    fn read(data: &Arc<[u8]>) -> Option<BookFont> {
        let file = Tables::new(data)?;
        let [head, hhea, hmtx] = [b"head", b"hhea", b"hmtx"].map(|tag| file.table(tag));
        let (head, hhea, hmtx) = (head?, hhea?, hmtx?);
        let units = f64::from(u16_at(head, 18).filter(|it| *it > 0)?);
        let wide = usize::from(u16_at(hhea, 34).filter(|it| *it > 0)?);
        let advances: Option<Vec<u16>> = (0..wide).map(|it| u16_at(hmtx, 4 * it)).collect();
        let count = u16_at(file.table(b"maxp")?, 4)?;
        let scaled = |table: &[u8], at: usize| i16_at(table, at).map(|it| f64::from(it) / units);
        let [left, bottom, right, top] = [36, 38, 40, 42].map(|at| scaled(head, at));
        let ascent = scaled(hhea, 4)?;
        // Older fonts do not say how high capitals are.
        let capital = file.table(b"OS/2").and_then(|table| scaled(table, 88));
        let mut characters = characters(file.table(b"cmap")?)?;
        characters.retain(|(_, glyph)| (1..count).contains(glyph));
        Some(BookFont {
            data: Arc::clone(data),
            characters: characters.into(),
            advances: advances?.into(),
            units,
            metrics: Metrics {
                bounds: [left?, bottom?, right?, top?],
                ascent,
                descent: scaled(hhea, 6)?,
                cap_height: capital.unwrap_or(0.7 * ascent),
            },
            is_postscript: file.table(b"CFF ").is_some(),
        })
    }

    /// The file.
    pub(super) fn data(&self) -> &[u8] {
        &self.data
    }

    /// The glyph of a character, if the font has it.
    pub(super) fn glyph(&self, character: char) -> Option<Glyph> {
        let code = u32::from(character);
        let place = self.characters.binary_search_by_key(&code, |(code, _)| *code).ok()?;
        Some(self.characters[place].1)
    }

    /// The width of a glyph relative to the font size.
    pub(super) fn advance(&self, glyph: Glyph) -> f64 {
        let last = self.advances.len() - 1;
        f64::from(self.advances[usize::from(glyph).min(last)]) / self.units
    }

    pub(super) fn metrics(&self) -> Metrics {
        self.metrics
    }
}

impl fmt::Debug for BookFont {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BookFont of {} characters", self.characters.len())
    }
}

impl PartialEq for BookFont {
    fn eq(&self, other: &BookFont) -> bool {
        self.data == other.data
    }
}

/// A part of a font file by its name.
pub(super) fn table_of<'a>(data: &'a [u8], tag: &[u8; 4]) -> Option<&'a [u8]> {
    Tables::new(data)?.table(tag)
}

/// The directory of a font file.
struct Tables<'a> {
    data: &'a [u8],
    /// Where the font begins: in a collection not at 0.
    start: usize,
}

impl<'a> Tables<'a> {
    fn new(data: &'a [u8]) -> Option<Tables<'a>> {
        let start = match data.get(..4)? {
            b"ttcf" => u32_at(data, 12)? as usize,
            _ => 0,
        };
        let kind = data.get(start..)?.get(..4)?;
        [&[0, 1, 0, 0], b"OTTO", b"true"].contains(&kind.try_into().ok()?).then_some(())?;
        Some(Tables { data, start })
    }

    fn table(&self, tag: &[u8; 4]) -> Option<&'a [u8]> {
        self.content(self.entries()?.find(|entry| entry.starts_with(tag))?)
    }

    /// Whether the file has all tables that it lists.
    fn is_whole(&self) -> bool {
        self.entries().is_some_and(|mut all| all.all(|entry| self.content(entry).is_some()))
    }

    fn entries(&self) -> Option<impl Iterator<Item = &'a [u8]>> {
        let count = usize::from(u16_at(self.data, self.start + 4)?);
        let entries = self.data.get(self.start + 12..)?.get(..16 * count)?;
        Some(entries.chunks_exact(16))
    }

    /// The table that an entry of the directory is about.
    fn content(&self, entry: &[u8]) -> Option<&'a [u8]> {
        let [start, length] = [8, 12].map(|at| u32_at(entry, at));
        self.data.get(start? as usize..)?.get(..length? as usize)
    }
}

/// All characters of the table `cmap`, in order: of the map of all Unicode, or else of that of its first plane.
fn characters(maps: &[u8]) -> Option<Vec<(u32, Glyph)>> {
    let entries =
        || maps.get(4..).unwrap_or(&[]).chunks_exact(8).take(u16_at(maps, 2).unwrap_or(0).into());
    let map = |kinds: &[[u16; 2]]| {
        let is_kind = |entry: &&[u8]| {
            kinds.iter().any(|kind| [u16_at(entry, 0), u16_at(entry, 2)] == kind.map(Some))
        };
        let entry = entries().find(is_kind)?;
        maps.get(u32_at(entry, 4)? as usize..)
    };
    // Windows, then the platform Unicode.
    let whole = map(&[[3, 10], [0, 4], [0, 6]]);
    let plane = || map(&[[3, 1], [0, 3], [0, 2], [0, 1], [0, 0]]);
    let map = whole.or_else(plane)?;
    match u16_at(map, 0)? {
        4 => by_runs(map),
        12 => by_groups(map),
        _ => None,
    }
}

/// Format 4: runs of characters of the first plane.
fn by_runs(map: &[u8]) -> Option<Vec<(u32, Glyph)>> {
    let twice = usize::from(u16_at(map, 6)?);
    let mut found = Vec::new();
    for run in (0..twice).step_by(2) {
        let at =
            |array: usize| u16_at(map, 14 + array * twice + if array > 0 { 2 } else { 0 } + run);
        let [end, start, delta, offset] = [at(0)?, at(1)?, at(2)?, at(3)?];
        if end < start || found.last().is_some_and(|(last, _)| *last >= u32::from(start)) {
            return None;
        }
        for code in start..=end {
            let glyph = match offset {
                0 => code.wrapping_add(delta),
                offset => {
                    let place = 16 + 3 * twice + run + usize::from(offset);
                    match u16_at(map, place + 2 * usize::from(code - start)).unwrap_or(0) {
                        0 => 0,
                        glyph => glyph.wrapping_add(delta),
                    }
                }
            };
            found.push((u32::from(code), glyph));
        }
    }
    Some(found)
}

/// Format 12: groups of characters whose glyphs follow each other.
fn by_groups(map: &[u8]) -> Option<Vec<(u32, Glyph)>> {
    let mut found: Vec<(u32, Glyph)> = Vec::new();
    for group in map.get(16..)?.chunks_exact(12).take(u32_at(map, 12)? as usize) {
        let [start, end, first] = [u32_at(group, 0)?, u32_at(group, 4)?, u32_at(group, 8)?];
        let is_in_order = found.last().is_none_or(|(last, _)| *last < start);
        if end < start || end > u32::from(char::MAX) || !is_in_order {
            return None;
        }
        for code in start..=end {
            found.push((code, Glyph::try_from(first.checked_add(code - start)?).unwrap_or(0)));
        }
    }
    Some(found)
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..)?.first_chunk().map(|two| u16::from_be_bytes(*two))
}

fn i16_at(bytes: &[u8], at: usize) -> Option<i16> {
    u16_at(bytes, at).map(u16::cast_signed)
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..)?.first_chunk().map(|four| u32::from_be_bytes(*four))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::font::Weight;

    /// A part of the directory, which says where a table is.
    fn entry(data: &[u8], tag: &[u8; 4]) -> usize {
        let count = usize::from(u16_at(data, 4).unwrap());
        let at = (0..count).map(|it| 12 + 16 * it);
        at.into_iter().find(|&at| data[at..].starts_with(tag)).unwrap()
    }

    /// The built-in font with the letters A and B as the glyphs of two characters beyond all that it has, and no others.
    pub(in crate::book) fn of_two(characters: [char; 2]) -> Vec<u8> {
        let mut data = Weight::Regular.data().to_vec();
        let groups = ['A', 'B'].map(|c| u32::from(Weight::Regular.font().glyph(c).unwrap()));
        let mut map = Vec::new();
        let words =
            |words: &[u16]| words.iter().flat_map(|it| it.to_be_bytes()).collect::<Vec<_>>();
        let longs =
            |longs: &[u32]| longs.iter().flat_map(|it| it.to_be_bytes()).collect::<Vec<_>>();
        // One map, of all Unicode, at byte 12, with two groups.
        map.extend(words(&[0, 1, 3, 10]));
        map.extend(longs(&[12]));
        map.extend(words(&[12, 0]));
        map.extend(longs(&[40, 0, 2]));
        for (character, glyph) in characters.into_iter().zip(groups) {
            map.extend(longs(&[character.into(), character.into(), glyph]));
        }
        let at = entry(&data, b"cmap");
        let place = longs(&[data.len() as u32, map.len() as u32]);
        data[at + 8..at + 16].copy_from_slice(&place);
        data.extend(map);
        data
    }

    #[test]
    fn a_font_has_the_characters_of_its_map() {
        let built_in = BookFont::new(Weight::Regular.data()).unwrap();
        for character in ('\0'..'\u{3000}').chain(['\u{fffd}']) {
            let face = Weight::Regular.font();
            let glyph = face.glyph(character);
            assert_eq!(built_in.glyph(character), glyph, "{character:?}");
            let both = glyph.map(|it| (built_in.advance(it), face.advance(it)));
            assert!(both.is_none_or(|(own, theirs)| (own - theirs).abs() < 1e-9));
        }
        let other = BookFont::new(of_two(['数', '𠀋'])).unwrap();
        assert_eq!(other.glyph('数'), built_in.glyph('A'));
        assert_eq!(other.glyph('𠀋'), built_in.glyph('B'));
        assert_eq!(other.glyph('A'), None);
    }

    #[test]
    fn what_is_no_font_is_an_error() {
        let whole = Weight::Regular.data();
        for length in (0..whole.len()).step_by(4999).chain(0..300) {
            assert!(BookFont::new(&whole[..length]).is_err(), "{length}");
        }
        assert_eq!(BookFont::new(&b"no font at all, but some text"[..]), Err(FontError::Malformed));
        // Whatever a byte of the maps or the directory is, there is no panic.
        let sound = of_two(['数', '独']);
        for at in (0..300).chain(sound.len() - 52..sound.len()) {
            for byte in [0, 1, 0x7f, 0xff] {
                let mut data = sound.clone();
                data[at] = byte;
                if let Ok(font) = BookFont::new(data) {
                    let glyph = font.glyph('数').unwrap_or(0);
                    assert!(font.advance(glyph) >= 0.0);
                }
            }
        }
    }

    #[test]
    fn a_licence_that_forbids_embedding_is_respected() {
        let mut data = Weight::Regular.data().to_vec();
        let at = u32_at(&data, entry(&data, b"OS/2") + 8).unwrap() as usize + 8;
        for (rights, is_allowed) in [(0, true), (2, false), (4, true), (8, true), (0x100, false)] {
            data[at..at + 2].copy_from_slice(&u16::to_be_bytes(rights));
            let read = BookFont::new(&data[..]);
            assert_eq!(read.is_ok(), is_allowed, "{rights}");
            assert!(is_allowed || read == Err(FontError::Licence));
        }
    }
}
