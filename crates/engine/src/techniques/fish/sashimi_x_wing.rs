//! Sashimi X-Wing.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Finned X-Wing so lean that some base line has a single place left besides the fins: the
    /// digit goes from those cells of the cover that see every fin.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or the base lines have places only in the cover, two lines in two, as
    /// in a X-Wing. A cell of the cover outside the base that sees every fin loses the digit both
    /// ways.
    SASHIMI_X_WING {
        name: "Sashimi X-Wing",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0320", score: 150, level: Level::Hard }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "+92+8+4+5+73+6+1576+13..4.3+14+6.85...+8974+5..3.+3586.....+4.3.1.+8+54+5+1+2+8+\
                    379+68+639+74+1+5+2.+9.+5+1+6.+3.:258 751 927 959",
            conclusion: "r6c7<>2",
        },
        near_miss: Example {
            state: "+92+8+4+5+73+6+1576+13..4.3+14+6.85...+8974+5..3.+3586.....+4.3.1..+54+5+1+2+8+3\
                    79+68+639+74+1+5+2.+9.+5+1+6.+3.:258 751 927 959",
            conclusion: "r6c7<>2",
        },
        search: |context, found| fish::find(context, 2, Fins::Sashimi, found),
    }
}
