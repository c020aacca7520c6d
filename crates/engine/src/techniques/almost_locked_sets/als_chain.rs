//! ALS-Chain.

use crate::patterns::almost_locked;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Four or more almost locked sets in a row, each joined with the next by a restricted common other
    /// than the one before. A digit `z` that the first and the last have besides goes from every cell
    /// that sees all its places in both.
    ///
    /// # Why it works
    ///
    /// If the first set lacks `z` it holds all its other digits, its restricted common among them. So the
    /// second lacks that and holds all *its* others, and so on to the last, which holds `z`. So the
    /// first or the last has `z`.
    ALS_CHAIN {
        name: "ALS-Chain",
        aliases: &["Almost Locked Set Chain", "ALS-XY-Chain"],
        family: Family::AlmostLockedSets,
        hodoku: Some(Hodoku { code: "0903", score: 340, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: ".9543.+6.84+6+2+58+7+9+31..3.96....3.......2..3..19.+9..7..+3.6..9.7+486.+6.4.\
                    ...1..2.6..4..:141 144 165 171 196 244 246 284 286 545 548 555 565 579 582 58\
                    6 589 591 596 599 738 739 748 752 789 791 843 846 852 866 886",
            conclusion: "r4c3<>1",
        },
        near_miss: Example {
            state: ".9543.+6.84+6+2+58+7+9+31..3.96....3.......2..3..19.+9..7..+3.6..9.7+486.+6.4.\
                    ...1..2.6..4..:141 144 165 171 196 244 246 284 286 545 548 555 565 579 586 58\
                    9 591 596 599 738 739 748 752 789 791 843 846 852 866 886",
            conclusion: "r4c3<>1",
        },
        search: |context, sink| almost_locked::find_chains(context, sink),
    }
}
