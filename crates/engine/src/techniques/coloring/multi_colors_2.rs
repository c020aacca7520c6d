//! Multi Colors 2.

use crate::patterns::coloring::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Strong links join places for a digit to two clusters, of the colours A and B, and C and D. Cells of B
    /// see a cell of C and a cell of D: the digit goes from all cells of B.
    ///
    /// # Why it works
    ///
    /// All cells of one colour of a cluster are true and all of the other false. C or D is true, and B with
    /// neither.
    MULTI_COLORS_2 {
        name: "Multi Colors 2",
        aliases: &["Multi-Coloring 2", "Multi Colors Type 2"],
        family: Family::Coloring,
        hodoku: Some(Hodoku { code: "0503", score: 200, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+4+3.+2+9.+7.52.95.+73.+46+57+3+1+49+28+3+6.74+21.+9+9.2.3+5+47+6+7+4.+9..+2.+3\
                    8+7+6+42+9+5+31+1+24+6+53+8+9759+3.7.6+4+2",
            conclusion: "r4c3,r6c8<>8",
        },
        near_miss: Example {
            state: "+4+3.+2+9.+7.52.95.+73.+46+57+3+1+49+28+3..74+21.+9+9.2.3+5+47+6+7+4.+9..+2.+38\
                    +7+6+42+9+5+31+1+24+6+53+8+9759+3.7.6+4+2",
            conclusion: "r4c3,r6c8<>8",
        },
        search: |context, found| coloring::find(context, Form::TwoBridges, found),
    }
}
