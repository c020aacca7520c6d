//! Avoidable Rectangle Type 2.

use crate::patterns::rectangle;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Two of four cells in two rows, two columns and two boxes hold two digits and are no givens. Each
    /// of the other two, side by side, has the digit across and the same other candidate: that one goes
    /// from every cell that sees both.
    ///
    /// # Why it works
    ///
    /// If neither of the two open cells held the other candidate, both would hold the digits across,
    /// which could then trade places in the four cells: the puzzle would have a second solution. Because
    /// it has one solution, one of the two holds the other candidate, and what sees both cannot.
    AVOIDABLE_RECTANGLE_2 {
        name: "Avoidable Rectangle Type 2",
        aliases: &["AR 2"],
        family: Family::Uniqueness,
        hodoku: Some(Hodoku { code: "0608", score: 100, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: true,
        example: Example {
            state: "+5+2+8.4+7...9+4+1...+278+37+6+2+815+9+42+1+5+4..+7..83+4+7921+56+769.+1.4..+4+\
                    5+3+8+7+9+6+1+2+18+2+6+53+9476+971+2+48+3+5:319",
            conclusion: "r1c4<>3",
        },
        near_miss: Example {
            state: "+5+2+8.4+7...9+4+1...+278+37+6+2+815+9+42+1+5+4..+7..83+4+7921+56+769.+1.4..+4+\
                    5+3+8+7+9+6+1+2+18+2.+53+9476+971+2+48+3+5:319",
            conclusion: "r1c4<>3",
        },
        search: |context, sink| rectangle::avoidable_2(context, sink),
    }
}
