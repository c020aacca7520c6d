//! Finned Franken Jellyfish.

use crate::patterns::fish::{self, Class, Fins};
use crate::technique::{Example, Family, Hodoku, Level, declare_technique};

declare_technique! {
    /// A Franken Jellyfish but for a few extra places, the fins: the digit goes only from places that
    /// the fish would clear and that see every fin.
    ///
    /// Base and cover are rows and boxes on one side, columns and boxes on the other. A place in two
    /// base houses but in fewer of the cover is a fin as well, an endo-fin. A place of the base
    /// itself goes if it lies in more cover than base houses and sees every fin; that is called
    /// cannibalism.
    ///
    /// It is off by default: so many houses are hard to take in.
    ///
    /// # Why it works
    ///
    /// Either a fin is true, or the four houses of the base have room for the digit only in the four
    /// of the cover, and use them all up: then a place in more cover than base houses would leave the
    /// base one short. A place like that which sees every fin is false both ways.
    FINNED_FRANKEN_JELLYFISH {
        name: "Finned Franken Jellyfish",
        aliases: &[],
        family: Family::ComplexFish,
        hodoku: Some(Hodoku { code: "0342", score: 430, level: Level::Unfair }),
        se_rating: None,
        assumes_uniqueness: false,
        example: Example {
            state: "...3.4...5.4..+9+3873..+7...6.6.15.+3.+9+8.9...7+6.+3.+3.69...2..38759.+69+5\
                    +8.3+6......+9.28+35:115 125 135 139 187 188 192 215 222 235 278 458 487 \
                    488 811",
            conclusion: "r7c2<>4",
        },
        near_miss: Example {
            state: "...3.4...5.4..+9+3873..+7...6.6.15.+3.+9+8.9...7+6.+3.+3.69...2..38759.+69+5\
                    +8.3+6......+9.28+35:115 125 135 139 187 188 192 215 222 235 278 458 487 811",
            conclusion: "r7c2<>4",
        },
        search: |context, found| fish::find_complex(context, Class::Franken, 4, Fins::Finned, found),
    }
}
