//! Sashimi Leviathan.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Finned Leviathan so lean that some base line has a single place left besides the fins: the
    /// digit goes from those cells of the cover that see every fin.
    ///
    /// With seven base lines it is hard to see; it is off by default.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or the base lines have places only in the cover, seven lines in seven,
    /// as in a Leviathan. A cell of the cover outside the base that sees every fin loses the digit
    /// both ways.
    SASHIMI_LEVIATHAN {
        name: "Sashimi Leviathan",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0325", score: 470, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: ".7+158.69+4.9+8.+4+6+1..4.61+9..+8...94+7.8+6.+83+7+6.9+4+1.6.....7.+97+82+9\
                    +153+4+6+1+6..3.+9.8+9.3.6..71:264 266",
            conclusion: "r4c6<>2",
        },
        near_miss: Example {
            state: ".7+158.69+4.9+8.+4+6+1..4.61+9..+8...94+7.8+6.+83+7..9+4+1.6.....7.+97+82+9\
                    +153+4+6+1+6..3.+9.8+9.3.6..71:264 266",
            conclusion: "r4c6<>2",
        },
        search: |context, found| fish::find(context, 7, Fins::Sashimi, found),
    }
}
