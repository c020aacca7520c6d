//! Full House.

use crate::patterns::single;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// One cell of a house is empty: it holds the digit that the house still lacks.
    ///
    /// # Why it works
    ///
    /// A row, a column or a box holds each digit exactly once. Eight of its cells hold eight digits, so the
    /// ninth cell holds the ninth.
    FULL_HOUSE {
        name: "Full House",
        aliases: &["Last Digit", "Last Value"],
        family: Family::Singles,
        hodoku: Some(Hodoku { code: "0000", score: 4, level: Level::Easy }),
        se_rating: Some(1.0),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: single::last_cells,
    }
}
