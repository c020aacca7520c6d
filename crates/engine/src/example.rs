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
    /// The example of a technique in the text of a file: after a line with the technique's name one with the
    /// state, one with the conclusion, and one with the state of the near miss. Without such lines, an empty one.
    pub(crate) fn in_file(file: &'static str, name: &str) -> Example {
        let [state, conclusion, _] = lines_below(file, name);
        Example { state, conclusion }
    }

    /// The near miss of a technique in the text of a file, as with [`in_file`](Example::in_file).
    pub(crate) fn near_miss_in_file(file: &'static str, name: &str) -> Example {
        let [_, conclusion, state] = lines_below(file, name);
        Example { state, conclusion }
    }
}

/// The three lines below a heading; empty ones if the text has no such heading.
fn lines_below(text: &'static str, heading: &str) -> [&'static str; 3] {
    let mut below = text.lines().skip_while(|line| *line != heading).skip(1);
    [(); 3].map(|()| below.next().unwrap_or_default())
}
