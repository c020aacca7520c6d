//! Breaks text into lines.

use super::look::{Line, PLAIN};
use crate::screen::width_of;
use ergodoku::render::TerminalStyle;

/// A text in lines of at most `width` columns. A word that is longer is broken.
pub(super) fn wrap(text: &str, width: usize, style: TerminalStyle) -> Vec<Line> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let used = lines.last().map_or(0, |line| width_of(line));
        match lines.last_mut() {
            Some(line) if used + 1 + width_of(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.extend(broken(word, width)),
        }
    }
    lines.into_iter().map(|line| vec![(style, line)]).collect()
}

/// A word in pieces of at most `width` columns.
fn broken(word: &str, width: usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for character in word.chars() {
        let mut longer = pieces.last().cloned().unwrap_or_default();
        longer.push(character);
        match width_of(&longer) <= width {
            true => pieces.pop().into_iter().for_each(drop),
            false => longer = character.to_string(),
        }
        pieces.push(longer);
    }
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

/// Lines of several styles, cut where they are too long; what is left goes on the next line.
pub(super) fn rewrap(lines: Vec<Line>, width: usize) -> Vec<Line> {
    let mut all = Vec::new();
    for line in lines {
        let mut left = width;
        let mut now = Line::new();
        for (style, text) in line {
            for word in text.split_inclusive(' ') {
                if width_of(word.trim_end()) > left && !now.is_empty() {
                    all.push(std::mem::take(&mut now));
                    left = width;
                }
                left = left.saturating_sub(width_of(word));
                match now.last_mut() {
                    Some((last, text)) if *last == style => text.push_str(word),
                    _ => now.push((style, word.to_string())),
                }
            }
        }
        all.push(now);
    }
    all
}

/// An empty line.
pub(super) fn blank() -> Line {
    vec![(PLAIN, String::new())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_too_long_and_nothing_is_lost() {
        let text = "In row 3 the digit 7 has only one place left: r3c9. 数独数独数独";
        for width in 4..30 {
            let lines: Vec<String> =
                wrap(text, width, PLAIN).into_iter().map(|line| line[0].1.clone()).collect();
            assert!(lines.iter().all(|line| width_of(line) <= width), "{lines:?}");
            let joined = |text: &str| text.replace(' ', "");
            assert_eq!(joined(&lines.concat()), joined(text));
        }
    }
}
