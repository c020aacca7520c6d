//! Hidden Triple.

use crate::patterns::subset::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Three digits have places in only three cells of a house: every other candidate goes from those cells.
    ///
    /// No digit needs all three places. Cells such as `359`, `379` and `579` hide the triple 3, 5, 7 where no
    /// other cell of the house has one of these digits, though each cell has just three candidates.
    ///
    /// # Why it works
    ///
    /// The three digits need three cells and have no others to go to, so they use up all three. None is left for
    /// another digit.
    HIDDEN_TRIPLE {
        name: "Hidden Triple",
        aliases: &["Hidden Triplet"],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0211", score: 100, level: Level::Medium }),
        se_rating: Some(4.0),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: |context, found| subset::find(context, Form::Hidden, 3, found),
    }
}
