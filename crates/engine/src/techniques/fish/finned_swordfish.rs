//! Finned Swordfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Swordfish but for a few extra places in one box, the fins: the digit goes only from those
    /// cells of the cover that see every fin.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or there is no fin and the Swordfish stands. A cell that the Swordfish
    /// would clear and that sees every fin loses the digit both ways. Every base line has two
    /// places or more besides the fins.
    FINNED_SWORDFISH {
        name: "Finned Swordfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0311", score: 200, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+8+6...+2..+92+5.+9678.1+9..+8...264+9+62+8+3+15+71+2+85+7+639+4+37+5..9+6+8+263\
                    9+7.8+2.+5..+2+3+9..+68.8.+62.9.+3:115 133 135 196 413 415 433 435 437 536 793",
            conclusion: "r2c8<>4",
        },
        near_miss: Example {
            state: "+8+6...+2..+92+5.+9678.1+9..+8...264+9+62+8+3+15+71+2+85+7+639+4+37+5..9+6+8+263\
                    9+7.8+2.+5..+2+3+9..+68.8.+62.9.+3:115 133 135 196 415 433 435 437 536 793",
            conclusion: "r2c8<>4",
        },
        search: |context, found| fish::find(context, 3, Fins::Finned, found),
    }
}
