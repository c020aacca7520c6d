//! Finned Jellyfish.

use crate::patterns::fish::{self, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Jellyfish but for a few extra places in one box, the fins: the digit goes only from those
    /// cells of the cover that see every fin.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or there is no fin and the Jellyfish stands. A cell that the Jellyfish
    /// would clear and that sees every fin loses the digit both ways. Every base line has two
    /// places or more besides the fins.
    FINNED_JELLYFISH {
        name: "Finned Jellyfish",
        aliases: &[],
        family: Family::Fish,
        hodoku: Some(Hodoku { code: "0312", score: 250, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "..8.9.6...+9+16...+5..+65.7+8+9.4.4+6.+8.+1+79+5+8+7+9.+146.1.+97+4+6.8+561.+4+5\
                    9...8+74+2+635+9+19+5.8+1+7.+46:211 221 227 277 279 311 319 321 327 377 379",
            conclusion: "r1c9<>2",
        },
        near_miss: Example {
            state: "..8.9.6....+16...+5..+65.7+8+9.4.4+6.+8.+1+79+5+8+7+9.+146.1.+97+4+6.8+561.+4+59\
                    ...8+74+2+635+9+19+5.8+1+7.+46:211 221 227 277 279 311 319 321 327 377 379",
            conclusion: "r1c9<>2",
        },
        search: |context, found| fish::find(context, 4, Fins::Finned, found),
    }
}
