//! `check`: what a text is, whether it is a puzzle, how many solutions it has.

use ergodoku::text::write_line;
use ergodoku::{Cell, Digit, DigitSet, State};
use serde::{Deserialize, Serialize};

use crate::calls::request::PuzzleText;
use crate::record::{PuzzleRecord, Status};
use crate::{ApiError, Bounds};

/// The number up to which solutions are counted.
const LIMIT: usize = 1000;

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct CheckRequest {
    puzzle: PuzzleText,
}

/// What a text is. The status is `solved` if there is exactly one solution; solutions are counted up to 1000.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct CheckAnswer {
    #[serde(flatten)]
    record: PuzzleRecord,
    /// The format that was recognised: `line`, `grid`, `pencil-marks`, `library` or `sukaku`.
    #[cfg_attr(feature = "schema", schema(required))]
    format: Option<&'static str>,
    /// The whole state as a line, with the digits placed and the candidates eliminated.
    #[cfg_attr(feature = "schema", schema(required))]
    state: Option<String>,
    /// The 81 cells, row by row; empty if there is no state.
    cells: Vec<CellRecord>,
}

/// A cell.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct CellRecord {
    /// Its digit, given or placed.
    #[cfg_attr(feature = "schema", schema(required, value_type = Option<crate::schema::Digit>))]
    digit: Option<Digit>,
    /// Whether the digit is a given.
    given: bool,
    /// The candidates left; none if it has a digit.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Digit>))]
    candidates: DigitSet,
}

pub(crate) fn check(request: CheckRequest, _bounds: &Bounds) -> Result<CheckAnswer, ApiError> {
    let entry = request.puzzle.entry()?;
    let record = PuzzleRecord::check(&entry, LIMIT);
    let format = entry.as_ref().ok().map(|entry| entry.format.name());
    let puzzle = entry.ok().filter(|_| record.status != Status::Error).map(|it| it.puzzle);
    let state = puzzle.as_ref().and_then(|it| State::new(it).ok());
    let cells = match (&state, &puzzle) {
        (Some(state), _) => Cell::all().map(|cell| of_state(state, cell)).collect(),
        // Digits that clash are shown all the same.
        (None, Some(puzzle)) => {
            let given = |cell| puzzle.givens().contains(cell);
            let record = |cell| CellRecord {
                digit: puzzle.digit(cell),
                given: given(cell),
                candidates: DigitSet::EMPTY,
            };
            Cell::all().map(record).collect()
        }
        (None, None) => Vec::new(),
    };
    Ok(CheckAnswer { record, format, state: state.as_ref().map(write_line), cells })
}

pub(crate) fn of_state(state: &State, cell: Cell) -> CellRecord {
    CellRecord {
        digit: state.digit(cell),
        given: state.is_given(cell),
        candidates: state.candidates(cell),
    }
}
