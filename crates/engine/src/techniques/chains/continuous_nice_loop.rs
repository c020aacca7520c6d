//! Continuous Nice Loop.

use crate::patterns::chain::{Through, find};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Strong and weak links in turn that close to a loop. Every candidate goes that a weak link of the loop
    /// excludes: those that see two places of one digit that the loop links, and the other candidates of a
    /// cell in which it links two.
    ///
    /// # Why it works
    ///
    /// Going around from any candidate shows that if it is true, so is every other candidate of the loop, and
    /// if it is false the others are true instead. Either way one of the two ends of each weak link is true,
    /// and what both exclude cannot be.
    CONTINUOUS_NICE_LOOP {
        name: "Continuous Nice Loop",
        aliases: &["Continuous Loop"],
        family: Family::Chains,
        hodoku: Some(Hodoku { code: "0706", score: 280, level: Level::Unfair }),
        se_rating: Some(7.0),
        assumes_uniqueness: false,
        example: Example {
            state: "+269.4+7+83..5..+89.+42+1+8+4.+3+2..794.+3+25+7..+6+3287....5+7.+9+6.+32..\
                    +2+57+164...+96+4+5.+2..+41.2+9.5..:638 893",
            conclusion: "r456c9<>1, r5c8<>9, r7c9,r8c8<>8, r8c1<>3",
        },
        near_miss: Example {
            state: "+269.4+7+83..5..+89.+42+1+8+4.+3+2..794.+3+25+7..+6+3287....5+7.+9+6.+32..\
                    +2+57.64...+96+4+5.+2..+41.2+9.5..:638 893",
            conclusion: "r456c9<>1, r5c8<>9, r7c9,r8c8<>8, r8c1<>3",
        },
        search: |context, found| find::loops(context, Through::Candidates, found),
    }
}
