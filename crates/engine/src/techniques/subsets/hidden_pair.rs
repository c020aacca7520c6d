//! Hidden Pair.

use crate::patterns::subset::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Two digits have places in only two cells of a house: every other candidate goes from those
    /// cells.
    ///
    /// # Why it works
    ///
    /// The two digits need two cells and have no others to go to, so they use up all two. None is
    /// left for another digit.
    HIDDEN_PAIR {
        name: "Hidden Pair",
        aliases: &[],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0210", score: 70, level: Level::Medium }),
        se_rating: Some(3.4),
        assumes_uniqueness: false,
        example: Example {
            state: "+4+2+7+63+8+9+1+5+36+1+5+7+98+24+9+8+512+4+67+3.+792.+5.+38.5.+38...+9+83.+9...5\
                    .7+964+5+23+8+1+5+1+87+9+3...2+4+3+8+1659+7",
            conclusion: "r6c7<>24",
        },
        near_miss: Example {
            state: "+4+2+7+63+8+9+1+5+36+1+5+7+98+24+9+8+512+4+67+3.+792.+5.+38.5.+38...+9.3.+9...5.\
                    7+964+5+23+8+1+5+1+87+9+3...2+4+3+8+1659+7",
            conclusion: "r6c7<>24",
        },
        search: |context, found| subset::find(context, Form::Hidden, 2, found),
    }
}
