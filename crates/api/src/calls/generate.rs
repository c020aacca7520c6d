//! `generate`: puzzles to order, as many as are found in the time that a call may take.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::time::Duration;

use crate::record::{GeneratedRecord, SCHEMA};
use ergodoku::generate::{Between, Clues, Generator, Need, Spec};
use ergodoku::{Level, Stop, Technique, techniques_named};
use serde::{Deserialize, Serialize};

use crate::{ApiError, Bounds};

/// As many puzzles as one call gives at the most.
const MOST: usize = 100;

/// What is left of the time for rating what was found.
const SPARE: Duration = Duration::from_millis(200);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    #[serde(default = "one")]
    count: usize,
    seed: Option<u64>,
    symmetry: Option<String>,
    #[serde(default)]
    minimal: bool,
    /// As `22..26`, as the ranges below.
    clues: Option<String>,
    level: Option<String>,
    score: Option<String>,
    er: Option<String>,
    #[serde(default)]
    needs: Vec<String>,
    #[serde(default)]
    forbid: Vec<String>,
    practice: Option<String>,
}

fn one() -> usize {
    1
}

#[derive(Serialize)]
pub(crate) struct Answer {
    schema: u32,
    seed: u64,
    puzzles: Vec<GeneratedRecord>,
    /// How many candidates were looked at.
    tried: u64,
    /// What the nearest of the others lacks, in words, if fewer were found than were asked for.
    lacks: Option<String>,
}

pub(crate) fn generate(request: Request, bounds: &Bounds) -> Result<Answer, ApiError> {
    if !(1..=MOST).contains(&request.count) {
        return Err(ApiError::request(format!("`count` is 1 to {MOST}")));
    }
    let seed = request.seed.unwrap_or_else(|| fastrand::u64(..1 << 53));
    let with_explainer = request.er.is_some();
    let spec = request.spec(seed).map_err(ApiError::request)?;
    let count = spec.count;
    let generator = Generator::new(spec).map_err(|error| ApiError::request(error.to_string()))?;
    let stop = Stop::when({
        let bounds = bounds.clone();
        move || bounds.left().is_some_and(|left| left <= SPARE)
    });
    let mut puzzles = Vec::new();
    let mut take = |made: &_| {
        puzzles.push(GeneratedRecord::new(puzzles.len() + 1, seed, made, with_explainer));
        ControlFlow::Continue(())
    };
    let tally = generator.run(1, &stop, &mut take, &mut |_| {});
    let lacks = tally.nearest().map(|(_, lack)| lack).filter(|_| puzzles.len() < count);
    Ok(Answer { schema: SCHEMA, seed, puzzles, tried: tally.tried, lacks })
}

impl Request {
    fn spec(self, seed: u64) -> Result<Spec, String> {
        let needs = self.needs.iter().map(|name| {
            let techniques = named(name)?;
            let times = Between { from: Some(1), to: None };
            Ok(Need { name: name.clone(), techniques, times })
        });
        let practice = self.practice.as_deref().map(named).transpose()?;
        Ok(Spec {
            count: self.count,
            seed,
            clues: Clues::Symmetric(self.symmetry.as_deref().unwrap_or("none").parse()?),
            clue_count: between("clues", self.clues.as_deref())?,
            minimal: self.minimal,
            distinct: true,
            level: self.level.as_deref().map_or(Ok(Between::ANY), level)?,
            score: between("score", self.score.as_deref())?,
            er: between("er", self.er.as_deref())?,
            needs: needs.collect::<Result<_, String>>()?,
            forbid: self
                .forbid
                .iter()
                .map(|name| named(name))
                .collect::<Result<Vec<_>, _>>()?
                .concat(),
            practice: practice.unwrap_or_default(),
            ..Spec::default()
        })
    }
}

fn named(name: &str) -> Result<Vec<&'static Technique>, String> {
    techniques_named(name).map_err(|error| error.to_string())
}

fn level(name: &str) -> Result<Between<Level>, String> {
    let called = |it: &Level| it.to_string().eq_ignore_ascii_case(name);
    let level = Level::ALL.into_iter().find(called);
    level.map(Between::only).ok_or_else(|| {
        let names = Level::ALL.map(|it| it.to_string().to_lowercase());
        format!("there is no level `{name}`; there are {}", names.join(", "))
    })
}

fn between<T: FromStr + PartialOrd>(field: &str, text: Option<&str>) -> Result<Between<T>, String>
where
    Between<T>: FromStr<Err: fmt::Display>,
{
    text.map_or(Ok(Between::ANY), |text| {
        text.parse().map_err(|error| format!("`{field}`: {error}"))
    })
}
