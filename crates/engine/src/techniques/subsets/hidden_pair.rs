//! Hidden Pair.

use crate::patterns::subset::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Two digits have places in only two cells of a house: every other candidate goes from those cells.
    ///
    /// # Why it works
    ///
    /// The two digits need two cells and have no others to go to, so they use up all two. None is left for
    /// another digit.
    HIDDEN_PAIR {
        name: "Hidden Pair",
        aliases: &[],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0210", score: 70, level: Level::Medium }),
        se_rating: Some(3.4),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: |context, found| subset::find(context, Form::Hidden, 2, found),
    }
}
