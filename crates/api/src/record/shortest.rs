//! [`ShortestRecord`]: how good a shortest solve is.

use ergodoku::engine::{Aim, Shortest};
use serde::Serialize;

/// The result of a search for the solve with the fewest or the easiest hard steps, and how far it is proved. A step
/// is hard if its technique is not a single.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShortestRecord {
    /// What was to be as little as possible.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::AimName))]
    pub aim: Aim,
    /// How many steps are hard.
    pub hard_steps: usize,
    /// What they cost: for `fewest` their number, for `easiest` the sum of the scores that the profile gives them.
    pub cost: u32,
    /// No solve costs less.
    pub at_least: u32,
    /// Whether it is certain that no solve costs less: `cost` equals `at_least`.
    pub proved: bool,
    /// The hardest technique that was allowed: the hardest of the usual path. `null` if singles suffice.
    #[cfg_attr(feature = "schema", schema(required))]
    pub hardest: Option<&'static str>,
}

impl ShortestRecord {
    /// The record of a solve by some aim.
    pub fn new(best: &Shortest, aim: Aim) -> ShortestRecord {
        ShortestRecord {
            aim,
            hard_steps: best.hard,
            cost: best.cost,
            at_least: best.at_least,
            proved: best.is_proved(),
            hardest: best.hardest.map(|technique| technique.name),
        }
    }
}
