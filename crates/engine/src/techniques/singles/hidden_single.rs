//! Hidden Single.

use crate::patterns::single;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A digit has one place left in a house: it goes there, whatever other candidates hide it.
    ///
    /// # Why it works
    ///
    /// Every row, column and box holds every digit. If all its cells but one are ruled out for a
    /// digit, the digit is in that cell.
    HIDDEN_SINGLE {
        name: "Hidden Single",
        aliases: &["Unique Candidate", "Pinned Digit"],
        family: Family::Singles,
        hodoku: Some(Hodoku { code: "0002", score: 14, level: Level::Easy }),
        se_rating: Some(1.2),
        assumes_uniqueness: false,
        example: Example {
            state: "+6.+7..4+1.+8....16+47.14.78.+26..8..+73.+4...4.6.781.7.....2.+4..+65..1+776...+\
                    1..2.+1.9.+7+6.4:164 243 361 363 384 543 563 564 873 883 943 963",
            conclusion: "r4c4=1",
        },
        near_miss: Example {
            state: "+6.+7..4+1.+8....16+47.14.78.+26..8..+73.+4...4.6.781.7.....2.+4..+65..1+776...+\
                    1..2.+1.9.+7+6.4:243 361 363 384 543 563 564 873 883 943 963",
            conclusion: "r4c4=1",
        },
        search: |context, sink| single::in_houses(context, sink),
    }
}
