//! ALS-XY-Wing.

use crate::patterns::almost_locked;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Three almost locked sets: the pivot has a restricted common `x` with the one and another one, `y`,
    /// with the other. A digit `z` that these two share goes from every cell that sees all its places in
    /// both.
    ///
    /// # Why it works
    ///
    /// If the first set lacks `z` it holds all its others, so `x`. Then the pivot lacks `x` and holds
    /// `y`, and the last set lacks `y` and holds `z`. So one of the two has `z`.
    ALS_XY_WING {
        name: "ALS-XY-Wing",
        aliases: &["Almost Locked Set XY-Wing"],
        family: Family::AlmostLockedSets,
        hodoku: Some(Hodoku { code: "0902", score: 320, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+78+4..1+5+9+2+1+65.9.+4+37+39+25+4+7+1+864+3+7.5..2.8.+1.7+49.+3+9.6..+3+74.+\
                    5.34..2..6.+8...+3..2.9....1.:589 694 695 894 896",
            conclusion: "r6c5,r8c4<>1",
        },
        near_miss: Example {
            state: "+78+4..1+5+9+2+1+65.9.+4+37+39+25+4+7+1+864+3+7.5..2.8.+1.7+49.+3..6..+3+74.+5\
                    .34..2..6.+8...+3..2.9....1.:589 694 695 894 896",
            conclusion: "r6c5,r8c4<>1",
        },
        search: |context, sink| almost_locked::find_wings(context, sink),
    }
}
