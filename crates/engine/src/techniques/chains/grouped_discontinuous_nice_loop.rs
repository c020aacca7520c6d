//! Grouped Discontinuous Nice Loop.

use crate::patterns::chain::Through;
use crate::patterns::chain::find::{self, Kind};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Discontinuous Nice Loop through groups of places in the crossing of a box and a line, or through
    /// almost locked sets where the limits allow these: it eliminates one candidate, or all but one of a cell.
    ///
    /// # Why it works
    ///
    /// A group is true if one of its places is: a house with places in two groups has its digit in one of
    /// them, and a place that sees the whole group excludes it. The loop follows as any other, and shows that
    /// where it starts one candidate cannot be, or must be.
    GROUPED_DISCONTINUOUS_NICE_LOOP {
        name: "Grouped Discontinuous Nice Loop",
        aliases: &["Grouped Discontinuous Loop"],
        family: Family::Chains,
        hodoku: Some(Hodoku { code: "0710", score: 300, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "..14..8....7....1.24......36....5....+748..2+51.5.2.+4..7+4...8.....+95647\
                    ...7.+6.3...9:135 144 216 226 278 279 298 321 326 524 525 527 534 615 61\
                    8 627 636 665 677 735 842 915 921 925 934 935 936 943 944 956 961",
            conclusion: "r1c9<>6",
        },
        near_miss: Example {
            state: "..14..8....7....1.24......36....5....+748..2+51.5.2.+4..7+4...8.....+95647\
                    ...7.+6.3...9:135 144 216 226 278 279 298 321 524 525 527 534 615 618 62\
                    7 636 665 677 735 842 915 921 925 934 935 936 943 944 956 961",
            conclusion: "r1c9<>6",
        },
        search: |context, found| find::chains(context, Kind::Discontinuous, Through::Groups, found),
    }
}
