//! Pointing.

use crate::patterns::intersection;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// All places of a digit in a box lie in one line: the digit goes from the rest of the line.
    ///
    /// # Why it works
    ///
    /// The box needs the digit, and has room for it only where it crosses the line. So the line has
    /// its digit there, and cannot have it in another box as well.
    POINTING {
        name: "Pointing",
        aliases: &["Locked Candidates Type 1", "Locked Candidates (Pointing)", "Pointing Pair"],
        family: Family::Intersections,
        hodoku: Some(Hodoku { code: "0100", score: 50, level: Level::Medium }),
        se_rating: Some(2.6),
        assumes_uniqueness: false,
        example: Example {
            state: "7+5+9+2+1.+3+4..+3+2+745.+9+1.+419..5+2+7+4+28+3+7+9165+9+6+7+5214+8+33+1+58+6+4\
                    +9+72+5+86+1+9+2+73+427..+5..1+9+19...7+2+5.",
            conclusion: "r8c6<>6",
        },
        near_miss: Example {
            state: "7+5+9.+1.+3+4..+3+2+745.+9+1.+419..5+2+7+4+28+3+7+9165+9+6+7+5214+8+33+1+58+6+4+\
                    9+72+5+86+1+9+2+73+427..+5..1+9+19...7+2+5.",
            conclusion: "r8c6<>6",
        },
        search: |context, sink| intersection::pointing(context, sink),
    }
}
