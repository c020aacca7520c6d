//! Puzzles, states and conclusions read with `parse`.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::text::{self, ParseError};
use crate::{ClashError, Conclusion, NotationError, Puzzle, State};

impl FromStr for Puzzle {
    type Err = ParseError;

    /// Parses one puzzle in any of the [formats](text). It may break the rules of the game; a [`State`]
    /// cannot.
    ///
    /// ```
    /// use ergodoku_core::Puzzle;
    ///
    /// let puzzle: Puzzle =
    ///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56".parse()?;
    /// assert_eq!(puzzle.givens().len(), 27);
    ///
    /// let error = "..32..1.7.4...58".parse::<Puzzle>().unwrap_err();
    /// assert_eq!(error.to_string(), "line 1, column 10: expected nine cells in a row, found 16");
    /// # Ok::<(), ergodoku_core::text::ParseError>(())
    /// ```
    fn from_str(text: &str) -> Result<Puzzle, ParseError> {
        text::parse_one(text).map(|entry| entry.puzzle)
    }
}

impl FromStr for State {
    type Err = ParseStateError;

    /// Parses one puzzle in any of the [formats](text) as a state.
    ///
    /// ```
    /// use ergodoku_core::State;
    ///
    /// let state: State =
    ///     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56".parse()?;
    /// assert_eq!(state.candidates("r1c1".parse()?).to_string(), "569");
    ///
    /// let error = format!("{}55", ".".repeat(79)).parse::<State>().unwrap_err();
    /// assert_eq!(error.to_string(), "5 stands twice in row 9: r9c89; 5 stands twice in box 9: r9c89");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn from_str(text: &str) -> Result<State, ParseStateError> {
        let puzzle = text.parse().map_err(ParseStateError::Text)?;
        State::new(&puzzle).map_err(ParseStateError::Clashes)
    }
}

/// Why a text is not a [`State`], with the position of the error.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseStateError {
    /// The text is not a puzzle; the error has the line and the column.
    Text(ParseError),
    /// The puzzle has a digit twice in a house; the error has every such digit, house and cell.
    Clashes(ClashError),
}

impl fmt::Display for ParseStateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseStateError::Text(error) => error.fmt(f),
            ParseStateError::Clashes(error) => error.fmt(f),
        }
    }
}

impl Error for ParseStateError {}

impl FromStr for Conclusion {
    type Err = NotationError;

    /// Parses the `Display` form of a conclusion: `r4c3=5`, or `r45c3<>5, r1c2<>78`.
    ///
    /// ```
    /// use ergodoku_core::Conclusion;
    ///
    /// for text in ["r4c3=5", "r1c2<>78, r45c3<>5"] {
    ///     assert_eq!(text.parse::<Conclusion>()?.to_string(), text);
    /// }
    /// let error = "r4c3 is 5".parse::<Conclusion>().unwrap_err();
    /// assert_eq!(error.to_string(), "`r4c3 is 5` is not a candidate such as r4c3=5");
    /// # Ok::<(), ergodoku_core::NotationError>(())
    /// ```
    fn from_str(text: &str) -> Result<Conclusion, NotationError> {
        match text.contains("<>") {
            true => text.parse().map(Conclusion::Eliminate),
            false => text.parse().map(Conclusion::Place),
        }
    }
}
