//! Skyscraper.

use crate::patterns::single_digit::{self, Kind};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Two rows have two places each for a digit, and two of these places share a column: the digit
    /// goes from every cell that sees both other places, the roofs. Rows and columns may change
    /// roles.
    ///
    /// # Why it works
    ///
    /// If one roof is false, the digit of its row is at the foot, so it is not at the other row's
    /// foot in the same column, and the other roof is true. One of the roofs is true either way.
    SKYSCRAPER {
        name: "Skyscraper",
        aliases: &[],
        family: Family::SingleDigit,
        hodoku: Some(Hodoku { code: "0400", score: 130, level: Level::Hard }),
        se_rating: Some(6.6),
        assumes_uniqueness: false,
        example: Example {
            state: "4+6...5+1+2+9+3+2...+46+575+1.2+6.3+48+1+4+56..2.+378+6..+2+5+9+4+293+54..+61+6+\
                    7+48+5+1+9+32.+324.6.+1+5.+51.2+3+4.+6:845",
            conclusion: "r4c5<>7",
        },
        near_miss: Example {
            state: "4+6...5+1+2+9+3+2...+46+575+1.2+6.3+48+1+4+56..2.+378+6..+2+5+9+4+293.4..+61+6+7\
                    +48+5+1+9+32.+324.6.+1+5.+51.2+3+4.+6:845",
            conclusion: "r4c5<>7",
        },
        search: |context, found| single_digit::find(context, Kind::Skyscraper, found),
    }
}
