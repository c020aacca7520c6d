//! XY-Chain.

use crate::patterns::chain::xy_chains;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A chain of three or more cells with two candidates each, in which each cell shares a candidate with
    /// the next and sees it. If the candidate left over at one end is that left over at the other, it goes
    /// from every cell that sees both ends. The shortest, of three cells, is the
    /// XY-Wing.
    ///
    /// # Why it works
    ///
    /// If the first cell does not hold its free digit, it holds the one it shares with the second, which then
    /// holds its other digit, and so on: the last cell holds the free digit. So one of the two ends holds
    /// it.
    XY_CHAIN {
        name: "XY-Chain",
        aliases: &[],
        family: Family::Chains,
        hodoku: Some(Hodoku { code: "0702", score: 260, level: Level::Unfair }),
        se_rating: Some(7.0),
        assumes_uniqueness: false,
        example: Example {
            state: "...75+4...+9.7+8+631.+4.8+4+2+1+9.6.1+49+5+87.+3.+235+6+914+787+6+8+3+425.\
                    .+4+931.......2+9+38.4.+8..+4..9.3:689 777",
            conclusion: "r9c8<>5",
        },
        near_miss: Example {
            state: "...75+4.....7+8+631.+4.8+4+2+1+9.6.1+49+5+87.+3.+235+6+914+787+6+8+3+425..\
                    +4+931.......2+9+38.4.+8..+4..9.3:689 777",
            conclusion: "r9c8<>5",
        },
        search: |context, sink| xy_chains(context, sink),
    }
}
