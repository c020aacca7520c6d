//! Sashimi Swordfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Finned Swordfish so lean that some base line has a single place left besides the fins: the
    /// digit goes from those cells of the cover that see every fin.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or the base lines have places only in the cover, three lines in three,
    /// as in a Swordfish. A cell of the cover outside the base that sees every fin loses the digit
    /// both ways.
    SASHIMI_SWORDFISH {
        name: "Sashimi Swordfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0321", score: 240, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "9..1..+2+67+1+46.+2+7+9..+27.+9+63+14.+7.1498.2+6.+2+47.+68+9+1+6+892.+17.+486..\
                    7+9+4+1+2.+12...+6+794+9+76+1+2.8.:385 515 585",
            conclusion: "r1c2<>5",
        },
        near_miss: Example {
            state: "9..1..+2+67+1+46.+2+7+9..+27..+63+14.+7.1498.2+6.+2+47.+68+9+1+6+892.+17.+486..7\
                    +9+4+1+2.+12...+6+794+9+76+1+2.8.:385 515 585",
            conclusion: "r1c2<>5",
        },
        search: |context, found| fish::find(context, 3, Fins::Sashimi, found),
    }
}
