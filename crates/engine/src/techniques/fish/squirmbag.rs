//! Squirmbag.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// In five rows a digit has places only in the same five columns: the digit goes from the rest of
    /// these columns. Rows and columns may change roles.
    ///
    /// Of nine rows that still need the digit the other four make a smaller fish with the other
    /// columns, a Jellyfish at most, that eliminates the same. So a Squirmbag is never needed beside
    /// these, and it is off by default.
    ///
    /// # Why it works
    ///
    /// The five rows (the base) each need the digit, in five different columns, and have only these
    /// five (the cover). So each of the columns gets its digit in one of the rows, and has none
    /// anywhere else.
    SQUIRMBAG {
        name: "Squirmbag",
        aliases: &["starfish"],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0303", score: 470, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "6.3....7.+94.75+3.+8+6+5+78+641..+9...98..1.75.+3+169.+81+8+9.+75.+63.....76\
                    9....1..8...........",
            conclusion: "r1c47,r4c37,r7c34,r8c38,r9c3478<>2",
        },
        near_miss: Example {
            state: "6.3....7.+94.75..+8+6+5+78+641..+9...98..1.75.+3+169.+81+8+9.+75.+63.....769\
                    ....1..8...........",
            conclusion: "r1c47,r4c37,r7c34,r8c38,r9c3478<>2",
        },
        search: |context, found| fish::find(context, 5, Fins::None, found),
    }
}
