//! Unique Rectangle Type 1.

use crate::patterns::rectangle::{self, Type};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four open cells in two rows, two columns and two boxes have room for the same two digits, and
    /// three of them have no other candidates: the fourth is neither of the two.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a
    /// second solution. Because it has one solution, the fourth cell holds another digit.
    UNIQUE_RECTANGLE_1 {
        name: "Unique Rectangle Type 1",
        aliases: &["Uniqueness Test 1", "UR 1"],
        family: Family::Uniqueness,
        hodoku: Some(Hodoku { code: "0600", score: 100, level: Level::Hard }),
        se_rating: Some(4.5),
        assumes_uniqueness: true,
        example: Example {
            state: "61....+8+4+33.9.8+476+1+8+74+1+635+2+97.+3+8+2.41+6.6..+4138+7+4+8+1+6+3+7+9+5+\
                    21+4+8..2+63+5+5+3+741+6+29+8..+6+358+1+7+4",
            conclusion: "r1c4<>79",
        },
        near_miss: Example {
            state: "61....+8+4+33.9.8+476+1+8+74+1+635+2+97.+3+8..41+6.6..+4138+7+4+8+1+6+3+7+9+5+2\
                    1+4+8..2+63+5+5+3+741+6+29+8..+6+358+1+7+4",
            conclusion: "r1c4<>79",
        },
        search: |context, found| rectangle::find(context, Type::One, found),
    }
}
