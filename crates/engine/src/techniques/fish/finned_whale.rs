//! Finned Whale.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Whale but for a few extra places in one box, the fins: the digit goes only from those cells
    /// of the cover that see every fin.
    ///
    /// With six base lines it is hard to see; it is off by default.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or there is no fin and the Whale stands: six lines with room in six
    /// cover lines only. A cell that the Whale would clear and that sees every fin loses the digit
    /// both ways. Every base line has two places or more besides the fins.
    FINNED_WHALE {
        name: "Finned Whale",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0314", score: 470, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "..9..72.+1+26+7..1..85.+19+2...+7+7+52.4..+1+99.+4+7+1.6+2+5+61.+5+9+2.74.+9\
                    .1..7.2+1+26.+7...34+7.2.91.+6",
            conclusion: "r7c6<>8",
        },
        near_miss: Example {
            state: "..9..72.+1+26+7..1..85.+19....+7+7+52.4..+1+99.+4+7+1.6+2+5+61.+5+9+2.74.+9.\
                    1..7.2+1+26.+7...34+7.2.91.+6",
            conclusion: "r7c6<>8",
        },
        search: |context, found| fish::find(context, 6, Fins::Finned, found),
    }
}
