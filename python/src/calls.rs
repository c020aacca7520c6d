//! The calls about one puzzle. The package's Python modules document them.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

use ergodoku::engine::{
    Aim, Effort, InterruptedError, Position, find_steps_within, next_step_until, shortest,
};
use ergodoku::search::{self, Solutions};
use ergodoku::{Outcome, Path, State};
use ergodoku_api::record::{PuzzleRecord, Ready, Status, canonical_form, characters};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::error;
use crate::given::Given;
use crate::profile::Chosen;
use crate::step::PyStep;
use crate::stop::{interruptible, limit};

/// The puzzle made ready, or the exception that says why it cannot be worked on.
pub(crate) fn ready(puzzle: &Given) -> PyResult<(PuzzleRecord, Ready)> {
    match PuzzleRecord::begin(&puzzle.0) {
        (record, Some(ready)) => Ok((record, ready)),
        (record, None) => Err(error::of_puzzle(record)),
    }
}

/// The 81 digits of the one solution.
#[pyfunction]
pub(crate) fn solve(py: Python<'_>, puzzle: Given) -> PyResult<String> {
    py.detach(|| {
        let (record, ready) = ready(&puzzle)?;
        match ready.solution {
            Some(solution) => Ok(solution.to_string()),
            None => Err(error::of_puzzle(record)),
        }
    })
}

/// Status, number of solutions, grid, message, and the mistakes in words.
type Checked = (String, Option<usize>, String, Option<String>, Vec<String>);

#[pyfunction]
pub(crate) fn check(
    py: Python<'_>,
    puzzle: Given,
    limit: usize,
    time_limit: Option<f64>,
) -> PyResult<Checked> {
    let time = self::limit(time_limit)?;
    interruptible(py, time, |stop| {
        let checked = check_until(&puzzle.0, limit, stop);
        let (record, solutions) = checked.ok_or_else(error::stopped)?;
        let error = record.error.unwrap_or_default();
        let mistakes = error.mistakes.iter().map(ToString::to_string).collect();
        let message = Some(error.message).filter(|it| !it.is_empty());
        Ok((record.status.to_string(), solutions, record.grid, message, mistakes))
    })?
}

/// As [`PuzzleRecord::check`], but none if the count of the solutions was stopped.
pub(crate) fn check_until(
    entry: &Result<ergodoku::text::Entry, ergodoku::text::ParseError>,
    limit: usize,
    stop: &ergodoku::Stop,
) -> Option<(PuzzleRecord, Option<usize>)> {
    let record = PuzzleRecord::check(entry, 2);
    let mut solutions = record.solutions;
    if let (Status::MultipleSolutions, Ok(entry)) = (record.status, entry) {
        solutions = Some(search::count_until(&entry.puzzle, limit.max(2), stop));
    }
    (!stop.is_over()).then_some((record, solutions))
}

#[pyfunction]
pub(crate) fn hint(
    py: Python<'_>,
    state: Given,
    profile: Chosen,
    time_limit: Option<f64>,
) -> PyResult<Option<PyStep>> {
    let time = limit(time_limit)?;
    interruptible(py, time, |stop| {
        let (_, ready) = ready(&state)?;
        if ready.has_no_step(&ready.state) {
            return Ok(None);
        }
        let step = next_step_until(&ready.state, &profile.0, stop);
        let step = step.map_err(|InterruptedError| error::stopped())?;
        Ok(step.map(|step| PyStep::new(Arc::new(ready.state), step)))
    })?
}

