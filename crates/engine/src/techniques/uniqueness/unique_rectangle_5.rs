//! Unique Rectangle Type 5.

use crate::patterns::rectangle::{self, Type};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four open cells in two rows, two columns and two boxes have room for the same two digits, and two
    /// of them across, or three, have one other candidate, the same: that digit goes from every cell that
    /// sees all of these.
    ///
    /// # Why it works
    ///
    /// If the four cells held only the two digits, these could trade places, and the puzzle would have a
    /// second solution. Because it has one solution, one of these cells holds the other digit, and what
    /// sees them all cannot.
    UNIQUE_RECTANGLE_5 {
        name: "Unique Rectangle Type 5",
        aliases: &["Uniqueness Test 5", "UR 5"],
        family: Family::Uniqueness,
        hodoku: Some(Hodoku { code: "0604", score: 100, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: true,
        example: Example {
            state: "7+1..+238+4+668.7..+9+3+2.+2+3..+651+7.+3..6+7.+282+6+8+3..7+5..+712.+8+69+38.+\
                    6.3.2+7.+1.+7..+2+36.3.2+6+75.+8.:179 425 435 456 543 944",
            conclusion: "r7c4<>4",
        },
        near_miss: Example {
            state: "7+1..+238+4+668.7..+9+3+2.+2+3..+651+7.+3..6+7.+282+6+8+3..7+5..+712.+8+69+38.+\
                    6.3.2+7.+1.+7..+2+36.3.2+6+75.+8.:179 425 456 543 944",
            conclusion: "r7c4<>4",
        },
        search: |context, found| rectangle::find(context, Type::Five, found),
    }
}
