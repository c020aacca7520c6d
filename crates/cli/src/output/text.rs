//! Text for people: styled, and sanitised whatever a label or a file name contains.

use std::borrow::Cow;
use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};

/// A heading: a puzzle above its result, the first line of a list.
pub(crate) const TITLE: Style = Style::new().bold();
/// The name of a technique, a profile or a scale.
pub(crate) const NAME: Style = AnsiColor::Cyan.on_default();
/// Placed candidates, and good verdicts.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
/// Interrupted or incomplete results.
pub(crate) const DOUBT: Style = AnsiColor::Yellow.on_default();
/// Eliminated candidates, and errors.
pub(crate) const BAD: Style = AnsiColor::Red.on_default();
/// Advice beside the result.
pub(crate) const ASIDE: Style = Style::new().dimmed();

/// Text for people. Its only control characters are line ends and the codes of its own styles: all of its parts
/// are [`harmless`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Text(String);

impl Text {
    /// Part of a line, in a style.
    pub(crate) fn styled(style: Style, text: &str) -> Text {
        Text(format!("{style}{}{style:#}", harmless(text)))
    }

    /// Joins lines.
    pub(crate) fn lines<T: Into<Text>>(lines: impl IntoIterator<Item = T>) -> Text {
        let mut all = String::new();
        for line in lines {
            all += &line.into().0;
            all.push('\n');
        }
        Text(all)
    }

    /// Text that is already styled and sanitised: a drawing, a page of help.
    pub(crate) fn drawn(text: String) -> Text {
        Text(text)
    }

    /// This text and more on the same line.
    pub(crate) fn and(mut self, more: impl Into<Text>) -> Text {
        self.0 += &more.into().0;
        self
    }

    /// A line with the first occurrence of `word` in a style.
    pub(crate) fn with_styled(line: &str, word: &str, style: Style) -> Text {
        match line.split_once(word) {
            Some((before, after)) if !word.is_empty() => {
                Text::from(before).and(Text::styled(style, word)).and(after)
            }
            _ => line.into(),
        }
    }

    /// The text with its styles as escape codes.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.0.into_bytes()
    }
}

impl From<&str> for Text {
    /// Part of a line.
    fn from(text: &str) -> Text {
        Text(harmless(text).into_owned())
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text(match harmless(&text) {
            Cow::Borrowed(_) => text,
            Cow::Owned(harmless) => harmless,
        })
    }
}

/// Whether a text has codes of styles. To remove them byte by byte takes longer than to write a line, so it is asked first.
pub(crate) fn has_styles(text: &[u8]) -> bool {
    text.contains(&0x1b)
}

/// Escapes every control character and direction override in the text: `\u{1b}`.
pub(crate) fn harmless(text: &str) -> Cow<'_, str> {
    let is_plain = |byte: u8| (b' '..0x7f).contains(&byte) || byte == b'\t';
    if text.bytes().all(is_plain) || !text.contains(steers) {
        return text.into();
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for character in text.chars() {
        match steers(character) {
            true => shown.extend(character.escape_default()),
            false => shown.push(character),
        }
    }
    shown.into()
}

/// Escapes the same characters in JSON, without changing its meaning. Every JSON writer escapes those below the
/// space.
pub(crate) fn harmless_json(json: Vec<u8>) -> Vec<u8> {
    if json.is_ascii() && !json.contains(&0x7f) {
        return json;
    }
    let text = String::from_utf8(json).expect("JSON is UTF-8");
    let is_bare = |character: char| steers(character) && character > ' ';
    if !text.contains(is_bare) {
        return text.into_bytes();
    }
    let mut escaped = String::with_capacity(text.len() + 16);
    for character in text.chars() {
        match is_bare(character) {
            true => {
                let _ = write!(escaped, "\\u{:04x}", u32::from(character));
            }
            false => escaped.push(character),
        }
    }
    escaped.into_bytes()
}

/// Whether a character is a control character (C0, DEL, C1) other than the tab, or overrides the direction
/// of writing.
fn steers(character: char) -> bool {
    let overrides = matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    overrides || (character.is_control() && character != '\t')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_that_steers_is_shown() {
        for code in (0..0x20).chain(0x7f..0xa0).chain(0x202a..0x202f).chain(0x2066..0x206a) {
            let character = char::from_u32(code).unwrap();
            let shown = harmless(&format!("a{character}b")).into_owned();
            assert_eq!(shown.contains(character), character == '\t', "{code:x}");
            let json = serde_json::to_vec(&format!("a{character}b")).unwrap();
            let json = String::from_utf8(harmless_json(json)).unwrap();
            assert!(!json.contains(character), "{code:x}: {json}");
            let read: String = serde_json::from_str(&json).unwrap();
            assert_eq!(read, format!("a{character}b"));
        }
        assert_eq!(harmless("\x1b]0;x\x07 \u{9b}\u{202e}"), r"\u{1b}]0;x\u{7} \u{9b}\u{202e}");
        let words = "é e\u{301} 数独 👩\u{200d}🏫 \u{5d0} \\u{1b}\t";
        assert_eq!(harmless(words), words);
    }

    #[test]
    fn a_text_has_no_codes_but_its_own() {
        let label = Text::styled(TITLE, "\x1b[31mred").and(" \x1b[0m\n");
        assert_eq!(label.as_str(), "\x1b[1m\\u{1b}[31mred\x1b[0m \\u{1b}[0m\\n");
    }
}
