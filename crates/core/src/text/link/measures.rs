//! Numbers and colours as links have them.

use super::value::Value;

/// A number in hundredths. Digits behind the second are dropped, and so are numbers too small to matter, as `4e-16`.
pub(super) fn hundredths(text: &str) -> Option<i32> {
    /// No board is a thousand cells wide.
    const MOST: i32 = 100_000;
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |it| (true, it));
    let (digits, exponent) = digits.split_once(['e', 'E']).unwrap_or((digits, ""));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let is_number = !digits.is_empty() && [whole, fraction].iter().all(|it| is_digits(it));
    if !is_number || !(exponent.is_empty() || exponent.starts_with('-')) {
        return None;
    }
    if !exponent.is_empty() {
        return Some(0);
    }
    let two: String = fraction.chars().chain("00".chars()).take(2).collect();
    let value = format!("{whole}{two}").parse::<i32>().ok().filter(|it| *it <= MOST)?;
    Some(if negative { -value } else { value })
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|it| it.is_ascii_digit())
}

/// A number of a record in hundredths.
pub(super) fn hundredths_of(record: &Value, name: &str) -> Option<i32> {
    hundredths(record.field(name)?.text()?)
}

/// Names of colours that occur in links.
const COLORS: [(&str, &str); 16] = [
    ("black", "#000000"),
    ("white", "#ffffff"),
    ("gray", "#808080"),
    ("grey", "#808080"),
    ("lightgray", "#d3d3d3"),
    ("lightgrey", "#d3d3d3"),
    ("silver", "#c0c0c0"),
    ("red", "#ff0000"),
    ("green", "#008000"),
    ("blue", "#0000ff"),
    ("lightblue", "#add8e6"),
    ("yellow", "#ffff00"),
    ("orange", "#ffa500"),
    ("purple", "#800080"),
    ("pink", "#ffc0cb"),
    ("brown", "#a52a2a"),
];

/// A colour as `#rrggbb` or `#rrggbbaa`; empty if it is none, or cannot be seen. SudokuPad shortens `#888888` to `#8`, and
/// `#cfcfcf` to `#cf`.
pub(super) fn color(text: &str) -> String {
    let text = text.trim().to_ascii_lowercase();
    let Some(digits) = text.strip_prefix('#') else {
        let named = COLORS.iter().find(|(name, _)| *name == text);
        return named.map_or_else(|| from_channels(&text).unwrap_or_default(), |it| it.1.into());
    };
    let doubled = || digits.chars().flat_map(|it| [it, it]).collect::<String>();
    let full = match digits.len() {
        _ if !digits.bytes().all(|it| it.is_ascii_hexdigit()) => return String::new(),
        1 => digits.repeat(6),
        2 => digits.repeat(3),
        3 | 4 => doubled(),
        6 | 8 => digits.into(),
        _ => return String::new(),
    };
    if full.len() == 8 && full.ends_with("00") { String::new() } else { format!("#{full}") }
}

/// The colour of `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`.
fn from_channels(text: &str) -> Option<String> {
    let inside = text.strip_prefix("rgb")?.trim_start_matches('a').strip_prefix('(')?;
    let channels: Vec<i32> = inside
        .strip_suffix(')')?
        .split(',')
        .map(|it| hundredths(it.trim()))
        .collect::<Option<_>>()?;
    let [red, green, blue, alpha] = match *channels {
        [red, green, blue] => [red, green, blue, 100],
        [red, green, blue, alpha] => [red, green, blue, alpha],
        _ => return None,
    };
    let byte = |channel: i32| (channel / 100).clamp(0, 255);
    let alpha = (alpha * 255 / 100).clamp(0, 255);
    let full = format!("#{:02x}{:02x}{:02x}{alpha:02x}", byte(red), byte(green), byte(blue));
    (alpha > 0).then_some(full)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_in_hundredths() {
        let read =
            [("1", 100), ("-0.5", -50), ("12.345", 1234), (".25", 25), ("4.4e-16", 0), ("0", 0)];
        for (text, value) in read {
            assert_eq!(hundredths(text), Some(value), "{text}");
        }
        for text in ["", "-", "1,5", "1e9", "12345678901", "9999999", "1.2.3", "x"] {
            assert_eq!(hundredths(text), None, "{text}");
        }
    }

    #[test]
    fn colours_have_one_form() {
        let read = [
            ("#8", "#888888"),
            ("#CF", "#cfcfcf"),
            ("#f00", "#ff0000"),
            ("#12345678", "#12345678"),
            ("LightGrey", "#d3d3d3"),
            ("rgb(1, 2, 255)", "#0102ffff"),
            ("rgba(0,0,0,0.5)", "#0000007f"),
            ("rgba(0,0,0,0)", ""),
            ("#ff000000", ""),
            ("none", ""),
            ("url(https://example.org)", ""),
            ("#12345", ""),
            ("#xyz", ""),
        ];
        for (text, value) in read {
            assert_eq!(color(text), value, "{text}");
        }
    }
}
