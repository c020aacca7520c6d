//! Comma-separated values.

use super::text::harmless;

/// Text from outside as a value of a table. It is [`harmless`], so that each row is one line. If it starts with
/// a sign that starts a formula in a spreadsheet, an apostrophe is prepended, which makes it text there.
pub(crate) fn field(text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    let apostrophe = if text.starts_with(['=', '+', '-', '@', '\t']) { "'" } else { "" };
    let text = format!("{apostrophe}{}", harmless(text));
    match text.contains([',', '"']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_quoted_where_it_must_be() {
        for (text, value) in [
            ("", ""),
            ("easy, they say", "\"easy, they say\""),
            ("so-called \"easy\"", "\"so-called \"\"easy\"\"\""),
            ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""),
            ("-1", "'-1"),
            ("two\r\nlines", "two\\r\\nlines"),
        ] {
            assert_eq!(field(text), value);
        }
    }
}
