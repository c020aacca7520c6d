//! Sanitises, measures and wraps text from outside.

/// The text on one line, without control characters, direction overrides and characters forbidden in XML.
pub(crate) fn one_line(text: &str) -> String {
    let clean = text.split_whitespace().collect::<Vec<_>>().join(" ");
    clean.chars().map(|c| if steers(c) { '\u{fffd}' } else { c }).collect()
}

fn steers(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{fffe}'..='\u{ffff}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// Wraps the text at `width`, measured by `measure`. A word that is too long for a line, like a chain, is broken
/// after hyphens, or else anywhere.
///
/// A line break in the text is kept.
pub(crate) fn wrap(text: &str, width: f64, measure: impl Fn(&str) -> f64) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, width, &measure)).collect()
}

fn wrap_line(text: &str, width: f64, measure: impl Fn(&str) -> f64) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in one_line(text).split(' ') {
        let separator = if lines.last().is_some_and(String::is_empty) { "" } else { " " };
        let used = |lines: &[String]| lines.last().map_or(0.0, |line| measure(line));
        let fits = |lines: &[String], text: &str| {
            used(lines) + measure(separator) + measure(text) <= width
        };
        let pieces: Vec<&str> = match measure(word) <= width {
            true => vec![word],
            false => word.split_inclusive('-').collect(),
        };
        match fits(&lines, pieces[0]) {
            true => lines.extend_last(separator),
            false if separator.is_empty() => {}
            false => lines.push(String::new()),
        }
        for piece in pieces {
            let used = used(&lines);
            if used > 0.0 && used + measure(piece) > width {
                lines.push(String::new());
            }
            match measure(piece) <= width {
                true => lines.extend_last(piece),
                false => break_anywhere(&mut lines, piece, width, &measure),
            }
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// Adds a text that is longer than a line to the empty last one.
fn break_anywhere(lines: &mut Vec<String>, text: &str, width: f64, measure: impl Fn(&str) -> f64) {
    let mut used = 0.0;
    for character in text.chars() {
        let piece = character.to_string();
        let advance = measure(&piece);
        if used > 0.0 && used + advance > width {
            lines.push(String::new());
            used = 0.0;
        }
        used += advance;
        lines.extend_last(&piece);
    }
}

/// Like [`wrap`], but avoids a last line of only one or two words.
pub(crate) fn wrap_evenly(text: &str, width: f64, measure: impl Fn(&str) -> f64) -> Vec<String> {
    let mut lines = wrap(text, width, &measure);
    if text.contains('\n') {
        return lines;
    }
    let is_short = |lines: &[String]| lines.last().is_some_and(|line| measure(line) < width / 3.0);
    for percent in (60..100).rev().step_by(2) {
        if lines.len() < 2 || !is_short(&lines) {
            break;
        }
        let narrower = wrap(text, width * f64::from(percent) / 100.0, &measure);
        if narrower.len() > lines.len() {
            break;
        }
        lines = narrower;
    }
    lines
}

/// Lines under construction.
trait Lines {
    fn extend_last(&mut self, text: &str);
}

impl Lines for Vec<String> {
    fn extend_last(&mut self, text: &str) {
        if let Some(line) = self.last_mut() {
            line.push_str(text);
        }
    }
}

/// The approximate number of terminal columns of the text: East Asian characters and emoji take two.
pub(crate) fn columns(text: &str) -> f64 {
    text.chars().map(|c| if is_wide(c) { 2.0 } else { 1.0 }).sum()
}

fn is_wide(character: char) -> bool {
    matches!(
        character,
        '\u{1100}'..='\u{115f}'
            | '\u{2e80}'..='\u{a4cf}'
            | '\u{ac00}'..='\u{d7a3}'
            | '\u{f900}'..='\u{faff}'
            | '\u{fe30}'..='\u{fe6f}'
            | '\u{ff00}'..='\u{ff60}'
            | '\u{1f300}'..='\u{1faff}'
            | '\u{20000}'..='\u{3fffd}'
    )
}

/// The advance widths of U+20 to U+7E in a font, in hundredths of the font size, and that of other characters.
pub(crate) struct Widths([u8; 95], f64);

impl Widths {
    /// The width of the text at a font size, accurate enough for wrapping.
    pub(crate) fn of(&self, text: &str, size: f64) -> f64 {
        let Widths(advances, other) = self;
        let advance = |character: char| match (character as usize).checked_sub(0x20) {
            Some(place) if place < advances.len() => f64::from(advances[place]),
            _ if is_wide(character) => 105.0,
            _ => *other,
        };
        text.chars().map(advance).sum::<f64>() * size / 100.0
    }
}

/// Roboto Regular, which the pictures are designed for.
pub(crate) const ROBOTO: Widths = Widths(
    [
        25, 26, 32, 62, 56, 73, 62, 17, 34, 35, 43, 57, 20, 28, 26, 41, 56, 56, 56, 56, 56, 56, 56,
        56, 56, 56, 24, 21, 51, 55, 52, 47, 90, 65, 62, 65, 66, 57, 55, 68, 71, 27, 55, 63, 54, 87,
        71, 69, 63, 69, 62, 59, 60, 65, 64, 89, 63, 60, 60, 27, 41, 27, 42, 45, 31, 54, 56, 52, 56,
        53, 35, 56, 55, 24, 24, 51, 24, 88, 55, 57, 56, 57, 34, 52, 33, 55, 48, 75, 50, 47, 50, 34,
        24, 34, 68,
    ],
    60.0,
);

/// The wider of Roboto and DejaVu Sans, character by character. A viewer without Roboto shows an SVG in the next
/// font of its list that it has; DejaVu Sans is the widest of these.
pub(crate) const WIDEST: Widths = Widths(
    [
        32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 50, 84, 32, 37, 32, 42, 64, 64, 64, 64, 64, 64, 64,
        64, 64, 64, 34, 34, 84, 84, 84, 54, 100, 69, 69, 70, 78, 64, 58, 78, 76, 30, 56, 66, 56,
        88, 75, 79, 64, 79, 70, 64, 62, 74, 69, 99, 69, 62, 69, 40, 42, 40, 84, 50, 50, 62, 64, 55,
        64, 62, 36, 64, 64, 28, 28, 58, 28, 98, 64, 62, 64, 64, 42, 53, 40, 64, 60, 82, 60, 60, 53,
        64, 34, 64, 84,
    ],
    70.0,
);

/// [`WIDEST`] in bold.
pub(crate) const WIDEST_BOLD: Widths = Widths(
    [
        35, 46, 53, 84, 70, 101, 88, 31, 46, 46, 53, 84, 38, 42, 38, 38, 70, 70, 70, 70, 70, 70,
        70, 70, 70, 70, 40, 40, 84, 84, 84, 59, 100, 78, 77, 74, 84, 69, 69, 83, 84, 38, 56, 78,
        64, 100, 84, 86, 74, 86, 78, 73, 69, 82, 78, 111, 78, 73, 73, 46, 43, 46, 84, 50, 50, 68,
        72, 60, 72, 68, 44, 72, 72, 35, 35, 67, 35, 105, 72, 69, 72, 72, 50, 60, 48, 72, 66, 93,
        65, 66, 59, 72, 37, 72, 84,
    ],
    75.0,
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_kept_whole_where_they_fit() {
        let lines = wrap("a bc  def\nghijklmno", 4.0, columns);
        assert_eq!(lines, ["a bc", "def", "ghij", "klmn", "o"]);
        assert!(wrap("", 4.0, columns).is_empty());
        // A word stays whole if it fits into a line of its own, with hyphens, too.
        assert_eq!(wrap("abc d-e-f", 5.0, columns), ["abc", "d-e-f"]);
    }

    #[test]
    fn chains_are_broken_at_their_links() {
        let lines = wrap("AIC: (1)r1c1-(1)r69c3-(2)r7c7 => r1c7<>1", 18.0, columns);
        assert_eq!(lines, ["AIC: (1)r1c1-", "(1)r69c3-(2)r7c7", "=> r1c7<>1"]);
        assert_eq!(wrap("a b-cdefgh-i", 4.0, columns), ["a b-", "cdef", "gh-i"]);
    }

    #[cfg(any(feature = "pdf", feature = "png"))]
    #[test]
    fn the_widest_font_is_no_narrower_than_the_built_in_ones() {
        for (weight, widths) in crate::font::Weight::ALL.into_iter().zip([WIDEST, WIDEST_BOLD]) {
            let font = weight.font();
            for character in ' '..='~' {
                let built_in = font.glyph(character).map_or(0.0, |glyph| font.advance(glyph));
                assert!(widths.of(&character.to_string(), 1.0) >= built_in - 1e-9, "{character}");
            }
        }
    }

    #[test]
    fn no_character_steers_the_terminal() {
        assert_eq!(one_line("a\x1b[2Jb\u{202e}c\0"), "a\u{fffd}[2Jb\u{fffd}c\u{fffd}");
    }
}
