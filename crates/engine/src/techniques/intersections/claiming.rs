//! Claiming.

use ergodoku_core::HouseKind;

use crate::patterns::intersection;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// All places of a digit in a line lie in one box: the digit goes from the rest of the box.
    ///
    /// # Why it works
    ///
    /// The line needs the digit, and has room for it only where it crosses the box. So the box has its digit
    /// there, and cannot have it in another line as well.
    CLAIMING {
        name: "Claiming",
        aliases: &["Locked Candidates Type 2", "Locked Candidates (Claiming)", "Box/Line Reduction"],
        family: Family::Intersections,
        hodoku: Some(Hodoku { code: "0101", score: 50, level: Level::Medium }),
        se_rating: Some(2.8),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: |context, found| intersection::find(context, HouseKind::Row, found),
    }
}
