//! Leviathan.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// In seven rows a digit has places only in the same seven columns: the digit goes from the rest
    /// of these columns. Rows and columns may change roles.
    ///
    /// Of nine rows that still need the digit the other two make a smaller fish with the other
    /// columns, an X-Wing at most, that eliminates the same. So a Leviathan is never needed beside
    /// these, and it is off by default.
    ///
    /// # Why it works
    ///
    /// The seven rows (the base) each need the digit, in seven different columns, and have only these
    /// seven (the cover). So each of the columns gets its digit in one of the rows, and has none
    /// anywhere else.
    LEVIATHAN {
        name: "Leviathan",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0305", score: 470, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+14..7+89+5...5.61+87+2+82+7...1+646+9412...+8+7+128.56..+58.+9..+7+2...+85\
                    +942+1645..+1..87+261+7+8.4.+5",
            conclusion: "r2c4<>3",
        },
        near_miss: Example {
            state: ".4..7+89+5...5.61+87+2+82+7...1+646+9412...+8+7+128.56..+58.+9..+7+2...+85+9\
                    42+1645..+1..87+261+7+8.4.+5",
            conclusion: "r2c4<>3",
        },
        search: |context, found| fish::find(context, 7, Fins::None, found),
    }
}
