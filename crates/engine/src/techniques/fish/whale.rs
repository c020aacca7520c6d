//! Whale.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// In six rows a digit has places only in the same six columns: the digit goes from the rest of
    /// these columns. Rows and columns may change roles.
    ///
    /// Of nine rows that still need the digit the other three make a smaller fish with the other
    /// columns, a Swordfish at most, that eliminates the same. So a Whale is never needed beside
    /// these, and it is off by default.
    ///
    /// # Why it works
    ///
    /// The six rows (the base) each need the digit, in six different columns, and have only these six
    /// (the cover). So each of the columns gets its digit in one of the rows, and has none anywhere
    /// else.
    WHALE {
        name: "Whale",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0304", score: 470, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: ".+6..+83.+2+5+3+5..2+6+8.9+2.815+9.63.23+5.+8+6.+1.+856....+2+69.+3.+25+87.1\
                    68+3.2.+483.2.1.+56..+2+9+6...+8:711 771 791",
            conclusion: "r12c3,r45c5<>4",
        },
        near_miss: Example {
            state: ".+6..+83.+2+5+3+5..2+6+8.9+2.815+9.63.23+5.+8+6.+1.+856....+2+69...+25+87.16\
                    8+3.2.+483.2.1.+56..+2+9+6...+8:711 771 791",
            conclusion: "r12c3,r45c5<>4",
        },
        search: |context, found| fish::find(context, 6, Fins::None, found),
    }
}
