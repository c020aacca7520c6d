//! Turbot Fish.

use crate::patterns::single_digit::{self, Kind};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Two houses have two places each for a digit, and one place of each sees the other: the digit
    /// goes from the cells that see both places at the far ends. Skyscraper and 2-String Kite are
    /// the forms with names of their own; this is any other, with a box among the two houses.
    ///
    /// # Why it works
    ///
    /// At most one of the two places that see each other is true. The house whose place there is
    /// false has its digit at its far end, so one of the two far ends is true.
    TURBOT_FISH {
        name: "Turbot Fish",
        aliases: &[],
        family: Family::SingleDigit,
        hodoku: Some(Hodoku { code: "0403", score: 120, level: Level::Hard }),
        se_rating: Some(6.6),
        assumes_uniqueness: false,
        example: Example {
            state: "3+1.5+8+4.29..2+7.1+5.+8.5+82.6+4..18+5+3+27+9+4+6...+6+1+8.53...45+98..+8.1+9+4\
                    .....2.+8+6.+19.+5691+72+384:752 763 777",
            conclusion: "r5c1<>7",
        },
        near_miss: Example {
            state: "3+1.5+8+4.29..2+7.1+5.+8.5+82.6+4..18+5+3+27+9+4+6...+6+1+8.53...45+98..+8.1+9+4\
                    .....2.+8+6.+19.+5691+72+384:752 763",
            conclusion: "r5c1<>7",
        },
        search: |context, found| single_digit::find(context, Kind::Turbot, found),
    }
}
