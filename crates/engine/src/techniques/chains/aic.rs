//! AIC.

use crate::patterns::chain::Through;
use crate::patterns::chain::find::{self, Kind};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// An alternating inference chain: candidates joined by strong and weak links in turn, strong at both
    /// ends, of any digits and in any cells. If both ends are one digit, it goes from the cells that see
    /// both; if they are two digits in cells that see each other, each goes from the other's cell. A chain
    /// that eliminates only one candidate is told as a Discontinuous Nice Loop.
    ///
    /// # Why it works
    ///
    /// If one end is false, the links make one candidate after another true and false, and the other end true
    /// at last. So one of the two ends is true, and what neither can stand beside is false.
    AIC {
        name: "AIC",
        aliases: &["Alternating Inference Chain"],
        family: Family::Chains,
        hodoku: Some(Hodoku { code: "0708", score: 280, level: Level::Unfair }),
        se_rating: Some(7.0),
        assumes_uniqueness: false,
        example: Example {
            state: "...+1..6+4+71.7..+6+389.8+6.73+21+5+73+9+8125+64...5....+8..8..4...6....5.\
                    .1...+6...7...23..4+5+6:152 182 896 915 955 957 965 967 974 978 985 986 99\
                    2 996",
            conclusion: "r5c8,r6c12<>2",
        },
        near_miss: Example {
            state: "...+1..6+4+71.7..+6+389.8+6.73+21+5.3+9+8125+64...5....+8..8..4...6....5..\
                    1...+6...7...23..4+5+6:152 182 896 915 955 957 965 967 974 978 985 986 99\
                    2 996",
            conclusion: "r5c8,r6c12<>2",
        },
        search: |context, found| find::chains(context, Kind::Alternating, Through::Candidates, found),
    }
}
