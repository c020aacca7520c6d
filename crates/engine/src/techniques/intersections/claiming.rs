//! Claiming.

use crate::patterns::intersection;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// All places of a digit in a line lie in one box: the digit goes from the rest of the box.
    ///
    /// # Why it works
    ///
    /// The line needs the digit, and has room for it only where it crosses the box. So the box has
    /// its digit there, and cannot have it in another line as well.
    CLAIMING {
        name: "Claiming",
        aliases: &["Locked Candidates Type 2", "Locked Candidates (Claiming)", "Box/Line Reduction"],
        family: Family::Intersections,
        hodoku: Some(Hodoku { code: "0101", score: 50, level: Level::Medium }),
        se_rating: Some(2.8),
        assumes_uniqueness: false,
        example: Example {
            state: "+54+7+8+3+16+92+1+89..2+5+73+6+3+2+579+14+88+9..+16..+721.7...6.+4+7+62...31+72+\
                    1+9.4+3+8.3.+4+18+7...+9.+8.+2.714:555",
            conclusion: "r5c6<>5",
        },
        near_miss: Example {
            state: "+54+7+8+3+16+92+1+89..2.+73+6+3+2+579+14+88+9..+16..+721.7...6.+4+7+62...31+72+1\
                    +9.4+3+8.3.+4+18+7...+9.+8.+2.714:555",
            conclusion: "r5c6<>5",
        },
        search: |context, sink| intersection::claiming(context, sink),
    }
}
