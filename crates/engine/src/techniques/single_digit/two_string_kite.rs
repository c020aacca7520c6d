//! 2-String Kite.

use crate::patterns::single_digit::{self, Kind};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A row and a column have two places each for a digit, and one place of each lies in the same
    /// box: the digit goes from the cells that see both other places.
    ///
    /// # Why it works
    ///
    /// At most one of the two places in the box is true. The string whose place there is false has
    /// its digit at its other end, so one of the two ends is true.
    TWO_STRING_KITE {
        name: "2-String Kite",
        aliases: &["Two-String Kite"],
        family: Family::SingleDigit,
        hodoku: Some(Hodoku { code: "0401", score: 150, level: Level::Hard }),
        se_rating: Some(6.6),
        assumes_uniqueness: false,
        example: Example {
            state: "6...+8..+138...61..+5+914.+3+5.+6+8+1.+8.+79+3523.2+8+5..9+1..9+1+23+8.6.8.3+9.1\
                    +2+4+29+15+48+6+374...12+5+89:692 717 724",
            conclusion: "r2c2<>7",
        },
        near_miss: Example {
            state: "6...+8...38...61..+5+914.+3+5.+6+8+1.+8.+79+3523.2+8+5..9+1..9+1+23+8.6.8.3+9.1+\
                    2+4+29+15+48+6+374...12+5+89:692 717 724",
            conclusion: "r2c2<>7",
        },
        search: |context, found| single_digit::find(context, Kind::Kite, found),
    }
}
