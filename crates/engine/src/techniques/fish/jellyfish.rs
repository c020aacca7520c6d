//! Jellyfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// In four rows a digit has places only in the same four columns: the digit goes from the rest
    /// of these columns. Rows and columns may change roles.
    ///
    /// A base line need not have all four places: two are enough.
    ///
    /// # Why it works
    ///
    /// The four rows (the base) each need the digit, in four different columns, and have only these
    /// four (the cover). So each of the columns gets its digit in one of the rows, and has none
    /// anywhere else.
    JELLYFISH {
        name: "Jellyfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0302", score: 160, level: Level::Hard }),
        se_rating: Some(5.2),
        assumes_uniqueness: false,
        example: Example {
            state: ".+28.1.+6+737..+8+2+6+1..+6+1....82..7..6..18.41.98.62+8.+62.+1....6.98.4+3+11+8\
                    .+64.59+7...+1..+2+8+6:333 533 534 562 565 591 969",
            conclusion: "r2c3,r3c6,r9c36<>5",
        },
        near_miss: Example {
            state: "..8.1.+6+737..+8+2+6+1..+6+1....82..7..6..18.41.98.62+8.+62.+1....6.98.4+3+11+8.\
                    +64.59+7...+1..+2+8+6:333 533 534 562 565 591 969",
            conclusion: "r2c3,r3c6,r9c36<>5",
        },
        search: |context, found| fish::find(context, 4, Fins::None, found),
    }
}
