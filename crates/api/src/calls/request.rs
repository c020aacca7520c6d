//! What calls have in common in their requests: a puzzle, and techniques to work on it with.

use crate::record::{Options, PuzzleRecord};
use ergodoku::text::{Entry, ParseError, parse_one};
use ergodoku::{Effort, Profile, State};
use serde::Deserialize;

use crate::{ApiError, Bounds};

/// The longest text that is looked at, in bytes: more than the longest format of one puzzle.
const LONGEST: usize = 20_000;

/// A puzzle as text, in any format that can be read.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(crate) struct PuzzleText(String);

impl PuzzleText {
    /// The puzzle, as far as it can be read.
    pub(crate) fn entry(&self) -> Result<Result<Entry, ParseError>, ApiError> {
        if self.0.len() > LONGEST {
            let message = format!("a puzzle is no longer than {LONGEST} characters");
            return Err(ApiError::request(message));
        }
        Ok(parse_one(&self.0))
    }

    /// The puzzle and its state.
    pub(crate) fn state(&self) -> Result<(Entry, State), ApiError> {
        let entry = self.entry()?;
        if let Ok(entry) = &entry
            && let Ok(state) = State::new(&entry.puzzle)
        {
            return Ok((entry.clone(), state));
        }
        let (record, _) = PuzzleRecord::begin(&entry);
        Err(ApiError::of_puzzle(record))
    }
}

/// Which techniques are used.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Solving {
    pub(crate) puzzle: PuzzleText,
    #[serde(default = "default_profile")]
    profile: String,
    #[serde(default = "yes")]
    uniqueness: bool,
    /// How many steps to take at the most.
    pub(crate) max_steps: Option<usize>,
}

fn default_profile() -> String {
    "default".to_string()
}

fn yes() -> bool {
    true
}

impl Solving {
    pub(crate) fn options(&self, bounds: &Bounds) -> Result<Options, ApiError> {
        let profile = named_profile(&self.profile)?;
        let profile = if self.uniqueness { profile } else { profile.without_uniqueness() };
        let effort = Effort { stop: bounds.stop(), ..Effort::default() };
        Ok(Options { profile, max_steps: self.max_steps, check: false, effort })
    }
}

fn named_profile(name: &str) -> Result<Profile, ApiError> {
    Profile::named(name).ok_or_else(|| {
        let names: Vec<&str> = Profile::NAMES.iter().map(|(name, _)| *name).collect();
        let message = format!("there is no profile `{name}`; there are {}", names.join(", "));
        ApiError::request(message)
    })
}
