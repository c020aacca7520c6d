//! Jellyfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// In four rows a digit has places only in the same four columns: the digit goes from the rest of these
    /// columns. Rows and columns may change roles.
    ///
    /// A base line need not have all four places: two are enough.
    ///
    /// # Why it works
    ///
    /// The four rows (the base) each need the digit, in four different columns, and have only these four (the
    /// cover). So each of the columns gets its digit in one of the rows, and has none anywhere else.
    JELLYFISH {
        name: "Jellyfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0302", score: 160, level: Level::Hard }),
        se_rating: Some(5.2),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: |context, found| fish::find(context, 4, Fins::None, found),
    }
}
