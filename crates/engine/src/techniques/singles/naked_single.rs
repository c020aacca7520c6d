//! Naked Single.

use crate::patterns::single;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A cell has one candidate left: it holds that digit.
    ///
    /// # Why it works
    ///
    /// Every cell holds a digit. The others are ruled out, most often because the cell sees them
    /// all in its row, its column and its box.
    NAKED_SINGLE {
        name: "Naked Single",
        aliases: &["Sole Candidate", "Single Candidate"],
        family: Family::Singles,
        hodoku: Some(Hodoku { code: "0003", score: 4, level: Level::Easy }),
        se_rating: Some(2.3),
        assumes_uniqueness: false,
        example: Example {
            state: "61+3+74+9+52+8...+53+87..5+78+1+62+439...9......8.+3..27.36...5+9.......369....6\
                    +978....+6.5....",
            conclusion: "r5c5=1",
        },
        near_miss: Example {
            state: "61+3+74+9+52+8...+53+87..5+78+1.2+439...9......8.+3..27.36...5+9.......369....6+\
                    978....+6.5....",
            conclusion: "r5c5=1",
        },
        search: |context, sink| single::in_cells(context, sink),
    }
}
