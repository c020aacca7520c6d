//! Sashimi Swordfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Finned Swordfish so lean that some base line has a single place left besides the fins: the digit goes
    /// from those cells of the cover that see every fin.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or the base lines have places only in the cover, three lines in three, as in a
    /// Swordfish. A cell of the cover outside the base that sees every fin loses the digit both ways.
    SASHIMI_SWORDFISH {
        name: "Sashimi Swordfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0321", score: 240, level: Level::Unfair }),
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
        search: |context, found| fish::find(context, 3, Fins::Sashimi, found),
    }
}
