//! Sashimi Jellyfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Finned Jellyfish so lean that some base line has a single place left besides the fins: the digit goes
    /// from those cells of the cover that see every fin.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or the base lines have places only in the cover, four lines in four, as in a
    /// Jellyfish. A cell of the cover outside the base that sees every fin loses the digit both ways.
    SASHIMI_JELLYFISH {
        name: "Sashimi Jellyfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0322", score: 260, level: Level::Unfair }),
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
        search: |context, found| fish::find(context, 4, Fins::Sashimi, found),
    }
}
