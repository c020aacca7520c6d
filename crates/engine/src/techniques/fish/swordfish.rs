//! Swordfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// In three rows a digit has places only in the same three columns: the digit goes from the
    /// rest of these columns. Rows and columns may change roles.
    ///
    /// A base line need not have all three places: two are enough.
    ///
    /// # Why it works
    ///
    /// The three rows (the base) each need the digit, in three different columns, and have only
    /// these three (the cover). So each of the columns gets its digit in one of the rows, and has
    /// none anywhere else.
    SWORDFISH {
        name: "Swordfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0301", score: 150, level: Level::Hard }),
        se_rating: Some(3.8),
        assumes_uniqueness: false,
        example: Example {
            state: ".+2.+5....+668...+25..5..+67.2...+7.285+6+19+8+5+61..+73+2+19+2+7+63+8+5421.+8+5\
                    6..7+9.8.+2+7+16+5+7+659.1.+2+8:313 317 323 333 413 423 433 436",
            conclusion: "r2c5<>3",
        },
        near_miss: Example {
            state: ".+2......+668...+25..5..+67.2...+7.285+6+19+8+5+61..+73+2+19+2+7+63+8+5421.+8+56\
                    ..7+9.8.+2+7+16+5+7+659.1.+2+8:313 317 323 333 413 423 433 436",
            conclusion: "r2c5<>3",
        },
        search: |context, found| fish::find(context, 3, Fins::None, found),
    }
}
