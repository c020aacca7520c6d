//! Avoidable Rectangle Type 1.

use crate::patterns::rectangle;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Three of four cells in two rows, two columns and two boxes hold two digits, one of them twice, and
    /// none is a given: the fourth, which is open, cannot hold the other one twice as well.
    ///
    /// # Why it works
    ///
    /// If it did, the two digits could trade places in the four cells, and the puzzle would have a second
    /// solution. Because it has one solution, that cannot be. Were one of the cells a given, it could not
    /// change, and nothing would follow.
    AVOIDABLE_RECTANGLE_1 {
        name: "Avoidable Rectangle Type 1",
        aliases: &["AR 1"],
        family: Family::Uniqueness,
        hodoku: Some(Hodoku { code: "0607", score: 100, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: true,
        example: Example {
            state: "6+1+2+43+8+59+7875+2.+9+4+634+9+3+5.+7.+8+2+2+3+7+98+4+6+5+1+5+4+1+6729+38+9+6+\
                    8+1+5+3+72+4+7+5+68+2+1+3+4+9+3+89+7+4521+612+439+68+7+5",
            conclusion: "r3c5<>1",
        },
        near_miss: Example {
            state: "6+1+2+43+8+59+7875+2.+9+4+634+9+3..+7.+8+2+2+3+7+98+4+6+5+1+5+4+1+6729+38+9+6+8\
                    +1+5+3+72+4+7+5+68+2+1+3+4+9+3+89+7+4521+612+439+68+7+5",
            conclusion: "r3c5<>1",
        },
        search: |context, sink| rectangle::avoidable_1(context, sink),
    }
}
