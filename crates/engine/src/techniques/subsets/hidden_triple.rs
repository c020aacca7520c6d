//! Hidden Triple.

use crate::patterns::subset::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Three digits have places in only three cells of a house: every other candidate goes from
    /// those cells.
    ///
    /// No digit needs all three places. Cells such as `359`, `379` and `579` hide the triple 3, 5,
    /// 7 where no other cell of the house has one of these digits, though each cell has just three
    /// candidates.
    ///
    /// # Why it works
    ///
    /// The three digits need three cells and have no others to go to, so they use up all three.
    /// None is left for another digit.
    HIDDEN_TRIPLE {
        name: "Hidden Triple",
        aliases: &["Hidden Triplet"],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0211", score: 100, level: Level::Medium }),
        se_rating: Some(4.0),
        assumes_uniqueness: false,
        example: Example {
            state: "5..+3........6......2....4.8+2+5+94+3+68+7+173...9.+4..+4127.+39..+6..5+29+1+41.\
                    5.43..74.+2.+615+8+3:115 125 217 227 228 529 613 617 638 734 854 912 922 934",
            conclusion: "r1c5<>8",
        },
        near_miss: Example {
            state: "5..+3........6......2....4.8+2+5+94+3+68+7+173...9.+4..+4127.+39..+6..5+29+1+41.\
                    5.43..74.+2.+615+8+3:115 125 227 228 529 613 617 638 734 854 912 922 934",
            conclusion: "r1c5<>8",
        },
        search: |context, found| subset::find(context, Form::Hidden, 3, found),
    }
}
