//! The compression of the JavaScript library `lz-string`, as Base64: the form in which links carry their JSON.
//!
//! The text is a stream of codes over a dictionary that grows by one word with each code. Codes 0 and 1 bring a new
//! character of 8 or 16 bits, 2 ends the text. Codes are as wide as the dictionary needs, their lowest bit first.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::base64::{ALPHABET, value_of};

/// The longest text, in UTF-16 units. A short link may otherwise expand to gigabytes.
const LONGEST: usize = 1 << 20;

const CHARACTER_8: usize = 0;
const CHARACTER_16: usize = 1;
const END: usize = 2;

/// How wide codes are. Readers and writers widen them at the same places.
struct Width {
    bits: u32,
    /// The number of words until codes become one bit wider.
    room: usize,
}

impl Width {
    fn grow(&mut self) {
        self.room -= 1;
        if self.room == 0 {
            self.room = 1 << self.bits;
            self.bits += 1;
        }
    }
}

/// The bits of a Base64 text, the highest of each letter first.
struct Bits<'a> {
    text: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    fn take(&mut self, width: u32) -> Option<usize> {
        let mut value = 0;
        for place in 0..width {
            let letter = value_of(*self.text.get(self.at / 6)?)?;
            value |= usize::from(letter >> (5 - self.at % 6) & 1) << place;
            self.at += 1;
        }
        Some(value)
    }
}

/// Decompresses a text, or returns `None` if it is malformed or too long.
pub(super) fn decompress(base64: &str) -> Option<String> {
    let mut bits = Bits { text: base64.as_bytes(), at: 0 };
    let mut output: Vec<u16> = Vec::new();
    // Each word was written before, so that its place says what it is. Codes 0 to 2 are not words.
    let mut words: Vec<Range<usize>> = vec![0..0; 3];
    let mut width = Width { bits: 2, room: 1 };
    let mut last: Option<usize> = None;
    while output.len() <= LONGEST {
        let start = output.len();
        match (bits.take(width.bits)?, last) {
            (END, _) => return Some(String::from_utf16_lossy(&output)),
            (code @ (CHARACTER_8 | CHARACTER_16), _) => {
                let unit = bits.take(if code == CHARACTER_8 { 8 } else { 16 })?;
                output.push(u16::try_from(unit).expect("at most 16 bits"));
                words.push(start..start + 1);
                width.grow();
            }
            (code, Some(last)) if code == words.len() => {
                output.extend_from_within(last..start);
                output.push(output[last]);
            }
            (code, _) => output.extend_from_within(words.get(code)?.clone()),
        }
        match last {
            Some(last) => {
                words.push(last..start + 1);
                width.grow();
            }
            // The first code brings a character, and widens the codes by itself.
            None => width = Width { bits: 3, room: 4 },
        }
        last = Some(start);
    }
    None
}

/// Writes bits as Base64.
#[derive(Default)]
struct Writer {
    text: String,
    letter: usize,
    filled: u32,
}

impl Writer {
    fn write(&mut self, value: usize, width: u32) {
        for place in 0..width {
            self.letter = self.letter << 1 | value >> place & 1;
            self.filled += 1;
            if self.filled == 6 {
                self.text.push(char::from(ALPHABET[self.letter]));
                (self.letter, self.filled) = (0, 0);
            }
        }
    }

    /// Fills the last letter, of which there is always one, and the last group of four.
    fn end(mut self) -> String {
        self.write(0, 6 - self.filled);
        while !self.text.len().is_multiple_of(4) {
            self.text.push('=');
        }
        self.text
    }
}

/// Compresses a text as `lz-string` does, letter by letter.
pub(super) fn compress(text: &str) -> String {
    let mut writer = Writer::default();
    let mut width = Width { bits: 2, room: 2 };
    // A word is known by the code of all but its last character, and that character.
    let mut words: HashMap<(usize, u16), usize> = HashMap::new();
    let mut new: HashSet<usize> = HashSet::new();
    let mut next = END + 1;
    let mut word: Option<(usize, u16)> = None;
    for unit in text.encode_utf16() {
        let single = *words.entry((0, unit)).or_insert_with(|| {
            new.insert(next);
            next += 1;
            next - 1
        });
        let Some((code, first)) = word else {
            word = Some((single, unit));
            continue;
        };
        if let Some(&longer) = words.get(&(code, unit)) {
            word = Some((longer, first));
            continue;
        }
        emit(&mut writer, &mut width, &mut new, (code, first));
        width.grow();
        words.insert((code, unit), next);
        next += 1;
        word = Some((single, unit));
    }
    if let Some(word) = word {
        emit(&mut writer, &mut width, &mut new, word);
        width.grow();
    }
    writer.write(END, width.bits);
    writer.end()
}

/// Writes a word by its code, or a new character by itself. A new word is always its first character.
fn emit(
    writer: &mut Writer,
    width: &mut Width,
    new: &mut HashSet<usize>,
    (code, first): (usize, u16),
) {
    if !new.remove(&code) {
        writer.write(code, width.bits);
        return;
    }
    let (kind, size) = if first < 256 { (CHARACTER_8, 8) } else { (CHARACTER_16, 16) };
    writer.write(kind, width.bits);
    writer.write(first.into(), size);
    width.grow();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written by `lz-string` 1.5.0.
    const WRITTEN: &[(&str, &str)] = &[
        ("", "Q==="),
        ("a", "IZA="),
        ("aaaaaaaaaaaaaaaaaaaa", "IY1/kA=="),
        (
            r#"{"size":9,"grid":[[{},{"value":5,"given":true},{}]]}"#,
            "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9lQA3AQwBsBXOeAVlTQjJgDsEAXDOk4gLoCiQA=",
        ),
        ("été — 数独 😀 été — 数独", "JcF2AJBQCdAdTQbp3IXg3AAe+UFryA=="),
        (
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcabcabcdabcdeabcdef",
            "IYIwxgJgpgZg5gCwJYCsDWAbAtgOwPYAOAjgE4DOALgK4BuA7gB4CeAXgIIBCAwgCICiAMQDiACQCSAKQDSAGQCyAOQDyABQCKAJQDKAFQCqANQDqADQCaALQAMARgBMAZgAsAVgBsAdgAcATlBh/fwggqBCYIA=",
        ),
    ];

    #[test]
    fn texts_are_compressed_and_decompressed_as_by_the_library() {
        for (text, written) in WRITTEN {
            assert_eq!(compress(text), *written, "{text}");
            assert_eq!(decompress(written).as_deref(), Some(*text));
        }
    }

    #[test]
    fn long_texts_survive() {
        let mut random = 1_u32;
        for length in [0, 1, 5, 100, 5000, 70_000] {
            let text: String = std::iter::repeat_with(|| {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                char::from_u32(b'a'.into()).map(|_| (b'a' + (random >> 28) as u8) as char).unwrap()
            })
            .take(length)
            .collect();
            assert_eq!(decompress(&compress(&text)).as_deref(), Some(&*text));
        }
    }

    #[test]
    fn what_ends_too_early_or_expands_too_far_is_refused() {
        let whole = compress("What ends too early is no text.");
        for end in 1..whole.len() - 2 {
            assert_eq!(decompress(&whole[..end]), None);
        }
        assert_eq!(decompress("?"), None);
        assert_eq!(decompress("w"), None, "a word before any character");
        let bomb = compress(&"a".repeat(LONGEST + 1));
        assert!(bomb.len() < 10_000);
        assert_eq!(decompress(&bomb), None);
    }
}
