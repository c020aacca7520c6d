//! [`Example`]: a state that shows a technique, and how it is read from the text of a file.

/// A state for the documentation and the tests, as a line that
/// [`text`](ergodoku_core::text) reads: the grid, with `+` before a digit that is not a given, and
/// after a colon the candidates that are gone besides, as digit-row-column.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The state.
    pub state: &'static str,
    /// For an example, what the technique concludes; for a near miss, what it would conclude if it
    /// fired.
    pub conclusion: &'static str,
}

impl Example {
    /// No example.
    pub(crate) const NONE: Example = Example { state: "", conclusion: "" };

    /// The example of a technique in the text of a file: after a line with the technique's name one with the
    /// state, one with the conclusion, and one with the state of the near miss. Without such lines, none.
    #[doc(hidden)]
    pub const fn in_file(file: &'static str, name: &str) -> Example {
        let [state, conclusion, _] = lines_below(file, name);
        Example { state, conclusion }
    }

    /// The near miss of a technique in the text of a file, as with [`in_file`](Example::in_file).
    #[doc(hidden)]
    pub const fn near_miss_in_file(file: &'static str, name: &str) -> Example {
        let [_, conclusion, state] = lines_below(file, name);
        Example { state, conclusion }
    }
}

/// The three lines below a heading; empty ones if the text has no such heading.
const fn lines_below(text: &'static str, heading: &str) -> [&'static str; 3] {
    let mut rest = text;
    while !rest.is_empty() {
        let (line, below) = split_line(rest);
        if is_same(line, heading) {
            let (first, below) = split_line(below);
            let (second, below) = split_line(below);
            return [first, second, split_line(below).0];
        }
        rest = below;
    }
    [""; 3]
}

/// The first line of a text, and the text below it.
const fn split_line(text: &'static str) -> (&'static str, &'static str) {
    let mut end = 0;
    while end < text.len() && text.as_bytes()[end] != b'\n' {
        end += 1;
    }
    let (line, rest) = text.split_at(end);
    (line, if rest.is_empty() { rest } else { rest.split_at(1).1 })
}

/// Whether two texts are equal: `==`, which a constant cannot use yet.
const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}