#[pyfunction]
pub(crate) fn steps(
    py: Python<'_>,
    state: Given,
    profile: Chosen,
    limit: Option<usize>,
    time_limit: Option<f64>,
) -> PyResult<Vec<PyStep>> {
    let time = self::limit(time_limit)?;
    interruptible(py, time, |stop| {
        let (_, ready) = ready(&state)?;
        let (mut steps, most) = (Vec::new(), limit.unwrap_or(usize::MAX));
        if most == 0 || ready.has_no_step(&ready.state) {
            return Ok(steps);
        }
        let shared = Arc::new(ready.state.clone());
        let effort = Effort { stop: stop.clone(), checks_each: None };
        let _ = find_steps_within(&ready.state, &profile.0, &effort, &mut |step| {
            steps.push(PyStep::new(Arc::clone(&shared), step));
            if steps.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if stop.is_over() { Err(error::stopped()) } else { Ok(steps) }
    })?
}

/// Status, last state, steps, and what is wrong.
type Walked = (String, String, Vec<PyStep>, Option<String>);

#[pyfunction]
pub(crate) fn path(
    py: Python<'_>,
    puzzle: Given,
    profile: Chosen,
    max_steps: Option<usize>,
    shortest: Option<&str>,
    time_limit: Option<f64>,
) -> PyResult<Walked> {
    let (time, aim) = (limit(time_limit)?, shortest.map(aim).transpose()?);
    interruptible(py, time, |stop| {
        let (record, first) = ready(&puzzle)?;
        if let Some(aim) = aim
            && record.status == Status::Solved
            && let Some(walked) = path_shortest(&first.state, &profile, aim, stop)?
        {
            return Ok(walked);
        }
        let mut path = Path::new(first.state.clone(), &profile.0).until(stop.clone());
        let mut steps = Vec::new();
        while max_steps.is_none_or(|most| steps.len() < most) && !first.has_no_step(path.state()) {
            let before = Arc::new(path.state().clone());
            let Some(step) = path.next() else { break };
            steps.push(PyStep::new(before, step));
        }
        let status = end(record.status, path.outcome());
        let message = record.error.map(|error| error.message);
        Ok((status.to_string(), path.state().to_string(), steps, message))
    })?
}

/// The aim of a name.
fn aim(name: &str) -> PyResult<Aim> {
    let found = Aim::ALL.into_iter().find(|it| it.name() == name);
    found.ok_or_else(|| {
        let names = Aim::ALL.map(Aim::name).join(" and ");
        PyValueError::new_err(format!("there is no aim `{name}`; there are {names}"))
    })
}

/// The path with as few or as easy hard steps as are found in some seconds. None if the techniques do not solve the
/// state.
fn path_shortest(
    first: &State,
    profile: &Chosen,
    aim: Aim,
    stop: &ergodoku::Stop,
) -> PyResult<Option<Walked>> {
    let best = shortest(first, &profile.0, aim, &stop.clone().within(SHORTEST_CHECKS));
    let Some(best) = best.map_err(|InterruptedError| error::stopped())? else { return Ok(None) };
    let mut state = first.clone();
    let steps = best.steps.into_iter().map(|step| {
        let before = Arc::new(state.clone());
        state.apply_unchecked(&step.conclusion);
        PyStep::new(before, step)
    });
    let steps = steps.collect();
    Ok(Some((Status::Solved.to_string(), state.to_string(), steps, None)))
}

/// The search for a shortest path ends after this number of checks: some seconds.
const SHORTEST_CHECKS: u64 = 20_000_000;

/// The status of a puzzle whose path has ended in this way.
pub(crate) fn end(status: Status, outcome: Outcome) -> Status {
    match (status, outcome) {
        (_, Outcome::Interrupted) => Status::Interrupted,
        (Status::Solved, Outcome::Stuck | Outcome::Impossible) => Status::Stuck,
        (status, _) => status,
    }
}

#[pyfunction]
pub(crate) fn canonical(py: Python<'_>, puzzle: Given) -> PyResult<String> {
    py.detach(|| {
        if let Some(form) = canonical_form(&puzzle.0) {
            return Ok(characters(&form.puzzle));
        }
        let (record, ready) = ready(&puzzle)?;
        match ready.solution {
            None => Err(error::of_puzzle(record)),
            Some(_) => Err(error::PuzzleError::new_err(
                "a canonical form has only givens: the placed digits or eliminated candidates would be lost",
            )),
        }
    })
}

/// Every solution, one by one.
#[pyclass(name = "Solutions", module = "ergodoku._native")]
pub(crate) struct PySolutions(Solutions);

#[pymethods]
impl PySolutions {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&mut self) -> Option<String> {
        self.0.next().map(|solution| solution.to_string())
    }
}

#[pyfunction]
pub(crate) fn solutions(puzzle: Given) -> PyResult<PySolutions> {
    let state: State = crate::state::PyState::of(puzzle)?.state;
    Ok(PySolutions(search::solutions(&state)))
}

/// The steps of a path, each found when asked for.
#[pyclass(frozen, name = "PathSteps", module = "ergodoku._native")]
pub(crate) struct PyPathSteps {
    walk: Mutex<Walk>,
    profile: Arc<ergodoku::Profile>,
}

/// Where a path begins, and how far it has come.
struct Walk {
    first: Ready,
    position: Position,
}

#[pymethods]
impl PyPathSteps {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<PyStep>> {
        interruptible(py, None, |stop| {
            let mut walk = self.walk.lock().unwrap_or_else(PoisonError::into_inner);
            if walk.first.has_no_step(walk.position.state()) {
                return None;
            }
            let mut path = Path::new(walk.position.clone(), &self.profile).until(stop.clone());
            let before = Arc::new(walk.position.state().clone());
            let step = path.next();
            walk.position = path.position().clone();
            step.map(|step| PyStep::new(before, step))
        })
    }
}

#[pyfunction]
pub(crate) fn path_steps(puzzle: Given, profile: Chosen) -> PyResult<PyPathSteps> {
    let (_, first) = ready(&puzzle)?;
    let position = first.state.clone().into();
    Ok(PyPathSteps { walk: Mutex::new(Walk { first, position }), profile: profile.0 })
}
