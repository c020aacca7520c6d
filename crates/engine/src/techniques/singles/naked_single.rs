//! Naked Single.

use crate::patterns::single;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A cell has one candidate left: it holds that digit.
    ///
    /// # Why it works
    ///
    /// Every cell holds a digit. The others are ruled out, most often because the cell sees them all in its
    /// row, its column and its box.
    NAKED_SINGLE {
        name: "Naked Single",
        aliases: &["Sole Candidate", "Single Candidate"],
        family: Family::Singles,
        hodoku: Some(Hodoku { code: "0003", score: 4, level: Level::Easy }),
        se_rating: Some(2.3),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: single::in_cells,
    }
}
