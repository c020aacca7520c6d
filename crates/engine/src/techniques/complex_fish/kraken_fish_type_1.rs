//! Kraken Fish Type 1.

use std::ops::ControlFlow;

use crate::context::Context;
use crate::patterns::kraken::{self, Kind};
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// A fish with fins that do not all see what it eliminates: from each fin that does not, a chain leads
    /// to the same elimination.
    ///
    /// Looked for are fish of two to four rows or columns with up to two fins. A step eliminates one
    /// candidate.
    ///
    /// # Why it works
    ///
    /// If no fin is true, the fish is complete and its elimination holds. If a fin is true, its chain shows the
    /// same.
    KRAKEN_FISH_TYPE_1 {
        name: "Kraken Fish Type 1",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0371", score: 500, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "..+23..+9..19+6+5.2+3+8...+3+19....+7+21+9+6+58+4+3+8+34+21+7+596+9+654+83...+\
                    6+1+7+85+42+39+35862+9.7.+24+9+7+3+1+6+58:419 439 719 739",
            conclusion: "r1c9<>1",
        },
        near_miss: Example {
            state: "..+23..+9..19+6+5.2+3+8...+3.9....+7+21+9+6+58+4+3+8+34+21+7+596+9+654+83...+6\
                    +1+7+85+42+39+35862+9.7.+24+9+7+3+1+6+58:419 439 719 739",
            conclusion: "r1c9<>1",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    kraken::find(context, Kind::Fins, sink)
}
