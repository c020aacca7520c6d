//! `Puzzle`: what somebody wrote down.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use ergodoku::render::{Picture, svg};
use ergodoku::{Cell, Puzzle, State};
use pyo3::prelude::*;

use crate::error::PuzzleError;
use crate::given::Given;
use crate::state::theme;

/// A puzzle as somebody wrote it: its givens, the digits placed since, and the candidates already removed.
/// It may break the rules; a State may not. Immutable and hashable.
///
/// >>> puzzle = Puzzle("..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56")
/// >>> puzzle.clues
/// 27
/// >>> str(puzzle)[:9]
/// '..32..1.7'
#[pyclass(frozen, eq, from_py_object, name = "Puzzle", module = "ergodoku")]
#[derive(Clone)]
pub(crate) struct PyPuzzle {
    pub(crate) puzzle: Puzzle,
    /// The text beside it. Two puzzles are equal whatever stood beside them.
    pub(crate) label: String,
}

impl PartialEq for PyPuzzle {
    fn eq(&self, other: &PyPuzzle) -> bool {
        self.puzzle == other.puzzle
    }
}

impl PyPuzzle {
    pub(crate) fn new(puzzle: Puzzle) -> PyPuzzle {
        PyPuzzle { puzzle, label: String::new() }
    }

    /// The puzzle on one line that can be read again, even if it breaks the rules.
    pub(crate) fn line(&self) -> String {
        let PyPuzzle { puzzle, .. } = self;
        let mut line = String::new();
        for cell in Cell::all() {
            match puzzle.digit(cell) {
                Some(digit) if puzzle.givens().contains(cell) => _ = write!(line, "{digit}"),
                Some(digit) => _ = write!(line, "+{digit}"),
                None => line.push('.'),
            }
        }
        let mut sign = ':';
        for removed in puzzle.removed().iter() {
            let house = |index: usize| index + 1;
            let (row, column) = (house(removed.cell.index() / 9), house(removed.cell.index() % 9));
            _ = write!(line, "{sign}{}{row}{column}", removed.digit);
            sign = ' ';
        }
        line
    }
}

#[pymethods]
impl PyPuzzle {
    #[new]
    fn of(puzzle: Given) -> PyResult<PyPuzzle> {
        match puzzle.0 {
            Ok(entry) => Ok(PyPuzzle { puzzle: entry.puzzle, label: entry.label }),
            Err(error) => Err(PuzzleError::new_err((
                error.message().to_string(),
                error.line(),
                error.column(),
                error.text().to_string(),
            ))),
        }
    }

    /// The text that stood beside the puzzle, such as its name.
    #[getter]
    fn label(&self) -> &str {
        &self.label
    }

    /// How many digits are givens.
    #[getter]
    fn clues(&self) -> usize {
        self.puzzle.givens().len()
    }

    /// Which digits stand twice in a house, in words; empty for a puzzle that obeys the rules.
    #[getter]
    fn clashes(&self) -> Vec<String> {
        self.puzzle.clashes().iter().map(ToString::to_string).collect()
    }

    /// The puzzle as a state to work on.
    ///
    /// Raises ClashError if a digit stands twice in a house.
    fn state(&self) -> PyResult<crate::state::PyState> {
        crate::state::PyState::of(Given(Ok(Given::entry(self.puzzle))))
    }

    fn __str__(&self) -> String {
        self.puzzle.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Puzzle('{}')", self.line())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.puzzle.hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String, String))> {
        let again = py.import("ergodoku._native")?.getattr("_puzzle")?;
        Ok((again.unbind(), (self.line(), self.label.clone())))
    }

    fn _repr_svg_(&self) -> Option<String> {
        let state = State::new(&self.puzzle).ok()?;
        Some(svg(&Picture::new(&state).candidates(false), theme("light").ok()?))
    }
}

/// A puzzle that was pickled.
#[pyfunction]
pub(crate) fn _puzzle(line: Given, label: String) -> PyResult<PyPuzzle> {
    Ok(PyPuzzle { label, ..PyPuzzle::of(line)? })
}
