//! Grouped Continuous Nice Loop.

use crate::patterns::chain::{Through, find};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Continuous Nice Loop through groups of places in the crossing of a box and a line, or through almost
    /// locked sets where the limits allow these. What sees all places of two linked nodes goes; so do the
    /// other digits of an almost locked set where all its cells are seen.
    ///
    /// # Why it works
    ///
    /// One of any two linked nodes is true, whichever place of a group it is. An almost locked set of the
    /// loop has one of its two linked digits outside, so that it holds all others.
    GROUPED_CONTINUOUS_NICE_LOOP {
        name: "Grouped Continuous Nice Loop",
        aliases: &["Grouped Continuous Loop"],
        family: Family::Chains,
        hodoku: Some(Hodoku { code: "0709", score: 300, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+9+86+2+1..+7+4+5+379+648+1+224+1.7+8+9+6.+1+958+3+7+42+6+36+24+51+78+9.+7\
                    .6+29..+1+72.+1..6...1...+6+2.7+6+5.+79+21..",
            conclusion: "r8c3<>48, r8c8<>4",
        },
        near_miss: Example {
            state: "+9+86+2+1..+7+4+5+379+648+1+224+1.7+8+9+6.+1+958+3+7+42+6+36+24+51+78+9.+7\
                    .6+29..+1.2.+1..6...1...+6+2.7+6+5.+79+21..",
            conclusion: "r8c3<>48, r8c8<>4",
        },
        search: |context, found| find::loops(context, Through::Groups, found),
    }
}
