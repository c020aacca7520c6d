//! Remote Pair.

use crate::patterns::remote_pair;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four or more cells have the same two candidates, and each sees the next. Both digits go from every
    /// cell that sees two of them an odd number of steps apart, as the two ends of four are.
    ///
    /// # Why it works
    ///
    /// Each cell holds the digit that the one before it does not, so the cells hold the two digits in
    /// turn. Two cells an odd number of steps apart hold one each: what sees both can hold neither.
    REMOTE_PAIR {
        name: "Remote Pair",
        aliases: &["Remote Pairs"],
        family: Family::Chains,
        hodoku: Some(Hodoku { code: "0703", score: 110, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: ".5.8+9+7+6.+29+8+6..+27.5+2.7+5+6.+8.9+7.46.+9+2+588+2+9+75.46..+6+52+8+4+\
                    9+7.+5.2+9.61+8+7+6+9+81+7+5324.7..+28+5+9+6:428",
            conclusion: "r3c2<>13",
        },
        near_miss: Example {
            state: ".5.8+9+7+6.+29+8+6..+27.5+2.7+5+6.+8.9+7.46.+9+2+588+2+9+75.46..+6+52+8.+9\
                    +7.+5.2+9.61+8+7+6+9+81+7+5324.7..+28+5+9+6:428",
            conclusion: "r3c2<>13",
        },
        search: |context, sink| remote_pair::find(context, sink),
    }
}
