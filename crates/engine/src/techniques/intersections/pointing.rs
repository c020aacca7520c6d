//! Pointing.

use ergodoku_core::HouseKind;

use crate::patterns::intersection;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// All places of a digit in a box lie in one line: the digit goes from the rest of the line.
    ///
    /// # Why it works
    ///
    /// The box needs the digit, and has room for it only where it crosses the line. So the line has its
    /// digit there, and cannot have it in another box as well.
    POINTING {
        name: "Pointing",
        aliases: &["Locked Candidates Type 1", "Locked Candidates (Pointing)", "Pointing Pair"],
        family: Family::Intersections,
        hodoku: Some(Hodoku { code: "0100", score: 50, level: Level::Medium }),
        se_rating: Some(2.6),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: |context, found| intersection::find(context, HouseKind::Box, found),
    }
}
