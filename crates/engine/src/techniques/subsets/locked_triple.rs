//! Locked Triple.

use crate::patterns::locked;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Three cells where a line and a box cross have only three candidates between them: those
    /// digits go from the rest of the line and from the rest of the box.
    ///
    /// # Why it works
    ///
    /// The three cells need three digits and have no others to take, so they use up all three, for
    /// the line and for the box. A Naked Triple that clears one of the two alone is not called
    /// locked.
    LOCKED_TRIPLE {
        name: "Locked Triple",
        aliases: &[],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0111", score: 60, level: Level::Medium }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+4+9.8+7+312.+2.8......37....9.+8.3.+49+8+2+6+16+2+91+5748+3+1+842+3+65+7984..6.\
                    .............+62..5.1.",
            conclusion: "r2c4,r78c6<>9",
        },
        near_miss: Example {
            state: "+4+9.8+7+312.+2.8......37....9.+8.3..9+8+2+6+16+2+91+5748+3+1+842+3+65+7984..6..\
                    ............+62..5.1.",
            conclusion: "r2c4,r78c6<>9",
        },
        search: |context, sink| locked::triples(context, sink),
    }
}
