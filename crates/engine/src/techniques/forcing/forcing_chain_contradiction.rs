//! Forcing Chain Contradiction.

use std::ops::ControlFlow;

use crate::context::Context;
use crate::patterns::forcing::{self, Reach};
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// A candidate is assumed to be true, or to be false, and followed by chains: each inference rests on
    /// one other. If the chains together leave a cell without a candidate, or a house without a place for a
    /// digit, the assumption was wrong.
    ///
    /// The chains are those of strong and weak links between candidates and groups, and all start from the
    /// one assumption. Of the contradictions there are, the one with the fewest steps is told.
    ///
    /// # Why it works
    ///
    /// What follows from a true assumption is true. A cell without a candidate, or a house without a place
    /// for a digit, is not; so the opposite of the assumption holds.
    FORCING_CHAIN_CONTRADICTION {
        name: "Forcing Chain Contradiction",
        aliases: &[],
        family: Family::Forcing,
        hodoku: Some(Hodoku { code: "1301", score: 500, level: Level::Extreme }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: ".6.....9.4..53.6.+7.78+9+2+6.14.8.+16...3..2.8..5.9..2..........71...4.65.....\
                    ....2.7.:122 151 163 192 193 387 397 414 495 571 671 972 986 997",
            conclusion: "r5c1=6",
        },
        near_miss: Example {
            state: ".6.....9.4..53.6.+7.78+9+2+6.14.8..6...3..2.8..5.9..2..........71...4.65......\
                    ...2.7.:122 151 163 192 193 387 397 414 495 571 671 972 986 997",
            conclusion: "r5c1=6",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    forcing::contradictions(context, Reach::Chain, sink)
}
