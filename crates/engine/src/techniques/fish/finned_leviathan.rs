//! Finned Leviathan.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Leviathan but for a few extra places in one box, the fins: the digit goes only from those
    /// cells of the cover that see every fin.
    ///
    /// With seven base lines it is hard to see; it is off by default.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or there is no fin and the Leviathan stands: seven lines with room in
    /// seven cover lines only. A cell that the Leviathan would clear and that sees every fin loses
    /// the digit both ways. Every base line has two places or more besides the fins.
    FINNED_LEVIATHAN {
        name: "Finned Leviathan",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0315", score: 470, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "2...9....13.2.....+69..8.2.44..+8.9+16.+3+1+9+5+6+28+4+78+6..14..9..+1...+6.\
                    5..362.4.1..6....3.:782 792",
            conclusion: "r7c2<>7",
        },
        near_miss: Example {
            state: "2...9....13.2......9..8.2.44..+8.9+16.+3+1+9+5+6+28+4+78+6..14..9..+1...+6.5\
                    ..362.4.1..6....3.:782 792",
            conclusion: "r7c2<>7",
        },
        search: |context, found| fish::find(context, 7, Fins::Finned, found),
    }
}
