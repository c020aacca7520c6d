//! Nishio.

use crate::patterns::assumption;
use crate::technique::{Example, Family, declare_technique};

declare_technique! {
    /// A candidate is assumed to be true and followed with the other techniques in use. If a rule breaks on
    /// the way, the candidate goes.
    ///
    /// Cells with the fewest candidates are tried first, and each assumption is followed with the simplest
    /// step there is. The step keeps the whole line of reasoning, less what the contradiction does not need.
    /// In its narrow sense, as in Sudoku Explainer, a Nishio follows one digit alone; this is the wide sense.
    ///
    /// # Why it works
    ///
    /// What follows from a true candidate is true. A cell without a candidate, or a house without a place for
    /// a digit, is not; so the assumption was false.
    NISHIO {
        name: "Nishio",
        aliases: &["Trial and Contradiction"],
        family: Family::Forcing,
        hodoku: None,
        se_rating: Some(7.5),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: assumption::find,
    }
}
