//! The notes below a command's options in another language: the examples are those of the English notes, the words are
//! messages.

use crate::commands::wrap;

/// The most characters on a line of help.
const WIDTH: usize = 100;

/// A part of the notes.
#[derive(Debug, PartialEq, Eq)]
enum Part<'n> {
    /// A line without words: an example, or an empty one.
    Fixed(&'n str),
    /// A line that names those after it.
    Heading(&'n str),
    /// A remark at this column, behind an example on the same line or below one.
    Remark(&'n str, usize),
    Paragraph,
}

fn parts(notes: &str) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    let mut before = "";
    for line in notes.lines() {
        let indent = line.len() - line.trim_start().len();
        let heading = line.strip_suffix(':').filter(|it| indent == 0 && it.len() < 20);
        let part = match (indent, parts.last()) {
            (0, Some(Part::Paragraph)) if !line.is_empty() && heading.is_none() => None,
            (0, _) if line.is_empty() => Some(Part::Fixed(line)),
            (0, _) => Some(heading.map_or(Part::Paragraph, Part::Heading)),
            (3.., _) if before.ends_with('\\') => Some(Part::Fixed(line)),
            (3.., Some(Part::Remark(..))) => None,
            (3.., _) => Some(Part::Remark("", indent)),
            _ => Some(remark(line).unwrap_or(Part::Fixed(line))),
        };
        parts.extend(part);
        before = line;
    }
    parts
}

/// An example with a remark behind it, if there are two spaces between them.
fn remark(line: &str) -> Option<Part<'_>> {
    let (example, remark) = line.trim_start().split_once("  ")?;
    let column = line.len() - remark.trim_start().len();
    Some(Part::Remark(
        line.split_at(line.len() - line.trim_start().len() + example.len()).0,
        column,
    ))
}

/// The notes with other words: those of each heading, and those of each remark and paragraph by its number from 1.
pub(super) fn with_words(
    notes: &str,
    heading: impl Fn(&str) -> String,
    words: impl Fn(usize) -> String,
) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut number = 0;
    let mut next = || {
        number += 1;
        words(number)
    };
    for part in parts(notes) {
        match part {
            Part::Fixed(line) => lines.push(line.to_string()),
            Part::Heading(name) => lines.push(format!("{}:", heading(name))),
            Part::Paragraph => lines.extend(wrap(&next(), WIDTH)),
            Part::Remark(example, column) => {
                for (place, line) in wrap(&next(), WIDTH - column).iter().enumerate() {
                    let before = if place == 0 { example } else { "" };
                    lines.push(format!("{before:column$}{line}"));
                }
            }
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_stay_and_words_change() {
        let notes = "First,\nand second.\n\nExamples:\n  do it   at once\n          or later\n  do that\n          slowly\n  \
                     never \\\n      again\nAt the end:\n  {}";
        let said = with_words(notes, |name| name.to_uppercase(), |number| format!("<{number}>"));
        let expected = "<1>\n\nEXAMPLES:\n  do it   <2>\n  do that\n          <3>\n  never \\\n      again\nAT THE END:\n  {}";
        assert_eq!(said, expected);
    }

    #[test]
    fn long_remarks_go_on_below() {
        let words = |_: usize| "word ".repeat(20).trim().to_string();
        let said = with_words(&format!("  {}  x", "y".repeat(56)), |_| String::new(), words);
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), 3, "{said}");
        assert!(lines.iter().all(|line| line.len() <= WIDTH && line[60..].starts_with("word")));
    }
}
