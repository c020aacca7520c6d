//! Unique Rectangle Type 3.

use crate::patterns::rectangle::{self, Type};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four open cells in two rows, two columns and two boxes have room for the same two digits, and only
    /// two of them side by side have other candidates. These candidates, as if of one cell, make a naked
    /// subset with other cells of a house: its digits go from the rest of the house, and of the box if
    /// all lie there.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a
    /// second solution. Because it has one solution, one of the two cells holds one of its other
    /// candidates. That and the other cells of the subset take all of its digits.
    UNIQUE_RECTANGLE_3 {
        name: "Unique Rectangle Type 3",
        aliases: &["Uniqueness Test 3", "UR 3"],
        family: Family::Uniqueness,
        hodoku: Some(Hodoku { code: "0602", score: 100, level: Level::Hard }),
        se_rating: Some(4.5),
        assumes_uniqueness: true,
        example: Example {
            state: "+58+7+264+13+93+4+2...876+1+9+6...+425+92+13+4..+8+7+6+7+598+2+3+41+438..7.+9+2\
                    .54...+9+1+3.+6+3...75+4+7+19+4..+268:526 886",
            conclusion: "r6c5<>5",
        },
        near_miss: Example {
            state: "+58+7+264+13+93+4+2...876+1+9+6...+425+92+13+4..+8+7+6+7+598.+3+41+438..7.+9+2.\
                    54...+9+1+3.+6+3...75+4+7+19+4..+268:526 886",
            conclusion: "r6c5<>5",
        },
        search: |context, found| rectangle::find(context, Type::Three, found),
    }
}
