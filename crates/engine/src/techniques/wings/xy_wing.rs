//! XY-Wing.

use crate::patterns::wing;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A pivot with the candidates `xy` sees two pincers, `xz` and `yz`: the digit `z` goes from every cell
    /// that sees both pincers.
    ///
    /// # Why it works
    ///
    /// If the pivot is `x`, the first pincer is `z`; if the pivot is `y`, the second is. One of the pincers is
    /// `z` either way, so a cell that sees both cannot be.
    XY_WING {
        name: "XY-Wing",
        aliases: &["Y-Wing", "Bent Naked Triple"],
        family: Family::Wings,
        hodoku: Some(Hodoku { code: "0800", score: 160, level: Level::Hard }),
        se_rating: Some(4.2),
        assumes_uniqueness: false,
        example: Example {
            state: "",
            conclusion: "",
        },
        near_miss: Example {
            state: "",
            conclusion: "",
        },
        search: |context, found| wing::find(context, 2, found),
    }
}
