//! Forcing Chain Verity.

use std::ops::ControlFlow;

use crate::context::Context;
use crate::patterns::forcing::{self, Reach};
use crate::technique::{Example, Family, Hodoku, Level, PatternSink, declare_technique};

declare_technique! {
    /// All candidates of a cell, or all places of a digit in a house, or a candidate's truth and its
    /// falsity, are each followed by chains. What every one of them leads to holds.
    ///
    /// In each chain an inference rests on one other, over strong and weak links between candidates and
    /// groups.
    ///
    /// # Why it works
    ///
    /// One of the cases must be true, and each of them leads to the same.
    FORCING_CHAIN_VERITY {
        name: "Forcing Chain Verity",
        aliases: &["Multiple Forcing Chains", "Region Forcing Chain", "Cell Forcing Chain"],
        family: Family::Forcing,
        hodoku: Some(Hodoku { code: "1302", score: 500, level: Level::Extreme }),
        se_rating: Some(8.0),
        assumes_uniqueness: false,
        example: Example {
            state: ".5.8.1..+626..+3.+8.....4.+6...+475+1+623+9+8...5..+1+24+19+2+34+876+5.2..+1..\
                    8+3.+48+2.367+1+3+176+8.9.+2:931",
            conclusion: "r2c3<>9",
        },
        near_miss: Example {
            state: ".5.8.1...26..+3.+8.....4.+6...+475+1+623+9+8...5..+1+24+19+2+34+876+5.2..+1..8\
                    +3.+48+2.367+1+3+176+8.9.+2:931",
            conclusion: "r2c3<>9",
        },
        search: find,
    }
}

fn find(context: &Context<'_>, sink: &mut PatternSink<'_>) -> ControlFlow<()> {
    forcing::verities(context, Reach::Chain, sink)
}
