//! Discontinuous Nice Loop.

use crate::patterns::chain::Through;
use crate::patterns::chain::find::{self, Kind};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Strong and weak links in turn that lead back to the cell they start from, with one flaw there. If
    /// two weak links meet in a candidate, it goes; if two strong links do, it is true, and the other
    /// candidates of its cell go. If they meet in two candidates of the cell, one weakly linked, that one
    /// goes.
    ///
    /// # Why it works
    ///
    /// Where two weak links meet, one of the chain's two ends is true, and both exclude the candidate. Where
    /// two strong links meet, the candidate is true even if one assumes that it is not.
    DISCONTINUOUS_NICE_LOOP {
        name: "Discontinuous Nice Loop",
        aliases: &["Discontinuous Loop"],
        family: Family::Chains,
        hodoku: Some(Hodoku { code: "0707", score: 280, level: Level::Unfair }),
        se_rating: Some(7.0),
        assumes_uniqueness: false,
        example: Example {
            state: "+3+645...9..2..3+96.+5.95...3...+419..+85+3..9+35.4..+5+3+61+48+9+72+95..+\
                    13...6..8+9....4...7...+9:286 488 656 716 736 739",
            conclusion: "r9c6<>2",
        },
        near_miss: Example {
            state: "+3+645...9..2..3+96.+5.95...3...+419..+85+3..9+35.4..+5+3+61+48+9+72+95..+\
                    13...6..8+9....4...7...+9:286 488 656 716 739",
            conclusion: "r9c6<>2",
        },
        search: |context, found| find::chains(context, Kind::Discontinuous, Through::Candidates, found),
    }
}
