//! Locked Pair.

use crate::patterns::locked;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Two cells where a line and a box cross have only two candidates between them: those digits
    /// go from the rest of the line and from the rest of the box.
    ///
    /// # Why it works
    ///
    /// The two cells need two digits and have no others to take, so they use up all two, for the
    /// line and for the box. A Naked Pair that clears one of the two alone is not called locked.
    LOCKED_PAIR {
        name: "Locked Pair",
        aliases: &[],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0110", score: 40, level: Level::Medium }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "4+6+8+725+1+39.+3.+9+816+24+12+93+4+6+85+79+5..+7+84.+381.+4..+97+5.+4..59+2.8.8\
                    +1..4+7+92.7.8+9..+41.+9+4.+1+7.+8+6:283 353 671",
            conclusion: "r6c13,r8c3<>6",
        },
        near_miss: Example {
            state: "4+6+8+725+1+39.+3.+9+816+24+12+93+4+6+85+79+5..+7+84.+381.+4..+97+5.+4..59+2.8.8\
                    +1..4+7+92.7.8+9..+41.+9+4.+1+7.+8+6:283 671",
            conclusion: "r6c13,r8c3<>6",
        },
        search: |context, sink| locked::pairs(context, sink),
    }
}
