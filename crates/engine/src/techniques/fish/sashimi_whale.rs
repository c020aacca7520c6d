//! Sashimi Whale.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Finned Whale so lean that some base line has a single place left besides the fins: the digit
    /// goes from those cells of the cover that see every fin.
    ///
    /// With six base lines it is hard to see; it is off by default.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or the base lines have places only in the cover, six lines in six, as in
    /// a Whale. A cell of the cover outside the base that sees every fin loses the digit both ways.
    SASHIMI_WHALE {
        name: "Sashimi Whale",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0324", score: 470, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "...........3...925..25...1.+37+1.29......81..32+8+2...31+9.9.8..4..62...6+8.\
                    4....3...8.",
            conclusion: "r5c7<>5",
        },
        near_miss: Example {
            state: "...........3...925..25...1.+37+1.29......81..32+8+2...31..9.8..4..62...6+8.4\
                    ....3...8.",
            conclusion: "r5c7<>5",
        },
        search: |context, found| fish::find(context, 6, Fins::Sashimi, found),
    }
}
