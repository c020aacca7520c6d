//! Finned Jellyfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Jellyfish but for a few extra places in one box, the fins: the digit goes only from those cells of the
    /// cover that see every fin.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or there is no fin and the Jellyfish stands. A cell that the Jellyfish would clear and
    /// that sees every fin loses the digit both ways. Every base line has two places or more besides the
    /// fins.
    FINNED_JELLYFISH {
        name: "Finned Jellyfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0312", score: 250, level: Level::Unfair }),
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
        search: |context, found| fish::find(context, 4, Fins::Finned, found),
    }
}
