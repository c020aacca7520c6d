//! Unique Rectangle Type 4.

use crate::patterns::rectangle::{self, Type};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four open cells in two rows, two columns and two boxes have room for the same two digits, and only
    /// two of them side by side have other candidates. In a house that they share, one of the two digits
    /// has no other place: the second of the two goes from both.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a
    /// second solution. Because it has one solution, one of the two cells holds another digit, and the
    /// first digit is in the other cell. So neither holds the second.
    UNIQUE_RECTANGLE_4 {
        name: "Unique Rectangle Type 4",
        aliases: &["Uniqueness Test 4", "UR 4"],
        family: Family::Uniqueness,
        hodoku: Some(Hodoku { code: "0603", score: 100, level: Level::Hard }),
        se_rating: Some(4.5),
        assumes_uniqueness: true,
        example: Example {
            state: ".+13+8+6.+759.5.+71.83+67+8+6+5+39..+1.6.1+5+8..4+5.12+46...84+23+9+7+1+6+51+2.\
                    685..+3+6+9+8+4+7+3+512..+5+9+2+1+6..:798 947 948",
            conclusion: "r5c8<>7",
        },
        near_miss: Example {
            state: ".+13+8+6.+759.5.+71.83+67+8+6+5+39..+1.6.1+5...4+5.12+46...84+23+9+7+1+6+51+2.6\
                    85..+3+6+9+8+4+7+3+512..+5+9+2+1+6..:798 947 948",
            conclusion: "r5c8<>7",
        },
        search: |context, found| rectangle::find(context, Type::Four, found),
    }
}
