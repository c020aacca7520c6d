//! Unique Rectangle Type 6.

use crate::patterns::rectangle::{self, Type};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four open cells in two rows, two columns and two boxes have room for the same two digits, and only
    /// two of them across have other candidates. One of the two digits makes an X-Wing in the four cells:
    /// it goes from the two across.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a
    /// second solution. Because it has one solution, one of the two cells across holds another digit. If
    /// the digit of the X-Wing were in one of them, it would be in both.
    UNIQUE_RECTANGLE_6 {
        name: "Unique Rectangle Type 6",
        aliases: &["Uniqueness Test 6", "UR 6"],
        family: Family::Uniqueness,
        hodoku: Some(Hodoku { code: "0605", score: 100, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: true,
        example: Example {
            state: "...+86+5.1+44+1+5+397+8+62+6.8+1+2453.82+1+4+7+6+3+9+53+5+791+8+2+46+9+4+6+5+3+\
                    21+7+8.6+4+2+5..8+3.+8.+743+65.+5..+6+8.4+2.:712 913 992",
            conclusion: "r1c3,r9c2<>3",
        },
        near_miss: Example {
            state: "...+86+5.1+44+1+5+397+8+62+6.8+1+2453.82+1+4+7+6+3+9+53+5+791+8+2+46+9+4+6+5+3+\
                    21+7+8.6+4+2+5..8+3.+8.+743+65.+5..+6+8.4+2.:913 992",
            conclusion: "r1c3,r9c2<>3",
        },
        search: |context, found| rectangle::find(context, Type::Six, found),
    }
}
