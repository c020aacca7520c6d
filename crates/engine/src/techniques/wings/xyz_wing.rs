//! XYZ-Wing.

use crate::patterns::wing;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A pivot with the candidates `xyz` sees two pincers, `xz` and `yz`: the digit `z` goes from
    /// every cell that sees all three.
    ///
    /// # Why it works
    ///
    /// If the pivot is `x`, the first pincer is `z`; if it is `y`, the second is; or it is `z`
    /// itself. One of the three is `z` in every case, so a cell that sees them all cannot be.
    XYZ_WING {
        name: "XYZ-Wing",
        aliases: &[],
        family: Family::Wings,
        hodoku: Some(Hodoku { code: "0801", score: 180, level: Level::Hard }),
        se_rating: Some(4.4),
        assumes_uniqueness: false,
        example: Example {
            state: "...2+4+6+3+9..3.+179+6+2.6+9+2+3+5+8+74+1...9+84+13+6.+6.+51+2+8+7918+9+7+63+45+\
                    2...+8+975+6+457+6+421+98+3+948+63+5+2+1+7",
            conclusion: "r2c3<>5",
        },
        near_miss: Example {
            state: "...2+4+6+3+9..3.+179+6+2.6+9.+3+5+8+74+1...9+84+13+6.+6.+51+2+8+7918+9+7+63+45+2\
                    ...+8+975+6+457+6+421+98+3+948+63+5+2+1+7",
            conclusion: "r2c3<>5",
        },
        search: |context, sink| wing::find_xyz(context, sink),
    }
}
