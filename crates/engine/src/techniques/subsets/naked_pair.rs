//! Naked Pair.

use crate::patterns::subset::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Two cells of a house have only two candidates between them: those digits go from the rest of
    /// the house.
    ///
    /// # Why it works
    ///
    /// The two cells need two digits and have no others to take, so they use up all two. None is
    /// left for another cell of the house.
    NAKED_PAIR {
        name: "Naked Pair",
        aliases: &[],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0200", score: 60, level: Level::Medium }),
        se_rating: Some(3.0),
        assumes_uniqueness: false,
        example: Example {
            state: "..368+74+9+1+17+6..+4+28+3+89+41+23+7+6+5+432+8+1+6+5+797..+3.+28+46.+6+847.1+3+\
                    26.+5.+3+8+9+1.+3...4.+62...7.+613+5.",
            conclusion: "r9c2<>2",
        },
        near_miss: Example {
            state: "..368+74+9+1+17+6..+4+28+3+89+41+23+7+6+5+432+8+1+6+5+797..+3.+28+46.+6+847.1+3+\
                    26.+5.+3+8+9+1.+3...4.+62...7.+613..",
            conclusion: "r9c2<>2",
        },
        search: |context, found| subset::find(context, Form::Naked, 2, found),
    }
}
