//! Swordfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// In three rows a digit has places only in the same three columns: the digit goes from the rest of these
    /// columns. Rows and columns may change roles.
    ///
    /// A base line need not have all three places: two are enough.
    ///
    /// # Why it works
    ///
    /// The three rows (the base) each need the digit, in three different columns, and have only these three (the
    /// cover). So each of the columns gets its digit in one of the rows, and has none anywhere else.
    SWORDFISH {
        name: "Swordfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0301", score: 150, level: Level::Hard }),
        se_rating: Some(3.8),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: |context, found| fish::find(context, 3, Fins::None, found),
    }
}
