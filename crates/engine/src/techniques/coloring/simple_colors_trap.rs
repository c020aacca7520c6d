//! Simple Colors Trap.

use crate::patterns::coloring::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Strong links join places for a digit to a cluster of two colours in turn: the digit goes from every
    /// cell that sees both colours.
    ///
    /// # Why it works
    ///
    /// Of two cells that a strong link joins, one is true and the other false. So all cells of one colour
    /// are true and all of the other false, and a cell that sees both colours sees one that is true.
    SIMPLE_COLORS_TRAP {
        name: "Simple Colors Trap",
        aliases: &["Simple Coloring", "Simple Colors", "Color Trap"],
        family: Family::Coloring,
        hodoku: Some(Hodoku { code: "0500", score: 150, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "3.+9+7.+4+6..+7.+4.+36..9+68+259+1+74+3+4+93.+6+51.+7825+3+1+79+6+4+16+74.+9.+3\
                    .+93+8+17+2+45+6+2+46+9+5+3+8+715+71+64+83+9+2",
            conclusion: "r1c8<>8",
        },
        near_miss: Example {
            state: "3.+9+7.+4+6..+7.+4..6..9+68+259+1+74+3+4+93.+6+51.+7825+3+1+79+6+4+16+74.+9.+3.\
                    +93+8+17+2+45+6+2+46+9+5+3+8+715+71+64+83+9+2",
            conclusion: "r1c8<>8",
        },
        search: |context, found| coloring::find(context, Form::Trap, found),
    }
}
