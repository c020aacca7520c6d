//! Naked Quad.

use crate::patterns::subset::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four cells of a house have only four candidates between them: those digits go from the rest
    /// of the house.
    ///
    /// No cell needs all four of them.
    ///
    /// # Why it works
    ///
    /// The four cells need four digits and have no others to take, so they use up all four. None is
    /// left for another cell of the house.
    NAKED_QUAD {
        name: "Naked Quad",
        aliases: &["Naked Quadruple"],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0202", score: 120, level: Level::Hard }),
        se_rating: Some(5.0),
        assumes_uniqueness: false,
        example: Example {
            state: "4.75+96..8..9.+1.7......+72..9..81+6..9.....4.2...9.+2+3.+8.6..+2.+53687.3..8..5\
                    +2....2....:181 183 191 192 193 328 329 337 338 484 494 556 754 756 786 796 984 994",
            conclusion: "r9c1<>9, r9c23<>4",
        },
        near_miss: Example {
            state: "4.75+96..8..9.+1.7......+72..9..81+6..9.....4.2...9.+2+3.+8.6..+2.+53687.3..8..5\
                    +2....2....:181 183 191 192 193 328 329 337 338 484 494 556 754 756 786 984 994",
            conclusion: "r9c1<>9, r9c23<>4",
        },
        search: |context, found| subset::find(context, Form::Naked, 4, found),
    }
}
