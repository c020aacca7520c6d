//! Base64, in which links carry their bytes.

pub(super) const ALPHABET: &[u8; 64] =
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The six bits of a letter. Links write some letters in other ways: a space for `+`, `-` or `\` for `/`.
pub(super) fn value_of(letter: u8) -> Option<u8> {
    Some(match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' | b' ' => 62,
        b'/' | b'-' | b'\\' => 63,
        _ => return None,
    })
}

/// The bytes of a text, with or without padding.
pub(super) fn decoded(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    let (mut value, mut filled) = (0_u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        value = value << 6 | u32::from(value_of(letter)?);
        filled += 6;
        if filled >= 8 {
            filled -= 8;
            bytes.push((value >> filled) as u8);
            value &= (1 << filled) - 1;
        }
    }
    Some(bytes)
}

/// The bytes as text, padded to groups of four letters.
pub(super) fn encoded(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() / 3 * 4 + 4);
    for group in bytes.chunks(3) {
        let value =
            (0..3).fold(0, |value, at| value << 8 | group.get(at).map_or(0, |&it| usize::from(it)));
        for place in 0..4 {
            let letter = char::from(ALPHABET[value >> (18 - 6 * place) & 63]);
            text.push(if place <= group.len() { letter } else { '=' });
        }
    }
    text
}
