//! The ratings of one puzzle. The package's Python modules document them.

use std::sync::Arc;

use ergodoku::Path;
use ergodoku::explainer::{Rater, RatingEnd, RatingOptions, Scale};
use ergodoku_api::record::{ExplainerRecord, PuzzleRecord, RatingRecord, WhipRecord};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::calls::ready;
use crate::error::{self, StoppedError};
use crate::given::Given;
use crate::profile::Chosen;
use crate::step::PyStep;
use crate::stop::{interruptible, limit};

/// One of Berthier's scales, if the name is one.
pub(crate) fn whip_scale(name: &str) -> Option<ergodoku::whips::Scale> {
    ergodoku::whips::Scale::named(name)
}

/// The rating, if the rules solve the puzzle, and how it ended.
type WhipRating = (Option<usize>, &'static str);

/// One of Berthier's ratings; None if the scale is another.
#[pyfunction]
pub(crate) fn rate_whips(
    py: Python<'_>,
    puzzle: Given,
    scale: &str,
    time_limit: Option<f64>,
) -> PyResult<Option<WhipRating>> {
    use ergodoku::whips::{RatingEnd, RatingOptions};

    let Some(scale) = whip_scale(scale) else { return Ok(None) };
    let time = limit(time_limit)?;
    interruptible(py, time, |stop| {
        let options = RatingOptions { stop: stop.clone(), ..RatingOptions::new(scale) };
        let record = WhipRecord::new(&puzzle.0, &options);
        match record.end {
            Some(end) if end == RatingEnd::Stopped.name() => {
                Err(StoppedError::new_err("the time limit was reached"))
            }
            Some(end) => Ok(Some((record.rating, end))),
            None => Err(error::of_puzzle(PuzzleRecord::begin(&puzzle.0).0)),
        }
    })?
}

/// The scale of a name: none is HoDoKu's.
pub(crate) fn scale(name: &str) -> PyResult<Option<Scale>> {
    if name == "hodoku" {
        return Ok(None);
    }
    let known = Scale::named(name).map(Some);
    known.ok_or_else(|| {
        let whips = ergodoku::whips::Scale::ALL.map(ergodoku::whips::Scale::name);
        let names = [&Scale::ALL.map(Scale::name)[..], &whips].concat().join(", ");
        PyValueError::new_err(format!("there is no scale `{name}`; there are hodoku, {names}"))
    })
}

/// ER, EP, ED and how it ended.
type ExplainerRating = (f64, f64, f64, &'static str);

#[pyfunction]
pub(crate) fn rate_explainer(
    py: Python<'_>,
    puzzle: Given,
    scale: &str,
    time_limit: Option<f64>,
) -> PyResult<ExplainerRating> {
    let (Some(scale), time) = (self::scale(scale)?, limit(time_limit)?) else {
        return Err(PyValueError::new_err("HoDoKu's scale is another"));
    };
    interruptible(py, time, |stop| {
        let options = RatingOptions { scale, stop: stop.clone(), ..RatingOptions::default() };
        let record = ExplainerRecord::new(&puzzle.0, &options);
        match (record.er, record.ep, record.ed, record.end) {
            (Some(er), Some(ep), Some(ed), Some(end)) if end != RatingEnd::Stopped.name() => {
                Ok((er, ep, ed, end))
            }
            (Some(er), ..) => Err(StoppedError::new_err(above(er))),
            _ => Err(error::of_puzzle(PuzzleRecord::begin(&puzzle.0).0)),
        }
    })?
}

/// Each step that a rating is made of: its rating or score, what the scale calls it, and the step.
#[pyfunction]
pub(crate) fn rated_steps(
    py: Python<'_>,
    puzzle: Given,
    scale: &str,
    profile: Chosen,
    time_limit: Option<f64>,
) -> PyResult<Vec<(f64, &'static str, PyStep)>> {
    if let Some(scale) = whip_scale(scale) {
        return rated_whips(py, &puzzle, scale, time_limit);
    }
    let (scale, time) = (self::scale(scale)?, limit(time_limit)?);
    interruptible(py, time, |stop| {
        let (_, first) = ready(&puzzle)?;
        let stop = stop.clone();
        let Some(scale) = scale else {
            let mut path = Path::new(first.state.clone(), &profile.0).until(stop.clone());
            let mut steps = Vec::new();
            while !first.has_no_step(path.state()) {
                let before = Arc::new(path.state().clone());
                let Some(step) = path.next() else { break };
                let score = profile.0.rank_of(step.technique).map_or(0, |rank| rank.score);
                steps.push((f64::from(score), step.technique.name, PyStep::new(before, step)));
            }
            return if stop.is_over() { Err(error::stopped()) } else { Ok(steps) };
        };
        let options = RatingOptions { scale, stop, steps: true, ..RatingOptions::default() };
        let rating = Rater::default().rate(&first.state, &options);
        if rating.end == RatingEnd::Stopped {
            return Err(StoppedError::new_err(above(rating.er)));
        }
        let steps = rating.steps.iter();
        let told = |it: &ergodoku::explainer::RatedStep| {
            (it.rating, it.name, PyStep::new(Arc::new(it.state.clone()), it.step()))
        };
        Ok(steps.map(told).collect())
    })?
}

/// The steps of one of Berthier's ratings: the length of each, its technique, and the step.
fn rated_whips(
    py: Python<'_>,
    puzzle: &Given,
    scale: ergodoku::whips::Scale,
    time_limit: Option<f64>,
) -> PyResult<Vec<(f64, &'static str, PyStep)>> {
    use ergodoku::whips::{Rater, RatingEnd, RatingOptions};

    let time = limit(time_limit)?;
    interruptible(py, time, |stop| {
        let (_, first) = ready(puzzle)?;
        let options =
            RatingOptions { steps: true, stop: stop.clone(), ..RatingOptions::new(scale) };
        let rating = Rater::default().rate(&first.state, &options);
        if rating.end == RatingEnd::Stopped {
            return Err(error::stopped());
        }
        let told = |it: ergodoku::whips::RatedStep| {
            let name = it.step.technique.name;
            (it.length as f64, name, PyStep::new(Arc::new(it.state), it.step))
        };
        Ok(rating.steps.into_iter().map(told).collect())
    })?
}

/// What is known of a rating that took too long.
pub(crate) fn above(er: f64) -> String {
    format!("the time limit was reached; ER is {er:.1} or more")
}

/// Score, level, number of steps, guesses, and the hardest technique.
type HodokuRating = (u64, String, usize, usize, Option<&'static str>);

#[pyfunction]
pub(crate) fn rate_hodoku(
    py: Python<'_>,
    puzzle: Given,
    profile: Chosen,
    time_limit: Option<f64>,
) -> PyResult<HodokuRating> {
    use ergodoku_api::record::Scale::Hodoku;

    let time = limit(time_limit)?;
    interruptible(py, time, |stop| {
        let record = RatingRecord::until(&puzzle.0, Hodoku, &profile.0, stop);
        match (record.score, record.level, record.steps, record.guesses) {
            (Some(score), Some(level), Some(steps), Some(guesses)) => {
                let hardest = record.hardest.map(|it| it.technique);
                Ok((score, level.to_string(), steps, guesses, hardest))
            }
            _ if stop.is_over() => Err(error::stopped()),
            _ => Err(error::of_puzzle(PuzzleRecord::begin(&puzzle.0).0)),
        }
    })?
}
