//! Unique Rectangle Type 2.

use crate::patterns::rectangle::{self, Type};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four open cells in two rows, two columns and two boxes have room for the same two digits, and two
    /// of them side by side have one other candidate, the same: that digit goes from every cell that sees
    /// both.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a
    /// second solution. Because it has one solution, one of the two cells holds the other digit, and what
    /// sees both cannot.
    UNIQUE_RECTANGLE_2 {
        name: "Unique Rectangle Type 2",
        aliases: &["Uniqueness Test 2", "UR 2"],
        family: Family::Uniqueness,
        hodoku: Some(Hodoku { code: "0601", score: 100, level: Level::Hard }),
        se_rating: Some(4.5),
        assumes_uniqueness: true,
        example: Example {
            state: "2+9.+6+7.+38+1..+63+2.+7497+3.+8.9+5+26..+72+9+3+4+6+5+36+9+45+78+1+2..+2+1+6+8\
                    +93+7.+78+5.2+69+36..9+3.2+7+8+9+237+86+1+54:483",
            conclusion: "r1c3,r2c6<>5",
        },
        near_miss: Example {
            state: "2+9.+6+7.+38+1..+63+2.+7497+3.+8.9+5+26..+72+9+3.+6+5+36+9+45+78+1+2..+2+1+6+8+\
                    93+7.+78+5.2+69+36..9+3.2+7+8+9+237+86+1+54:483",
            conclusion: "r1c3,r2c6<>5",
        },
        search: |context, found| rectangle::find(context, Type::Two, found),
    }
}
