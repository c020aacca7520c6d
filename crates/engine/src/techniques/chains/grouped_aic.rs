//! Grouped AIC.

use crate::patterns::chain::Through;
use crate::patterns::chain::find::{self, Kind};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// An AIC in which several places of a digit in the crossing of a box and a line count as one, or in
    /// which almost locked sets link two digits, where the limits allow these.
    ///
    /// # Why it works
    ///
    /// A group is true if one of its places is: a house with places in two groups has its digit in one of
    /// them, and a place that sees the whole group excludes it. An almost locked set without one of its digits
    /// holds all others. The chain follows as any other.
    GROUPED_AIC {
        name: "Grouped AIC",
        aliases: &["Grouped Alternating Inference Chain", "Grouped Chain"],
        family: Family::Chains,
        hodoku: Some(Hodoku { code: "0711", score: 300, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "1.3.486..+69+837..54.2.9.....8....5...3..7........+81.5..7+8.....2..1.6+8+\
                    7.3..+3...98.7:137 147 176 247 253 255 259 266 291 293 443 447 453 457 46\
                    1 463 481 498 581 594 643 645 652 653 663 742 947 948 953 959",
            conclusion: "r78c9<>9",
        },
        near_miss: Example {
            state: "1.3.486..+69+837..54.2.9.....8....5...3..7........+81.5..7+8.....2..1.6+8+\
                    7.3..+3...98.7:137 147 176 247 253 255 259 266 291 293 443 447 453 457 46\
                    1 463 481 498 581 594 643 645 652 653 663 742 948 953 959",
            conclusion: "r78c9<>9",
        },
        search: |context, found| find::chains(context, Kind::Alternating, Through::Groups, found),
    }
}
