//! Multi Colors 1.

use crate::patterns::coloring::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Strong links join places for a digit to two clusters, of the colours A and B, and C and D. A cell of
    /// B sees a cell of C: the digit goes from every cell that sees both A and D.
    ///
    /// # Why it works
    ///
    /// All cells of one colour of a cluster are true and all of the other false. B and C are not both true,
    /// so A is true, or D is.
    MULTI_COLORS_1 {
        name: "Multi Colors 1",
        aliases: &["Multi-Coloring 1", "Multi Colors Type 1"],
        family: Family::Coloring,
        hodoku: Some(Hodoku { code: "0502", score: 200, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+1+6+7.2+5+4..+938+4+6+7+5+2+142+5+3.1.76+2+5+4.+16...67+3+2.+41.58+1+975+3+2+6\
                    4+58+16+7+93+4+27+4+25+38+61+9+3+9+6+14+2.+5.",
            conclusion: "r4c9<>8",
        },
        near_miss: Example {
            state: "+1+6+7.2+5+4..+938+4+6+7+5+2+142+5..1.76+2+5+4.+16...67+3+2.+41.58+1+975+3+2+64\
                    +58+16+7+93+4+27+4+25+38+61+9+3+9+6+14+2.+5.",
            conclusion: "r4c9<>8",
        },
        search: |context, found| coloring::find(context, Form::Bridge, found),
    }
}
