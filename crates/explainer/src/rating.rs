//! The rating of a puzzle, and how far to rate it.

use ergodoku_core::{State, Stop};
use ergodoku_engine::Step;

use super::hint::Hint;
use super::scale::Scale;
use super::{convert, report};

/// How far to rate a puzzle, and by which rules.
#[derive(Clone, Debug, Default)]
pub struct RatingOptions {
    /// By which rules.
    pub scale: Scale,
    /// Stop once a step is rated higher.
    pub max_er: Option<f64>,
    /// When to stop, in the middle of a step if need be.
    pub stop: Stop,
    /// Stop once ER is known to be higher than EP.
    pub pearl: bool,
    /// Stop once ER is known to be higher than ED.
    pub diamond: bool,
    /// List the steps.
    pub steps: bool,
}

/// How a rating ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RatingEnd {
    /// The puzzle is solved.
    Rated,
    /// The rules do not solve the puzzle: it is rated 20.0.
    Stuck,
    /// A step is rated above the highest rating asked for.
    AboveMaxEr,
    /// [`RatingOptions::stop`] was due.
    Stopped,
    /// The puzzle is no pearl.
    NoPearl,
    /// The puzzle is no diamond.
    NoDiamond,
}

impl RatingEnd {
    /// Its name in tables.
    pub fn name(self) -> &'static str {
        match self {
            RatingEnd::Rated => "rated",
            RatingEnd::Stuck => "stuck",
            RatingEnd::AboveMaxEr => "above-max-er",
            RatingEnd::Stopped => "time-limit",
            RatingEnd::NoPearl => "no-pearl",
            RatingEnd::NoDiamond => "no-diamond",
        }
    }
}

/// The rating of a puzzle, as Sudoku Explainer prints it; if it ended early, of the steps so far.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PuzzleRating {
    /// ER: the rating of the hardest step; 20.0 if the rules do not solve the puzzle.
    pub er: f64,
    /// EP: the rating of the hardest step up to the first placement; 0.0 if there is none.
    pub ep: f64,
    /// ED: the rating of the first step; 0.0 if there is none.
    pub ed: f64,
    /// How it ended.
    pub end: RatingEnd,
    /// The steps, if [`RatingOptions::steps`] asks for them.
    pub steps: Vec<RatedStep>,
}

/// A step with its rating.
#[derive(Clone, Debug)]
pub struct RatedStep {
    /// The rating.
    pub rating: f64,
    /// Sudoku Explainer's name for it.
    pub name: &'static str,
    /// The state in which it was found.
    pub state: State,
    hint: Hint,
}

impl RatedStep {
    pub(super) fn new(state: &State, hint: &Hint) -> RatedStep {
        let (rating, name) = (printed(hint.rating), report::name(hint));
        RatedStep { rating, name, state: state.clone(), hint: hint.clone() }
    }

    /// The step in the engine's terms: explained, drawn and proved as all others. Its technique is the
    /// engine's nearest one. It is built when asked for; for nested chains that takes about as long as it
    /// took to find them.
    pub fn step(&self) -> Step {
        convert::of_hint(&self.state, &self.hint)
    }
}

/// A rating rounded as it is printed: the sums are binary doubles.
pub(super) fn printed(rating: f64) -> f64 {
    ((rating + 0.05) * 10.0).floor() / 10.0
}
