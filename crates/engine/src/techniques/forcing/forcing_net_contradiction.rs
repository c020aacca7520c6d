//! Forcing Net Contradiction.

use std::ops::ControlFlow;

use crate::context::Context;
use crate::patterns::forcing::{self, Reach};
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// A candidate is assumed to be true, or to be false, and followed with singles and locked candidates
    /// as far as these lead. If a rule breaks on the way, the assumption was wrong.
    ///
    /// Unlike in a chain, a step may rest on several others, so that the lines of reasoning branch and join
    /// again. The step tells only what the contradiction needs.
    ///
    /// # Why it works
    ///
    /// What follows from a true assumption is true. A cell without a candidate, or a house without a place
    /// for a digit, is not; so the opposite of the assumption holds.
    FORCING_NET_CONTRADICTION {
        name: "Forcing Net Contradiction",
        aliases: &[],
        family: Family::Forcing,
        hodoku: Some(Hodoku { code: "1303", score: 700, level: Level::Extreme }),
        se_rating: Some(8.5),
        assumes_uniqueness: false,
        example: Example {
            state: "258.+6+3.+7+93...9.+8.5.....+5.6...+2.5..8..376...9.8...34..+7..43+72+9.8+9+8+\
                    35+1+67..+72..4..+36:163 234",
            conclusion: "r3c7<>2",
        },
        near_miss: Example {
            state: "258.+6+3.+7+93...9.+8.5.....+5.6.....5..8..376...9.8...34..+7..43+72+9.8+9+8+3\
                    5+1+67..+72..4..+36:163 234",
            conclusion: "r3c7<>2",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    forcing::contradictions(context, Reach::Net, sink)
}
