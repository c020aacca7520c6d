//! `generate`: puzzles to order, as many as are found within the time limit of a call.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::time::Duration;

use crate::record::{GeneratedRecord, SCHEMA};
use ergodoku::engine::techniques_named;
use ergodoku::explanation::Language;
use ergodoku::generate::{Between, Clues, Generator, Need, Spec};
use ergodoku::{Level, Stop, Technique};
use serde::{Deserialize, Serialize};

use crate::{ApiError, Bounds};

/// The largest number of puzzles that one call gives.
const MOST: usize = 100;

/// The part of the time limit that is kept for rating what was found.
const SPARE: Duration = Duration::from_millis(200);

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct GenerateRequest {
    /// How many puzzles; 1 if not given.
    #[serde(default = "one")]
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 100))]
    count: usize,
    /// The same seed gives the same puzzles; random if not given. At most 9223372036854775807.
    seed: Option<u64>,
    /// How the clues are arranged: `none`, `rotational-180` ...; `none` if not given.
    symmetry: Option<String>,
    /// Whether every clue must be needed; false if not given.
    #[serde(default)]
    minimal: bool,
    /// How many clues: `24`, or a range as `22..26`.
    clues: Option<String>,
    /// HoDoKu's level.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::WantedLevel>))]
    level: Option<String>,
    /// HoDoKu's score: a range as `600..800`.
    score: Option<String>,
    /// Sudoku Explainer's rating: a range as `4.2..4.5`.
    er: Option<String>,
    /// Techniques that must be needed.
    #[serde(default)]
    needs: Vec<String>,
    /// Techniques that must not be needed.
    #[serde(default)]
    forbid: Vec<String>,
    /// A technique: gives puzzles with a position where it applies.
    practice: Option<String>,
    /// The language of what is wrong or lacks; `en` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LanguageName))]
    language: Language,
}

fn one() -> usize {
    1
}

/// Puzzles to order.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub(crate) struct GenerateAnswer {
    /// The version of the schema.
    schema: u32,
    /// The seed.
    seed: u64,
    /// The puzzles, rated.
    puzzles: Vec<GeneratedRecord>,
    /// How many candidates for a puzzle were tried.
    tried: u64,
    /// If fewer puzzles were found than asked for: what the best of the rejected ones lacks, in words.
    #[cfg_attr(feature = "schema", schema(required))]
    lacks: Option<String>,
}

pub(crate) fn generate(
    request: GenerateRequest,
    bounds: &Bounds,
) -> Result<GenerateAnswer, ApiError> {
    if !(1..=MOST).contains(&request.count) {
        return Err(ApiError::request(format!("`count` is 1 to {MOST}")));
    }
    let seed = request.seed.unwrap_or_else(|| fastrand::u64(..1 << 53));
    let with_explainer = request.er.is_some();
    let language = request.language;
    let spec = request.spec(seed).map_err(ApiError::request)?;
    let count = spec.count;
    let generator = Generator::new(spec).map_err(|error| ApiError::impossible((&error).into()))?;
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
    let lacks =
        tally.nearest().map(|(_, lack)| lack.text(language)).filter(|_| puzzles.len() < count);
    Ok(GenerateAnswer { schema: SCHEMA, seed, puzzles, tried: tally.tried, lacks })
}

impl GenerateRequest {
    fn spec(self, seed: u64) -> Result<Spec, String> {
        // JSON schemas have no format for larger numbers.
        if i64::try_from(seed).is_err() {
            return Err(format!("`seed` is at most {}", i64::MAX));
        }
        let needs = self.needs.iter().map(|name| {
            let techniques = named(name)?;
            let times = Between { from: Some(1), to: None };
            Ok(Need { name: name.clone(), techniques, times })
        });
        let practice = self.practice.as_deref().map(named).transpose()?;
        Ok(Spec {
            count: self.count,
            seed,
            clues: Clues::Symmetric(
                self.symmetry.as_deref().unwrap_or("none").parse().map_err(message)?,
            ),
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
    techniques_named(name).map_err(message)
}

/// An error in words.
fn message(error: impl fmt::Display) -> String {
    error.to_string()
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
