//! XY-Wing.

use crate::patterns::wing;
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A pivot with the candidates `xy` sees two pincers, `xz` and `yz`: the digit `z` goes from
    /// every cell that sees both pincers.
    ///
    /// # Why it works
    ///
    /// If the pivot is `x`, the first pincer is `z`; if the pivot is `y`, the second is. One of the
    /// pincers is `z` either way, so a cell that sees both cannot be.
    XY_WING {
        name: "XY-Wing",
        aliases: &["Y-Wing", "Bent Naked Triple"],
        family: Family::Wings,
        hodoku: Some(Hodoku { code: "0800", score: 160, level: Level::Hard }),
        se_rating: Some(4.2),
        assumes_uniqueness: false,
        example: Example {
            state: "+3+8+2.+5.+6+19+7+6+1+2+983+5+4+4+5+9+13+678263+891+54+27+5+97...+1+3+61+24...+8\
                    9+5.+16+54.+97..43..95+619+7+5..1+24.:764 894",
            conclusion: "r8c5<>7",
        },
        near_miss: Example {
            state: "+3+8+2.+5.+6+19+7+6+1+2+983+5+4+4+5+9+13+678263+891+54+27+5+97...+1+3+61+24...+8\
                    9+5.+16+54.+97..43..95.19+7+5..1+24.:764 894",
            conclusion: "r8c5<>7",
        },
        search: |context, sink| wing::find_xy(context, sink),
    }
}
