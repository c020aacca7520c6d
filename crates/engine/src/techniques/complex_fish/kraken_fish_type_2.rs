//! Kraken Fish Type 2.

use std::ops::ControlFlow;

use crate::context::Context;
use crate::patterns::kraken::{self, Kind};
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// In a fish, the places in one cover line and the fins are followed by chains: what all of them lead to
    /// holds, wherever and of whatever digit it is.
    ///
    /// Looked for are fish of two to four rows or columns with up to two fins, or none. A step is about one
    /// candidate.
    ///
    /// # Why it works
    ///
    /// If none of these places were true, the base lines, each of which needs the digit, would have one
    /// cover line fewer than there are of them. So one of the places is true, and each leads to the same.
    KRAKEN_FISH_TYPE_2 {
        name: "Kraken Fish Type 2",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0372", score: 500, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "7+2+6.5...8..8.+2...+4143..8.2.3.+4.7+2+8..8....3+247.+7284....+2.9.3748......\
                    ...2+4..2.91..:148 168 527 528 924 927 928",
            conclusion: "r2c8<>6",
        },
        near_miss: Example {
            state: "7+2..5...8..8.+2...+4143..8.2.3.+4.7+2+8..8....3+247.+7284....+2.9.3748.......\
                    ..2+4..2.91..:148 168 527 528 924 927 928",
            conclusion: "r2c8<>6",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    kraken::find(context, Kind::CoverLine, sink)
}
