//! ALS-XZ.

use crate::patterns::almost_locked;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Two almost locked sets have a restricted common `x`: a digit whose places in the one all see those
    /// in the other. Another digit `z` of both goes from every cell that sees all its places in the two
    /// sets.
    ///
    /// With two restricted commons each goes from what sees all its places in both sets, and every other
    /// digit of a set from what sees all its places in that set alone.
    ///
    /// # Why it works
    ///
    /// An almost locked set has one candidate more than cells: where it lacks one digit it holds all its
    /// others. At most one of the two sets holds `x`. The other one lacks it, and so holds `z`: one of
    /// the two has `z` in any case. With two restricted commons each set lacks one of them, and so holds the
    /// other and all its other digits.
    ALS_XZ {
        name: "ALS-XZ",
        aliases: &["Almost Locked Set XZ-Rule", "ALS-XZ-Rule"],
        family: Family::AlmostLockedSets,
        hodoku: Some(Hodoku { code: "0901", score: 300, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "7.+4.5.+6.8.+5+3.46+9.71.+6+7+2.+34+5+4+67.3..91.3.+9+7+1.6+49+1..+6.7+8+35..6\
                    1+7+4+39+34+12+9+587+6+6+7+9.+8.+1+5+2",
            conclusion: "r2c1<>8",
        },
        near_miss: Example {
            state: "7.+4.5.+6.8.+5+3.46+9.71.+6+7+2.+34+5+4+67.3..91.3..+7+1.6+49+1..+6.7+8+35..61\
                    +7+4+39+34+12+9+587+6+6+7+9.+8.+1+5+2",
            conclusion: "r2c1<>8",
        },
        search: |context, sink| almost_locked::find_pairs(context, sink),
    }
}
