//! Kerning: the pair adjustments of the table `GPOS`.

use super::{Font, Glyph, i16_at, u16_at};

/// The bit of a value's format that stands for a change of the width, and those of the values before it.
const ADVANCE: u16 = 4;
const BEFORE_ADVANCE: u16 = 3;

impl Font<'_> {
    /// How much further to the right the second of two glyphs stands than the width of the first says, relative to
    /// the font size. The fonts kern in the same way in all scripts.
    pub(super) fn kerning(&self, left: Glyph, right: Glyph) -> f64 {
        let table = self.table(b"GPOS");
        if table.is_empty() {
            return 0.0;
        }
        let [features, lookups] = [6, 8].map(|at| part(table, at));
        let count = usize::from(u16_at(features, 0));
        let kern =
            (0..count).map(|place| 2 + 6 * place).find(|&at| &features[at..at + 4] == b"kern");
        let Some(kern) = kern.map(|at| part(features, at + 4)) else { return 0.0 };
        let in_lookup = |place: usize| {
            let lookup = part(lookups, 2 + 2 * usize::from(u16_at(kern, 4 + 2 * place)));
            let tables = usize::from(u16_at(lookup, 4));
            (0..tables).find_map(|table| in_pairs(part(lookup, 6 + 2 * table), left, right))
        };
        let sum: i32 = (0..usize::from(u16_at(kern, 2))).filter_map(in_lookup).map(i32::from).sum();
        self.scaled(sum)
    }
}

/// The part of a table that begins at the offset stored at `at`.
fn part(table: &[u8], at: usize) -> &[u8] {
    &table[usize::from(u16_at(table, at))..]
}

/// What a table of pairs says about two glyphs: `None` leaves them to the next table.
fn in_pairs(table: &[u8], left: Glyph, right: Glyph) -> Option<i16> {
    let place = covered(part(table, 2), left)?;
    let [first, second] = [4, 6].map(|at| u16_at(table, at));
    let values = 2 * (first.count_ones() + second.count_ones()) as usize;
    let advance = |at: usize| match first & ADVANCE {
        0 => 0,
        _ => i16_at(table, at + 2 * (first & BEFORE_ADVANCE).count_ones() as usize),
    };
    match u16_at(table, 0) {
        // For each left glyph, a list of right ones.
        1 => {
            let start = usize::from(u16_at(table, 10 + 2 * place));
            let pairs =
                (0..usize::from(u16_at(table, start))).map(|it| start + 2 + it * (2 + values));
            pairs
                .into_iter()
                .find(|&pair| u16_at(table, pair) == right)
                .map(|pair| advance(pair + 2))
        }
        // A matrix of classes.
        _ => {
            let [left, right] = [(8, left), (10, right)].map(|(at, it)| class(part(table, at), it));
            let columns = usize::from(u16_at(table, 14));
            Some(advance(16 + (left * columns + right) * values))
        }
    }
}

/// The place of a glyph in a list of glyphs or of ranges.
fn covered(list: &[u8], glyph: Glyph) -> Option<usize> {
    let count = usize::from(u16_at(list, 2));
    if u16_at(list, 0) == 1 {
        return (0..count).find(|place| u16_at(list, 4 + 2 * place) == glyph);
    }
    let range = range_of(&list[4..], count, glyph)?;
    Some(usize::from(u16_at(range, 4)) + usize::from(glyph - u16_at(range, 0)))
}

/// The class of a glyph, 0 if it has no other.
fn class(classes: &[u8], glyph: Glyph) -> usize {
    if u16_at(classes, 0) == 1 {
        let place = glyph.checked_sub(u16_at(classes, 2)).filter(|it| *it < u16_at(classes, 4));
        return place.map_or(0, |it| u16_at(classes, 6 + 2 * usize::from(it)).into());
    }
    let count = usize::from(u16_at(classes, 2));
    range_of(&classes[4..], count, glyph).map_or(0, |range| u16_at(range, 4).into())
}

/// The range with a glyph. A range is its first glyph, its last and a number.
fn range_of(ranges: &[u8], count: usize, glyph: Glyph) -> Option<&[u8]> {
    let mut ranges = ranges.chunks_exact(6).take(count);
    ranges.find(|range| (u16_at(range, 0)..=u16_at(range, 2)).contains(&glyph))
}
