//! Characters in rows and columns, each with a style.

use std::fmt::Write;

/// The style of a character in a terminal.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// One of the 256 colours; none is the terminal's own.
    pub color: Option<u8>,
    /// Bold.
    pub bold: bool,
    /// Foreground and background exchanged.
    pub reverse: bool,
}

impl Style {
    pub(crate) const PLAIN: Style = Style { color: None, bold: false, reverse: false };

    pub(crate) const BOLD: Style = Style { bold: true, ..Style::PLAIN };

    pub(crate) const fn colored(color: u8) -> Style {
        Style { color: Some(color), ..Style::PLAIN }
    }

    /// The escape sequence that turns the style on.
    fn escape(self) -> String {
        let mut codes = vec!["0".to_string()];
        if self.bold {
            codes.push("1".into());
        }
        if self.reverse {
            codes.push("7".into());
        }
        if let Some(color) = self.color {
            codes.push(format!("38;5;{color}"));
        }
        format!("\x1b[{}m", codes.join(";"))
    }
}

/// A drawing of characters, which grows as needed.
#[derive(Default)]
pub(crate) struct Canvas {
    rows: Vec<Vec<(char, Style)>>,
}

impl Canvas {
    /// Writes a text at a column and a row.
    pub(crate) fn put(&mut self, [x, y]: [usize; 2], style: Style, text: &str) {
        for (place, character) in text.chars().enumerate() {
            if self.rows.len() <= y {
                self.rows.resize(y + 1, Vec::new());
            }
            let row = &mut self.rows[y];
            let width = row.len().max(x + place + 1);
            row.resize(width, (' ', Style::PLAIN));
            row[x + place] = (character, style);
        }
    }

    /// Writes a character if its place is still blank.
    pub(crate) fn fill(&mut self, [x, y]: [usize; 2], style: Style, character: char) {
        let is_blank = |row: &Vec<(char, Style)>| row.get(x).is_none_or(|there| there.0 == ' ');
        if self.rows.get(y).is_none_or(is_blank) {
            self.put([x, y], style, &character.to_string());
        }
    }

    /// The first row below all content.
    pub(crate) fn height(&self) -> usize {
        self.rows.len()
    }

    /// The drawing as lines, without blanks at their ends.
    pub(crate) fn text(&self, color: bool) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let is_blank = |place: &(char, Style)| place.0 == ' ' && !place.1.reverse;
            let end = row.iter().rposition(|place| !is_blank(place));
            let mut current = Style::PLAIN;
            for &(character, style) in &row[..end.map_or(0, |end| end + 1)] {
                if color && style != current {
                    text.push_str(&style.escape());
                    current = style;
                }
                text.push(character);
            }
            let reset = if current == Style::PLAIN { "" } else { "\x1b[0m" };
            let _ = writeln!(text, "{reset}");
        }
        text
    }
}
