//! Puzzles to order.

use std::fmt::Display;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use ergodoku::generate::{Between, Clues, Generator, Need, Spec};
use ergodoku::{Level, Profile, Stop};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::profile::{Chosen, techniques};
use crate::puzzle::PyPuzzle;
use crate::stop::{limit, on_threads};

/// What puzzles are asked for, as Python has it.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Order {
    n: usize,
    seed: Option<u64>,
    level: Option<String>,
    symmetry: Option<String>,
    clues: Option<String>,
    score: Option<String>,
    er: Option<String>,
    needs: Vec<String>,
    forbid: Vec<String>,
    minimal: bool,
    profile: Chosen,
    jobs: usize,
    time_limit: Option<f64>,
}

fn invalid(name: &str, error: impl Display) -> PyErr {
    PyValueError::new_err(format!("`{name}`: {error}"))
}

fn between<T: PartialOrd>(name: &str, text: Option<&str>) -> PyResult<Between<T>>
where
    Between<T>: FromStr<Err: Display>,
{
    text.map_or(Ok(Between::ANY), |text| text.parse().map_err(|error| invalid(name, error)))
}

fn level(name: &str) -> PyResult<Between<Level>> {
    let called = |it: &Level| it.to_string().eq_ignore_ascii_case(name);
    let level = Level::ALL.into_iter().find(called).map(Between::only);
    level.ok_or_else(|| {
        let names = Level::ALL.map(|it| it.to_string().to_lowercase()).join(", ");
        invalid("level", format!("there is no level `{name}`; there are {names}"))
    })
}

impl Order {
    fn spec(&self) -> PyResult<Spec> {
        let needs = self.needs.iter().map(|name| {
            let techniques = techniques(std::slice::from_ref(name))?;
            let times = Between { from: Some(1), to: None };
            Ok(Need { name: name.clone(), techniques, times })
        });
        let symmetry = self.symmetry.as_deref().unwrap_or("none");
        Ok(Spec {
            count: self.n,
            seed: self.seed.unwrap_or_else(|| fastrand::u64(..)),
            clues: Clues::Symmetric(symmetry.parse().map_err(|it| invalid("symmetry", it))?),
            clue_count: between("clues", self.clues.as_deref())?,
            minimal: self.minimal,
            distinct: true,
            level: self.level.as_deref().map_or(Ok(Between::ANY), level)?,
            score: between("score", self.score.as_deref())?,
            er: between("er", self.er.as_deref())?,
            needs: needs.collect::<PyResult<_>>()?,
            forbid: techniques(&self.forbid)?,
            profile: Profile::clone(&self.profile.0),
            ..Spec::default()
        })
    }
}

/// The puzzles that were found: fewer than asked for only if the time was up.
#[pyfunction]
pub(crate) fn generate(py: Python<'_>, order: Order) -> PyResult<Vec<PyPuzzle>> {
    let generator = Generator::new(order.spec()?);
    let generator = generator.map_err(|error| PyValueError::new_err(error.to_string()))?;
    let end = limit(order.time_limit)?.and_then(|time| Instant::now().checked_add(time));
    let found = on_threads(py, |cancelled| {
        let cancelled = Arc::clone(cancelled);
        let stop = Stop::when(move || {
            cancelled.load(Relaxed) || end.is_some_and(|end| Instant::now() >= end)
        });
        let mut found = Vec::new();
        generator.run(
            order.jobs,
            &stop,
            &mut |made| {
                found.push(made.puzzle);
                ControlFlow::Continue(())
            },
            &mut |_| {},
        );
        found
    })?;
    Ok(found.into_iter().map(PyPuzzle::new).collect())
}
