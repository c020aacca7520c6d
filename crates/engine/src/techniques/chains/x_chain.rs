//! X-Chain.

use crate::patterns::chain::Through;
use crate::patterns::chain::find::{self, Kind};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A chain of places for one digit: strong and weak links in turn, strong at both ends. The digit goes
    /// from every cell that sees both ends. With only two strong links it has names of its own:
    /// Skyscraper, 2-String Kite, Turbot Fish.
    ///
    /// # Why it works
    ///
    /// If the first place is false, the strong link makes the second true, the weak link the third false,
    /// and so on: the last place is true. So one of the two ends is true, and what sees both cannot be.
    X_CHAIN {
        name: "X-Chain",
        aliases: &["X-Cycle"],
        family: Family::Chains,
        hodoku: Some(Hodoku { code: "0701", score: 260, level: Level::Unfair }),
        se_rating: Some(6.6),
        assumes_uniqueness: false,
        example: Example {
            state: "+3+64+17.25..12+635.7.+7.+5.....6....5..+6.53+7+4+61+982.+469+2...+5...+5.\
                    .+64.65.....+9.+47+938+6+5+21:141 276 437 749 786 787 836 837 841 842 87\
                    1 936",
            conclusion: "r4c6<>8",
        },
        near_miss: Example {
            state: ".+64+17.25..12+635.7.+7.+5.....6....5..+6.53+7+4+61+982.+469+2...+5...+5..\
                    +64.65.....+9.+47+938+6+5+21:141 276 437 749 786 787 836 837 841 842 871 9\
                    36",
            conclusion: "r4c6<>8",
        },
        search: |context, found| find::chains(context, Kind::X, Through::OneDigit, found),
    }
}
