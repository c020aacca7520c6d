//! Finned Squirmbag.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Squirmbag but for a few extra places in one box, the fins: the digit goes only from those
    /// cells of the cover that see every fin.
    ///
    /// With five base lines it is hard to see; it is off by default.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or there is no fin and the Squirmbag stands: five lines with room in
    /// five cover lines only. A cell that the Squirmbag would clear and that sees every fin loses the
    /// digit both ways. Every base line has two places or more besides the fins.
    FINNED_SQUIRMBAG {
        name: "Finned Squirmbag",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0313", score: 470, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "6+57+8+32+1+499+2+8.4+1.6+3143+6..+2.+8+8....+3...+4...6538+1+31...8.2..+3..\
                    .+4.1778+4..6.+3+2..+13....4:273 547 548 567 573 574 647 667",
            conclusion: "r4c3<>9",
        },
        near_miss: Example {
            state: "6+57+8+32+1+499+2+8.4+1.6+3143+6..+2.+8+8....+3...+4...6538+1+31...8.2......\
                    +4.1778+4..6.+3+2..+13....4:273 547 548 567 573 574 647 667",
            conclusion: "r4c3<>9",
        },
        search: |context, found| fish::find(context, 5, Fins::Finned, found),
    }
}
