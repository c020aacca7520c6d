//! Wings: a few bivalue cells that together leave a digit one of two places.

use crate::declare_techniques;
use crate::patterns::{w_wing, wing};
use crate::technique::{Family, Hodoku, Level};

declare_techniques! {
    WINGS, Family::Wings, "examples/wings.txt";

    /// Two cells have the same two candidates `xy`. A house has only two candidates for `x`, and each of the two
    /// cells sees one of them: the digit `y` can be eliminated from every cell that sees both cells.
    ///
    /// # Why it works
    ///
    /// One of the two candidates for `x` in the house is true, and the cell that sees it is not `x` but `y`. So one
    /// of the two cells is `y`.
    W_WING {
        name: "W-Wing",
        aliases: &["Semi-Remote Naked Pair"],
        hodoku: Some(Hodoku { code: "0803", score: 150, level: Level::Hard }),
        search: |context, sink| w_wing::find(context, sink),
    }

    /// A pivot with the candidates `xy` sees two pincers, `xz` and `yz`: the digit `z` can be eliminated from every
    /// cell that sees both pincers.
    ///
    /// # Why it works
    ///
    /// If the pivot is `x`, the first pincer is `z`; if the pivot is `y`, the second is. One of the pincers is `z`
    /// either way, so a cell that sees both cannot be.
    XY_WING {
        name: "XY-Wing",
        aliases: &["Y-Wing", "Bent Naked Triple"],
        hodoku: Some(Hodoku { code: "0800", score: 160, level: Level::Hard }),
        se_rating: Some(4.2),
        search: |context, sink| wing::find_xy(context, sink),
    }

    /// A pivot with the candidates `xyz` sees two pincers, `xz` and `yz`: the digit `z` can be eliminated from every
    /// cell that sees all three.
    ///
    /// # Why it works
    ///
    /// If the pivot is `x`, the first pincer is `z`; if it is `y`, the second is; otherwise the pivot itself is `z`.
    /// One of the three is `z` in every case, so a cell that sees them all cannot be.
    XYZ_WING {
        name: "XYZ-Wing",
        hodoku: Some(Hodoku { code: "0801", score: 180, level: Level::Hard }),
        se_rating: Some(4.4),
        search: |context, sink| wing::find_xyz(context, sink),
    }
}
