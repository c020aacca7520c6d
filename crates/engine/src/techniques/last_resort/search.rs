//! Search.

use crate::patterns::search;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// All candidates of a cell but one are tried and fail; the one that is left is placed. Each is followed
    /// with singles and locked candidates, and where these end, by trying again.
    ///
    /// This is no technique but what is left when none applies: a search, and called that. It takes the
    /// middle one of the unsolved cells. Without it, and a puzzle that needs it, a solution ends as stuck.
    ///
    /// # Why it works
    ///
    /// The cell holds one of its candidates, and a complete search has shown that all others lead to broken
    /// rules.
    SEARCH {
        name: "Search",
        aliases: &["Brute Force", "Trial and Error", "Backtracking"],
        family: Family::LastResort,
        hodoku: Some(Hodoku { code: "xxxx", score: 10_000, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "....5...21....9.....6..2.......2.7.....3...4....147.69.14....3..5..71....7....\
                    69.:711",
            conclusion: "r1c2=9",
        },
        near_miss: Example {
            state: "....5...21....9.....6..2.......2.7.....3...4....147.69.14....3..5..71....7....\
                    69.",
            conclusion: "r1c2=9",
        },
        search: |context, sink| search::find(context, sink),
    }
}
