//! Hidden Rectangle.

use crate::patterns::rectangle::{self, Type};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four open cells in two rows, two columns and two boxes have room for the same two digits, and one
    /// of them has no other candidates, with other candidates in both its neighbours. In the row and in
    /// the column of the cell across, the first digit has no place outside the four: the second goes from
    /// the cell across.
    ///
    /// # Why it works
    ///
    /// If the cell across held the second digit, the first would be in both its neighbours, and so the
    /// second in the cell without other candidates. The four cells would hold only the two digits, these
    /// could trade places, and the puzzle would have a second solution. Because it has one solution, that
    /// cannot be.
    HIDDEN_RECTANGLE {
        name: "Hidden Rectangle",
        aliases: &["Hidden Unique Rectangle"],
        family: Family::Uniqueness,
        hodoku: Some(Hodoku { code: "0606", score: 100, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: true,
        example: Example {
            state: "+1+6+7.2+5+4..+938+4+6+7+5+2+142+5+3.1.76+2+5+4.+16...67+3+2.+41.58+1+975+3+2+6\
                    4+58+16+7+93+4+27+4+25+38+61+9+3+9+6+14+2.+5.:818 847 849",
            conclusion: "r4c8<>8",
        },
        near_miss: Example {
            state: "+1+6+7.2+5+4..+938+4+6+7+5+2+142+5+3.1.76+2+5+4.+16...67.+2.+41.58+1+975+3+2+64\
                    +58+16+7+93+4+27+4+25+38+61+9+3+9+6+14+2.+5.:818 847 849",
            conclusion: "r4c8<>8",
        },
        search: |context, found| rectangle::find(context, Type::Hidden, found),
    }
}
