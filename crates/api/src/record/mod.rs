//! What the command, the HTTP interface and the WebAssembly module write: plain, serialisable records.
//! Their JSON is a versioned interface, described in `docs/json.md`. Each type is written once, here;
//! the answers of the calls are made of them.
//!
//! ```
//! use ergodoku_api::record::{Options, PuzzleRecord, Status};
//! use ergodoku::text;
//!
//! let entry = text::parse_one(
//!     "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56",
//! );
//! let record = PuzzleRecord::solve(&entry, &Options::default());
//! assert_eq!(record.status, Status::Solved);
//! assert_eq!(record.steps.len(), 54);
//! ```

mod compact;
mod error;
mod explained;
mod explainer;
mod generated;
mod hint;
mod line_asker;
mod line_judge;
mod many;
mod mark;
mod puzzle;
mod rank;
mod rate;
mod shortest;
mod solve_judge;
mod step;
mod technique;
mod verdict;
mod walk;
mod whip;
mod why;

use std::fmt;

use ergodoku::Profile;
use ergodoku::engine::{Aim, Effort};
use ergodoku::explanation::Voice;
use serde::{Deserialize, Serialize};

pub use compact::{CompactRecord, CompactStep};
pub use error::{ClashRecord, ErrorRecord};
pub(crate) use explained::{ExplainedStep, SentenceRecord};
pub use explainer::{ExplainerRecord, RatedStepRecord};
pub use generated::GeneratedRecord;
pub use hint::{Hint, HintRecord, MissingStepError, StepChoice};
pub use line_asker::LineAsker;
pub use line_judge::{Judging, LONGEST_LINE, LineJudge, is_blank, quoted};
pub use many::check_many;
pub(crate) use mark::MarkRecord;
pub use puzzle::{PuzzleRecord, Ready};
pub use rank::{FallRecord, RankRecord, RankRequest, RankSetRecord};
pub use rate::{HardestRecord, RatingRecord, Scale, canonical_form, characters};
pub use shortest::ShortestRecord;
pub use solve_judge::{Judged, judge_solve};
pub(crate) use step::Elimination;
pub use step::StepRecord;
pub use technique::TechniqueRecord;
pub use verdict::{BrokenRecord, PartRecord, VerdictRecord, Written, status_of};
pub use whip::{WhipRecord, WhipStepRecord};
pub use why::{OtherRecord, SmallestRecord, WhyRecord};

/// The version of the schema. It rises when a field is removed or changes its meaning.
pub const SCHEMA: u32 = 1;

/// What a puzzle turned out to be.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Every cell has its digit; for a check: there is exactly one solution.
    Solved,
    /// There is one solution, and the techniques in use do not find it, or not in the number of steps
    /// allowed.
    Stuck,
    /// A digit stands twice in a house.
    Invalid,
    /// The givens have a solution, and the digits placed or candidates removed since contradict it.
    Mistake,
    /// No digit stands twice in a house, but there is no solution.
    NoSolution,
    /// There are several solutions.
    MultipleSolutions,
    /// There is one solution, and the search for the next step was interrupted.
    Interrupted,
    /// The text could not be read, or a step's proof was rejected.
    Error,
}

impl Status {
    /// The name as in JSON: `multiple_solutions`.
    pub fn name(self) -> &'static str {
        match self {
            Status::Solved => "solved",
            Status::Stuck => "stuck",
            Status::Invalid => "invalid",
            Status::Mistake => "mistake",
            Status::NoSolution => "no_solution",
            Status::MultipleSolutions => "multiple_solutions",
            Status::Interrupted => "interrupted",
            Status::Error => "error",
        }
    }
}

impl fmt::Display for Status {
    /// The [name](Status::name).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How to solve. More fields may come: construct it with `..Options::default()`.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Which techniques, in which order.
    pub profile: Profile,
    /// The largest number of steps to take.
    pub max_steps: Option<usize>,
    /// Whether to check every step's proof as it is found.
    pub check: bool,
    /// Whether each step carries its proof.
    pub proofs: bool,
    /// To solve with as few hard steps as possible, or as easy ones, instead of as the profile goes. `max_steps` then
    /// has no effect.
    pub shortest: Option<Aim>,
    /// The language of explanations, and how long they are.
    pub voice: Voice,
    /// Limits of the search; the limit for each technique applies where every step is searched for.
    pub effort: Effort,
}
