//! X-Wing.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// In two rows a digit has places only in the same two columns: the digit goes from the rest of
    /// these columns. Rows and columns may change roles.
    ///
    /// # Why it works
    ///
    /// The two rows (the base) each need the digit, in two different columns, and have only these
    /// two (the cover). So each of the columns gets its digit in one of the rows, and has none
    /// anywhere else.
    X_WING {
        name: "X-Wing",
        aliases: &["Xwing"],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0300", score: 140, level: Level::Hard }),
        se_rating: Some(3.2),
        assumes_uniqueness: false,
        example: Example {
            state: ".1.+45782+9+9+4+82+63+1+75..5+91+8+6+341.9.+84+263.6..+9.+4.+8.84.+3.+9.+7+8...7\
                    93+414+3+7+8+2+159+6.+9+1+3+4.7+8+2",
            conclusion: "r56c4<>5",
        },
        near_miss: Example {
            state: ".1.+45782+9+9+4+82+63+1+75..5+91+8+6+341.9.+84+263.6..+9.+4.+8.84.+3.+9.+7....79\
                    3+414+3+7+8+2+159+6.+9+1+3+4.7+8+2",
            conclusion: "r56c4<>5",
        },
        search: |context, found| fish::find(context, 2, Fins::None, found),
    }
}
