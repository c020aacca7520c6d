//! `Step`: one piece of progress, with its reason.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, OnceLock};

use ergodoku::engine::{find_steps_of, technique};
use ergodoku::explanation::{Language, Length, Mark};
use ergodoku::proof::{self, Proof};
use ergodoku::render::{Picture, svg};
use ergodoku::{CandidateSet, Conclusion, Depth, Profile, State, Step, Technique};
use pyo3::exceptions::{PyAssertionError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::claims::json;
use crate::error::ClaimError;
use crate::given::Given;
use crate::marks::{self, MarkTuple};
use crate::state::{PyState, theme};
use crate::stop::interruptible;

/// One step of a solution: which technique found what, why it holds, and how to draw it. Immutable and hashable.
///
/// Step(state, notation) looks for a step of a state by its notation.
///
/// >>> step = hint("..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56")
/// >>> print(step)
/// Hidden Single: 4 in r1 => r1c8=4
/// >>> step.place, step.eliminate
/// (('r1c8=4',), ())
/// >>> step == eval(repr(step))
/// True
#[pyclass(frozen, name = "Step", module = "ergodoku")]
pub(crate) struct PyStep {
    state: Arc<State>,
    technique: &'static Technique,
    pub(crate) conclusion: Conclusion,
    /// The step as the engine found it; none after pickling, when only the texts and the proof are kept.
    found: Option<Step>,
    notation: OnceLock<String>,
    told: OnceLock<Told>,
    proof: OnceLock<Proof>,
}

/// What is said of a step, made when first asked for.
struct Told {
    /// What gives little and more away.
    hints: [String; 2],
    explanation: String,
    marks: Vec<Mark>,
}

impl PyStep {
    pub(crate) fn new(state: Arc<State>, step: Step) -> PyStep {
        PyStep {
            state,
            technique: step.technique,
            conclusion: step.conclusion,
            found: Some(step),
            notation: OnceLock::new(),
            told: OnceLock::new(),
            proof: OnceLock::new(),
        }
    }

    fn proof(&self) -> &Proof {
        self.proof.get_or_init(|| {
            self.found.as_ref().expect("a step that was pickled has its proof").proof()
        })
    }

    fn told(&self) -> &Told {
        self.told.get_or_init(|| {
            let step = self.found.as_ref().expect("a step that was pickled has been told");
            let explanation = step.explain(&self.state);
            let hint = |depth| step.hint(&self.state, depth).to_string();
            Told {
                hints: [Depth::Where, Depth::What].map(hint),
                explanation: explanation.to_string(),
                marks: explanation.marks,
            }
        })
    }

    pub(crate) fn written(&self) -> &str {
        self.notation.get_or_init(|| self.found.as_ref().map(Step::to_string).unwrap_or_default())
    }

    /// The state in which it was found, as Python's.
    fn found_in(&self) -> PyState {
        PyState { state: State::clone(&self.state) }
    }
}

/// The candidates of a set, each for itself.
fn each<'py>(py: Python<'py>, set: CandidateSet, sign: &str) -> PyResult<Bound<'py, PyTuple>> {
    let texts: Vec<String> =
        set.iter().map(|it| format!("{}{sign}{}", it.cell, it.digit)).collect();
    PyTuple::new(py, texts)
}

