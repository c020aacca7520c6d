//! Naked Quad.

use crate::patterns::subset::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four cells of a house have only four candidates between them: those digits go from the rest of the
    /// house.
    ///
    /// No cell needs all four of them.
    ///
    /// # Why it works
    ///
    /// The four cells need four digits and have no others to take, so they use up all four. None is left for
    /// another cell of the house.
    NAKED_QUAD {
        name: "Naked Quad",
        aliases: &["Naked Quadruple"],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0202", score: 120, level: Level::Hard }),
        se_rating: Some(5.0),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: |context, found| subset::find(context, Form::Naked, 4, found),
    }
}
