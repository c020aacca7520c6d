//! Naked Triple.

use crate::patterns::subset::{self, Form};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// Three cells of a house have only three candidates between them: those digits go from the
    /// rest of the house.
    ///
    /// No cell needs all three: `37`, `79` and `39` make one as well as `379` thrice.
    ///
    /// # Why it works
    ///
    /// The three cells need three digits and have no others to take, so they use up all three. None
    /// is left for another cell of the house.
    NAKED_TRIPLE {
        name: "Naked Triple",
        aliases: &["Naked Triplet"],
        family: Family::Subsets,
        hodoku: Some(Hodoku { code: "0201", score: 80, level: Level::Medium }),
        se_rating: Some(3.6),
        assumes_uniqueness: false,
        example: Example {
            state: "...+65+3..21+25+4+89+3+7+6+3.6+7+12...+4..+82.7.+3...3+9..4.+5+3.147.69+914+2+6+\
                    8+53+7+65+3+971.+2..7.+5+3+469+1:253 813 817 837 839 853",
            conclusion: "r5c17<>8",
        },
        near_miss: Example {
            state: "...+65+3..21+25+4+89+3+7+6+3.6+7+12...+4..+82.7.+3...3...4.+5+3.147.69+914+2+6+8\
                    +53+7+65+3+971.+2..7.+5+3+469+1:253 813 817 837 839 853",
            conclusion: "r5c17<>8",
        },
        search: |context, found| subset::find(context, Form::Naked, 3, found),
    }
}
