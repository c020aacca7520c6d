//! `State`: what is known so far.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use ergodoku::render::{Picture, Theme, svg};
use ergodoku::text::{self, Layout};
use ergodoku::{Cell, Conclusion, State};
use ergodoku_api::record::PuzzleRecord;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use crate::claims::read;
use crate::error::{self, ClaimError};
use crate::given::Given;
use crate::marks::{self, MarkTuple};
use crate::puzzle::PyPuzzle;
use crate::step::PyStep;

/// The theme of a name.
pub(crate) fn theme(name: &str) -> PyResult<Theme> {
    match name {
        "light" => Ok(Theme::Light),
        "dark" => Ok(Theme::Dark),
        "auto" => Ok(Theme::Auto),
        _ => Err(PyValueError::new_err(format!(
            "there is no theme `{name}`; there are light, dark and auto"
        ))),
    }
}

/// A cell by its name.
fn cell(name: &str) -> PyResult<Cell> {
    name.parse().map_err(|error: ergodoku::NotationError| ClaimError::new_err(error.to_string()))
}

/// A position to work on: digits, and the candidates left. It never breaks the rules. Immutable and hashable:
/// apply gives another state.
///
/// >>> state = State("..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56")
/// >>> state.candidates("r1c1")
/// (5, 6, 9)
/// >>> state.apply("r1c8=4").digit("r1c8")
/// 4
#[pyclass(frozen, eq, from_py_object, name = "State", module = "ergodoku")]
#[derive(Clone, PartialEq)]
pub(crate) struct PyState {
    pub(crate) state: State,
}

/// What a state can be changed by: a step, or a claim as text.
pub(crate) enum Change {
    Step(Conclusion),
    Claim(String),
}

impl Change {
    /// What it concludes.
    fn conclusions(self) -> PyResult<Vec<Conclusion>> {
        let text = match self {
            Change::Step(conclusion) => return Ok(vec![conclusion]),
            Change::Claim(text) => text,
        };
        match (text.parse(), read(&text)) {
            (Ok(conclusion), _) => Ok(vec![conclusion]),
            (Err(_), Ok(claim)) => Ok(claim.conclusions),
            (Err::<_, ergodoku::NotationError>(error), Err(_)) => {
                Err(ClaimError::new_err(error.to_string()))
            }
        }
    }
}

impl<'py> FromPyObject<'_, 'py> for Change {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Change> {
        if let Ok(step) = object.cast::<PyStep>() {
            return Ok(Change::Step(step.get().conclusion));
        }
        match object.cast::<PyString>() {
            Ok(text) => Ok(Change::Claim(text.to_str()?.to_string())),
            Err(_) => Err(PyTypeError::new_err("expected a Step, or a str such as 'r1c1=5'")),
        }
    }
}

#[pymethods]
impl PyState {
    #[new]
    pub(crate) fn of(puzzle: Given) -> PyResult<PyState> {
        if let Ok(entry) = &puzzle.0
            && let Ok(state) = State::new(&entry.puzzle)
        {
            return Ok(PyState { state });
        }
        let (record, _) = PuzzleRecord::begin(&puzzle.0);
        Err(error::of_puzzle(record))
    }

    /// The 81 digits, with `.` for a cell without one.
    #[getter]
    fn grid(&self) -> String {
        self.state.to_string()
    }

    /// Whether every cell has a digit.
    #[getter]
    fn is_solved(&self) -> bool {
        self.state.is_solved()
    }

    /// The digit in a cell, such as "r4c3"; None if it has none yet.
    #[pyo3(text_signature = "($self, cell)")]
    fn digit(&self, cell: &str) -> PyResult<Option<u8>> {
        Ok(self.state.digit(self::cell(cell)?).map(|digit| digit.get()))
    }

    /// The candidates of a cell, such as "r4c3"; none once it has a digit.
    #[pyo3(text_signature = "($self, cell)")]
    fn candidates<'py>(&self, py: Python<'py>, cell: &str) -> PyResult<Bound<'py, PyTuple>> {
        let digits = self.state.candidates(self::cell(cell)?);
        let digits: Vec<u8> = digits.iter().map(|digit| digit.get()).collect();
        PyTuple::new(py, digits.into_iter().map(u32::from))
    }

    /// The state after a step, or after a claim such as "r1c1=5", "r4c78<>9" or any other that `verify` takes as text. What
    /// the claim concludes is applied, whether or not it follows.
    ///
    /// Raises ClaimError if the text is no claim, or contradicts what is known.
    fn apply(&self, claim: Change) -> PyResult<PyState> {
        let mut state = self.state.clone();
        for conclusion in claim.conclusions()? {
            state.apply(&conclusion).map_err(|error| ClaimError::new_err(error.to_string()))?;
        }
        Ok(PyState { state })
    }

    /// The state as text: line, grid, boxed, pencil-marks, library or sukaku.
    #[pyo3(signature = (layout = "pencil-marks"))]
    fn to_text(&self, layout: &str) -> PyResult<String> {
        let Some(known) = Layout::named(layout) else {
            let names: Vec<&str> = Layout::ALL.iter().map(|it| it.name()).collect();
            return Err(PyValueError::new_err(format!(
                "there is no format `{layout}`; there are {}",
                names.join(", ")
            )));
        };
        known.write(&self.state).map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// The state as a puzzle.
    fn puzzle(&self) -> PyPuzzle {
        PyPuzzle::new(self.state.to_puzzle())
    }

    /// A drawing as SVG, with marks as those of a Step, a title above and a caption below. The theme is light, dark
    /// or auto.
    #[pyo3(signature = (*, candidates = true, marks = vec![], title = None, caption = None, theme = "light"))]
    fn svg(
        &self,
        candidates: bool,
        marks: Vec<MarkTuple>,
        title: Option<&str>,
        caption: Option<&str>,
        theme: &str,
    ) -> PyResult<String> {
        let read = marks.iter().map(|mark| {
            let wrong = || PyValueError::new_err(format!("this is no mark: {}", mark.join(", ")));
            marks::read(mark).ok_or_else(wrong)
        });
        let marks = read.collect::<PyResult<Vec<_>>>()?;
        let picture = Picture { title, caption, ..Picture::new(&self.state) };
        Ok(svg(&picture.marks(&marks).candidates(candidates), self::theme(theme)?))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(true, Vec::new(), None, None, "light")
    }

    fn __str__(&self) -> String {
        self.state.to_string()
    }

    fn __repr__(&self) -> String {
        format!("State('{}')", self.line())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.state.hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<PyState>().into_any(), (self.line(),))
    }
}

impl PyState {
    /// The state on one line that can be read again.
    pub(crate) fn line(&self) -> String {
        text::write_line(&self.state).trim_end().to_string()
    }
}
