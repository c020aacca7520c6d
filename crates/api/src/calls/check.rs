//! `check`: what a text is, whether it is a puzzle, how many solutions it has.

use crate::record::{PuzzleRecord, Status};
use ergodoku::text::{Format, write_line};
use ergodoku::{Cell, Digit, DigitSet, State};
use serde::{Deserialize, Serialize};

use crate::calls::request::PuzzleText;
use crate::{ApiError, Bounds};

/// How many solutions are counted at the most.
const LIMIT: usize = 1000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    puzzle: PuzzleText,
}

#[derive(Serialize)]
pub(crate) struct Answer {
    #[serde(flatten)]
    record: PuzzleRecord,
    /// The format it was found to be in.
    format: Option<&'static str>,
    /// The whole state as a line, with what is placed and which candidates are gone.
    state: Option<String>,
    /// The 81 cells, row by row; empty if there is no state.
    cells: Vec<CellView>,
}

#[derive(Serialize)]
struct CellView {
    digit: Option<Digit>,
    given: bool,
    candidates: DigitSet,
}

pub(crate) fn check(request: Request, _bounds: &Bounds) -> Result<Answer, ApiError> {
    let entry = request.puzzle.entry()?;
    let record = PuzzleRecord::check(&entry, LIMIT);
    let format = entry.as_ref().ok().map(|entry| name(entry.format));
    let puzzle = entry.ok().filter(|_| record.status != Status::Error).map(|it| it.puzzle);
    let state = puzzle.as_ref().and_then(|it| State::new(it).ok());
    let cells = match (&state, &puzzle) {
        (Some(state), _) => Cell::all().map(|cell| of_state(state, cell)).collect(),
        // Digits that clash are shown all the same.
        (None, Some(puzzle)) => {
            let given = |cell| puzzle.givens().contains(cell);
            let view = |cell| CellView {
                digit: puzzle.digit(cell),
                given: given(cell),
                candidates: DigitSet::EMPTY,
            };
            Cell::all().map(view).collect()
        }
        (None, None) => Vec::new(),
    };
    Ok(Answer { record, format, state: state.as_ref().map(write_line), cells })
}

fn of_state(state: &State, cell: Cell) -> CellView {
    CellView {
        digit: state.digit(cell),
        given: state.is_given(cell),
        candidates: state.candidates(cell),
    }
}

fn name(format: Format) -> &'static str {
    match format {
        Format::Line => "line",
        Format::Grid => "grid",
        Format::PencilMarks => "pencil-marks",
        Format::Library => "library",
        Format::Sukaku => "sukaku",
    }
}
