//! The rating of a puzzle, and how far to rate it.

use ergodoku_core::{State, Stop};
use ergodoku_engine::Step;

use super::scale::Scale;

/// How far to rate a puzzle, and by which rules.
#[derive(Clone, Debug)]
pub struct RatingOptions {
    /// By which rules.
    pub scale: Scale,
    /// The longest chains to search.
    pub max_length: usize,
    /// When to stop, in the middle of a step if need be.
    pub stop: Stop,
    /// List the steps. For chains only.
    pub steps: bool,
}

impl RatingOptions {
    /// Rates by a scale, with chains of up to 36 rules as CSP-Rules does, without steps.
    pub fn new(scale: Scale) -> RatingOptions {
        RatingOptions { scale, max_length: 36, stop: Stop::never(), steps: false }
    }
}

/// How a rating ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RatingEnd {
    /// The puzzle is solved.
    Rated,
    /// The rules do not solve the puzzle, however long its chains.
    Stuck,
    /// It would take chains that are longer than the longest to search, or assumptions nested more than
    /// three deep.
    AboveMaxLength,
    /// [`RatingOptions::stop`] was due.
    Stopped,
}

impl RatingEnd {
    /// Its name in tables.
    pub fn name(self) -> &'static str {
        match self {
            RatingEnd::Rated => "rated",
            RatingEnd::Stuck => "stuck",
            RatingEnd::AboveMaxLength => "above-max-length",
            RatingEnd::Stopped => "time-limit",
        }
    }
}

/// The rating of a puzzle.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PuzzleRating {
    /// The length of the longest chain or subset that is needed: 0 if singles solve the puzzle. For T&E the depth, for BxB the
    /// length of the longest braid inside. None if the rating has not ended with [`RatingEnd::Rated`].
    pub rating: Option<usize>,
    /// How it ended.
    pub end: RatingEnd,
    /// The steps, if [`RatingOptions::steps`] asks for them.
    pub steps: Vec<RatedStep>,
}

/// A step with its length.
#[derive(Clone, Debug)]
pub struct RatedStep {
    /// The number of rules: 0 for a single.
    pub length: usize,
    /// The state in which it was found.
    pub state: State,
    /// The step. There is none of a lesser length in this state, but singles if this is no single.
    pub step: Step,
    /// The step in the notation of CSP-Rules.
    pub csp: String,
}
