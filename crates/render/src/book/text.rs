//! [`BookText`]: text that the fonts of a booklet can show.

use std::fmt;
use std::str::FromStr;

use ergodoku_core::{Sentence, sentence};

use super::script::shaped;
use super::typeface::BookFont;
use crate::font::{MissingCharacters, listed};

/// Text that the fonts of a booklet can show: Latin, Greek and Cyrillic letters, digits, punctuation; other characters
/// with a font from outside, see [`in_font`](BookText::in_font).
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

impl BookText {
    /// A text that may also have the characters of a font from outside.
    ///
    /// # Errors
    /// Returns an error if a character is in neither font, or of a script that cannot be shown character by character.
    pub fn in_font(text: &str, font: &BookFont) -> Result<BookText, BookTextError> {
        let Err(MissingCharacters { mut characters }) = MissingCharacters::check(text) else {
            return Ok(BookText(text.to_string()));
        };
        if let Some((character, script)) = characters.iter().find_map(|&c| Some((c, shaped(c)?))) {
            return Err(BookTextError::Script { character, script });
        }
        characters.retain(|&c| font.glyph(c).is_none());
        match characters.is_empty() {
            true => Ok(BookText(text.to_string())),
            false => Err(BookTextError::Missing(characters)),
        }
    }
}

/// Why a text cannot be printed with a font from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BookTextError {
    /// Neither this font nor the built-in one has these characters.
    Missing(Vec<char>),
    /// A character is of a script whose characters cannot be shown one after another.
    Script {
        /// The character.
        character: char,
        /// The name of the script.
        script: &'static str,
    },
}

impl fmt::Display for BookTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sentence::from(self).fmt(f)
    }
}

impl From<&BookTextError> for Sentence {
    fn from(error: &BookTextError) -> Sentence {
        match error {
            BookTextError::Missing(characters) => {
                sentence!("fault-book-characters", characters = listed(characters))
            }
            BookTextError::Script { character, script } => {
                sentence!("fault-book-script", characters = listed(&[*character]), script = *script)
            }
        }
    }
}

impl std::error::Error for BookTextError {}

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
}
