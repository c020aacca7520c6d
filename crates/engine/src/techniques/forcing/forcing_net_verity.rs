//! Forcing Net Verity.

use std::ops::ControlFlow;

use crate::context::Context;
use crate::patterns::forcing::{self, Reach};
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// All candidates of a cell, or all places of a digit in a house, or a candidate's truth and its
    /// falsity, are each followed with singles and locked candidates as far as these lead. What every one of
    /// them leads to holds.
    ///
    /// Unlike in a chain, a step may rest on several others.
    ///
    /// # Why it works
    ///
    /// One of the cases must be true, and each of them leads to the same.
    FORCING_NET_VERITY {
        name: "Forcing Net Verity",
        aliases: &[],
        family: Family::Forcing,
        hodoku: Some(Hodoku { code: "1304", score: 700, level: Level::Extreme }),
        se_rating: Some(8.5),
        assumes_uniqueness: false,
        example: Example {
            state: ".........8.7.6...3...7....1..2..73....62...7....1...292..5.....45..9.1....9.3.\
                    .5.:459",
            conclusion: "r6c5<>4",
        },
        near_miss: Example {
            state: ".........8.7.6...3...7....1..2..73....62...7....1...292..5.....45..9.1....9.3.\
                    .5.",
            conclusion: "r6c5<>4",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    forcing::verities(context, Reach::Net, sink)
}
