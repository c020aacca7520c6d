//! Finned X-Wing.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A X-Wing but for a few extra places in one box, the fins: the digit goes only from those
    /// cells of the cover that see every fin.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or there is no fin and the X-Wing stands. A cell that the X-Wing would
    /// clear and that sees every fin loses the digit both ways. Every base line has two places or
    /// more besides the fins.
    FINNED_X_WING {
        name: "Finned X-Wing",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0310", score: 130, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "35+2+1..9+6..+976.+3+1.+5.+61.+9+5+3+7.+7+1+39.8+65.2+46+3+5+1+7+89+5+8+9..6.13+\
                    17+5+83+9..6+6+34+5128+9+79+2+8.+6.5+3+1",
            conclusion: "r2c5<>4",
        },
        near_miss: Example {
            state: "35+2+1..9...+976.+3+1.+5.+61.+9+5+3+7.+7+1+39.8+65.2+46+3+5+1+7+89+5+8+9..6.13+1\
                    7+5+83+9..6+6+34+5128+9+79+2+8.+6.5+3+1",
            conclusion: "r2c5<>4",
        },
        search: |context, found| fish::find(context, 2, Fins::Finned, found),
    }
}
