//! Full House.

use crate::patterns::single;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// One cell of a house is empty: it holds the digit that the house still lacks.
    ///
    /// # Why it works
    ///
    /// A row, a column or a box holds each digit exactly once. Eight of its cells hold eight
    /// digits, so the ninth cell holds the ninth.
    FULL_HOUSE {
        name: "Full House",
        aliases: &["Last Digit", "Last Value"],
        family: Family::Singles,
        hodoku: Some(Hodoku { code: "0000", score: 4, level: Level::Easy }),
        se_rating: Some(1.0),
        assumes_uniqueness: false,
        example: Example {
            state: "9....63+821.3....+65+8+2+6+35.7+1+4..2....+71.....7.+26.87.125.+3+7.....+1.9..8.\
                    .32.+7+2...7.6.+8",
            conclusion: "r3c6=9",
        },
        near_miss: Example {
            state: "9....63+821.3....+65.+2+6+35.7+1+4..2....+71.....7.+26.87.125.+3+7.....+1.9..8..\
                    32.+7+2...7.6.+8",
            conclusion: "r3c6=9",
        },
        search: |context, sink| single::last_cells(context, sink),
    }
}
