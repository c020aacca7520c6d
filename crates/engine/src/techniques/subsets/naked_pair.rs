//! Naked Pair.

use crate::patterns::subset::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Two cells of a house have only two candidates between them: those digits go from the rest of the
    /// house.
    ///
    /// # Why it works
    ///
    /// The two cells need two digits and have no others to take, so they use up all two. None is left for
    /// another cell of the house.
    NAKED_PAIR {
        name: "Naked Pair",
        aliases: &[],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0200", score: 60, level: Level::Medium }),
        se_rating: Some(3.0),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: |context, found| subset::find(context, Form::Naked, 2, found),
    }
}
