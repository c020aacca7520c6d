//! How text names cells: r4c7, or D7.

use std::borrow::Cow;
use std::sync::OnceLock;

use crate::args::Notation;

static NOTATION: OnceLock<Notation> = OnceLock::new();

/// Sets how text names cells, for the whole run.
pub(crate) fn use_notation(notation: Notation) {
    NOTATION.get_or_init(|| notation);
}

/// Text of the library with its cells named as requested. Text from outside is not for this.
pub(crate) fn name_cells(text: &str) -> Cow<'_, str> {
    match NOTATION.get() {
        Some(Notation::A1) => with_letters(text).into(),
        Some(Notation::Rc | Notation::Csp) | None => text.into(),
    }
}

/// Rows as letters, without I, as it looks like 1: `r4c7` is `D7`, `r69c27` is `FJ27`, `row 4` is `row D`.
fn with_letters(text: &str) -> String {
    let mut named = String::with_capacity(text.len());
    let mut rest = text;
    let mut is_in_word = false;
    while let Some(next) = rest.chars().next() {
        if let Some(style) = style_code(rest) {
            named.push_str(style);
            rest = &rest[style.len()..];
            continue;
        }
        if !is_in_word && let Some((name, length)) = cells(rest).or_else(|| rows(rest)) {
            named.push_str(&name);
            rest = &rest[length..];
            is_in_word = true;
            continue;
        }
        named.push(next);
        is_in_word = next.is_alphanumeric();
        rest = &rest[next.len_utf8()..];
    }
    named
}

/// The code of a style at the start of a text.
fn style_code(text: &str) -> Option<&str> {
    let code = text.strip_prefix("\x1b[")?;
    Some(&text[..2 + code.find('m')? + 1])
}

/// The cells or the rows, `r4c7` or `r4`, at the start of a text, and their length there.
fn cells(text: &str) -> Option<(String, usize)> {
    let rows = digits(text.strip_prefix('r')?);
    let behind = &text[1 + rows.len()..];
    let columns = behind.strip_prefix('c').map(digits).unwrap_or_default();
    let length = match columns.len() {
        0 => 1 + rows.len(),
        columns => 2 + rows.len() + columns,
    };
    let ends = !text[length..].starts_with(char::is_alphanumeric);
    let prefix = if columns.is_empty() { "r" } else { "" };
    let named = || format!("{prefix}{}{columns}", rows.chars().map(letter).collect::<String>());
    (!rows.is_empty() && ends).then(|| (named(), length))
}

/// The digits from 1 to 9 at the start of a text.
fn digits(text: &str) -> &str {
    let end = text.find(|it| !matches!(it, '1'..='9')).unwrap_or(text.len());
    &text[..end]
}

/// The rows, `row 4` or `rows 6, 7 and 9`, at the start of a text, and their length there.
fn rows(text: &str) -> Option<(String, usize)> {
    let word = ["rows ", "Rows ", "row ", "Row "].into_iter().find(|it| text.starts_with(it))?;
    let mut named = word.to_string();
    let mut rest = &text[word.len()..];
    while let [row] = digits(rest).as_bytes() {
        named.push(letter(char::from(*row)));
        rest = &rest[1..];
        let joint = [", ", " and ", " or "].into_iter().find(|it| {
            let next = rest.strip_prefix(it).map(digits);
            next.is_some_and(|next| next.len() == 1) && word.ends_with("s ")
        });
        let Some(joint) = joint else { break };
        named.push_str(joint);
        rest = &rest[joint.len()..];
    }
    let length = text.len() - rest.len();
    (length > word.len()).then_some((named, length))
}

/// The letter of a row.
fn letter(row: char) -> char {
    let index = row.to_digit(10).map_or(0, |row| row as usize - 1);
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J'][index]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_become_letters() {
        for (text, named) in [
            ("X-Wing: 9 r69c27 => r4c7,r8c27<>9", "X-Wing: 9 FJ27 => D7,H27<>9"),
            ("Hidden Single: 4 in r1 => r1c8=4", "Hidden Single: 4 in rA => A8=4"),
            ("(8)r5c2=(8)r7c2-(8)r9c1", "(8)E2=(8)G2-(8)J1"),
            ("In rows 6 and 9 the digit 9 has places", "In rows F and J the digit 9 has places"),
            ("rows 1, 2 and 3, and row 4.", "rows A, B and C, and row D."),
            ("In row 3 the digit 7, 5 and 1", "In row C the digit 7, 5 and 1"),
            ("Look at row 4.", "Look at row D."),
            (" r1 \x1b[1mr2c3\x1b[0m", " rA \x1b[1mB3\x1b[0m"),
            ("column 4, box 5, c4, b5", "column 4, box 5, c4, b5"),
            ("4r4 r r0c1 r1c0 rc first1 r12", "4r4 r r0c1 r1c0 rc first1 rAB"),
        ] {
            assert_eq!(with_letters(text), named);
        }
    }
}
