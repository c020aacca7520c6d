//! What calls have in common in their requests: a puzzle, and techniques to work on it with.

use ergodoku::engine::Effort;
use ergodoku::explanation::{Language, Length, Voice};
use ergodoku::text::{Entry, Link, ParseError, parse_one, parse_position, read_link};
use ergodoku::{Profile, State};
use serde::Deserialize;

use crate::record::{Options, PuzzleRecord};
use crate::{ApiError, Bounds};

/// The longest text that is read, in bytes: more than one puzzle takes in any format.
const LONGEST: usize = 60_000;

/// One puzzle, in any format that can be read: 81 characters, `+5` for a digit placed since,
/// `GRID:711 713` to rule out 7 in r1c1 and r1c3; a grid; pencil marks; Sukaku; a library's line; a link.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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

    /// The puzzle, if it is written as [`ergodoku::text::write_line`] does.
    pub(crate) fn position(&self) -> Option<Entry> {
        parse_position(&self.0)
    }

    /// The link that it is, if it is one.
    pub(crate) fn link(&self) -> Option<Link> {
        read_link(&self.0)
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

/// A puzzle, and the techniques to work on it with.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct SolvingRequest {
    pub(crate) puzzle: PuzzleText,
    /// Which techniques, in which order; `default` if not given.
    #[serde(default = "default_profile")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::ProfileName))]
    pub(super) profile: String,
    /// Whether techniques may assume that there is exactly one solution; true if not given.
    #[serde(default = "yes")]
    pub(super) uniqueness: bool,
    /// The largest number of steps to give; all if not given.
    pub(crate) max_steps: Option<usize>,
    /// The language of explanations; `en` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LanguageName))]
    pub(crate) language: Language,
    /// How long explanations are; `standard` if not given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::LengthName))]
    pub(crate) length: Length,
}

pub(super) fn default_profile() -> String {
    "default".to_string()
}

pub(super) fn yes() -> bool {
    true
}

impl SolvingRequest {
    pub(crate) fn options(&self, bounds: &Bounds) -> Result<Options, ApiError> {
        let profile = named_profile(&self.profile)?;
        let profile = if self.uniqueness { profile } else { profile.without_uniqueness() };
        let effort = Effort { stop: bounds.stop(), ..Effort::default() };
        let voice = Voice { language: self.language, length: self.length };
        Ok(Options { profile, max_steps: self.max_steps, voice, effort, ..Options::default() })
    }
}

pub(crate) fn named_profile(name: &str) -> Result<Profile, ApiError> {
    Profile::named(name).ok_or_else(|| {
        let names: Vec<&str> = Profile::NAMES.iter().map(|(name, _)| *name).collect();
        let message = format!("there is no profile `{name}`; there are {}", names.join(", "));
        ApiError::request(message)
    })
}