/// Looks for a step in a state by its notation.
fn find(state: &State, notation: &str, stop: &ergodoku::Stop) -> Result<Option<Step>, String> {
    let name = notation.split(':').next().unwrap_or_default().trim();
    let technique = technique(name).map_err(|error| error.to_string())?;
    for profile in [Profile::all(), Profile::hodoku()] {
        let mut found = None;
        let _ = find_steps_of(&[technique], state, &profile, stop, &mut |step| {
            if step.to_string() == notation {
                found = Some(step);
                return std::ops::ControlFlow::Break(());
            }
            std::ops::ControlFlow::Continue(())
        });
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

#[pymethods]
impl PyStep {
    #[new]
    fn of(py: Python<'_>, state: Given, notation: &str) -> PyResult<PyStep> {
        let PyState { state } = PyState::of(state)?;
        let found = interruptible(py, None, |stop| find(&state, notation, stop))?;
        match found.map_err(ClaimError::new_err)? {
            Some(step) => Ok(PyStep::new(Arc::new(state), step)),
            None => Err(ClaimError::new_err(format!("there is no such step here: {notation}"))),
        }
    }

    /// The state in which the step was found.
    #[getter]
    fn state(&self) -> PyState {
        self.found_in()
    }

    /// The technique's name.
    #[getter]
    fn technique(&self) -> &'static str {
        self.technique.name
    }

    /// The family of the technique: singles, wings, ...
    #[getter]
    fn family(&self) -> &'static str {
        self.technique.family.name()
    }

    /// The step in the field's notation.
    #[getter]
    fn notation(&self) -> &str {
        self.written()
    }

    /// The candidate placed, such as ("r4c3=5",); empty if it eliminates.
    #[getter]
    fn place<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let placed = self.conclusion.placed().map(CandidateSet::only).unwrap_or_default();
        each(py, placed, "=")
    }

    /// The candidates eliminated, such as ("r4c3<>5", "r4c7<>5"); empty if it places.
    #[getter]
    fn eliminate<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        each(py, self.conclusion.eliminated(), "<>")
    }

    /// Whether the step holds only if there is exactly one solution.
    #[getter]
    fn assumes_uniqueness(&self) -> bool {
        self.technique.assumes_uniqueness
    }

    /// The reason in plain English.
    #[getter]
    fn explanation(&self) -> &str {
        &self.told().explanation
    }

    /// The reason in a language, `en` or `de`, and at a length: `line`, `standard`, or `teach`, which adds why one
    /// looks there, how to spot it, and what to look for next.
    ///
    /// >>> step = hint("..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56")
    /// >>> print(step.explain(language="de", length="line"))
    /// Versteckter Einer in Zeile 1: die Ziffer 4, also ist r1c8 die 4.
    #[pyo3(signature = (*, language = "en", length = "standard"))]
    fn explain(&self, py: Python<'_>, language: &str, length: &str) -> PyResult<String> {
        let language: Language = language.parse().map_err(PyValueError::new_err)?;
        let length: Length = length.parse().map_err(PyValueError::new_err)?;
        let said = |step: &Step| step.explain_at(&self.state, length).text(language);
        if let Some(step) = &self.found {
            return Ok(said(step));
        }
        // A step that was pickled is looked for again.
        let (state, notation) = (State::clone(&self.state), self.written().to_string());
        let found = interruptible(py, None, |stop| find(&state, &notation, stop))?;
        let found = found.map_err(PyValueError::new_err)?;
        found.as_ref().map(said).ok_or_else(|| PyValueError::new_err("the step is not found again"))
    }

    /// The proof, which a checker that knows no techniques accepts, as text.
    #[getter(proof)]
    fn proof_text(&self) -> String {
        self.proof().to_string()
    }

    /// What to draw on the board: tuples of texts that begin with house, cells, candidates, link or number.
    #[getter]
    fn marks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let tuples = self.told().marks.iter().map(|mark| PyTuple::new(py, marks::written(mark)));
        PyTuple::new(py, tuples.collect::<PyResult<Vec<_>>>()?)
    }

    /// The step in words that give away no more than wanted: 1 where to look, 2 the technique and its place, 3
    /// the whole reason.
    #[pyo3(signature = (level = 3))]
    fn hint(&self, level: u8) -> PyResult<&str> {
        let Told { hints: [place, what], explanation, .. } = self.told();
        match level {
            1 => Ok(place),
            2 => Ok(what),
            3 => Ok(explanation),
            _ => Err(PyValueError::new_err("`level` is 1, 2 or 3")),
        }
    }

    /// The state after the step.
    fn after(&self) -> PyState {
        let mut after = self.found_in();
        after.state.apply_unchecked(&self.conclusion);
        after
    }

    /// Has the step's proof checked by a checker that knows no techniques.
    ///
    /// Raises AssertionError if it is rejected, which would be a fault of this package.
    fn check(&self, py: Python<'_>) -> PyResult<()> {
        let checked = py.detach(|| proof::check(&self.state, &self.conclusion, self.proof()));
        checked.map_err(|error| PyAssertionError::new_err(format!("{}: {error}", self.written())))
    }

    /// A drawing as SVG, with the reason below. The theme is light, dark or auto.
    #[pyo3(signature = (*, candidates = true, caption = true, theme = "light"))]
    fn svg(&self, candidates: bool, caption: bool, theme: &str) -> PyResult<String> {
        let Told { explanation, marks, .. } = self.told();
        let picture = Picture::new(&self.state).candidates(candidates).marks(marks);
        let picture = picture.title(self.written());
        let picture = if caption { picture.caption(explanation) } else { picture };
        Ok(svg(&picture, self::theme(theme)?))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(true, true, "light")
    }

    fn __str__(&self) -> &str {
        self.written()
    }

    fn __repr__(&self) -> String {
        format!("Step('{}', '{}')", self.found_in().line(), self.written())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyStep>().is_ok_and(|other| {
            let other = other.get();
            self.conclusion == other.conclusion
                && self.state == other.state
                && self.written() == other.written()
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.state, self.written()).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Py<PyAny>, Pickled)> {
        let Told { hints, explanation, marks } = self.told();
        let again = py.import("ergodoku._native")?.getattr("_step")?;
        let named = (self.technique.name, self.written(), self.conclusion.to_string());
        let (technique, notation, conclusion) = named;
        let pickled = (
            self.found_in(),
            technique.to_string(),
            notation.to_string(),
            conclusion,
            (hints.clone(), explanation.clone(), json(self.proof())),
            marks.iter().map(marks::written).collect(),
        );
        Ok((again.unbind(), pickled))
    }
}

/// What is kept of a step: its state, technique, notation, conclusion, words with the proof, and marks.
type Pickled = (PyState, String, String, String, Words, Vec<MarkTuple>);

/// The hints, the explanation, and the proof as JSON.
type Words = ([String; 2], String, String);

/// A step that was pickled.
#[pyfunction]
pub(crate) fn _step(
    state: PyState,
    name: &str,
    notation: String,
    conclusion: &str,
    words: Words,
    marks: Vec<MarkTuple>,
) -> PyResult<PyStep> {
    let damaged = |_| PyValueError::new_err("this is no step that was pickled");
    let read: Option<Vec<Mark>> = marks.iter().map(|mark| marks::read(mark)).collect();
    let (hints, explanation, proof) = words;
    let proof: Proof = serde_json::from_str(&proof).map_err(|_| damaged(()))?;
    let told = Told { hints, explanation, marks: read.ok_or(()).map_err(damaged)? };
    Ok(PyStep {
        state: Arc::new(state.state),
        technique: technique(name).map_err(|_| damaged(()))?,
        conclusion: conclusion.parse().map_err(|_| damaged(()))?,
        found: None,
        notation: OnceLock::from(notation),
        told: OnceLock::from(told),
        proof: OnceLock::from(proof),
    })
}
