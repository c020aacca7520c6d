//! Finned Swordfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Swordfish but for a few extra places in one box, the fins: the digit goes only from those cells of the
    /// cover that see every fin.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or there is no fin and the Swordfish stands. A cell that the Swordfish would clear and
    /// that sees every fin loses the digit both ways. Every base line has two places or more besides the
    /// fins.
    FINNED_SWORDFISH {
        name: "Finned Swordfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0311", score: 200, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: |context, found| fish::find(context, 3, Fins::Finned, found),
    }
}
