//! Sashimi Squirmbag.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Finned Squirmbag so lean that some base line has a single place left besides the fins: the
    /// digit goes from those cells of the cover that see every fin.
    ///
    /// With five base lines it is hard to see; it is off by default.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or the base lines have places only in the cover, five lines in five, as
    /// in a Squirmbag. A cell of the cover outside the base that sees every fin loses the digit both
    /// ways.
    SASHIMI_SQUIRMBAG {
        name: "Sashimi Squirmbag",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0323", score: 470, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: ".5.8.1..+626....+8.....4.+6...+475.+623.+8...5....4.9+2.4+876+5.2.....8+3.+4\
                    8+2.367+1..76+8.9.+2:171 173 918 928 938",
            conclusion: "r3c12<>1",
        },
        near_miss: Example {
            state: ".5.8.1..+626....+8.....4.+6...+475.+623.+8...5....4.9+2.4+876+5.2.....8+3.+4\
                    8+2.367+1..76+8.9.+2:171 918 928 938",
            conclusion: "r3c12<>1",
        },
        search: |context, found| fish::find(context, 5, Fins::Sashimi, found),
    }
}
