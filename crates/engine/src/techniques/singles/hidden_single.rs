//! Hidden Single.

use crate::patterns::single;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A digit has one place left in a house: it goes there, whatever other candidates hide it.
    ///
    /// # Why it works
    ///
    /// Every row, column and box holds every digit. If all its cells but one are ruled out for a digit, the
    /// digit is in that cell.
    HIDDEN_SINGLE {
        name: "Hidden Single",
        aliases: &["Unique Candidate", "Pinned Digit"],
        family: Family::Singles,
        hodoku: Some(Hodoku { code: "0002", score: 14, level: Level::Easy }),
        se_rating: Some(1.2),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: single::in_houses,
    }
}
