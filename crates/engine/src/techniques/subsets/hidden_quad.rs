//! Hidden Quad.

use crate::patterns::subset::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four digits have places in only four cells of a house: every other candidate goes from those
    /// cells.
    ///
    /// No digit needs all four places.
    ///
    /// # Why it works
    ///
    /// The four digits need four cells and have no others to go to, so they use up all four. None
    /// is left for another digit.
    HIDDEN_QUAD {
        name: "Hidden Quad",
        aliases: &["Hidden Quadruple"],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0212", score: 150, level: Level::Hard }),
        se_rating: Some(5.4),
        assumes_uniqueness: false,
        example: Example {
            state: "7+4+3+2+6+81+5+921+8395...+965...+3+2+8+6+89+53+4+7+12+1+2+7+9+86+5+4+3+3+5+471+\
                    28+96+4+7+6+8+5923+15.+2....+8.8.+1.2...+5",
            conclusion: "r8c47<>4, r8c6<>7",
        },
        near_miss: Example {
            state: "7+4+3+2+6+81+5+921+8395...+965...+3+2+8+6+89+53+4+7+12+1+2+7+9+86+5+4+3+3+5+471+\
                    28+96+4+7+6+8+5923.5.+2....+8.8.+1.2...+5",
            conclusion: "r8c47<>4, r8c6<>7",
        },
        search: |context, found| subset::find(context, Form::Hidden, 4, found),
    }
}
