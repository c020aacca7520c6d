//! Hidden Quad.

use crate::patterns::subset::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four digits have places in only four cells of a house: every other candidate goes from those cells.
    ///
    /// No digit needs all four places.
    ///
    /// # Why it works
    ///
    /// The four digits need four cells and have no others to go to, so they use up all four. None is left for
    /// another digit.
    HIDDEN_QUAD {
        name: "Hidden Quad",
        aliases: &["Hidden Quadruple"],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0212", score: 150, level: Level::Hard }),
        se_rating: Some(5.4),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: |context, found| subset::find(context, Form::Hidden, 4, found),
    }
}
